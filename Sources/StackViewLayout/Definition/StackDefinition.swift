import Foundation
import PlatformView
import ViewSupport
import ViewTree

/// The items that the last run of a definition has added to a stack, and those of the run in progress.
///
/// The content of the stack owns its definition, and is a parameter where it is needed.
final class StackDefinition: ViewIsolated {
  /// The run in progress.
  private(set) var run: DefinitionRun?
  /// Whether the closure of the definition is being called.
  private(set) var isRunning = false
  /// The number of runs that have begun.
  private(set) var number = 0

  /// The items of the last run, in order.
  private var items: [StackItem] = []
  /// The number of items of the run in progress that are the first ones of the last run.
  private var matches = 0
  /// Whether the items of the run in progress differ from those of the last run.
  private var differs = false
  /// All items of the run in progress, once they differ from those of the last run.
  private var others: [StackItem] = []
  /// The version of the children of the stack after the last run.
  private var childrenVersion = -1
  /// Whether a run has added an item.
  private var hasAddedItems = false

  /// Keeps the views of the run in progress until they are subviews.
  private var views: [PlatformView] = []
  /// The groups, stack views, spacers, dividers and views that the definition has made.
  private var parts = DefinedParts()
  /// Whether the definition has made any of these.
  private var hasParts = false
  /// The properties before the run in progress.
  private var properties = StackProperties()
  /// The properties that were set outside of runs.
  private(set) var baseProperties: StackProperties

  init(_ content: StackContent) { baseProperties = content.properties }

  // MARK: - Running

  /// Calls `body`, which adds the items.
  func perform(in run: DefinitionRun, of content: StackContent, _ body: () -> Void) {
    begin(in: run, of: content)
    isRunning = true
    body()
    isRunning = false
  }

  /// Begins a run. In a run that has already defined this stack, the last definition counts.
  func begin(in run: DefinitionRun, of content: StackContent) {
    number &+= 1
    if self.run == nil {
      self.run = run
      run.add(content)
      properties = content.properties
    } else {
      for item in wanted { item.withdraw(from: content) }
    }
    forgetItemsOfRun()
    if hasParts { parts.begin() }
    if content.properties != baseProperties { content.properties = baseProperties }
    content.item?.openArrangement(in: run)
  }

  // MARK: - Adding

  /// The items of the run in progress, in order.
  var wanted: [StackItem] { differs ? others : Array(items.prefix(matches)) }

  /// Adds a view at an index among the items of the run.
  func insert(_ view: PlatformView, at index: Int, in content: StackContent) -> StackItem {
    let item = view.item
    guard let run else { return item }
    if !item.open(in: run, of: content) {
      content.report(.addedTwice(view: item.label, container: content.label), in: self)
      return item
    }
    if index == .max { append(item) } else { insert(item, at: index) }
    // A view without a superview has no other owner in the run.
    if differs, view.superview == nil { views.append(view) }
    return item
  }

  @inline(__always) private func append(_ item: StackItem) {
    // The properties are read and written as a whole, so that no exclusivity check is needed at run time.
    let (items, index) = (items, matches)
    if !differs, index < items.count, items[index] === item {
      matches = index + 1
    } else {
      insert(item, at: .max)
    }
  }

  private func insert(_ item: StackItem, at index: Int) {
    hasAddedItems = true
    var wanted = wanted
    // The array has one owner while it changes.
    (differs, others) = (true, [])
    wanted.insert(item, at: min(max(index, 0), wanted.count))
    others = wanted
  }

  private func forgetItemsOfRun() { (matches, differs, others, views) = (0, false, [], []) }

  /// The group at the same place among the groups of the last run, or a new one.
  func addGroup(to content: StackContent) -> StackGroup {
    hasParts = true
    let known = parts.groups.next { nil }
    let group = known ?? StackGroup()
    if known == nil { parts.groups.replace(group) }
    add(group.item, to: content)
    if let run { group.stackContent.beginDefinition(in: run) }
    return group
  }

  /// The stack view at the same place among the stack views without an identity of the last run, or a new one.
  func addStackView(to content: StackContent) -> StackView {
    hasParts = true
    let known = parts.stacks.next { ViewReference() }.view as? StackView
    let stack = known ?? StackView()
    if known == nil { parts.stacks.replace(ViewReference(stack)) }
    _ = insert(stack, at: .max, in: content)
    if let run { stack.stackContent.beginDefinition(in: run) }
    return stack
  }

  /// Adds the divider at the same place among the dividers of the last run, or a new one, unless the run has added no item.
  func addDivider<View: PlatformView>(to content: StackContent, _ make: () -> View) -> StackItem? {
    if differs ? others.isEmpty : matches == 0 { return nil }
    hasParts = true
    let known = parts.dividers.next { ViewReference() }.view as? View
    let divider = known ?? make()
    if known == nil { parts.dividers.replace(ViewReference(divider)) }
    return insert(divider, at: .max, in: content)
  }

  /// The spacer at the same place among the spacers of the last run, or a new one.
  func addSpacer(to content: StackContent) -> StackItem {
    hasParts = true
    let spacer = parts.spacers.next { StackItem(ViewNode(.spacer)) }
    add(spacer, to: content)
    return spacer
  }

