import Foundation
import LayoutEngine
import PlatformView

/// What stands in a stack: its items in order, those without a view among them.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class StackContent {
  /// The stack as an item. The item owns the content.
  weak var item: StackItem?
  /// The items in order. Those with a view follow the order of the subviews: ``takeOverSubviews()``.
  private(set) var children: [StackItem] = []
  /// The space after an item in place of the gap.
  private(set) var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// How the items share the main axis.
  var distribution: SDistribution? {
    didSet {
      guard distribution != oldValue else { return }
      // A distribution says something of the stack itself, too.
      item?.needsStyle = true
      itemsNeedStyles()
    }
  }

  /// The items are not yet those of the tree.
  var structureChanged = true
  /// The subviews of the view when they were last taken over; of the content of a view only. `nil` once some came or went: a
  /// new view may have the identity of one that is gone.
  private var knownSubviews: [ObjectIdentifier]?
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
      var pending = children
      children = []
      while var item = pending.popLast() {
        guard isKnownUniquelyReferenced(&item), let content = item.content else { continue }
        pending += content.children
        content.children = []
      }
    }
  #endif

  /// The stack view that the items are subviews of.
  var host: StackView? {
    var content = self
    while let item = content.item {
      if let view = item.view { return view as? StackView }
      guard let container = item.container else { return nil }
      content = container
    }
    return nil
  }

  /// Asks for a layout of the tree that the content belongs to.
  func setNeedsLayout() { host?.setNeedsTreeLayout() }

  /// Views were added or removed behind our back, or are about to be.
  func subviewsDidChange() {
    knownSubviews = nil
    setNeedsLayout()
  }

  /// This container, and the groups in it and in each other, whose views are subviews of the same view.
  private var withGroups: [StackContent] {
    var found = [self]
    var next = 0
    while next < found.count {
      for child in found[next].children where !child.hadView {
        if let content = child.content { found.append(content) }
      }
      next += 1
    }
    return found
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
      guard item.isIncluded, let container = item.container else { return item.view?.isRightToLeft ?? false }
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
    item.container = self
    children.append(item)
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
      place(view.item, at: index)
      return
    }
    guard view !== host, !host.isDescendant(of: view) else {
      report(.wouldContainItself(view: view.item.label))
      return
    }
    if host.hasLayoutInProgress { report(.changedDuringLayout(view: view.item.label)) }
    place(view.item, at: index)
    host.adopt(view, before: nextView(after: view.item), between: neighbours(of: view.item))
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
    guard let index = children.firstIndex(where: { $0 === item }) else {
      report(.isNoItem(view: item.label))
      return
    }
    children.remove(at: index)
    item.container = nil
    for content in item.content?.withGroups ?? [] {
      for child in content.children { child.view?.removeFromSuperview() }
    }
    structureDidChange()
  }

  private func place(_ item: StackItem, at index: Int) {
    if let container = item.container {
      container.children.removeAll { $0 === item }
      // An item that moves within its container keeps the space after it.
      if container !== self { container.customSpacing[ObjectIdentifier(item)] = nil }
      container.structureDidChange()
    }
    children.insert(item, at: min(max(index, 0), children.count))
    item.container = self
    item.needsStyle = true
  }

  /// Takes an item out, without its view and without asking for a layout.
  private func forget(_ item: StackItem) {
    children.removeAll { $0 === item }
    customSpacing[ObjectIdentifier(item)] = nil
    item.container = nil
    structureChanged = true
  }

  func structureDidChange() {
    structureChanged = true
    setNeedsLayout()
  }

  // MARK: - Direction

  /// Stacks say in which direction their views read where that is not the direction of the view around: if this one's
  /// has changed, they have to say it anew.
  func followViewDirection() {
    guard directionMayHaveChanged, let host = item?.view else { return }
    directionMayHaveChanged = false
    var isRightToLeft = false
    if let outer = item?.container?.host, item?.isIncluded == true, host.superview === outer {
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
    guard children.contains(where: { $0 === item }) else {
      report(.isNoItem(view: item.label))
      return
    }
    guard customSpacing[ObjectIdentifier(item)] != spacing else { return }
    customSpacing[ObjectIdentifier(item)] = spacing
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
  func takeOverSubviews() {
    guard let host, host.content === self else {
      // The views of a group are subviews of the stack view around it.
      if let host { host.content.takeOverSubviews() }
      return
    }
    let subviews = host.subviews
    if let knownSubviews, StackContent.areSame(subviews, knownSubviews) { return }
    for content in withGroups { content.removeMissing(from: host) }
    var previous: StackItem?
    for view in subviews {
      let item = view.item
      if item.container?.host !== host { insertNew(item, after: previous) }
      previous = item
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
  private func insertNew(_ item: StackItem, after previous: StackItem?) {
    if let container = item.container { container.forget(item) }
    item.needsStyle = true
    let container = previous?.container ?? self
    var index = 0
    if let previous { index = (container.children.lastIndex { $0 === previous } ?? -1) + 1 }
    item.container = container
    container.children.insert(item, at: index)
    container.structureChanged = true
  }

  /// Brings the items that have views, here and in groups, into the order of the subviews, each group by itself.
  private func sortViews(by subviews: [PlatformView]) {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = place }
    for content in withGroups { content.sortViews(places) }
  }

  private func sortViews(_ places: [ObjectIdentifier: Int]) {
    func place(_ item: StackItem) -> Int? { item.view.flatMap { places[ObjectIdentifier($0)] } }
    let slots = children.indices.filter { place(children[$0]) != nil }
    let sorted = slots.map { children[$0] }.sorted { (place($0) ?? 0) < (place($1) ?? 0) }
    for (slot, item) in zip(slots, sorted) where children[slot] !== item {
      children[slot] = item
      structureChanged = true
    }
  }

  /// The views of the items before and behind an item in this container, without those of groups. Its own view has to lie
  /// between them: views may have been brought to the front since, so that those of a group are not together any more.
  private func neighbours(of item: StackItem) -> (PlatformView?, PlatformView?) {
    guard let index = children.lastIndex(where: { $0 === item }) else { return (nil, nil) }
    return (children[..<index].last { $0.view != nil }?.view, children[(index + 1)...].first { $0.view != nil }?.view)
  }

  /// The first view behind an item, in the order of the items: it is inserted before it.
  func nextView(after item: StackItem) -> PlatformView? {
    var content = self
    var item = item
    while true {
      guard let index = content.children.lastIndex(where: { $0 === item }) else { return nil }
      for sibling in content.children[(index + 1)...] {
        if let view = sibling.firstView { return view }
      }
      // Behind the last item of a group follows what stands behind the group.
      guard let group = content.item, group.view == nil, let container = group.container else { return nil }
      (content, item) = (container, group)
    }
  }
}

extension StackItem {
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
