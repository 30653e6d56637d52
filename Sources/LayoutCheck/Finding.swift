import LayoutEngine

/// Something that is wrong with a screen at some widths, text sizes or directions: with the items, where it holds, and a remedy.
public struct Finding: Equatable, Sendable {
  /// What is wrong.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// An item in the flow sticks out of its container, which neither clips nor scrolls. The nodes are the container, the item that sticks
    /// out most and, if that is another one, the item that takes the most room. Items with negative margins or insets along the axis are
    /// meant to stick out.
    case overflow
    /// Two siblings lie over each other. Those that are meant to (absolute items, items with negative margins, insets or pins) count where
    /// they lie side by side at the width for which the screen was made, with text of the usual size.
    case overlap
    /// A text gets less room than its lines need, and does not clip on purpose.
    case cutText
    /// A text gets no room at all.
    case noRoom
    /// A leaf that shows something else gets no room at all.
    case squeezed
    /// The root is larger than the screen; or an item that is meant to stick out of its container (absolute, or with negative margins or
    /// insets) sticks out of the root and of the screen. The nodes are the item and, for a root that is as wide as its items, the item in
    /// it that takes the most room.
    ///
    /// The screen is as wide as the width that is checked, whatever the width of the root. Screens scroll up and down: a root may be
    /// higher than the height that there is (`available.height`), unless its style gives its height as points or as a percentage; items
    /// may stick out of the root's bottom up to the height that there is.
    case outside
    /// The width of an item changes by more than a point while that of the screen changes by one, because something beside it does. The
    /// nodes are the item and, if one is found, the text beside it that breaks its lines in another place.
    ///
    /// No jumps are: heights, which follow the lines of texts and of wrapping rows; widths in and around a wrapping row, where an item
    /// comes to stand in another line; those of texts that are as wide as their longest line, and of what such a text is in; what is as wide
    /// as a container that jumps; and what changes by more than a point at each step, as three times the width of the screen does.
    case jump

    /// The kind as JSON names it: `cutText`.
    public var word: String {
      switch self {
      case .overflow: return "overflow"
      case .overlap: return "overlap"
      case .cutText: return "cutText"
      case .noRoom: return "noRoom"
      case .squeezed: return "squeezed"
      case .outside: return "outside"
      case .jump: return "jump"
      }
    }
  }

  /// An interval of widths, in points, at which a finding holds: at each whole point of it, and not at the points before and behind.
  /// That of a jump begins at the width before the jump, and ends at the one after it.
  public struct Range: Equatable, Sendable {
    /// How many times as large as usual text is.
    public var textScale: Double
    /// The direction in which the screen reads.
    public var direction: CheckDirection
    /// The first width.
    public var from: Int
    /// The last width.
    public var to: Int

    /// Makes an interval.
    public init(textScale: Double, direction: CheckDirection, from: Int, to: Int) {
      (self.textScale, self.direction, self.from, self.to) = (textScale, direction, from, to)
    }
  }

  /// The case that is nearest to an ordinary one: the text size nearest to the usual one at which the finding holds, the first of its
  /// directions, and the smallest width.
  public struct Case: Equatable, Sendable {
    /// The width of the screen, in points. That of a jump is the one after it.
    public var width: Int
    /// How many times as large as usual text is.
    public var textScale: Double
    /// The direction in which the screen reads.
    public var direction: CheckDirection
    /// By how many points, along the finding's axis: what sticks out, lies over another item, is missing, or jumps.
    public var amount: Double
  }

  /// What is wrong.
  public var kind: Kind
  /// The names of the items that it is about, the one at fault or its container first.
  public var nodes: [String]
  /// The nodes of these items in the tree that was checked.
  public var nodeIDs: [NodeID]
  /// The axis along which something is missing, sticks out or jumps; for overlaps, the one along which a smaller part of the
  /// smaller item is covered.
  public var axis: Axis?
  /// Where it holds, by direction, text size and width.
  public var ranges: [Range]
  /// Where to look at it.
  public var smallest: Case
  /// What is wrong, in one sentence without a full stop.
  public var text: String
  /// Why, as far as it is known, in one sentence without a full stop.
  public var cause: String?
  /// What to do about it, in one sentence without a full stop.
  public var remedy: String
}
