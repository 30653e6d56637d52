import LayoutDocument
import LayoutEngine

/// A case as elements that a browser lays out with CSS.
///
/// Every node is an element of the class `n`. The root is in a block with the size of the available space. Content
/// consists of boxes with the required sizes and is independent of fonts: a word is a box, a space is the word spacing
/// of a font of size 0, and the baseline is that of a line with height 0 at the required position.
package struct BrowserTree {
  private let layoutCase: LayoutCase

  /// Creates the elements of a case.
  package init(_ layoutCase: LayoutCase) { self.layoutCase = layoutCase }

  /// The maximum depth of elements that browsers create from markup, less the elements around a case.
  private static let deepestNesting = 480

  /// The reason why a browser cannot lay out the case; `nil` if it can.
  package var obstacle: LayoutCaseError? {
    for (index, node) in layoutCase.nodes.enumerated() {
      if let reason = BrowserTree.obstacle(in: node) { return LayoutCaseError(layoutCase, node: index, reason: reason) }
    }
    return nil
  }

  private static func obstacle(in node: DocumentNode) -> String? {
    if node.depth > deepestNesting {
      return "a browser nests elements \(deepestNesting) deep at most: make the tree flatter"
    }
    if node.box != nil { return "a browser has no box containers: show the case with layout or render" }
    if case .area = node.measure?.content {
      return "a browser has no content of a given area: use \"fixed\" or \"text\""
    }
    if case .image(let size) = node.measure?.content {
      if node.measure?.baseline != nil {
        return "a browser has no image with a baseline of its own: remove \"baseline\""
      }
      for extent in [size.width, size.height] where extent != extent.rounded() || extent < 1 {
        return "a browser has images with a size in whole pixels: round \(JSONText.number(extent))"
      }
    }
    let border = node.style.border
    for width in [border.top, border.left, border.bottom, border.right, border.start ?? 0, border.end ?? 0]
    where width != width.rounded() {
      return "a browser draws borders in whole pixels: use a padding, or round \(JSONText.number(width))"
    }
    return nil
  }

  /// Writes the elements, beginning with the stage and the root.
  func write(to writer: inout MarkupWriter) {
    writer.open("div")
    writer.attribute("class", "stage")
    writer.attribute("style", stageStyle)
    /// The indices at which the nodes with open elements end.
    var ends: [Int] = []
    for (index, node) in layoutCase.nodes.enumerated() {
      open(node, in: &writer)
      if case .image? = node.measure?.content {
        writer.close(markup: "")
      } else if let measure = node.measure {
        writer.close(markup: BrowserTree.markup(of: measure))
      } else if node.childCount == 0 {
        writer.close(markup: "")
      } else {
        ends.append(node.subtreeEnd)
        continue
      }
      while ends.last == index + 1 {
        ends.removeLast()
        writer.close()
      }
    }
    writer.close()
  }

  /// The `style` attribute of the stage.
  ///
  /// Its writing mode is that of the root, because the root is laid out in it as a block.
  var stageStyle: String {
    let root = layoutCase.nodes[0].style
    let (width, height) = (
      layoutCase.availableWidth.map(CSSDeclarations.points), layoutCase.availableHeight.map(CSSDeclarations.points)
    )
    guard root.writingMode.isVertical else {
      return "width:" + (width ?? "max-content") + (height.map { ";height:" + $0 } ?? "")
    }
    return "writing-mode:" + CSSDeclarations.text(root.writingMode) + ";height:" + (height ?? "max-content")
      + (width.map { ";width:" + $0 } ?? "")
  }

  private func open(_ node: DocumentNode, in writer: inout MarkupWriter) {
    var classes = "n " + Palette.boxes[Palette.index(depth: node.depth)].name
    if let measure = node.measure {
      classes += " content"
      // Without a baseline of its own, the content is aligned by its bottom edge.
      if measure.baseline == nil { classes += " unaligned" }
    }
    if case .image(let size) = node.measure?.content {
      // A canvas has a natural size and aspect ratio and requires no loading.
      writer.open("canvas")
      writer.attribute("width", JSONText.number(size.width))
      writer.attribute("height", JSONText.number(size.height))
    } else {
      writer.open("div")
    }
    let declarations = CSSDeclarations(node.style, isRoot: node.parent == nil, isLeaf: node.measure != nil)
    writer.attribute("class", classes)
    if !declarations.text.isEmpty { writer.attribute("style", declarations.text) }
  }

  // MARK: - Content

  private static func markup(of measure: MeasureModel) -> String {
    let content: String
    switch measure.content {
    case .fixed(let size), .image(let size): content = box("b", size)
    case .text(let text): content = markup(of: text)
    case .area: content = ""
    }
    guard let baseline = measure.baseline else { return content }
    // A line of height 0 at the baseline, followed by content that starts at the top again.
    let markup =
      "<b style=\"margin-block-start:\(CSSDeclarations.points(baseline))\"><i></i></b>"
      + "<div style=\"margin-block-start:\(CSSDeclarations.points(-baseline))\">\(content)</div>"
    // The same construction from the bottom.
    guard let last = distanceFromBottom(measure, baseline) else { return markup }
    let (up, down) = (CSSDeclarations.points(-last), CSSDeclarations.points(last))
    return markup + "<b style=\"margin-block:\(up) \(down)\"><i></i></b>"
  }

  /// The distance of the last baseline from the bottom of the content, if the last baseline differs from the first.
  private static func distanceFromBottom(_ measure: MeasureModel, _ baseline: Double) -> Double? {
    switch measure.content {
    case .text(let text): return text.pieces.isEmpty ? nil : text.lineHeight - baseline
    case .fixed(let size): return measure.lastBaseline.map { size.height - $0 }
    case .area, .image: return nil
    }
  }

  private static func markup(of text: TextModel) -> String {
    var markup = ""
    for piece in text.pieces {
      let length = CSSDeclarations.points(Double(piece.characters) * text.advance)
      let height = CSSDeclarations.points(text.lineHeight)
      markup += "<i style=\"inline-size:\(length);block-size:\(height)\"></i>"
      if piece.spaces > 0 {
        markup += "<s style=\"word-spacing:\(CSSDeclarations.points(Double(piece.spaces) * text.advance))\"> </s>"
      }
      if piece.endsLine { markup += "<br>" }
    }
    return markup
  }

  private static func box(_ element: String, _ size: LayoutSize) -> String {
    let (width, height) = (CSSDeclarations.points(size.width), CSSDeclarations.points(size.height))
    return "<\(element) style=\"width:\(width);height:\(height)\"></\(element)>"
  }
}
