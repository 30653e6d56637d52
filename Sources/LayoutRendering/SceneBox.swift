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

  /// The index of the node in the case.
  let node: Int
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
  /// Whether what is inherited runs from right to left.
  var isRightToLeft: Bool
  /// Along which axis lines of text run.
  var writingMode: WritingMode
  /// What makes the node a box container.
  var box: BoxContainer?
  /// The pins of an item of a box container.
  var pins: BoxPins?

  /// The box of a node; `container` is the box of its parent, at the index `parent` of the scene.
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
    // The engine resolves edges by looking at all ancestors: most boxes have none to ask for.
    let (used, style) = (layout.ids[index], node.style)
    margin = style.margin == StyleEdges(0) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedMargin(of: used))
    border = style.border == StyleEdges(0) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedBorder(of: used))
    padding = style.padding == StyleEdges(.zero) ? Edges(0) : SceneBox.drawable(layout.tree.resolvedPadding(of: used))
    content = .none
    content = content(of: node)
  }

  /// Whether the node is an item of a box container that shows nothing itself.
  var isGuide: Bool {
    guard pins != nil, box == nil, children.isEmpty, case .none = content else { return false }
    return true
  }

  /// Whether the items of a box container run from right to left.
  var runsRightToLeft: Bool {
    switch box?.direction {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .auto, nil: return isRightToLeft
    }
  }

  /// The insets of a box container as they lie in the picture; negative ones count as none.
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

  /// What the lines of text take up, which may be more than the content box; `nil` for other content.
  var contentExtent: LayoutRect? {
    guard case .text(let lines, let advance, let lineHeight) = content else { return nil }
    var longest = 0
    for line in lines { longest = max(longest, line.unicodeScalars.count) }
    // The longest that the engine makes of what leaves answer.
    let limit = 1e15
    return LineSpan(start: 0, length: min(Double(longest) * advance, limit))
      .rect(in: self, offset: 0, height: min(Double(lines.count) * lineHeight, limit))
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

/// A part of a line of text, in points from where the line begins.
struct LineSpan {
  var start: Double
  var length: Double

  /// Where the part lies in a box.
  ///
  /// - Parameters:
  ///   - offset: From where the first line begins across the lines, in points.
  ///   - height: The height of the line, or of all lines.
  ///   - mirrors: Whether lines begin at the right, or at the bottom, where reading does.
  func rect(in box: SceneBox, offset: Double, height: Double, mirrors: Bool = false) -> LayoutRect {
    let content = box.contentBox
    let isBackwards = mirrors && box.isRightToLeft
    switch box.writingMode {
    case .inherit, .horizontalTb:
      let x = isBackwards ? content.maxX - start - length : content.x + start
      return LayoutRect(x: x, y: content.y + offset, width: length, height: height)
    case .verticalRl, .verticalLr:
      let y = isBackwards ? content.maxY - start - length : content.y + start
      let x = box.writingMode == .verticalRl ? content.maxX - offset - height : content.x + offset
      return LayoutRect(x: x, y: y, width: height, height: length)
    }
  }
}
