import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// What stands in a stack: its items in order, those without a view among them.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class StackContent {
  /// The stack as an item. The item owns the content.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    weak var item: StackItem?
  #else
    unowned(unsafe) var item: StackItem?
  #endif
  /// The items in order. Those with a view follow the order of the subviews: ``takeOverSubviews()``.
  package private(set) var children: [ViewNode] = []
  /// The items without a view: what has one belongs to its view.
  private var viewless: [StackItem] = []
  /// The space after an item in place of the gap.
  private(set) var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// How the items share the main axis.
  var distribution: SDistribution? {
    didSet {
      guard distribution != oldValue else { return }
      // A distribution says something of the stack itself, too.
      item?.node.styleDidChange()
      itemsNeedStyles()
    }
  }

  /// The items are not yet those of the tree.
  package var structureChanged = true
  /// The subviews of the view when they were last taken over; of the content of a view only. `nil` once some came or went: a
  /// new view may have the identity of one that is gone.
  private var knownSubviews: [ObjectIdentifier]? = []
  /// The view around, or the view itself, was changed in a way that it does not say.
  var directionMayHaveChanged = true
  /// The direction of the view, as it was when it was looked at last.
  private(set) var hostIsRightToLeft = false
  /// What was done wrong, as far as it was reported here.
  fileprivate(set) var misuses: [StackIssue] = []

  init() {}

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    /// Lets go of the items without recursion, so that the depth of a tree does not use the call stack. Where views are bound
    /// to the main actor they cannot nest that deep.
    deinit {
      viewless = []
      ViewNode.release(in: self)
    }
  #endif

  /// The stack view that the items are subviews of.
  var host: StackView? { hostNode?.view as? StackView }

  /// Views were added or removed behind our back, or are about to be.
  func subviewsDidChange() {
    knownSubviews = nil
    setNeedsLayout()
  }

  /// Whether rows run from right to left: as the stack says, or the nearest around it that says something, unless the view
  /// reads in another direction than the one around it.
  var isRightToLeft: Bool {
    var content = self
    while let item = content.item {
      switch item.style.layoutDirection {
      case .leftToRight: return false
      case .rightToLeft: return true
      case .inherit: break
      }
      guard item.node.isIncluded, let container = item.container else { return item.view?.isRightToLeft ?? false }
      if let view = item.view, view.superview !== container.host { return view.isRightToLeft }
      if let direction = item.ownDirection { return direction == .rightToLeft }
      content = container
    }
    return false
  }

  // MARK: - Editing

  /// Adds a new item without a view, which has nothing in it yet, as the last one.
  func append(_ item: StackItem) {
    takeOverSubviews()
    item.node.container = self
    children.append(item.node)
    viewless.append(item)
    structureDidChange()
  }

  /// Puts a view at an index, counted without it.
  func insert(_ view: PlatformView, at index: Int) {
    let host = host
    // A new view stands behind all others however these stand: they need not be looked at.
    var known = index == .max && host?.content === self && view.superview !== host ? knownSubviews : nil
    if known == nil { takeOverSubviews() }
    guard let host else {
      // A group that was removed: its items wait until it stands somewhere.
      place(view.viewNode, at: index)
      return
    }
    guard view !== host, !host.isDescendant(of: view) else {
      report(.wouldContainItself(view: view.item.label))
      return
    }
    if host.containerLayout.hasLayoutInProgress { report(.changedDuringLayout(view: view.item.label)) }
    let node = view.item.node
    place(node, at: index)
    host.adopt(view, before: nextView(after: node), between: neighbours(of: node))
    if known == nil {
      host.content.rememberSubviews()
    } else if host.subviews.last === view {
      known?.append(ObjectIdentifier(view))
      knownSubviews = known
    }
    structureDidChange()
  }

  /// Removes an item without a view, and all views in it.
  func remove(_ item: StackItem) {
    guard let index = children.firstIndex(where: { $0 === item.node }) else {
      report(.isNoItem(view: item.label))
      return
    }
    children.remove(at: index)
    viewless.removeAll { $0 === item }
    item.node.container = nil
    for content in item.content?.withGroups ?? [] {
      for child in content.children { child.view?.removeFromSuperview() }
    }
    structureDidChange()
  }

  private func place(_ node: ViewNode, at index: Int) {
    if let container = node.container {
      // An item that moves within its container keeps the space after it.
      if container === self { children.removeAll { $0 === node } } else { container.forget(node) }
      container.structureDidChange()
    }
    children.insert(node, at: min(max(index, 0), children.count))
    takeIn(node)
  }

  /// Says of a node what stands for all items of stacks.
  private func takeIn(_ node: ViewNode) {
    node.container = self
    node.keepsSpace = node.stackItem?.keepsSpace ?? false
    (node.isInBox, node.isMeasured, node.needsStyle) = (false, true, true)
  }

  /// Takes an item out, without its view and without asking for a layout.
  package func forget(_ node: ViewNode) {
    children.removeAll { $0 === node }
    customSpacing[ObjectIdentifier(node)] = nil
    node.container = nil
    structureChanged = true
  }

  package func takeChildren() -> [ViewNode] {
    defer { children = [] }
    return children
  }

  // MARK: - Direction

  /// Stacks say in which direction their views read where that is not the direction of the view around: if this one's
  /// has changed, they have to say it anew.
  func followViewDirection() {
    guard directionMayHaveChanged, let host = item?.view else { return }
    directionMayHaveChanged = false
    var isRightToLeft = false
    if let outer = item?.container?.host, item?.node.isIncluded == true, host.superview === outer {
      isRightToLeft = host.isRightToLeft(in: outer.content.hostIsRightToLeft)
    } else {
      isRightToLeft = host.isRightToLeft
    }
    guard isRightToLeft != hostIsRightToLeft else { return }
    hostIsRightToLeft = isRightToLeft
    for content in withGroups {
      for child in content.children { child.needsStyle = true }
    }
  }

  // MARK: - Spacing and distribution

  func setCustomSpacing(_ spacing: CGFloat?, after item: StackItem) {
    takeOverSubviews()
    guard children.contains(where: { $0 === item.node }) else {
      report(.isNoItem(view: item.label))
      return
    }
    guard customSpacing[ObjectIdentifier(item.node)] != spacing else { return }
    customSpacing[ObjectIdentifier(item.node)] = spacing
    itemsNeedStyles()
  }

  /// Whether what is said of one item counts for the styles of the others.
  var stylesDependOnEachOther: Bool { !customSpacing.isEmpty || distribution == .fill }

  func itemsNeedStyles() {
    for child in children { child.needsStyle = true }
    setNeedsLayout()
  }

  // MARK: - Misuse

  func report(_ kind: StackIssue.Kind) {
    let issue = StackIssue(kind: kind)
    guard let host else { return }
    // What goes wrong again and again need not be kept for ever.
    if host.content.misuses.count == StackContent.keptMisuses { host.content.misuses.removeFirst() }
    host.content.misuses.append(issue)
    host.topmost.issueHandler?(issue)
  }

  private static let keptMisuses = 100
}

