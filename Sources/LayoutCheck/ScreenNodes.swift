import BoxEngine
import LayoutEngine

/// The visible nodes of a screen, depth first, which are collected once.
///
/// A node with `display: none` and its descendants are not visible, nor is a hidden or collapsed node. A node with
/// `display: contents` has no box: its children belong to the enclosing container.
struct ScreenNodes {
  var nodes: [CheckedNode] = []
  /// The index of a node by its slot; -1 for nodes that are not visible.
  private(set) var places: [Int32] = []
  /// The nodes that overflow their containers on purpose.
  private(set) var leavers: [Int32] = []
  /// Whether the style of the root sets its height, as points or as a percentage.
  private(set) var rootHasGivenHeight = false

  init(_ screen: CheckedScreen) {
    var kinds: [NodeID: CheckedTraits] = [:]
    for node in screen.otherLeaves { kinds[node] = .isLeaf }
    for node in screen.texts { kinds[node] = [.isLeaf, .isText] }
    var pending: [(id: NodeID, parent: Int32)] = [(screen.root, -1)]
    while let (id, parent) = pending.popLast() {
      guard let style = screen.tree.style(of: id), parent < 0 || style.shows else { continue }
      let leaf = kinds[id] ?? []
      if parent >= 0, style.display == .contents {
        guard leaf.isEmpty else { continue }
        for child in screen.tree.children(of: id).reversed() { pending.append((child, parent)) }
        continue
      }
      let index = Int32(nodes.count)
      append(id, parent: parent, leaf, style, in: screen.tree)
      guard leaf.isEmpty else { continue }
      for child in screen.tree.children(of: id).reversed() { pending.append((child, index)) }
    }
    link()
    markJumps(screen.tree)
  }

  private mutating func append(
    _ id: NodeID, parent: Int32, _ leaf: CheckedTraits, _ style: Style, in tree: LayoutTree
  ) {
    var node = CheckedNode(id)
    node.parent = parent
    node.traits = leaf
    if !style.showsOverflow(along: .horizontal) { node.traits.insert(.clipsX) }
    if !style.showsOverflow(along: .vertical) { node.traits.insert(.clipsY) }
    if style.hasPercentageInsets { node.traits.insert(.hasPercentageInsets) }
    if tree.resolvedWritingMode(of: id).isVertical { node.traits.insert(.isVertical) }
    if let width = style.maxWidth.isNothing ? 0 : style.width.fixedPoints { node.giveWidth(width) }
    if let height = style.maxHeight.isNothing ? 0 : style.height.fixedPoints { node.giveHeight(height) }
    if parent >= 0 {
      let above = nodes[Int(parent)].traits
      if above.contains(.isUnclippedX), !above.contains(.clipsX) { node.traits.insert(.isUnclippedX) }
      if above.contains(.isUnclippedY), !above.contains(.clipsY) { node.traits.insert(.isUnclippedY) }
      node.traits.formUnion(placement(of: id, style, in: nodes[Int(parent)].id, tree))
      if !node.traits.isDisjoint(with: .leaves) { leavers.append(Int32(nodes.count)) }
    } else {
      node.traits.formUnion([.isUnclippedX, .isUnclippedY])
    }
    if parent < 0, case .length = style.height { rootHasGivenHeight = true }
    while places.count <= id.slot { places.append(-1) }
    places[id.slot] = Int32(nodes.count)
    nodes.append(node)
  }

  /// Returns the axes along which a node overflows on purpose.
  private func placement(of id: NodeID, _ style: Style, in container: NodeID, _ tree: LayoutTree) -> CheckedTraits {
    if let box = tree.box(of: container) {
      let pins = tree.pins(of: id) ?? BoxPins()
      var traits: CheckedTraits = []
      let (x, y) = (box.insets.horizontalPair, box.insets.verticalPair)
      let spacing = (pins.gap ?? box.spacing) < 0
      if pins.left.isNegative(with: x.0) || pins.right.isNegative(with: x.1) || spacing && box.axis == .horizontal {
        traits.insert(.leavesX)
      }
      if pins.top.isNegative(with: y.0) || pins.bottom.isNegative(with: y.1) || spacing && box.axis == .vertical {
        traits.insert(.leavesY)
      }
      return traits
    }
    if style.position == .absolute { return .leaves }
    var traits: CheckedTraits = []
    if style.margin.hasNegativeSide || style.position == .relative && style.inset.hasSide { traits.insert(.leavesX) }
    if style.margin.hasNegativeEnd || style.position == .relative && style.inset.hasEnd { traits.insert(.leavesY) }
    return traits
  }