  private func add(_ item: StackItem, to content: StackContent) {
    guard let run, item.open(in: run, of: content) else { return }
    append(item)
  }

  /// The view of an identity: that of the last run, or a new one.
  func view<View: PlatformView>(of id: AnyHashable, in content: StackContent, make: () -> View) -> View {
    hasParts = true
    let (known, isRepeated) = parts.identities.next(id, View.self)
    if isRepeated { content.report(.repeatedIdentity(id: "\(id.base)", container: content.label), in: self) }
    if let view = known as? View { return view }
    let view = make()
    parts.identities.replace(view)
    return view
  }

  // MARK: - Finding and removing

  /// Whether the run in progress has added an item.
  func hasAdded(_ item: StackItem, to content: StackContent) -> Bool {
    item.definition?.addedTo == ObjectIdentifier(content)
  }

  /// The index of an item among those of the run in progress.
  func index(of view: PlatformView) -> Int? { wanted.firstIndex { $0.view === view } }

  /// Removes an item that the run in progress has added.
  func remove(_ item: StackItem, from content: StackContent) {
    (others, differs) = (wanted.filter { $0 !== item }, true)
    item.withdraw(from: content)
  }

  // MARK: - Ending a run

  /// Whether the items of the run differ from those of the last run, or other code has changed those of the stack.
  func hasOtherItems(than content: StackContent) -> Bool {
    differs || matches < items.count || content.node?.childrenVersion != childrenVersion
  }

  /// Places the items of the run in the stack; returns whether the subviews may have to be added or moved.
  func placeItems(in content: StackContent) -> Bool {
    rejectEnclosingViews(of: content)
    let wanted = wanted
    if content.contains(wanted) { return content.host?.stackContent.subviewState.isInItemOrder == false }
    if content.children.isEmpty {
      for item in wanted { content.place(item, at: .max) }
    } else {
      place(wanted, among: content)
    }
    // A group that is in no stack view has no place for views.
    if content.host == nil { for item in wanted { item.view?.removeFromSuperview() } }
    content.structureDidChange()
    return true
  }

  /// Places items among those of the stack, as few as possible.
  private func place(_ wanted: [StackItem], among content: StackContent) {
    let stays = content.places(of: wanted).longestIncreasingRun
    // New items follow the ones before them; the first one takes the place of the first item of the last run.
    var defined = Set(items.map { ObjectIdentifier($0.node) })
    defined.formUnion(wanted.lazy.map { ObjectIdentifier($0.node) })
    var next = content.children.firstIndex { defined.contains(ObjectIdentifier($0)) } ?? content.children.count
    for (item, stays) in zip(wanted, stays) {
      let place = content.children.place(of: item.node)
      if stays, let place {
        next = place + 1
        continue
      }
      if let place, place < next { next -= 1 }
      content.place(item, at: next)
      next += 1
    }
  }

  /// Leaves out views that contain the stack.
  private func rejectEnclosingViews(of content: StackContent) {
    guard differs, content.host != nil else { return }
    others.removeAll { item in
      guard item.container !== content, content.node?.isInside(item.node) == true else { return false }
      content.report(.wouldContainItself(view: item.label, container: content.label), in: self)
      item.withdraw(from: content)
      return true
    }
  }

  /// Removes the items of the last run that this run has not added.
  func removeOthers(from content: StackContent) {
    for item in items where item.definition?.addedTo == nil {
      // Other code may have moved the item.
      guard item.container === content else { continue }
      if item.definition?.wasThere == true { item.leave(content) } else { content.removeItem(item) }
    }
  }

  /// Ends the run.
  func close(_ content: StackContent) {
    run = nil
    if differs || matches < items.count { items = wanted }
    forgetItemsOfRun()
    childrenVersion = content.node?.childrenVersion ?? -1
    if hasParts { for unused in parts.end() { StackDefinition.dissolve(unused) } }
    if content.properties != properties { content.propertiesDidChange() }
    for item in items { item.definition?.close(item) }
    if let item = content.item { item.definition?.close(item) }
  }

  /// Gives the items of a stack the values that were set outside of runs, because no later run adds the stack.
  private static func dissolve(_ content: StackContent) {
    var pending = [content]
    while let content = pending.popLast() {
      guard let definition = content.definition else { continue }
      for item in definition.items { item.leave(content) }
      pending += definition.parts.contents
    }
  }

  /// Whether the runs have defined nothing, as the `updateItems()` of a class that does not override it.
  func isEmpty(_ content: StackContent) -> Bool {
    !hasAddedItems && content.item?.hasBaseStyle != false && content.properties == baseProperties
  }

  // MARK: - Outside of runs

  /// Forgets an item that other code removes from the stack. The item may contain the stack later.
  ///
  /// - Parameter index: The index of the item in the stack. Often it is that among the items of the last run.
  func forget(_ item: ViewNode, at index: Int) {
    if run != nil { return }
    let isThere = index < items.count && items[index].node === item
    guard let place = isThere ? index : items.firstIndex(where: { $0.node === item }) else { return }
    items.remove(at: place)
    if item.kind == .stackGroup { parts.forgetGroup(of: item) }
  }

  /// Changes the properties with which runs begin.
  func setBaseProperties(_ change: (inout StackProperties) -> Void) { change(&baseProperties) }
}