// MARK: - Subviews

extension StackContent {
  /// Follows the subviews of the view: who left leaves, who is new comes behind the view before it, and the order is theirs.
  /// Items without a view keep their places among the others.
  package func takeOverSubviews() {
    guard let host, host.content === self else {
      // The views of a group are subviews of the stack view around it.
      if let host { host.content.takeOverSubviews() }
      return
    }
    let subviews = host.subviews
    if let knownSubviews, StackContent.areSame(subviews, knownSubviews) { return }
    for content in stackAndGroups { content.removeMissing(from: host) }
    var previous: ViewNode?
    for view in subviews {
      let node = view.item.node
      if (node.container as? StackContent)?.host !== host { insertNew(node, after: previous) }
      previous = node
    }
    sortViews(by: subviews)
    rememberSubviews()
    structureChanged = true
  }

  /// Compares identities, so that nothing is kept alive.
  private static func areSame(_ subviews: [PlatformView], _ known: [ObjectIdentifier]) -> Bool {
    guard subviews.count == known.count else { return false }
    for (view, identity) in zip(subviews, known) where ObjectIdentifier(view) != identity { return false }
    return true
  }

  private func rememberSubviews() { knownSubviews = (host?.subviews ?? []).map { ObjectIdentifier($0) } }

  /// Takes out the items whose views stand elsewhere by now, or are gone.
  private func removeMissing(from host: StackView) {
    children.removeAll { child in
      guard child.hadView else { return false }
      if let view = child.view, view.superview === host { return false }
      customSpacing[ObjectIdentifier(child)] = nil
      if child.container === self { child.container = nil }
      structureChanged = true
      return true
    }
  }

  /// A view that was added as a subview stands behind the view before it.
  private func insertNew(_ node: ViewNode, after previous: ViewNode?) {
    node.container?.forget(node)
    let container = previous?.container as? StackContent ?? self
    var index = 0
    if let previous { index = (container.children.lastIndex { $0 === previous } ?? -1) + 1 }
    container.children.insert(node, at: index)
    container.takeIn(node)
    container.structureChanged = true
  }

  /// This container and the groups in it.
  private var stackAndGroups: [StackContent] { withGroups.compactMap { $0 as? StackContent } }

  /// Brings the items that have views, here and in groups, into the order of the subviews, each group by itself.
  private func sortViews(by subviews: [PlatformView]) {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = place }
    for content in stackAndGroups { content.sortViews(places) }
  }

  private func sortViews(_ places: [ObjectIdentifier: Int]) {
    func place(_ item: ViewNode) -> Int? { item.view.flatMap { places[ObjectIdentifier($0)] } }
    let slots = children.indices.filter { place(children[$0]) != nil }
    let sorted = slots.map { children[$0] }.sorted { (place($0) ?? 0) < (place($1) ?? 0) }
    for (slot, item) in zip(slots, sorted) where children[slot] !== item {
      children[slot] = item
      structureChanged = true
    }
  }

  /// The views of the items before and behind an item in this container, without those of groups. Its own view has to lie
  /// between them: views may have been brought to the front since, so that those of a group are not together any more.
  private func neighbours(of item: ViewNode) -> (PlatformView?, PlatformView?) {
    guard let index = children.lastIndex(where: { $0 === item }) else { return (nil, nil) }
    return (children[..<index].last { $0.view != nil }?.view, children[(index + 1)...].first { $0.view != nil }?.view)
  }

  /// The first view behind an item, in the order of the items: it is inserted before it.
  func nextView(after item: ViewNode) -> PlatformView? {
    var content: any ViewContent = self
    var item = item
    while true {
      guard let index = content.children.lastIndex(where: { $0 === item }) else { return nil }
      for sibling in content.children[(index + 1)...] {
        if let view = sibling.firstView { return view }
      }
      // Behind the last item of a group follows what stands behind the group.
      guard let group = content.node, group.view == nil, let container = group.container else { return nil }
      (content, item) = (container, group)
    }
  }
}

extension ViewNode {
  /// The item's view, or the first in the group.
  fileprivate var firstView: PlatformView? {
    var pending = [self]
    while let item = pending.popLast() {
      if let view = item.view { return view }
      if !item.hadView { pending += (item.content?.children ?? []).reversed() }
    }
    return nil
  }
}
