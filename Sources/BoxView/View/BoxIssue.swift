import LayoutEngine

/// A likely error in the items of a box: with the item, the cause and a remedy in one sentence each.
///
/// Items and boxes are described by their name, if they have one, the class of their view, and their index in their
/// container, from 0: `'title' (a UILabel), item 2 of a BoxView, item 0 of 'form' (a BoxView)`.
///
/// Issues never stop a layout. A refused call changes nothing: views stay where they are.
public struct BoxIssue: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// A view was moved from another superview to become an item.
    case movedView(view: String, elsewhere: String, container: String)
    /// The items contain a view or guide more than once; only its first item is used.
    case duplicateItem(view: String, container: String)
    /// An item was to be inserted next to something that is not in the box.
    case unknownReference(view: String, reference: String, container: String)
    /// A layout was set for a view that is not in the box.
    case notAnItem(view: String, container: String)
    /// A view was to become an item of itself, or of a view inside it.
    case wouldContainItself(view: String, container: String)
    /// A view in a guide is not a subview of the view that the guide is in; it was left out.
    case notASubview(view: String, host: String)
    /// `addBoxItems` was called on a BoxView, which does not manage these items.
    case notManaged(view: String)
    /// A view requested a layout or a measurement of the box while the view itself was being measured.
    case reentrantLayout(container: String)
    /// The content of a view has changed, and its `boxContentDidChange()` was not called. Only debug builds report it: see
    /// ``/ViewTree/ContainerView/reportsUnmarkedChanges``.
    case unmarkedChange(view: String)
    /// Neighbors have the relations `>=` and `<=`, which cannot be added; the gap between them is unconstrained.
    case incompatiblePins(first: String, second: String)
    /// The size of a view or guide is related to that of another one that is not in the same tree of boxes; the relation has no effect.
    case unrelatedSize(view: String, other: String)
    /// The item is the only one of its box with a flex number, which is a ratio between items: it has no effect.
    case loneFlex(view: String, container: String)
    /// Each call of `updateItems()` has requested another one.
    case endlessUpdates(container: String)
    /// Another issue that the engine found in the layout of an item.
    case layout(item: String, LayoutIssue.Kind, cause: String, remedy: String)
  }

  /// What is wrong.
  public var kind: Kind

  /// Makes an issue.
  public init(kind: Kind) { self.kind = kind }

  /// Why this is an issue.
  public var cause: String {
    switch kind {
    case .movedView(let view, let elsewhere, let container):
      return "\(view) was moved from \(elsewhere) to \(container)"
    case .duplicateItem(let view, let container):
      return "\(view) occurs more than once among the items of \(container); only the first item is used"
    case .unknownReference(let view, let reference, let container):
      return "\(view) was to be inserted next to \(reference), which is not in \(container)"
    case .notAnItem(let view, let container): return "\(view) is not an item of \(container)"
    case .wouldContainItself(let view, let container):
      return "\(view) cannot become an item of \(container), which is the same or is inside it; it was left out"
    case .notASubview(let view, let host):
      return "\(view) is in a guide of \(host), but is not a subview of this view; the item was left out"
    case .notManaged(let view):
      return "addBoxItems was called on \(view), which lays out these items but does not list them"
    case .reentrantLayout(let container):
      return "\(container) could not be laid out or measured while one of its views was being measured"
    case .unmarkedChange(let view):
      return "the content of \(view) has changed without a mark; the layout uses the size of the earlier content"
    case .incompatiblePins(let first, let second):
      return "the pins between \(first) and \(second) are >= and <=, which cannot be added; the gap is unconstrained"
    case .unrelatedSize(let view, let other):
      return "the size of \(view) is related to that of \(other), which is not in the same tree of boxes"
    case .loneFlex(let view, let container):
      return "\(view) is the only item of \(container) with a flex number, which has no effect without another one"
    case .endlessUpdates(let container):
      return "each call of updateItems() of \(container), or of a container in it, has requested another one"
    case .layout(let item, _, let cause, _): return "\(item): \(cause)"
    }
  }

  /// How to remove the cause.
  public var remedy: String {
    switch kind {
    case .movedView: return "remove the view from its superview first, if the move is intended"
    case .duplicateItem: return "list each view once; use a guide for space without a view"
    case .unknownReference: return "add the reference first"
    case .notAnItem: return "add the view or guide first"
    case .wouldContainItself: return "remove the box from the view first"
    case .notASubview: return "add the view as a subview first, or use addBoxedView(_:to:)"
    case .notManaged: return "set items, or allowNotManagedViews"
    case .reentrantLayout: return "call no layout or sizing method of a container in sizeThatFits of a view in it"
    case .unmarkedChange: return "call boxContentDidChange() of the view after each change of its content"
    case .incompatiblePins: return "give both pins the same relation, or one of them =="
    case .unrelatedSize: return "put both into the same tree of boxes, without a stack between them"
    case .loneFlex:
      return "give another item a flex number, or raise the hugging priorities of the others (huggingX, huggingY)"
    case .endlessUpdates: return "change no state in updateItems() that it depends on"
    case .layout(_, _, _, let remedy): return remedy
    }
  }

  /// Cause and remedy.
  public var description: String { cause + "; " + remedy }
}
