import PlatformView
import ViewTree

/// The groups, stack views, spacers, dividers and views that a definition has made.
struct DefinedParts: ViewIsolated {
  var groups = PlacedParts<StackGroup?>()
  var stacks = PlacedParts<ViewReference>()
  var spacers = PlacedParts<StackItem>()
  var dividers = PlacedParts<ViewReference>()
  var identities = ItemIdentities()

  /// The contents of the groups and of the stack views.
  var contents: [StackContent] {
    groups.all.compactMap { $0?.stackContent } + stacks.all.compactMap { $0.item?.content }
  }

  /// Begins a run.
  mutating func begin() {
    groups.begin()
    stacks.begin()
    spacers.begin()
    dividers.begin()
    identities.begin()
  }

  /// Ends a run. Returns the contents of the groups and of the stack views that the run has not used.
  mutating func end() -> [StackContent] {
    spacers.end()
    dividers.end()
    identities.end()
    return groups.end().compactMap { $0?.stackContent } + stacks.end().compactMap { $0.item?.content }
  }

  /// Releases a group that other code has removed from the stack: a view in it may contain the stack now.
  mutating func forgetGroup(of node: ViewNode) {
    if let place = groups.all.firstIndex(where: { $0?.item.node === node }) { groups.replace(nil, at: place) }
  }
}

/// The item of a view that the definition does not keep: after the view has left the stack, it may contain the stack.
struct ViewReference: ViewIsolated {
  private weak var node: ViewNode?

  init(_ view: PlatformView? = nil) { node = view?.viewNode }

  var item: StackItem? { node.map { StackItem($0) } }
  var view: PlatformView? { node?.view }
}

/// Parts without an identity: the parts of a run are those of the last run at the same places.
struct PlacedParts<Part> {
  /// The parts of the last run.
  private(set) var all: [Part] = []
  private var count = 0

  /// Begins a run.
  mutating func begin() { count = 0 }

  /// The next part of the run.
  mutating func next(or make: () -> Part) -> Part {
    if count == all.count { all.append(make()) }
    count += 1
    return all[count - 1]
  }

  /// Replaces the part that `next` has returned last.
  mutating func replace(_ part: Part) { replace(part, at: count - 1) }

  mutating func replace(_ part: Part, at place: Int) { all[place] = part }

  /// Ends a run. Removes the parts that the run has not used, and returns them.
  @discardableResult mutating func end() -> ArraySlice<Part> {
    let unused = all[count...]
    if !unused.isEmpty { all.removeLast(unused.count) }
    return unused
  }
}

/// The views with an identity.
struct ItemIdentities: ViewIsolated {
  private struct Key: Hashable {
    let id: AnyHashable
    let type: ObjectIdentifier
    /// The number of earlier views of the same identifier in the run.
    var occurrence = 0
  }

  private var known: [Key: ViewReference] = [:]
  private var used: [Key: ViewReference?] = [:]
  private var last: Key?

  /// Begins a run.
  mutating func begin() { if !used.isEmpty { used = [:] } }

  /// The view of an identity in the last run, and whether the run has already used the identity.
  mutating func next(_ id: AnyHashable, _ type: PlatformView.Type) -> (view: PlatformView?, isRepeated: Bool) {
    var key = Key(id: id, type: ObjectIdentifier(type))
    let isRepeated = used[key] != nil
    while used[key] != nil { key.occurrence += 1 }
    last = key
    used[key] = .some(known[key])
    return (known[key]?.view, isRepeated)
  }

  /// Sets the view of the identity of the last call of `next`.
  mutating func replace(_ view: PlatformView) { if let last { used[last] = ViewReference(view) } }

  /// Ends a run, which forgets the identities that it has not used.
  mutating func end() {
    if known.isEmpty, used.isEmpty { return }
    known = used.compactMapValues { $0 }
    (used, last) = ([:], nil)
  }
}
