import LayoutDocument
import LayoutEngine

/// The frames of the engine as absolutely positioned elements: a box for each displayed node, a bar for each word.
struct EnginePanel {
  private let scene: Scene

  init(_ layout: CaseLayout) { scene = Scene(layout) }

  /// The bounds of the whole content, including margins and words.
  var bounds: LayoutRect {
    var bounds = scene.bounds
    for box in scene.boxes {
      for word in box.wordRects { bounds = bounds.union(word) }
    }
    return bounds
  }

  func write(to writer: inout MarkupWriter) {
    for box in scene.boxes {
      writer.open("div")
      writer.attribute("class", "box " + Palette.boxes[Palette.index(depth: box.depth)].name)
      writer.attribute("data-node", "\(box.node)")
      writer.attribute("style", EnginePanel.place(box.rect))
      writer.close()
      for word in box.wordRects {
        writer.open("u")
        writer.attribute("style", EnginePanel.place(word))
        writer.close()
      }
    }
  }

  private static func place(_ rect: LayoutRect) -> String {
    "left:\(points(rect.x));top:\(points(rect.y));width:\(points(rect.width));height:\(points(rect.height))"
  }

  private static func points(_ value: Double) -> String { MarkupWriter.number(value) + "px" }
}

extension SceneBox {
  /// The rectangle of each word.
  ///
  /// Words and lines begin at the inline-start edge.
  fileprivate var wordRects: [LayoutRect] {
    guard case .text(let lines, let advance, let lineHeight) = content else { return [] }
    var rects: [LayoutRect] = []
    for (index, line) in lines.enumerated() {
      var position = 0
      for word in line.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
        let span = LineSpan(start: Double(position) * advance, length: Double(word.count) * advance)
        position += word.count + 1
        guard !word.isEmpty else { continue }
        rects.append(span.rect(in: self, offset: Double(index) * lineHeight, height: lineHeight, mirrors: true))
      }
    }
    return rects
  }
}
