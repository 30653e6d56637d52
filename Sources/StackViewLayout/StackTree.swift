import Foundation
import LayoutEngine
import PlatformView

/// The engine's tree of a topmost stack, with everything below it that stands in stacks.
///
/// It is brought up to date before it is used: setters only note what changed. So views may be changed at any time, also while
/// the engine asks one of them for its size.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
final class StackTree {
  private var tree = LayoutTree(rules: .stackView)
  /// The leaves, by the slots of their nodes.
  private var leaves: [StackItem?] = []
  /// Some item is aligned by its baseline, so that leaves are asked for theirs.
  private var usesBaselines = false
  /// Counts the changes of the tree.
  private var version = 0
  /// The topmost stack.
  private weak var root: StackItem?
  private var fit: Fit?
  /// The engine is at work.
  private(set) var isBusy = false

  init() {}

  // MARK: - Using

  /// Lays out everything in `root`, whose view has `size`.
  /// - Returns: whether it could be: not while the tree is at work already.
  func layOut(_ root: StackItem, size: CGSize, scale: CGFloat) -> Bool {
    guard !isBusy, let node = bringUpToDate(root) else { return false }
    let space = rootSpace(for: LayoutSize(width: Double(size.width), height: Double(size.height)))
    work { measure in try? tree.computeLayout(of: node, in: space, scale: Double(scale), measure: measure) }
    return true
  }

  /// The size that the root answered last, for which room, after so many changes.
  private struct Fit {
    let room: RootSpace
    let size: LayoutSize
    let version: Int
  }

  /// A root that has the size that it has just answered for some room is laid out in that room: what was measured there still
  /// holds, and the percentages of the root refer to it.
  private func rootSpace(for size: LayoutSize) -> RootSpace {
    guard let fit, fit.version == version, fit.size == size else { return .exact(size) }
    return fit.room
  }

  /// The size that an item would take; `nil` while the tree is at work already.
  func measure(_ item: StackItem, below root: StackItem, width: Double?, height: Double?) -> LayoutSize? {
    guard !isBusy, bringUpToDate(root) != nil, let node = item.node else { return nil }
    let room = RootSpace.available(width: width, height: height)
    var size: LayoutSize?
    work { measure in size = try? tree.measure(node, in: room, measure: measure) }
    if item === root { fit = size.map { Fit(room: room, size: $0, version: version) } }
    return size
  }

  private func work(_ body: (@escaping MeasureFunction) -> Void) {
    isBusy = true
    body { [unowned self] node, input in measurement(of: node, input) }
    isBusy = false
  }

  // Nothing can be read of the tree while the engine changes it.

  /// The frame of an item in its container.
  func frame(of item: StackItem) -> LayoutRect { node(of: item).map { tree.frame(of: $0) } ?? LayoutRect() }

  /// The extent of what is in an item, from its top left corner.
  func contentSize(of item: StackItem) -> LayoutSize {
    node(of: item).map { tree.contentSize(of: $0) } ?? LayoutSize()
  }

  /// What the engine finds suspicious below an item.
  func issues(below item: StackItem) -> [LayoutIssue] { node(of: item).map { tree.issues(below: $0) } ?? [] }

  /// The style by which an item is laid out.
  func style(of item: StackItem) -> Style? { node(of: item).flatMap { tree.usedStyle(of: $0) } }

  /// The node of an item, unless it belongs to another tree by now, or the tree is at work.
  func node(of item: StackItem) -> NodeID? { item.tree === self && !isBusy ? item.node : nil }

  // MARK: - Snapshots

  /// What a snapshot was taken of: this tree as it was after so many changes, on the pixels of a display.
  struct Version: Equatable, Sendable {
    let tree: ObjectIdentifier
    let number: Int
    let scale: CGFloat
  }

  /// A copy of the tree in which everything has been measured that a layout of this size needs.
  func snapshot(of root: StackItem, size: CGSize, scale: CGFloat) -> StackSnapshot? {
    guard !isBusy, let node = bringUpToDate(root) else { return nil }
    var copy = tree
    let space = rootSpace(for: LayoutSize(width: Double(size.width), height: Double(size.height)))
    let leaves = leafNodes
    var naturalSizes: [NodeID: LayoutEngine.Measurement] = [:]
    work { measure in
      try? copy.computeLayout(of: node, in: space, scale: Double(scale), measure: measure)
      for leaf in leaves { naturalSizes[leaf] = measure(leaf, MeasureInput()) }
    }
    return StackSnapshot(
      size: size, tree: copy, root: node, space: space, scale: Double(scale), naturalSizes: naturalSizes,
      version: Version(tree: ObjectIdentifier(self), number: version, scale: scale))
  }

