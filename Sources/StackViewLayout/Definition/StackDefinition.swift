import Foundation
import PlatformView
import ViewSupport
import ViewTree

/// The items that the last run of a definition has added to a stack, and those of the run in progress.
final class StackDefinition: ViewIsolated {
  /// The stack, which owns the definition.
  private(set) weak var content: StackContent?
  /// The items of the last run, in order.
  private var items: [StackItem] = []
  /// The run in progress.
  private(set) var run: DefinitionRun?
  /// Whether the closure of the definition is being called.
  private(set) var isRunning = false
  /// Whether a run has added an item.
  private var hasAdded = false
  /// The number of runs that have begun.
  private(set) var number = 0

  /// The items of the run in progress, in order.
  private(set) var wanted: [StackItem] = []
  /// Keeps the views of the run in progress until they are subviews.
  private var views: [PlatformView] = []
  private var groups = PlacedParts<StackGroup>()
  private var stacks = PlacedParts<StackItem?>()
  private var spacers = PlacedParts<StackItem>()
  private var identified: [ItemIdentity: StackItem] = [:]
  private var usedIdentities: [ItemIdentity: StackItem] = [:]
  private var spacing = StackSpacing()
  /// The spacing and the distribution that were set outside of runs.
  var baseSpacing = StackSpacing()

  init(_ content: StackContent) {
    self.content = content
    baseSpacing = content.spacing
  }

  // MARK: - Running

  /// Calls `body`, which adds the items.
  func perform(in run: DefinitionRun, _ body: () -> Void) {
    begin(in: run)
    isRunning = true
    body()
    isRunning = false
  }

  /// Begins a run. In a run that has already defined this stack, the last definition counts.
  func begin(in run: DefinitionRun) {
    number &+= 1
    if self.run == nil {
      self.run = run
      run.add(self)
      spacing = content?.spacing ?? StackSpacing()
    }
    for item in wanted { item.definition?.withdraw() }
    wanted.removeAll(keepingCapacity: true)
    usedIdentities.removeAll(keepingCapacity: true)
    groups.begin()
    stacks.begin()
    spacers.begin()
    content?.spacing = baseSpacing
    content?.item?.openArrangement(in: run)
  }

  // MARK: - Adding

  /// Adds a view at an index among the items of the run.
  func insert(_ view: PlatformView, at index: Int) -> StackItem {
    let item = view.item
    guard let run, let content else { return item }
    hasAdded = true
    if !item.open(in: run, of: content) {
      content.report(.addedTwice(view: item.label, container: content.label), in: self)
      return item
    }
    // A view without a superview has no other owner in the run.
    if item.node.container == nil { views.append(view) }
    if index >= wanted.count { wanted.append(item) } else { wanted.insert(item, at: max(index, 0)) }
    return item
  }

  /// The group at the same place among the groups of the last run, or a new one.
  func addGroup() -> StackGroup {
    let group = groups.next { StackGroup() }
    append(group.item)
    if let run { group.stackContent.beginDefinition(in: run) }
    return group
  }

  /// The stack view at the same place among the stack views without an identity of the last run, or a new one.
  func addStackView() -> StackView {
    let known = stacks.next { nil }?.view as? StackView
    let stack = known ?? StackView()
    if known == nil { stacks.replace(stack.item) }
    _ = insert(stack, at: .max)
    if let run { stack.stackContent.beginDefinition(in: run) }
    return stack
  }

  /// The spacer at the same place among the spacers of the last run, or a new one.
  func addSpacer() -> StackItem {
    let spacer = spacers.next { StackItem() }
    append(spacer)
    return spacer
  }

  private func append(_ item: StackItem) {
    hasAdded = true
    guard let run, let content, item.open(in: run, of: content) else { return }
    wanted.append(item)
  }

  /// The view of an identity: that of the last run, or a new one.
  func view<View: PlatformView>(of id: AnyHashable, make: () -> View) -> View {
    var identity = ItemIdentity(id: id, type: ObjectIdentifier(View.self))
    if usedIdentities[identity] != nil, let content {
      content.report(.repeatedIdentity(id: "\(id.base)", container: content.label), in: self)
      while usedIdentities[identity] != nil { identity.occurrence += 1 }
    }
    let view = identified[identity]?.view as? View ?? make()
    usedIdentities[identity] = view.item
    return view
  }

  // MARK: - Finding and removing

  /// Whether the run in progress has added an item.
  func hasAdded(_ item: StackItem) -> Bool {
    content.map { item.definition?.addedTo == ObjectIdentifier($0) } ?? false
  }

