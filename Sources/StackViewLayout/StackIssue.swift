import LayoutEngine

/// Something that is probably not what was meant: with the item, the cause and a remedy in one sentence each.
///
/// Issues never stop a layout. Nothing is lost by a call that is refused: views stay where they were.
public struct StackIssue: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// A view was to be inserted next to one that is not in the container.
    case referenceIsNoItem(view: String, reference: String)
    /// Something was said of a view that is not in the container.
    case isNoItem(view: String)
    /// A view was to be added to itself, or to a view that stands in it.
    case wouldContainItself(view: String)
    /// Items were added, removed or moved while the stack was laying out or measuring.
    case changedDuringLayout(view: String)
    /// A layout or a measurement was asked for by a view while it was itself being measured.
    case askedDuringLayout
    /// What the engine found in the layout of an item.
    case layout(item: String, LayoutIssue.Kind, cause: String, remedy: String)
  }

  /// What is wrong.
  public var kind: Kind

  /// Makes an issue.
  public init(kind: Kind) { self.kind = kind }

  /// Why this is an issue.
  public var cause: String {
    switch kind {
    case .referenceIsNoItem(let view, let reference):
      return "\(view) was to be inserted next to \(reference), which is not in the stack; it was not inserted"
    case .isNoItem(let view): return "\(view) is not in the stack"
    case .wouldContainItself(let view):
      return "\(view) was to be added to itself or to a view that stands in it; nothing was changed"
    case .changedDuringLayout(let view): return "\(view) was added or moved while the stack was being laid out"
    case .askedDuringLayout:
      return "the stack was asked to measure or to lay out by a view that it was just measuring"
    case .layout(let item, _, let cause, _): return "\(item): \(cause)"
    }
  }

  /// What to do about it.
  public var remedy: String {
    switch kind {
    case .referenceIsNoItem: return "add the reference first, or use addItem"
    case .isNoItem: return "add it first"
    case .wouldContainItself: return "remove the stack from the view first"
    case .changedDuringLayout: return "change items before or after the layout; it counts from the next layout on"
    case .askedDuringLayout: return "let sizeThatFits of a view look at that view alone"
    case .layout(_, _, _, let remedy): return remedy
    }
  }

  /// Cause and remedy.
  public var description: String { cause + "; " + remedy }
}