  /// Takes over a layout of a snapshot, unless something has changed since it was made.
  func adopt(_ frames: StackSnapshot.Frames, for root: StackItem, scale: CGFloat) -> Bool {
    guard !isBusy, bringUpToDate(root) != nil else { return false }
    guard frames.version == Version(tree: ObjectIdentifier(self), number: version, scale: scale) else { return false }
    tree = frames.tree
    if frames.isEstimated { forgetMeasurements() }
    return true
  }

  // MARK: - Measuring

  private func measurement(of node: NodeID, _ input: MeasureInput) -> LayoutEngine.Measurement {
    guard let item = leaf(of: node), let view = item.view else { return LayoutEngine.Measurement(size: LayoutSize()) }
    let proposed = CGSize(
      width: StackTree.proposal(input.knownWidth, input.availableWidth),
      height: StackTree.proposal(input.knownHeight, input.availableHeight))
    let size = view.fittingSize(proposed: proposed)
    return LayoutEngine.Measurement(
      width: Double(size.width), height: Double(size.height),
      firstBaseline: usesBaselines ? view.firstBaseline(forSize: size).map { Double($0) } : nil)
  }

  /// What `sizeThatFits` is given along one axis: endless space is the largest number, as UIKit has it.
  private static func proposal(_ known: Double?, _ available: AvailableSpace) -> CGFloat {
    if let known { return CGFloat(known) }
    switch available {
    case .definite(let space): return CGFloat(space)
    // 0 means endless to some views.
    case .minContent: return .leastNormalMagnitude
    case .maxContent: return .greatestFiniteMagnitude
    }
  }

  /// The nodes of all views that are no stacks.
  private var leafNodes: [NodeID] { leaves.compactMap { $0.flatMap { node(of: $0) } } }

  private func leaf(of node: NodeID) -> StackItem? { leaves.indices.contains(node.slot) ? leaves[node.slot] : nil }

  // MARK: - Bringing up to date

  /// Makes the nodes those of the items, and gives them their styles. The result is the root's node.
  private func bringUpToDate(_ root: StackItem) -> NodeID? {
    self.root = root
    ensureNode(of: root)
    if root.needsMeasuring { forgetMeasurements(of: root) }
    updateRootStyle(of: root)
    var pending = [root]
    var proportional: [StackContent] = []
    while let item = pending.popLast() {
      guard let content = item.content else { continue }
      // The views of groups are subviews of the stack view around.
      if item.hadView { content.takeOverSubviews() }
      update(content, of: item)
      for child in content.children where !child.isLeafInTree && child.isInLayout { pending.append(child) }
      if content.distribution == .fillProportionally { proportional.append(content) }
    }
    // Natural sizes are known once everything below has its node. Those inside decide those outside.
    for content in proportional.reversed() { growInProportion(content) }
    return root.node
  }

  private func update(_ content: StackContent, of item: StackItem) {
    for child in content.children {
      let isHidden = child.view?.isHidden ?? false
      guard isHidden != child.wasHidden else { continue }
      child.wasHidden = isHidden
      child.needsStyle = true
    }
    content.followViewDirection()
    // Whether an item is the last, or the only one that grows, decides what the others say.
    if content.stylesDependOnEachOther { for child in content.children { child.needsStyle = true } }
    // A node that is replaced takes with it those of items that stood in it once: these are found the second time.
    if ensureNodes(of: content) { _ = ensureNodes(of: content) }
    let styles = ItemStyles(content)
    for (index, child) in content.children.enumerated() {
      if child.needsMeasuring { forgetMeasurements(of: child) }
      guard child.needsStyle, let node = child.node else { continue }
      child.needsStyle = false
      var style = styles.style(of: child, at: index)
      // In proportion to what, is known once everything below is up to date.
      if styles.distribution == .fillProportionally { style.grow = tree.style(of: node)?.grow ?? 0 }
      set(style, of: node)
    }
    guard content.structureChanged || item.nodeIsNew else { return }
    content.structureChanged = false
    item.nodeIsNew = false
    arrange(content.children, in: item)
  }

  /// Gives all items nodes of this tree; and whether some had none.
  private func ensureNodes(of content: StackContent) -> Bool {
    var madeAny = false
    for child in content.children where !isCurrent(child) {
      ensureNode(of: child)
      madeAny = true
    }
    if madeAny { content.structureChanged = true }
    return madeAny
  }

