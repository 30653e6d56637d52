import LayoutEngine

/// A probable mistake in a stack: the item, the cause and a remedy, in one sentence each.
///
/// Items and containers are described by their name, if they have one, the class of their view, and their index in
/// their container, from 0: `'title' (a UILabel), item 2 of a StackView, item 0 of 'card' (a StackView)`.
///
/// Issues never stop a layout. A refused call changes nothing: views stay where they are.
public struct StackIssue: Equatable, Sendable, CustomStringConvertible {
  /// The kind of mistake.
  public enum Kind: Equatable, Sendable {
    /// A view was inserted next to a view that is not in the container.
    case referenceNotAnItem(view: String, reference: String, container: String)
    /// A call names a view that is not in the container.
    case notAnItem(view: String, container: String)
    /// A view was added to itself, or to a view in it.
    case wouldContainItself(view: String, container: String)
    /// Items were added, removed or moved while the stack was laying out or measuring.
    case changedDuringLayout(view: String, container: String)
    /// A view requested a layout or a measurement while it was itself being measured.
    case reentrantLayout(container: String)
    /// The content of a view has changed, and `markDirty()` of its item was not called. Only debug builds report it: see
    /// ``/ViewTree/ContainerView/reportsUnmarkedChanges``.
    case unmarkedChange(view: String)
    /// `redefine(_:)` of a stack was called in its own closure.
    case definitionInProgress(container: String)
    /// Code other than the definition has added or removed a subview while the definition was running.
    case changedInDefinition(view: String, container: String)
    /// A run of a definition adds a view twice.
    case addedTwice(view: String, container: String)
    /// A run of a definition adds two views with the same identity.
    case repeatedIdentity(id: String, container: String)
    /// Each call of `updateItems()` has requested another one.
    case endlessUpdates(container: String)
    /// An issue that the engine found in the layout of an item.
    case layout(item: String, LayoutIssue.Kind, cause: String, remedy: String)
  }

  /// The kind of mistake.
  public var kind: Kind

  /// Makes an issue.
  public init(kind: Kind) { self.kind = kind }

  /// Why this is an issue.
  public var cause: String {
    switch kind {
    case .referenceNotAnItem(let view, let reference, let container):
      return "\(view) was not inserted next to \(reference), which is not in \(container)"
    case .notAnItem(let view, let container): return "\(view) is not in \(container)"
    case .wouldContainItself(let view, let container):
      return "\(view) cannot be added to \(container), which is the same or is inside it; nothing was changed"
    case .changedDuringLayout(let view, let container):
      return "\(view) was added to \(container), or moved in it, during a layout"
    case .reentrantLayout(let container):
      return "\(container) could not be laid out or measured while one of its views was being measured"
    case .unmarkedChange(let view):
      return "the content of \(view) has changed without a mark; the layout uses the size of the earlier content"
    case .definitionInProgress(let container):
      return "the definition of \(container) was run in itself; what it adds belongs to the run in progress"
    case .changedInDefinition(let view, let container):
      return "\(view) was added to \(container), or removed, by other code while the definition was running"
    case .addedTwice(let view, let container):
      return "a run of the definition of \(container) adds \(view) twice; the first place applies"
    case .repeatedIdentity(let id, let container):
      return "a run of the definition of \(container) adds two views with the identity \(id)"
    case .endlessUpdates(let container):
      return "each call of updateItems() of \(container), or of a container in it, has requested another one"
    case .layout(let item, _, let cause, _): return "\(item): \(cause)"
    }
  }

  /// How to remove the cause.
  public var remedy: String {
    switch kind {
    case .referenceNotAnItem: return "add the reference first, or use addItem"
    case .notAnItem: return "add the item first"
    case .wouldContainItself: return "remove the stack from the view first"
    case .changedDuringLayout: return "change items outside of a layout; the change takes effect in the next layout"
    case .reentrantLayout: return "call no layout or sizing method of a container in sizeThatFits of a view in it"
    case .unmarkedChange: return "call markDirty() of the view's item after each change of its content"
    case .definitionInProgress: return "add the items in the closure itself"
    case .changedInDefinition: return "use addItem, and leave out what is to be removed"
    case .addedTwice: return "add each view once in a run"
    case .repeatedIdentity: return "use an identity that is unique in the stack"
    case .endlessUpdates: return "change no state in updateItems() that it depends on"
    case .layout(_, _, _, let remedy): return remedy
    }
  }

  /// The cause and the remedy in one line.
  public var description: String { cause + "; " + remedy }
}
