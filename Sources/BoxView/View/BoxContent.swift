import BoxEngine
import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// The content of a box: the items of a ``BoxView``, or items that were added to another view or to a guide.
final class BoxContent: ViewIsolated {
  /// The box as an item. The node owns the content.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    weak var node: ViewNode?
  #else
    // The node clears this reference when it is deallocated. A weak reference would need a reference count with every
    // access.
    private unowned(unsafe) var storedNode: ViewNode?

    var node: ViewNode? {
      get { unsafe storedNode }
      set { unsafe storedNode = newValue }
    }
  #endif
  /// The items in order. Each view or guide occurs once. The nodes of the items are in the same order.
  private(set) var items: [BoxItem] = []
  /// Whether the styles of all items have to be written again.
  private var allNeedStyles = false
  /// The direction of the box at the last update of the tree.
  private var knownDirection = BoxDirection.auto

  /// The axis of the chain.
  var axis = BoxLayout.Axis.y { didSet { if axis != oldValue { setNeedsLayout() } } }
  /// The axis for which incompatible pins were last searched.
  private var checkedAxis: BoxLayout.Axis?
  /// Points between neighbors.
  var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsLayout() } } }
  /// Distances of the content from the edges, `left` from the leading one.
  var insets = PlatformEdgeInsets.none { didSet { setNeedsLayout() } }
  /// Whether items whose views are hidden are excluded from the layout.
  var excludesHidden = false { didSet { if excludesHidden != oldValue { inclusionDidChange() } } }

  /// The place of the items.
  let place: Place
  /// The misuses that were reported for this box.
  var misuses: MisuseLog<BoxIssue> {
    get { storedMisuses ?? MisuseLog() }
    set { storedMisuses = newValue }
  }
  /// The misuses; `nil` if none was reported.
  private var storedMisuses: MisuseLog<BoxIssue>?
  /// Whether a misuse was reported.
  var hasMisuses: Bool { storedMisuses != nil }
  /// The gaps between neighbors whose pins currently cannot be added.
  var incompatiblePins: [(gap: Gap, issue: BoxIssue)] = []

  /// The only item with a flex number, if this number has no effect.
  var loneFlex: (item: ObjectIdentifier, issue: BoxIssue)?

  /// The gap between two neighbors.
  struct Gap: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  /// The place of the items of a box.
  enum Place {
    /// In a BoxView, which is notified when a subview is removed.
    case boxView
    /// In any other view, which is not notified.
    case anyView
    /// In a guide. The views are subviews of the view that contains the guide.
    case guide
  }

  init(in place: Place) { self.place = place }

  /// The view that the items are subviews of.
  var host: PlatformView? { hostNode?.view }

  // MARK: - Editing

  /// Replaces the items, whose views are already subviews of the host. Unchanged items at the beginning and at the end
  /// only get their layouts.
  func set(_ newItems: [BoxItem]) {
    let begin = commonPrefix(with: newItems)
    set(newItems, from: begin, newItems[begin...].compactMap(\.node))
  }

  /// Replaces the items.
  /// - Parameters:
  ///   - newItems: All items.
  ///   - begin: The number of items at the beginning whose views and guides are unchanged.
  ///   - nodes: The nodes of the other items.
  func set(_ newItems: [BoxItem], from begin: Int, _ nodes: [ViewNode]) {
    guard let node else { return }
    let children = node.children
    let shared = min(newItems.count, items.count) - begin
    var end = 0
    while end < shared, nodes[nodes.count - 1 - end] === children[children.count - 1 - end] { end += 1 }
    let (old, new) = (begin..<(items.count - end), nodes.prefix(nodes.count - end))
    for child in new { takeFromOtherContainer(child) }
    for index in 0..<begin where items[index].layout != newItems[index].layout { children[index].styleDidChange() }
    let moved = newItems.count - items.count
    for index in old.upperBound..<items.count where items[index].layout != newItems[index + moved].layout {
      children[index].styleDidChange()
    }
    items = newItems
    if !old.isEmpty || !new.isEmpty {
      node.replaceChildren(old, with: new)
      structureDidChange()
    }
    node.noteVisits(newItems.count)
    setNeedsLayout()
  }

  /// Returns the number of items at the beginning whose views and guides are unchanged.
  func commonPrefix(with newItems: [BoxItem]) -> Int {
    let shared = min(newItems.count, items.count)
    var count = 0
    while count < shared, newItems[count].isSame(as: items[count]) { count += 1 }
    return count
  }

  /// Inserts the item of a view or guide that is in another container or in none. Its view is already a subview of the
  /// host.
  func insert(_ item: BoxItem, of child: ViewNode, at index: Int) {
    takeFromOtherContainer(child)
    items.insert(item, at: index)
    node?.insert(child, at: index, isInBox: true)
    structureDidChange()
  }

  private func takeFromOtherContainer(_ child: ViewNode) {
    guard let container = child.parent, container !== node else { return }
    container.forget(child)
    container.structureDidChange()
  }

  /// Replaces the layout of one item.
  func setLayout(_ layout: BoxLayout, at index: Int) {
    guard items[index].layout != layout else { return }
    items[index].layout = layout
    children[index].styleDidChange()
  }

  /// Marks all items for an update before the next layout.
  func rebuild() {
    for child in children {
      child.needsStyle = true
      child.forgetNaturalSize()
    }
    setNeedsLayout()
  }

  /// The index of the item of a view or guide.
  func index(of object: (any BoxAnchorable)?) -> Int? {
    guard let child = (object as? PlatformView)?.existingViewNode ?? (object as? BoxGuide)?.node else { return nil }
    return holds(child) ? children.place(of: child) : nil
  }

  private func inclusionDidChange() {
    for child in children { child.styleDidChange() }
    setNeedsLayout()
  }
}

