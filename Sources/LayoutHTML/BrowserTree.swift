import LayoutDocument
import LayoutEngine

/// A case as elements that a browser lays out with CSS, so that a script can measure their frames.
///
/// Every node is an element of the class `n`. The root is in a block of the class `stage` with the size of the available
/// space. Content consists of boxes with the required sizes and is independent of fonts: a word is a box, a space is the
/// word spacing of a font of size 0, and the baseline is that of a line with height 0 at the required position. The
/// elements require ``styleSheet``.
package struct BrowserTree {
  private let layoutCase: LayoutCase

  /// Creates the elements of a case.
  /// - Throws: An error at the first node that a browser cannot lay out.
  package init(_ layoutCase: LayoutCase) throws(LayoutCaseError) {
    if let obstacle = BrowserTree.obstacle(to: layoutCase) { throw obstacle }
    self.layoutCase = layoutCase
  }

  // MARK: - Obstacles

  /// The maximum depth of elements that browsers create from markup, less the elements around a case.
  private static let deepestNesting = 480

  /// The reason why a browser cannot lay out a case; `nil` if it can.
  package static func obstacle(to layoutCase: LayoutCase) -> LayoutCaseError? {
    for (index, node) in layoutCase.nodes.enumerated() {
      if let reason = obstacle(in: node) { return LayoutCaseError(layoutCase, node: index, reason: reason) }
    }
    return nil
  }

  private static func obstacle(in node: DocumentNode) -> String? {
    if node.depth > deepestNesting {
      return "a browser nests elements \(deepestNesting) deep at most: make the tree flatter"
    }
    if node.box != nil { return "a browser has no box containers" }
    if node.style.hasColumns, node.style.usedDirection != .row || node.style.usedWrap != .wrap {
      return "a browser has no columns or rows in reverse order: use \"row\" and \"wrap\""
    }
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

  // MARK: - Elements

  /// The stage with the elements of all nodes.
  ///
  /// - Parameter classOfDepth: Returns a class for the nodes of a depth, which is 0 for the root. Default: none.
  package func markup(classOfDepth: (Int) -> String? = { _ in nil }) -> String {
    let elements = NodeElements.markup(
      of: layoutCase.nodes, level: 1, attributes: { attributes(of: $0, classOfDepth) }, content: BrowserTree.content)
    return "<div class=\"stage\" style=\"\(stageStyle)\">\n\(elements)</div>\n"
  }

  /// The `style` attribute of the stage: the available space.
  ///
  /// Its writing mode is that of the root, because the root is laid out in it as a block.
  package var stageStyle: String {
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

  /// The `style` attribute of the root.
  package var rootStyle: String { declarations(of: 0) }

  private func declarations(of index: Int) -> String {
    let node = layoutCase.nodes[index]
    return CSSDeclarations(node.style, isRoot: index == 0, isLeaf: node.measure != nil).text
  }

  private func attributes(of index: Int, _ classOfDepth: (Int) -> String?) -> String {
    let node = layoutCase.nodes[index]
    var classes = "n"
    if let name = classOfDepth(node.depth) { classes += " " + name }
    if let measure = node.measure {
      classes += " content"
      // Without a baseline of its own, the content is aligned by its bottom edge.
      if measure.baseline == nil { classes += " unaligned" }
    }
    let declarations = declarations(of: index)
    return " class=\"\(classes)\"" + (declarations.isEmpty ? "" : " style=\"\(declarations)\"")
  }

  private static func content(_ measure: MeasureModel) -> String {
    switch measure.content {
    case .fixed(let size): return NodeElements.withBaselines(NodeElements.box(size), of: measure)
    case .text(let text): return NodeElements.withBaselines(markup(of: text), of: measure)
    case .area, .image: return ""
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

  // MARK: - Style sheet

  /// The rules for stages, nodes and their content.
  ///
  /// All properties have their initial values, whatever surrounds the stage. No element around a stage may be the
  /// containing block of absolutely positioned boxes.
  package static let styleSheet = """
    .stage { position: absolute; left: 0; top: 0; direction: ltr }
    .n {
      display: flex; position: relative; box-sizing: content-box; margin: 0; padding: 0; border: 0 solid transparent;
      inset: auto; width: auto; height: auto; min-width: auto; min-height: auto; max-width: none; max-height: none;
      flex: 0 1 auto; flex-flow: row nowrap; justify-content: flex-start; align-items: stretch; align-content: stretch;
      align-self: auto; justify-self: auto; visibility: visible; gap: 0; order: 0; aspect-ratio: auto;
      overflow: visible; scrollbar-width: none; font-size: 0; line-height: 0; letter-spacing: 0; word-spacing: 0;
      white-space: normal; text-align: start; text-indent: 0;
    }
    .content { display: flow-root }
    .unaligned { contain: layout }
    .content :is(b, span) { display: block }
    .content b { height: 0 }
    .content i { display: inline-block; width: 0; height: 0 }

    """
}