  /// The index of an item among those of the run in progress.
  func index(of view: PlatformView) -> Int? { wanted.firstIndex { $0.view === view } }

  /// Removes an item that the run in progress has added.
  func remove(_ item: StackItem) {
    wanted.removeAll { $0 === item }
    item.definition?.withdraw()
  }

  // MARK: - Ending a run

  /// Places the items of the run in the stack; returns whether the subviews may have to be added or moved.
  func placeItems() -> Bool {
    guard let content else { return false }
    content.host?.stackContent.synchronizeSubviews()
    rejectEnclosingViews()
    if isInPlace { return content.host?.stackContent.subviewState.isInItemOrder == false }
    let places = content.places(of: wanted)
    let stays = places.longestIncreasingRun
    // New items follow the ones before them; the first one takes the place of the first item of the last run.
    var next = content.children.firstIndex { $0.stackItem.map { isDefined($0) } ?? false } ?? content.children.count
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
    content.structureDidChange()
    return true
  }

  private func isDefined(_ item: StackItem) -> Bool { hasAdded(item) || items.contains { $0 === item } }

  /// Whether the items are in the stack, in order.
  private var isInPlace: Bool {
    guard let content else { return true }
    var next = 0
    for child in content.children where next < wanted.count && wanted[next].node === child { next += 1 }
    return next == wanted.count
  }

  /// Leaves out views that contain the stack.
  private func rejectEnclosingViews() {
    guard let content, content.host != nil else { return }
    wanted.removeAll { item in
      guard item.container !== content, encloses(item.node) else { return false }
      content.report(.wouldContainItself(view: item.label, container: content.label), in: self)
      return true
    }
  }

  /// Whether an item is the stack, or contains it when the run is over.
  private func encloses(_ item: ViewNode) -> Bool {
    var next = content?.node
    while let node = next {
      if node === item { return true }
      next = node.container?.node
      var view = next == nil ? node.view?.superview : nil
      while next == nil, let superview = view {
        next = superview.existingViewNode
        view = superview.superview
      }
    }
    return false
  }

  /// Removes the items of the last run that this run has not added.
  func removeOthers() {
    guard let content else { return }
    for item in items where item.definition?.addedTo == nil {
      // Other code may have moved the item.
      guard item.container === content else { continue }
      if item.definition?.wasThere == true { item.restoreBase() } else { content.removeItem(item) }
    }
  }

  /// Ends the run.
  func close() {
    run = nil
    swap(&items, &wanted)
    wanted.removeAll(keepingCapacity: true)
    views = []
    for group in groups.end() { group.stackContent.definition?.dissolve() }
    for stack in stacks.end() { stack?.content?.definition?.dissolve() }
    spacers.end()
    swap(&identified, &usedIdentities)
    usedIdentities.removeAll(keepingCapacity: true)
    if let content, content.spacing != spacing { content.spacingDidChange() }
    for item in items { item.node.setNeedsReview() }
  }

  /// Gives the items the values that were set outside of runs, because no later run adds the stack.
  private func dissolve() {
    var pending = [self]
    while let definition = pending.popLast() {
      guard let content = definition.content else { continue }
      for item in definition.items { item.leave(content) }
      pending += definition.groups.all.compactMap(\.stackContent.definition)
      pending += definition.stacks.all.compactMap { $0?.content?.definition }
    }
  }

  /// Whether the runs have defined nothing, as the `updateItems()` of a class that does not override it.
  var isEmpty: Bool {
    !hasAdded && content?.item?.hasBaseValues != false && content?.spacing == baseSpacing
  }
}

/// The identity of a view that a definition makes.
private struct ItemIdentity: Hashable {
  let id: AnyHashable
  let type: ObjectIdentifier
  /// The number of earlier views of the same identifier in the run.
  var occurrence = 0
}

/// Parts without an identity: the parts of a run are those of the last run at the same places.
private struct PlacedParts<Part> {
  private var parts: [Part] = []
  private var count = 0

  /// The parts of the last run.
  var all: [Part] { parts }

  mutating func begin() { count = 0 }

  mutating func next(or make: () -> Part) -> Part {
    if count == parts.count { parts.append(make()) }
    count += 1
    return parts[count - 1]
  }

  /// Replaces the part that `next` has returned last.
  mutating func replace(_ part: Part) { parts[count - 1] = part }

  /// Removes the parts that the run has not used, and returns them.
  @discardableResult mutating func end() -> ArraySlice<Part> {
    let unused = parts[count...]
    parts.removeLast(unused.count)
    return unused
  }
}