extension BoxContent: ViewContent {
  func writeKind(of item: ViewNode, to tree: NodeTree) { tree.set(box, of: item) }

  private var box: BoxContainer {
    let insets = Edges(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
    return BoxContainer(axis: axis.engineAxis, spacing: Double(spacing), insets: insets, direction: knownDirection)
  }

  var isBox: Bool { true }

  /// The direction that is set for the box's view, or that the view inherits from the box around it.
  ///
  /// `auto` is the direction around the topmost box. The outer box is updated before this one.
  private var direction: BoxDirection {
    guard let host else { return .auto }
    if let ownRightToLeft = host.ownRightToLeft { return ownRightToLeft ? .rightToLeft : .leftToRight }
    guard let outerBox, host.isRightToLeft(in: true), !host.isRightToLeft(in: false) else { return .auto }
    return outerBox.knownDirection
  }

  /// The box of which this box is an item.
  private var outerBox: BoxContent? {
    let outer = node?.outer?.content
    return outer as? BoxContent ?? (outer as? BoxLayers)?.node?.outer?.content as? BoxContent
  }

  /// The direction of a stack in the box: that of its view or, where the view sets none and has the direction of the
  /// box's view, that of the box.
  private func direction(of stack: ViewNode) -> WritingDirection {
    guard let host, let view = stack.view else { return .inherit }
    if let ownRightToLeft = view.ownRightToLeft { return ownRightToLeft ? .rightToLeft : .leftToRight }
    let hostIsRightToLeft = host.ownRightToLeft ?? host.surroundingsAreRightToLeft
    let isRightToLeft = view.isRightToLeft(in: hostIsRightToLeft)
    if isRightToLeft != hostIsRightToLeft { return isRightToLeft ? .rightToLeft : .leftToRight }
    switch knownDirection {
    case .auto: return .inherit
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    }
  }

  var containerStyle: Style {
    var style = Style(.stackView)
    style.layoutDirection = host?.surroundingsAreRightToLeft == true ? .rightToLeft : .leftToRight
    return style
  }

  var needsNaturalSizes: Bool { false }

  var keepsHiddenItems: Bool { !excludesHidden }

  var mainAxis: LayoutAxis { axis.engineAxis }

  func includes(_ subview: ViewNode) -> Bool {
    // The views in a guide of this box are subviews, too.
    guard let parent = subview.parent else { return false }
    return parent === node || parent.host === hostNode
  }

  func willForget(_ child: ViewNode, at index: Int) {
    items.remove(at: index)
  }

  func nodeWillDeinit(_ going: ViewNode) {
    items = []
    if node === going { node = nil }
  }

  func synchronizeSubviews() {
    guard place != .boxView, let host else { return }
    for child in children where child.hadView && child.view?.superview !== host {
      if place == .guide { reportNotASubview(child, than: host) }
      node?.forget(child)
    }
  }

  /// Views do not report that they leave a view without a container class.
  func settleSubviews() { synchronizeSubviews() }

  func defineItems(_ body: () -> Void) {
    body()
    for content in withGroups {
      for child in content.children { child.setNeedsReview() }
    }
  }

  func prepareStyles() {
    guard let node else { return }
    let direction = direction
    let hasTurned = direction != knownDirection
    knownDirection = direction
    var mayHaveOtherSums = node.structureChanged || axis != checkedAxis
    checkedAxis = axis
    for child in node.children {
      // The directions of stacks are part of their styles.
      if allNeedStyles || hasTurned && child.isContainer { child.needsStyle = true }
      if child.needsMeasuring {
        child.isMeasured = !child.isContainer && child.hasNaturalSize
        child.needsStyle = true
      }
      if child.needsPins { mayHaveOtherSums = true }
    }
    allNeedStyles = false
    // A view that is measured can add a box to the view, so that the content gets another node.
    if mayHaveOtherSums { checkPins(of: children) }
  }

  func writeStyles(to tree: NodeTree, areNew: Bool) {
    guard let node else { return }
    for (index, child) in node.children.enumerated() where child.needsStyle && child.id != nil {
      let needsPins = child.needsPins
      child.didWriteStyle()
      if child.isContainer || !child.isInLayout || !areNew { writeStyle(of: child, to: tree) }
      if child.determinesOtherDimensions() || needsPins {
        writePins(of: child, items[index].layout, to: tree, isNew: areNew)
      }
    }
  }

  private func writeStyle(of child: ViewNode, to tree: NodeTree) {
    // The properties of a box are not part of its style.
    guard let content = child.content, !content.isBox else {
      tree.setPlainStyle(isShown: child.isInLayout, of: child)
      return
    }
    var style = content.containerStyle
    if style.layoutDirection == .inherit { style.layoutDirection = direction(of: child) }
    if !child.isInLayout { style.display = .none }
    tree.set(style, of: child)
  }

  private func writePins(of child: ViewNode, _ layout: BoxLayout, to tree: NodeTree, isNew: Bool) {
    var pins = child.pins(layout)
    let held = child.existingHeld?.constraints ?? []
    let constraints = child.sizeConstraints(layout, held, &pins, in: tree)
    if held.contains(where: { $0.isRelation }) { tree.noteRelations(of: child) }
    let used = pins == BoxPins() ? nil : pins
    // A new node has no pins.
    if !isNew || used != nil { tree.set(used, of: child, isNew: isNew) }
    if !isNew || !constraints.isEmpty { tree.set(constraints, of: child) }
  }

  func writeRelations(of child: ViewNode, to tree: NodeTree) {
    if let index = children.place(of: child) { writePins(of: child, items[index].layout, to: tree, isNew: false) }
  }

  func finishStyles(in tree: NodeTree) {}

  var hasOtherDirection: Bool { direction != knownDirection || surroundingsHaveTurned }

  /// Whether the direction around the box, which lays itself out, differs from that of the last layout.
  private var surroundingsHaveTurned: Bool {
    guard knownDirection == .auto, let hostNode, hostNode.outer == nil else { return false }
    guard let isRightToLeft = node?.usedRightToLeft else { return false }
    return isRightToLeft != host?.surroundingsAreRightToLeft
  }

  func surroundingsMayHaveChanged() { allNeedStyles = true }

  func subviewWasReordered(_ subview: PlatformView) {}

  func directionDidChange() { (host as? BoxView)?.forceDirection() }

  func layoutMarginsDidChange() { (host as? BoxView)?.followMargins() }
}

extension BoxItem {
  /// The node of the view or guide in a layout tree.
  var node: ViewNode? { view?.viewNode ?? guide?.node }
}

extension PlatformEdgeInsets {
  /// No distance from any side.
  public static var none: PlatformEdgeInsets { PlatformEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}
