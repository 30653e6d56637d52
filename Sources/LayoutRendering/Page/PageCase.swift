import LayoutDocument
import LayoutEngine

/// A case of a page: laid out here as it is written and in its variants, to stand beside what a browser makes of it.
public struct PageCase: Sendable {
  /// The layouts, in the order of `CaseVariant.allCases`, without snapping: browsers keep 64ths of a pixel.
  let layouts: [CaseLayout]

  /// Lays `layoutCase` out.
  /// - Throws: an error at the first node that the engine, or a browser, cannot lay out: a box container, content of a given
  ///   area, a border that is not a whole number of points, more than 480 levels.
  public init(_ layoutCase: LayoutCase) throws(LayoutCaseError) {
    if let obstacle = BrowserTree(layoutCase).obstacle { throw obstacle }
    var unsnapped = layoutCase
    unsnapped.scale = 0
    var layouts: [CaseLayout] = []
    for variant in CaseVariant.allCases { layouts.append(try CaseLayout(unsnapped.variant(variant))) }
    self.layouts = layouts
  }

  /// What the case is called.
  var name: String { layouts[0].layoutCase.name }

  /// What the script compares the browser's frames with, as JSON.
  func expectation(document: String) -> String {
    let layoutCase = layouts[0].layoutCase
    var text = "{\"document\":\(JSONText.quoted(document)),\"name\":\(JSONText.quoted(name)),"
    text += "\"tolerance\":\(JSONText.number(layoutCase.tolerance)),\"frames\":["
    for (index, layout) in layouts.enumerated() {
      text += index == 0 ? "[" : ",["
      for (index, frame) in layout.frames.enumerated() {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { JSONText.number($0, decimals: 4) }
        text += (index == 0 ? "[" : ",[") + numbers.joined(separator: ",") + "]"
      }
      text += "]"
    }
    return text + "]}"
  }

  // MARK: - Drawing

  func write(to writer: inout MarkupWriter) {
    writer.open("article")
    writer.element("h3", content: DisplayText.singleLine(name))
    if let about = layouts[0].layoutCase.about {
      writer.element("p", content: DisplayText.singleLine(about))
    }
    writer.open("div")
    writer.attribute("class", "variants")
    for (variant, layout) in zip(CaseVariant.allCases, layouts) {
      writer.open("figure")
      writer.element("figcaption", content: PageCase.caption(of: variant))
      writer.open("div")
      writer.attribute("class", "pair")
      let scene = Scene(layout)
      openPanel(titled: "browser", showing: scene.bounds, in: &writer)
      BrowserTree(layout.layoutCase).write(to: &writer)
      closePanel(in: &writer)
      openPanel(titled: "StackLayout", showing: scene.bounds, in: &writer)
      write(scene, of: layout, to: &writer)
      closePanel(in: &writer)
      writer.close()
      writer.close()
    }
    writer.close()
    writer.close()
  }

  private static func caption(of variant: CaseVariant) -> String {
    switch variant {
    case .asWritten: return "as written"
    case .otherBoxSizing: return "other box sizing"
    case .otherDirection: return "other direction"
    case .otherBoxSizingAndDirection: return "both"
    }
  }

  /// Opens two elements: one that clips, and in it one whose origin is that of the root's container.
  private func openPanel(titled title: String, showing bounds: LayoutRect, in writer: inout MarkupWriter) {
    writer.open("div")
    writer.attribute("class", "side")
    writer.element("span", content: title)
    writer.open("div")
    writer.attribute("class", "panel")
    writer.open("div")
    writer.attribute("class", "plane")
    writer.attribute(
      "style",
      "width:\(CSSDeclarations.points(bounds.maxX));height:\(CSSDeclarations.points(bounds.maxY));"
        + "margin-left:\(CSSDeclarations.points(-bounds.x));margin-top:\(CSSDeclarations.points(-bounds.y))")
  }

  private func closePanel(in writer: inout MarkupWriter) {
    for _ in 0..<3 { writer.close() }
  }

  private func write(_ scene: Scene, of layout: CaseLayout, to writer: inout MarkupWriter) {
    let shown = layout.layoutCase.visibleNodes
    for (box, node) in zip(scene.boxes, shown) {
      writer.open("div")
      writer.attribute("class", "box " + Palette.boxes[Palette.index(depth: box.depth)].name)
      writer.attribute("data-node", "\(node)")
      writer.attribute("style", PageCase.place(box.rect))
      writer.close()
      guard case .text(let lines, let advance, let lineHeight) = box.content else { continue }
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let width = Double(line.unicodeScalars.count) * advance
        // Lines begin where reading begins.
        let x = layout.isRightToLeft(node) ? box.contentBox.maxX - width : box.contentBox.x
        let y = box.contentBox.y + Double(index) * lineHeight
        writer.open("u")
        writer.attribute("style", PageCase.place(LayoutRect(x: x, y: y, width: width, height: lineHeight)))
        writer.close()
      }
    }
  }

  private static func place(_ rect: LayoutRect) -> String {
    "left:\(points(rect.x));top:\(points(rect.y));width:\(points(rect.width));height:\(points(rect.height))"
  }

  private static func points(_ value: Double) -> String { MarkupWriter.number(value) + "px" }
}

extension LayoutCase {
  /// The nodes that take part in the layout, in the order of a ``Scene``'s boxes.
  fileprivate var visibleNodes: [Int] {
    var visible: [Int] = []
    var index = 0
    while index < nodes.count {
      if nodes[index].style.display == .none {
        index = nodes[index].subtreeEnd
      } else {
        visible.append(index)
        index += 1
      }
    }
    return visible
  }
}

extension CaseLayout {
  /// Whether a node's lines run from right to left.
  fileprivate func isRightToLeft(_ node: Int) -> Bool {
    var current: Int? = node
    while let index = current {
      switch layoutCase.nodes[index].style.layoutDirection {
      case .leftToRight: return false
      case .rightToLeft: return true
      case .inherit: current = layoutCase.nodes[index].parent
      }
    }
    return false
  }
}
