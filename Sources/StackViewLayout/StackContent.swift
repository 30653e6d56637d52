import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// The items of a stack in order, including those without a view. It has no public members.
public final class StackContent: ViewIsolated {
  /// The stack as an item. The item owns the content.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    package weak var node: ViewNode?
  #else
    // The node clears this reference when it is deallocated. A weak reference would need a reference count with every
    // access.
    private unowned(unsafe) var storedNode: ViewNode?

    package var node: ViewNode? {
      get { unsafe storedNode }
      set { unsafe storedNode = newValue }
    }
  #endif
  /// The item of the stack in another stack, with its style.
  var item: StackItem? { node.map { StackItem($0) } }
  // Properties are read and written as a whole, so that no exclusivity check is needed at run time.

  /// The parts that few stacks have.
  private final class RareParts: ViewIsolated {
    var properties = StackProperties()
    var definition: StackDefinition?
    var misuses = MisuseLog<StackIssue>()
  }

  private var existingParts: RareParts?
  private var parts: RareParts {
    if let existingParts { return existingParts }
    let parts = RareParts()
    existingParts = parts
    return parts
  }

  /// The properties of the stack that are not part of its style.
  var properties: StackProperties {
    get { existingParts?.properties ?? StackProperties() }
    set { if existingParts != nil || newValue != StackProperties() { parts.properties = newValue } }
  }
  /// The definition that runs again, if the stack has one.
  var definition: StackDefinition? {
    get { existingParts?.definition }
    set { if existingParts != nil || newValue != nil { parts.definition = newValue } }
  }
  /// The misuses that were reported for this stack.
  var misuses: MisuseLog<StackIssue> {
    get { parts.misuses }
    set { parts.misuses = newValue }
  }
  /// Whether the stack has, or had, one of the parts that few stacks have.
  var hasRareParts: Bool { existingParts != nil }
  /// Whether the distribution or a custom spacing affects the styles of items.
  var affectsItemStyles: Bool { storedAffectsItemStyles }
  private var storedAffectsItemStyles = false
  /// Whether the styles of all items have to be written again.
  private(set) var allNeedStyles = false
  /// The state of the subviews; only for the content of a view.
  var subviewState: SubviewState {
    get { storedSubviewState }
    set { storedSubviewState = newValue }
    // The state is moved out while it is changed, so that its list has one owner.
    _modify {
      var state = storedSubviewState
      storedSubviewState = SubviewState()
      defer { storedSubviewState = state }
      yield &state
    }
  }
  private var storedSubviewState = SubviewState()
  /// The view that the stack itself is adding.
  var adopted: ObjectIdentifier?
  /// Whether the superview, or the view itself, may have changed without a report.
  var directionMayHaveChanged = true
  /// The direction of the view when it was last read.
  private(set) var hostIsRightToLeft = false

  init() {}

  /// The stack view that the items are subviews of.
  ///
  /// Only a StackView has a stack as its content, and groups are only in stacks.
  var host: StackView? { hostNode.flatMap { StackContent.stackView(of: $0) } }

  private static func stackView(of host: ViewNode) -> StackView? {
    host.view.map { unsafe unsafeDowncast($0, to: StackView.self) }
  }

  /// Whether rows run from right to left: by the direction of the stack, or of the nearest stack around it that sets one, unless the
  /// view has another direction than the view around it.
  var isRightToLeft: Bool {
    var content = self
    while let item = content.item {
      switch item.style.layoutDirection {
      case .leftToRight: return false
      case .rightToLeft: return true
      case .inherit: break
      }
      guard item.node.isIncluded, let container = item.container else {
        // A stack in a box inherits the direction of the box.
        if item.node.isIncluded, item.node.isInBox, let inherited = item.node.usedRightToLeft { return inherited }
        return item.view?.isRightToLeft ?? false
      }
      if let view = item.view, view.superview !== container.host { return view.isRightToLeft }
      if let direction = container.direction(of: item.node) { return direction == .rightToLeft }
      content = container
    }
    return false
  }

