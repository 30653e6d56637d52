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
  /// The items of the nodes, in the same order. Each view or guide occurs once. They are large, and are not moved by insertions and removals.
  private var entries: [ItemReference] = []
  /// The cached items; `nil` after a change.
  private var readItems: [BoxItem]?
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
  var misuses = MisuseLog<BoxIssue>()
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

  /// The items in order.
  var items: [BoxItem] {
    if let readItems { return readItems }
    let items = entries.map(\.item)
    readItems = items
    node?.noteVisits(items.count)
    return items
  }

  /// Replaces the items, whose views are already subviews of the host. Unchanged items at the beginning and at the end
  /// only get their layouts.
  func set(_ newItems: [BoxItem]) {
    let begin = commonPrefix(with: newItems)
    let shared = min(newItems.count, entries.count)
    var end = 0
    while end < shared - begin, newItems[newItems.count - 1 - end].isSame(as: entries[entries.count - 1 - end].item) {
      end += 1
    }
    let (old, new) = (begin..<(entries.count - end), begin..<(newItems.count - end))
    replace(old, by: newItems[new])
    for index in 0..<begin { setLayout(newItems[index].layout, at: index) }
    for index in new.upperBound..<newItems.count { setLayout(newItems[index].layout, at: index) }
    node?.noteVisits(newItems.count)
    setNeedsLayout()
  }

  /// Returns the number of items at the beginning whose views and guides are unchanged.
  func commonPrefix(with newItems: [BoxItem]) -> Int {
    let shared = min(newItems.count, entries.count)
    var count = 0
    while count < shared, newItems[count].isSame(as: entries[count].item) { count += 1 }
    return count
  }

  /// Returns the items, to be changed in place and set again.
  func takeItems() -> [BoxItem] {
    let items = items
    readItems = nil
    return items
  }

  /// Caches items that were changed in place and set, unless some were refused.
  func giveBack(_ changed: [BoxItem]) { if changed.count == entries.count { readItems = changed } }

  private func replace(_ old: Range<Int>, by items: ArraySlice<BoxItem>) {
    guard let node else { return }
    let nodes = items.compactMap(\.node)
    if old.isEmpty, nodes.isEmpty { return }
    for child in nodes { takeFromOtherContainer(child) }
    entries.replaceSubrange(old, with: items.map { ItemReference($0) })
    readItems = nil
    node.replaceChildren(old, with: nodes)
    structureDidChange()
  }

  /// Inserts the item of a view or guide that is in another container or in none. Its view is already a subview of the
  /// host.
  func insert(_ item: BoxItem, of child: ViewNode, at index: Int) {
    takeFromOtherContainer(child)
    entries.insert(ItemReference(item), at: index)
    readItems = nil
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
    guard entries[index].item.layout != layout else { return }
    entries[index].item.layout = layout
    readItems = nil
    children[index].styleDidChange()
  }

  /// The item at an index.
  func item(at index: Int) -> BoxItem { entries[index].item }

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

/// An item of a box, which insertions and removals do not move.
private final class ItemReference {
  var item: BoxItem

  init(_ item: BoxItem) { self.item = item }
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
    entries.remove(at: index)
    readItems = nil
  }

  func nodeWillDeinit(_ going: ViewNode) {
    (entries, readItems) = ([], nil)
    if node === going { node = nil }
  }

  func synchronizeSubviews() {
    guard place != .boxView, let host else { return }
    for child in children where child.hadView && child.view?.superview !== host {
      if place == .guide { reportNotASubview(child, than: host) }
      node?.forget(child)
    }
  }

  func defineItems(_ body: () -> Void) {
    body()
    for content in withGroups {
      for child in content.children { child.setNeedsReview() }
    }
  }

  func prepareStyles() {
    let direction = direction
    if direction != knownDirection {
      knownDirection = direction
      // The directions of stacks are part of their styles.
      for child in children where child.content != nil { child.needsStyle = true }
    }
    // The views in guides are subviews of this view, too.
    for child in children where !child.hadView { child.content?.synchronizeSubviews() }
    if allNeedStyles { for child in children { child.needsStyle = true } }
    allNeedStyles = false
    var mayHaveOtherSums = node?.structureChanged == true || axis != checkedAxis
    checkedAxis = axis
    for child in children {
      if child.needsMeasuring {
        child.isMeasured = child.hasContentToMeasure
        child.needsStyle = true
      }
      if child.needsPins { mayHaveOtherSums = true }
    }
    if mayHaveOtherSums { checkIncompatiblePins() }
  }

  func writeStyles(to tree: NodeTree) {
    for (index, child) in children.enumerated() where child.needsStyle && child.id != nil {
      let needsPins = child.needsPins
      (child.needsStyle, child.needsPins) = (false, false)
      writeStyle(of: child, to: tree)
      if child.determinesOtherDimensions() || needsPins { writePins(of: child, entries[index].item.layout, to: tree) }
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

  private func writePins(of child: ViewNode, _ layout: BoxLayout, to tree: NodeTree) {
    var pins = child.pins(layout)
    let held = child.existingHeld?.constraints ?? []
    let constraints = child.sizeConstraints(layout, held, &pins, in: tree)
    if held.contains(where: { $0.isRelation }) { tree.noteRelations(of: child) }
    tree.set(pins == BoxPins() ? nil : pins, of: child)
    tree.set(constraints, of: child)
  }

  func writeRelations(of child: ViewNode, to tree: NodeTree) {
    if let index = children.place(of: child) { writePins(of: child, entries[index].item.layout, to: tree) }
  }

  func finishStyles(in tree: NodeTree) {}

  var hasOtherDirection: Bool { direction != knownDirection }

  func surroundingsMayHaveChanged() { allNeedStyles = true }

  func subviewWasReordered(_ subview: PlatformView) {}

  func directionDidChange() { (host as? BoxView)?.forceDirection() }

  func layoutMarginsDidChange() { (host as? BoxView)?.followMargins() }
}

extension ViewNode {
  /// Whether the view is no container and has a natural size.
  fileprivate var hasContentToMeasure: Bool { content == nil && hasNaturalSize }
}

extension BoxItem {
  /// The node of the view or guide in a layout tree.
  var node: ViewNode? { view?.viewNode ?? guide?.node }
}

extension PlatformEdgeInsets {
  /// No distance from any side.
  public static var none: PlatformEdgeInsets { PlatformEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}
