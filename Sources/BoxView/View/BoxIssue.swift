import LayoutEngine

/// A likely error in the items of a box: with the item, the cause and a remedy in one sentence each.
///
/// Items and boxes are named by their name, if they have one, the class of their view, and their place in their container, from 0:
/// `'title' (a UILabel), item 2 of a BoxView, item 0 of 'form' (a BoxView)`.
///
/// Issues never stop a layout. Nothing is lost by a call that is refused: views stay where they were.
public struct BoxIssue: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// A view was taken out of another view to become an item here.
    case stoodElsewhere(view: String, elsewhere: String, container: String)
    /// The items contain a view or guide more than once; only its first item is used.
    case namedTwice(view: String, container: String)
    /// An item was to be inserted next to something that is not in the box.
    case unknownReference(view: String, reference: String, container: String)
    /// A layout was set for a view that is not in the box.
    case isNoItem(view: String, container: String)
    /// A view was to become an item of itself, or of a view inside it.
    case wouldContainItself(view: String, container: String)
    /// A view in a guide is not a subview of the view that the guide is in; it was left out.
    case standsElsewhere(view: String, host: String)
    /// `addBoxItems` was called on a BoxView, which does not manage these items.
    case notManaged(view: String)
    /// A view requested a layout or a measurement of the box while the view itself was being measured.
    case askedDuringLayout(container: String)
    /// Neighbours have the relations `>=` and `<=`, which have no sum; the gap between them is free.
    case refusedSum(first: String, second: String)
    /// The size of a view or guide is related to that of another one that is not in the same tree of boxes; the relation has no effect.
    case unrelatedSize(view: String, other: String)
    /// The item is the only one of its box with a flex number, which is a ratio between items: it has no effect.
    case loneFlex(view: String, container: String)
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
    case .stoodElsewhere(let view, let elsewhere, let container):
      return "\(view) was in \(elsewhere), and is an item of \(container) now"
    case .namedTwice(let view, let container):
      return "\(view) was named twice among the items of \(container); the first one counts"
    case .unknownReference(let view, let reference, let container):
      return "\(view) was to be inserted next to \(reference), which is not in \(container)"
    case .isNoItem(let view, let container): return "\(view) is no item of \(container)"
    case .wouldContainItself(let view, let container):
      return "\(view) was to become an item of \(container), which is the same or stands in it; it was left out"
    case .standsElsewhere(let view, let host):
      return "\(view) was to stand in a guide of \(host), but is no subview of that; it was left out"
    case .notManaged(let view):
      return "addBoxItems was called on \(view), which lays these items out but does not list them"
    case .askedDuringLayout(let container):
      return "\(container) was asked to measure or to lay out by a view that it was just measuring"
    case .refusedSum(let first, let second):
      return "the pins between \(first) and \(second) are >= and <=, which have no sum; the gap is free"
    case .unrelatedSize(let view, let other):
      return "the size of \(view) is related to that of \(other), which does not stand in the same boxes"
    case .loneFlex(let view, let container):
      return "\(view) is the only item of \(container) with a flex number, which has no effect without another one"
    case .layout(let item, _, let cause, _): return "\(item): \(cause)"
    }
  }

  /// How to remove the cause.
  public var remedy: String {
    switch kind {
    case .stoodElsewhere: return "remove it there first if it should not be missed"
    case .namedTwice: return "name each view once; a guide takes space without a view"
    case .unknownReference: return "add that first"
    case .isNoItem: return "add it first"
    case .wouldContainItself: return "remove the box from the view first"
    case .standsElsewhere: return "add the view there first, or use addBoxedView(_:to:)"
    case .notManaged: return "set items, or allowNotManagedViews"
    case .askedDuringLayout: return "let sizeThatFits of a view look at that view alone"
    case .refusedSum: return "give both pins the same relation, or one of them =="
    case .unrelatedSize: return "put both into boxes that stand directly in each other, without a stack between them"
    case .loneFlex:
      return "give another item a flex number, or let the others hug their content more (huggingX, huggingY)"
    case .layout(_, _, _, let remedy): return remedy
    }
  }

  /// Cause and remedy.
  public var description: String { cause + "; " + remedy }
}
