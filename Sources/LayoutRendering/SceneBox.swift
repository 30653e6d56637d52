import LayoutDocument
import LayoutEngine

/// One visible node of a scene.
struct SceneBox {
  /// What stands in the content box.
  enum Content {
    /// Children, or nothing.
    case none
    /// Lines of text.
    case text(lines: [String], advance: Double, lineHeight: Double)
    /// Something of its own size, or of its own proportions, such as an image.
    case image
    /// Something that is as much higher as it is narrower.
    case area
  }

  /// The node's name, if it has one.
  var id: String?
  /// The index of the parent in the scene.
  var parent: Int?
  /// The indices of the children in the scene.
  var children: [Int] = []
  /// How many ancestors the node has.
  var depth: Int
  /// The border box.
  var rect: LayoutRect
  /// The space outside the border box; negative margins count as none.
  var margin: Edges<Double>
  /// The widths of the border.
  var border: Edges<Double>
  /// The space between border and content.
  var padding: Edges<Double>
  /// What stands in the content box.
  var content: Content

  /// The box of a node; `origin` is the top-left corner of its parent's border box.
  init(_ layout: CaseLayout, node index: Int, parent: Int?, origin: LayoutPoint?) {
    let node = layout.layoutCase.nodes[index]
    let frame = Scene.finite(layout.frames[index])
    id = node.id
    self.parent = parent
    depth = node.depth
    rect = frame
    rect.origin.x += origin?.x ?? 0
    rect.origin.y += origin?.y ?? 0
    // The engine resolves edges by looking at all ancestors: most boxes have none to ask for.
    let (used, style) = (layout.ids[index], node.style)
    margin = style.margin == StyleEdges(0) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedMargin(of: used))
    border = style.border == StyleEdges(0) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedBorder(of: used))
    padding = style.padding == StyleEdges(.zero) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedPadding(of: used))
    content = .none
    content = content(of: node)
  }

  /// The box inside border and padding.
  var contentBox: LayoutRect { paddingBox.inset(by: padding) }

  /// The box inside the border.
  var paddingBox: LayoutRect { rect.inset(by: border) }

  /// The box with its margins.
  var marginBox: LayoutRect {
    LayoutRect(
      x: rect.x - margin.left, y: rect.y - margin.top, width: rect.width + margin.horizontal,
      height: rect.height + margin.vertical)
  }

  /// What the lines of text take up, which may be more than the content box; `nil` for other content.
  var contentExtent: LayoutRect? {
    guard case .text(let lines, let advance, let lineHeight) = content else { return nil }
    var longest = 0
    for line in lines { longest = max(longest, line.unicodeScalars.count) }
    let box = contentBox
    return LayoutRect(
      x: box.x, y: box.y, width: Double(longest) * advance, height: Double(lines.count) * lineHeight)
  }

  private func content(of node: DocumentNode) -> Content {
    switch node.measure?.content {
    case .text(let model):
      let lines = TextLines.lines(of: model, width: contentBox.width)
      return .text(lines: lines, advance: model.advance, lineHeight: model.lineHeight)
    case .fixed: return .image
    case .area: return .area
    case nil: return node.style.aspectRatio != nil && node.childCount == 0 ? .image : .none
    }
  }

  private static func drawable(_ edges: Edges<Double>) -> Edges<Double> {
    func side(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    return Edges(
      top: side(edges.top), left: side(edges.left), bottom: side(edges.bottom), right: side(edges.right))
  }
}