  /// The axis along which rows run: that of the stack, or of the nearest stack around it that sets one.
  var writingMode: SWritingMode {
    var content = self
    while let item = content.item {
      if item.style.writingMode != .inherit { return item.style.writingMode }
      guard item.node.isIncluded, let container = item.container else { break }
      // The view may have moved since the container read its subviews.
      if let view = item.view, view.superview !== container.host { break }
      content = container
    }
    return .horizontalTb
  }

  // MARK: - Editing

  /// Adds a new, empty item without a view as the last one.
  func append(_ item: StackItem) {
    guard let node else { return }
    host?.stackContent.settleSubviews()
    node.insert(item.node, at: node.children.count, isInBox: false)
    structureDidChange()
  }

  /// Adds a group, of the last run of the definition if one is in progress.
  func addGroup() -> StackGroup {
    if let openDefinition { return openDefinition.addGroup(to: self) }
    let group = StackGroup()
    append(group.item)
    return group
  }

  /// Adds an item without a view and without items, of the last run of the definition if one is in progress.
  func addSpacer() -> StackItem {
    if let openDefinition { return openDefinition.addSpacer(to: self) }
    let spacer = StackItem(ViewNode(.spacer))
    append(spacer)
    return spacer
  }

  /// Adds a view after the last item; does nothing if there is no item.
  func addDivider<View: PlatformView>(_ make: () -> View) -> StackItem? {
    if let openDefinition { return openDefinition.addDivider(to: self, make) }
    settleSubviews()
    return children.isEmpty ? nil : insert(make(), at: .max)
  }

  /// Inserts a view at an index that does not count the view itself, and returns its item.
  @discardableResult func insert(_ view: PlatformView, at index: Int) -> StackItem {
    if let openDefinition { return openDefinition.insert(view, at: index, in: self) }
    let child = view.viewNode
    let item = StackItem(child)
    guard let node else { return item }
    // The last view of a stack is in front of all others, whatever their order is.
    let isInFront = index == .max && node.hadView
    if isInFront { settleSubviews() } else { synchronizeSubviews() }
    guard let hostNode = node.hadView ? node : node.host, let host = StackContent.stackView(of: hostNode) else {
      // A group that was removed has no stack view: only the item is inserted.
      if view.superview != nil { view.removeFromSuperview() }
      place(child, at: index, in: node)
      return item
    }
    guard view !== host, !host.isDescendant(of: view) else {
      report(.wouldContainItself(view: item.label, container: label)) { [weak view, weak host] in
        guard let view, let host else { return true }
        return view !== host && !host.isDescendant(of: view)
      }
      return item
    }
    if hostNode.hasLayoutInProgress { reportChange(of: view) }
    place(child, at: index, in: node)
    if isInFront {
      adopt(view, of: host) { host.placeSubview(view, below: nil) }
    } else {
      host.stackContent.adopt(view, of: host) { put(view, of: child, into: host) }
    }
    node.structureDidChange()
    return item
  }

  /// Whether a view is an item of this container.
  func hasItem(_ node: ViewNode?) -> Bool {
    if let openDefinition, let item = node?.stackItem, openDefinition.hasAdded(item, to: self) { return true }
    host?.stackContent.settleSubviews()
    return node.map { holds($0) } ?? false
  }

  /// The index of the item of a view; `nil` if it is not in this container.
  func place(of view: PlatformView) -> Int? {
    if let openDefinition { return openDefinition.index(of: view) }
    guard let child = view.existingViewNode, holds(child) else { return nil }
    return children.place(of: child)
  }

  /// Removes an item, with its view or with the views in it.
  func removeItem(_ item: StackItem) {
    if let openDefinition, openDefinition.hasAdded(item, to: self) { return openDefinition.remove(item, from: self) }
    if let view = item.view { remove(view, of: item.node) } else { remove(item) }
  }

  /// Removes an item and its view.
  private func remove(_ view: PlatformView, of node: ViewNode) {
    let host = host
    self.node?.forget(node)
    view.removeFromSuperview()
    if let host, view.superview === host { host.stackContent.subviewWasAdded(view) }
    structureDidChange()
  }