  /// Links containers with their items, and sets the end of each subtree.
  private mutating func link() {
    for index in nodes.indices.reversed() {
      nodes[index].subtreeEnd = max(nodes[index].subtreeEnd, Int32(index + 1))
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      nodes[parent].subtreeEnd = max(nodes[parent].subtreeEnd, nodes[index].subtreeEnd)
      nodes[index].nextSibling = nodes[parent].firstChild
      nodes[parent].firstChild = Int32(index)
      nodes[parent].childCount += 1
    }
  }

  /// Marks the nodes whose jumps are findings.
  ///
  /// Items of a wrapping row, and containers around it, jump when its lines change. Items without content have no
  /// visible jumps.
  private mutating func markJumps(_ tree: LayoutTree) {
    var wraps = [Bool](repeating: false, count: nodes.count)
    var shows = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() {
      if nodes[index].firstChild >= 0, tree.box(of: nodes[index].id) == nil,
        let style = tree.style(of: nodes[index].id), style.usedWrap != .noWrap
      {
        wraps[index] = true
      }
      if nodes[index].traits.contains(.isLeaf) { shows[index] = true }
      let parent = Int(nodes[index].parent)
      guard parent >= 0 else { continue }
      if wraps[index] { wraps[parent] = true }
      if shows[index] { shows[parent] = true }
    }
    // At this point, `wraps` is set for nodes with a wrapping row below them. Items of wrapping rows follow.
    var standsInRow = [Bool](repeating: false, count: nodes.count)
    for index in nodes.indices.dropFirst() {
      let parent = Int(nodes[index].parent)
      let style = tree.style(of: nodes[parent].id)
      let parentWraps = tree.box(of: nodes[parent].id) == nil && style.map { $0.usedWrap != .noWrap } ?? false
      standsInRow[index] = standsInRow[parent] || parentWraps
      if !standsInRow[index], !wraps[index], shows[index] { nodes[index].traits.insert(.mayJump) }
    }
  }
}

extension CheckedNode {
  fileprivate mutating func giveWidth(_ width: Double) {
    wanted.width = width
    traits.insert(.hasGivenWidth)
  }

  fileprivate mutating func giveHeight(_ height: Double) {
    wanted.height = height
    traits.insert(.hasGivenHeight)
  }
}

extension Style {
  fileprivate var shows: Bool { display != .none && visibility == .visible }

  fileprivate var hasPercentageInsets: Bool {
    let edges = padding
    return edges.top.hasPercentage || edges.bottom.hasPercentage || edges.left.hasPercentage
      || edges.right.hasPercentage || edges.start?.hasPercentage ?? false || edges.end?.hasPercentage ?? false
  }
}

extension MaximumSize {
  fileprivate var isNothing: Bool {
    fixedPoints.map { $0 <= 0 } ?? false
  }
}

extension AutoLength {
  var isNegative: Bool {
    guard case .length(let length) = self else { return false }
    return length.points < 0 || length.percent < 0
  }
}

extension StyleEdges where Value == AutoLength {
  fileprivate var hasNegativeSide: Bool {
    left.isNegative || right.isNegative || start?.isNegative ?? false || end?.isNegative ?? false
  }

  fileprivate var hasNegativeEnd: Bool { top.isNegative || bottom.isNegative }

  fileprivate var hasSide: Bool {
    left != .auto || right != .auto || start.map { $0 != .auto } ?? false || end.map { $0 != .auto } ?? false
  }

  fileprivate var hasEnd: Bool { top != .auto || bottom != .auto }
}

extension Edges where Value == Double {
  fileprivate var horizontalPair: (Double, Double) { (left, right) }
  fileprivate var verticalPair: (Double, Double) { (top, bottom) }
}

extension Optional where Wrapped == BoxPin {
  /// Returns whether the pin lets the item overflow.
  ///
  /// The pin is or may be negative, by itself or together with an inset of the container.
  fileprivate func isNegative(with inset: Double) -> Bool {
    guard let pin = self else { return false }
    return pin.relation == .atMost || pin.constant < 0 || pin.constant + inset < 0
  }
}
