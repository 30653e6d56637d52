import LayoutDocument
import LayoutEngine

/// A case as elements that a browser lays out with CSS.
///
/// Every node is an element of the class `n`. The root stands in a block as large as the available space. Content is made
/// of boxes of the right sizes, so that no font takes part: a word is a box, a space is the spacing of a font of size 0,
/// and the baseline is that of a line of no height at the right place.
package struct BrowserTree {
  private let layoutCase: LayoutCase

  /// The elements of a case.
  package init(_ layoutCase: LayoutCase) { self.layoutCase = layoutCase }

  /// The deepest nesting of elements that browsers build from markup, less what stands around a case.
  private static let deepestNesting = 480

  /// Why no browser can lay the case out, if so.
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
      if node.measure?.baseline != nil { return "a browser has no image with a baseline of its own: leave it out" }
      for extent in [size.width, size.height] where extent != extent.rounded() || extent < 1 {
        return "a browser has images of whole pixels: round \(JSONText.number(extent))"
      }
    }
    let border = node.style.border
    for width in [border.top, border.left, border.bottom, border.right, border.start ?? 0, border.end ?? 0]
    where width != width.rounded() {
      return "a browser draws borders in whole pixels: use a padding, or round \(JSONText.number(width))"
    }
    return nil
  }

  /// Writes the elements, the root first.
  func write(to writer: inout MarkupWriter) {
    writer.open("div")
    writer.attribute("class", "stage")
    writer.attribute("style", stageStyle)
    /// Where the nodes end whose elements are open.
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

  /// The root's writing mode is that of the stage, too: it is laid out there as a block.
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
      // Without a baseline of its own the bottom edge stands in for it.
      if measure.baseline == nil { classes += " unaligned" }
    }
    if case .image(let size) = node.measure?.content {
      // An element with a natural size and ratio that nothing has to be loaded for.
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
    // A line of no height at the baseline; what follows begins at the top again.
    let markup =
      "<b style=\"margin-block-start:\(CSSDeclarations.points(baseline))\"><i></i></b>"
      + "<div style=\"margin-block-start:\(CSSDeclarations.points(-baseline))\">\(content)</div>"
    // The same from the bottom upwards.
    guard let last = distanceFromBottom(measure, baseline) else { return markup }
    let (up, down) = (CSSDeclarations.points(-last), CSSDeclarations.points(last))
    return markup + "<b style=\"margin-block:\(up) \(down)\"><i></i></b>"
  }

  /// The distance of the last baseline from the bottom of the content, where it is not the first one.
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