  /// Lets the items of a stack grow in proportion to the sizes that they have by themselves.
  private func growInProportion(_ content: StackContent) {
    let styles = ItemStyles(content)
    for (index, child) in content.children.enumerated() where child.isInLayout {
      guard let node = child.node else { continue }
      var style = styles.style(of: child, at: index)
      style.grow = naturalExtent(of: node, styles.axis)
      set(style, of: node)
    }
  }

  /// Forgets what all views have answered.
  private func forgetMeasurements() {
    version += 1
    for leaf in leafNodes { try? tree.markDirty(leaf) }
  }

  private func forgetMeasurements(of item: StackItem) {
    item.needsMeasuring = false
    guard item.tree === self, let node = item.node else { return }
    version += 1
    try? tree.markDirty(node)
  }

  /// Gives an item a node of this tree: a leaf for a view, a container for a stack.
  private func ensureNode(of item: StackItem) {
    if isCurrent(item) { return }
    if item.tree === self, let node = item.node { destroy(node) }
    version += 1
    let isLeaf = isLeaf(item)
    let node = isLeaf ? tree.makeLeaf(item.style) : tree.makeNode(item.style)
    (item.tree, item.node, item.nodeIsLeaf) = (self, node, isLeaf)
    (item.needsStyle, item.nodeIsNew) = (true, true)
    guard isLeaf, item.view != nil else { return }
    while leaves.count <= node.slot { leaves.append(nil) }
    leaves[node.slot] = item
  }

  /// Whether an item has a node of this tree, of the right kind.
  private func isCurrent(_ item: StackItem) -> Bool {
    guard item.tree === self, let node = item.node else { return false }
    return tree.contains(node) && item.nodeIsLeaf == isLeaf(item)
  }

  /// A stack that its stack leaves out lays itself out: it is the root of a tree of its own.
  private func isLeaf(_ item: StackItem) -> Bool { item !== root && item.isLeafInTree }

  private func updateRootStyle(of item: StackItem) {
    guard let node = item.node, let content = item.content else { return }
    var style = item.style
    style.display = .flex
    style.position = .relative
    if let view = item.view, style.layoutDirection == .inherit {
      style.layoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
    }
    ItemStyles.arrange(&style, content)
    set(style, of: node)
    item.needsStyle = false
  }

  private func set(_ style: Style, of node: NodeID) {
    if style.alignItems == .baseline || style.alignSelf == .baseline, !usesBaselines {
      usesBaselines = true
      // What leaves answered so far had no baselines.
      forgetMeasurements()
    }
    guard tree.style(of: node) != style else { return }
    version += 1
    try? tree.setStyle(style, of: node)
  }

  /// The size that an item has by itself: what it grows in proportion to.
  private func naturalExtent(of node: NodeID, _ axis: Axis) -> Double {
    var size: LayoutSize?
    work { measure in size = try? tree.measure(node, in: .unconstrained, measure: measure) }
    return size?[axis] ?? 0
  }

  // MARK: - Structure

  /// Makes the nodes of `items`, and no others, the children of a container, in this order.
  private func arrange(_ items: [StackItem], in container: StackItem) {
    guard let parent = container.node else { return }
    version += 1
    let wanted = items.compactMap { $0.tree === self ? $0.node : nil }
    let kept = Set(wanted)
    // What stood in an item that goes now is taken out of it first.
    for node in wanted where tree.parent(of: node) != parent {
      try? tree.move(node, to: parent, at: tree.childCount(of: parent))
    }
    var current = tree.children(of: parent)
    for node in current where !kept.contains(node) { destroy(node) }
    current.removeAll { !kept.contains($0) }
    for (index, node) in wanted.enumerated() {
      if index < current.count, current[index] == node { continue }
      if tree.parent(of: node) == parent, let old = current.firstIndex(of: node) { current.remove(at: old) }
      try? tree.move(node, to: parent, at: index)
      current.insert(node, at: index)
    }
  }

  /// Removes a node and what is below it. Items that have moved on get new nodes where they stand now.
  private func destroy(_ node: NodeID) {
    guard tree.contains(node) else { return }
    var pending = [node]
    while let next = pending.popLast() {
      if next.slot < leaves.count { leaves[next.slot] = nil }
      pending += tree.children(of: next)
    }
    try? tree.destroy(node)
  }
}
