import BoxEngine
import LayoutDocument
import LayoutEngine

/// One visible node of a scene.
struct SceneBox {
  /// The content of the content box.
  enum Content {
    /// Children, or no content.
    case none
    /// Lines of text.
    case text(lines: [String], advance: Double, lineHeight: Double)
    /// Content with its own size or aspect ratio, such as an image.
    case image
    /// Content with a fixed area, whose height grows as its width shrinks.
    case area
  }

  /// The index of the node in the case.
  let node: Int
  /// The node's name; `nil` if it has none.
  var id: String?
  /// The index of the parent in the scene.
  var parent: Int?
  /// The indices of the children in the scene.
  var children: [Int] = []
  /// The number of ancestors of the node.
  var depth: Int
  /// The border box.
  var rect: LayoutRect
  /// The margin outside the border box; negative margins count as 0.
  var margin: Edges<Double>
  /// The widths of the border.
  var border: Edges<Double>
  /// The padding between border and content.
  var padding: Edges<Double>
  /// The content of the content box.
  var content: Content
  /// Whether the inherited direction is right to left.
  var isRightToLeft: Bool
  /// The writing mode, which determines the axis of text lines.
  var writingMode: WritingMode
  /// The axis along which a flex container places its items.
  var mainAxis: LayoutAxis
  /// Whether a flex container may have several lines.
  var wraps: Bool
  /// The position among the items of a flex container.
  var order: Int
  /// Whether the node is out of the flow.
  var isAbsolute: Bool
  /// The box container of the node; `nil` for other nodes.
  var box: BoxContainer?
  /// The pins of an item of a box container.
  var pins: BoxPins?

  /// Creates the box of a node.
  ///
  /// `container` is the box of the node's parent, which has the index `parent` in the scene.
  init(_ layout: CaseLayout, node index: Int, parent: Int?, in container: SceneBox?) {
    self.node = index
    let node = layout.layoutCase.nodes[index]
    let frame = Scene.finite(layout.frames[index])
    id = node.id
    self.parent = parent
    depth = node.depth
    rect = frame
    rect.origin.x += container?.rect.x ?? 0
    rect.origin.y += container?.rect.y ?? 0
    box = node.measure == nil ? node.box : nil
    if container?.box != nil { pins = node.item ?? BoxPins() }
    isRightToLeft = container?.isRightToLeft ?? false
    if pins == nil, node.style.layoutDirection != .inherit {
      isRightToLeft = node.style.layoutDirection == .rightToLeft
    }
    writingMode = layout.tree.resolvedWritingMode(of: layout.ids[index])
    let hasVerticalLines = writingMode == .verticalRl || writingMode == .verticalLr
    mainAxis = node.style.isRow != hasVerticalLines ? .horizontal : .vertical
    wraps = node.style.usedWrap != .noWrap
    order = Int(node.style.order)
    isAbsolute = node.style.position == .absolute
    // The engine looks at all ancestors to resolve edges, so edges that are 0 are not resolved.
    let (used, style) = (layout.ids[index], node.style)
    margin = style.margin == StyleEdges(0) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedMargin(of: used))
    border = style.border == StyleEdges(0) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedBorder(of: used))
    padding = style.padding == StyleEdges(.zero) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedPadding(of: used))
    content = .none
    content = content(of: node)
  }

  /// Whether the node is an item of a box container without any content.
  var isGuide: Bool {
    guard pins != nil, box == nil, children.isEmpty, case .none = content else { return false }
    return true
  }

  /// Whether the direction of a box container is right to left.
  var runsRightToLeft: Bool {
    switch box?.direction {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .auto, nil: return isRightToLeft
    }
  }

  /// The insets of a box container at their sides in the picture; negative insets count as 0.
  var insets: Edges<Double> {
    guard let box else { return Edges(0) }
    var edges = SceneBox.drawable(box.insets)
    if runsRightToLeft { (edges.left, edges.right) = (edges.right, edges.left) }
    return edges
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

  /// Whether the box is drawn as an image.
  var isImage: Bool {
    switch content {
    case .image, .area: return true
    case .none, .text: return false
    }
  }

  /// The rectangle of each line of text.
  var lineRects: [LayoutRect] {
    guard case .text(let lines, let advance, let lineHeight) = content else { return [] }
    return lines.enumerated().map { index, line in
      lineRect(Double(line.unicodeScalars.count) * advance, offset: Double(index) * lineHeight, height: lineHeight)
    }
  }

  /// The rectangle of all lines of text, which may exceed the content box; `nil` for other content.
  var contentExtent: LayoutRect? {
    guard case .text(let lines, let advance, let lineHeight) = content else { return nil }
    var longest = 0
    for line in lines { longest = max(longest, line.unicodeScalars.count) }
    // The limit that the engine applies to sizes of measured leaves.
    let limit = 1e15
    return lineRect(
      min(Double(longest) * advance, limit), offset: 0, height: min(Double(lines.count) * lineHeight, limit))
  }

  /// The rectangle of a line of text, or of several lines, which begins where the first line begins: at the right, or at
  /// the bottom, if the direction is right to left.
  ///
  /// - Parameters:
  ///   - length: The length of the line, or of the longest line.
  ///   - offset: The offset from the start of the first line across the lines, in points.
  ///   - height: The height of the line, or of all lines.
  private func lineRect(_ length: Double, offset: Double, height: Double) -> LayoutRect {
    let content = contentBox
    switch writingMode {
    case .inherit, .horizontalTb:
      let x = isRightToLeft ? content.maxX - length : content.x
      return LayoutRect(x: x, y: content.y + offset, width: length, height: height)
    case .verticalRl, .verticalLr:
      let y = isRightToLeft ? content.maxY - length : content.y
      let x = writingMode == .verticalRl ? content.maxX - offset - height : content.x + offset
      return LayoutRect(x: x, y: y, width: height, height: length)
    }
  }

  private func content(of node: DocumentNode) -> Content {
    switch node.measure?.content {
    case .text(let model):
      let length = writingMode == .horizontalTb ? contentBox.width : contentBox.height
      let lines = TextLines.lines(of: model, width: length)
      return .text(lines: lines, advance: model.advance, lineHeight: model.lineHeight)
    case .fixed, .image: return .image
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
