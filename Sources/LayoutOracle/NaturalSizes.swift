import LayoutDocument
import LayoutEngine

/// The natural sizes of leaves and of flex containers among boxes.
struct NaturalSizes {
  private let nodes: BoxNodes
  private var flexContents: [Int: FlexContent] = [:]

  init(_ nodes: BoxNodes) throws(LayoutCaseError) {
    self.nodes = nodes
    for (node, role) in nodes.roles.enumerated() where role == .flex {
      flexContents[node] = try FlexContent(nodes.layoutCase, root: node)
    }
  }

  /// The natural widths: those of texts without line breaks, and the max-content widths of flex containers.
  mutating func widths() throws(LayoutCaseError) -> [Double] {
    var widths = [Double](repeating: 0, count: nodes.roles.count)
    for (node, role) in nodes.roles.enumerated() where role.hasNaturalSize {
      if let model = nodes.layoutCase.nodes[node].measure {
        widths[node] = model.measure(MeasureInput(), rules: nodes.layoutCase.rules).size.width
      } else {
        widths[node] = try flexContents[node]?.size(atWidth: nil).width ?? 0
      }
    }
    return widths
  }

  /// The natural heights for given widths.
  mutating func heights(atWidths width: (Int) -> Double) throws(LayoutCaseError) -> [Double] {
    var heights = [Double](repeating: 0, count: nodes.roles.count)
    for (node, role) in nodes.roles.enumerated() where role.hasNaturalSize {
      // Rounding errors may make a size of 0 negative.
      let width = max(0, width(node))
      if let model = nodes.layoutCase.nodes[node].measure {
        heights[node] = model.measure(MeasureInput(knownWidth: width), rules: nodes.layoutCase.rules).size.height
      } else {
        heights[node] = try flexContents[node]?.size(atWidth: width).height ?? 0
      }
    }
    return heights
  }

  /// Whether the height of a node depends on its width.
  func dependsOnWidth(_ node: Int) -> Bool {
    if nodes.couplesAxes(node) { return true }
    guard let model = nodes.layoutCase.nodes[node].measure else { return nodes.roles[node] == .flex }
    if case .fixed = model.content { return false }
    return true
  }

  /// The frames of the descendants of a flex container with a given size.
  mutating func innerFrames(of node: Int, size: LayoutSize) throws(LayoutCaseError) -> [LayoutRect] {
    try flexContents[node]?.innerFrames(size: size) ?? []
  }
}

/// A flex container that is an item of a box, with its descendants, as a separate tree of the layout engine.
private struct FlexContent {
  private let layoutCase: LayoutCase
  private let root: Int
  private var tree: LayoutTree
  private var ids: [NodeID] = []
  private var leaves: [NodeID: Int] = [:]

  init(_ layoutCase: LayoutCase, root: Int) throws(LayoutCaseError) {
    self.layoutCase = layoutCase
    self.root = root
    tree = LayoutTree(rules: layoutCase.rules)
    for index in root..<layoutCase.nodes[root].subtreeEnd {
      let node = layoutCase.nodes[index]
      let style = index == root ? FlexContent.rootStyle(layoutCase, root) : node.style
      let id = node.measure == nil ? tree.makeNode(style) : tree.makeLeaf(style)
      ids.append(id)
      if node.measure != nil { leaves[id] = index }
      try plant(node, id, index)
    }
    for index in root + 1..<layoutCase.nodes[root].subtreeEnd { try constrain(index) }
  }

  private mutating func constrain(_ index: Int) throws(LayoutCaseError) {
    let constraints = layoutCase.nodes[index].sizeConstraints.compactMap { constraint in
      var constraint = constraint
      if case .node(let node, let multiplier) = constraint.reference {
        constraint.reference = .node(node - root, multiplier: multiplier)
      }
      return constraint.engineConstraint(ids)
    }
    do throws(LayoutTreeError) {
      try tree.setSizeConstraints(constraints, of: ids[index - root])
    } catch {
      throw LayoutCaseError(layoutCase, node: index, reason: error.description)
    }
  }

  private mutating func plant(_ node: DocumentNode, _ id: NodeID, _ index: Int) throws(LayoutCaseError) {
    guard index > root, let parent = node.parent else { return }
    do throws(LayoutTreeError) {
      if let box = node.box { try tree.setBox(box, of: id) }
      if let pins = node.item { try tree.setPins(pins, of: id) }
      try tree.append(id, to: ids[parent - root])
    } catch {
      throw LayoutCaseError(layoutCase, node: index, reason: error.description)
    }
  }

  /// The style of the root, without the properties that do not apply to an item of a box.
  ///
  /// Only properties that affect the inside of the container are kept.
  private static func rootStyle(_ layoutCase: LayoutCase, _ root: Int) -> Style {
    var style = layoutCase.nodes[root].style
    let initial = Style(layoutCase.rules)
    style.position = .relative
    style.width = .auto
    style.height = .auto
    style.minWidth = .points(0)
    style.minHeight = .points(0)
    style.maxWidth = .none
    style.maxHeight = .none
    style.aspectRatio = nil
    style.margin = initial.margin
    style.boxSizing = .borderBox
    if style.layoutDirection == .inherit { style.layoutDirection = layoutCase.nodes[0].style.layoutDirection }
    return style
  }

  private var measure: MeasureFunction {
    let (layoutCase, leaves) = (layoutCase, leaves)
    return { id, input in
      guard let leaf = leaves[id], let model = layoutCase.nodes[leaf].measure else {
        return LeafMeasurement(size: LayoutSize())
      }
      return model.measure(input, rules: layoutCase.rules)
    }
  }

  mutating func size(atWidth width: Double?) throws(LayoutCaseError) -> LayoutSize {
    do throws(LayoutTreeError) {
      try tree.updateStyle(of: ids[0]) { $0.width = width.map { .points($0) } ?? .auto }
      return try tree.measure(ids[0], in: .unconstrained, measure: measure)
    } catch {
      throw LayoutCaseError(layoutCase, node: root, reason: error.description)
    }
  }

  mutating func innerFrames(size: LayoutSize) throws(LayoutCaseError) -> [LayoutRect] {
    do throws(LayoutTreeError) {
      try tree.computeLayout(of: ids[0], in: .exact(size), measure: measure)
    } catch {
      throw LayoutCaseError(layoutCase, node: root, reason: error.description)
    }
    return ids.dropFirst().map { tree.frame(of: $0) }
  }
}