  /// Removes an item without a view, and all views in it.
  private func remove(_ item: StackItem) {
    guard let node, holds(item.node) else {
      reportNotAnItem(item)
      return
    }
    node.forget(item.node)
    for content in item.content?.withGroups ?? [] {
      for child in content.children { child.view?.removeFromSuperview() }
    }
    structureDidChange()
  }

  func place(_ child: ViewNode, at index: Int) {
    if let node { place(child, at: index, in: node) }
  }

  private func place(_ child: ViewNode, at index: Int, in node: ViewNode) {
    if let container = child.parent {
      // An item that moves within its container keeps the space after it.
      if container === node { node.children.removePlaced(child) } else { container.forget(child) }
      container.structureDidChange()
    }
    insert(child, at: min(max(index, 0), node.children.count), in: node)
  }

  /// Inserts an item that is in no other container.
  func insert(_ child: ViewNode, at index: Int) {
    if let node { insert(child, at: index, in: node) }
  }

  private func insert(_ child: ViewNode, at index: Int, in node: ViewNode) {
    if child.definition != nil { child.stackItem.enter(self) }
    node.insert(child, at: index, isInBox: false)
  }

  package func willForget(_ child: ViewNode, at index: Int) {
    definition?.forget(child, at: index)
    noteRemoval(of: child)
  }

  // MARK: - Direction

  /// A stack sets the direction of its view in its style if that is not the direction of the view around. If the direction of this
  /// view has changed, the styles of the stacks in it are written again.
  func followViewDirection() {
    guard directionMayHaveChanged, let host = node?.view else { return }
    directionMayHaveChanged = false
    let isRightToLeft = readsRightToLeft(host)
    guard isRightToLeft != hostIsRightToLeft else { return }
    hostIsRightToLeft = isRightToLeft
    for content in withGroups {
      for child in content.children { child.needsStyle = true }
    }
  }

  /// Whether the stack's view reads from right to left.
  func readsRightToLeft(_ host: PlatformView) -> Bool {
    guard let node, node.isIncluded, let outer = node.outerStack else { return host.isRightToLeft }
    return host.isRightToLeft(in: outer.hostIsRightToLeft)
  }

  // MARK: - Properties

  /// Changes properties. A change outside of runs also changes the properties with which runs begin.
  func setProperties(_ change: (inout StackProperties) -> Void) {
    let before = properties
    change(&properties)
    if openDefinition != nil { return }
    definition?.setBaseProperties(change)
    if properties != before { propertiesDidChange() }
  }

  /// Marks the stack and its items for layout.
  func propertiesDidChange() {
    storedAffectsItemStyles = properties.affectItems
    // A distribution and the safe area also affect the style of the stack itself.
    item?.node.styleDidChange()
    allNeedStyles = true
    setNeedsLayout()
  }

  func setCustomSpacing(_ length: CGFloat?, after item: StackItem) {
    guard hasItem(item.node) else {
      reportNotAnItem(item)
      return
    }
    setProperties { $0.customSpacing[ObjectIdentifier(item.node)] = length }
  }

  /// Removes the spacing after an item that has left, and what the definition of the stack has set.
  func noteRemoval(of node: ViewNode) {
    if properties.customSpacing.isEmpty, definition == nil { return }
    properties.customSpacing[ObjectIdentifier(node)] = nil
    definition?.setBaseProperties { $0.customSpacing[ObjectIdentifier(node)] = nil }
    storedAffectsItemStyles = properties.affectItems
    node.stackItem.leave(self)
  }

  /// Whether the properties of one item affect the styles of the others.
  var stylesDependOnEachOther: Bool {
    affectsItemStyles && (!properties.customSpacing.isEmpty || properties.distribution == .fill)
  }

  /// Marks all items if their styles depend on each other, or if all styles have to be written again.
  func markItemsThatNeedStyles() {
    guard allNeedStyles || stylesDependOnEachOther else { return }
    allNeedStyles = false
    for child in children { child.needsStyle = true }
  }
}
