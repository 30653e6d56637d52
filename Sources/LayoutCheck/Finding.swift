import LayoutEngine

/// A problem of a screen at some widths, text sizes or directions.
///
/// A finding contains the items, the ranges in which the problem occurs, and a remedy.
public struct Finding: Equatable, Sendable {
  /// The kinds of findings.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// An in-flow item overflows its container, which neither clips nor scrolls.
    ///
    /// The nodes are the container, the item with the largest overflow and, if it is another one, the largest item.
    /// Items with negative margins or insets along the axis overflow on purpose.
    case overflow
    /// Two siblings overlap.
    ///
    /// Intended overlaps (of absolute items, and of items with negative margins, insets or pins) are findings only if
    /// the items do not overlap at the width for which the screen was designed, with text of the default size.
    case overlap
    /// A text has less space than its lines need, and does not clip on purpose.
    case cutText
    /// A text has no space.
    case noSpace
    /// A leaf with other content has no space.
    case squeezed
    /// The root is larger than the screen, or an item is outside of the screen.
    ///
    /// The item is one that overflows its container on purpose (absolute, or with negative margins or insets) and is
    /// outside of the root and of the screen. The nodes are the item and, for a root with the width of its items, its
    /// largest item.
    ///
    /// The width of the screen is the width that is checked, independent of the width of the root. Screens scroll
    /// vertically: a root may be higher than the available height (`available.height`), unless its style sets its
    /// height as points or as a percentage; items may exceed the bottom of the root up to the available height.
    case outside
    /// The width of an item changes by more than a point when that of the screen changes by one.
    ///
    /// The cause is a change of an adjacent item. The nodes are the item and, if one is found, the adjacent text whose
    /// line breaks change.
    ///
    /// The following changes are not jumps: heights, which depend on the lines of texts and of wrapping rows; widths in
    /// and around a wrapping row, when an item moves to another line; widths of texts that are as wide as their longest
    /// line, and of containers of such a text; widths that equal that of a container that jumps; and widths that change
    /// by more than a point at each step, such as three times the width of the screen.
    case jump

    /// The name of the kind in JSON: `cutText`.
    public var word: String {
      switch self {
      case .overflow: return "overflow"
      case .overlap: return "overlap"
      case .cutText: return "cutText"
      case .noSpace: return "noSpace"
      case .squeezed: return "squeezed"
      case .outside: return "outside"
      case .jump: return "jump"
      }
    }
  }

  /// An interval of widths, in points, at which a finding occurs.
  ///
  /// The finding occurs at each whole point of the interval, and not at the adjacent points. The interval of a jump
  /// begins at the width before the jump, and ends at the width after it.
  public struct Range: Equatable, Sendable {
    /// The text scale, relative to the default size.
    public var textScale: Double
    /// The layout direction of the screen.
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

  /// The most ordinary case of a finding.
  ///
  /// It has the text size closest to the default one at which the finding occurs, the first of its directions, and the
  /// smallest width.
  public struct Case: Equatable, Sendable {
    /// The width of the screen, in points; for a jump, the width after it.
    public var width: Int
    /// The text scale, relative to the default size.
    public var textScale: Double
    /// The layout direction of the screen.
    public var direction: CheckDirection
    /// The amount along the finding's axis, in points: of the overflow, the overlap, the missing space, or the jump.
    public var amount: Double
  }

  /// The kind of the finding.
  public var kind: Kind
  /// The names of the affected items, beginning with the one at fault or its container.
  public var nodes: [String]
  /// The nodes of these items in the checked tree.
  public var nodeIDs: [NodeID]
  /// The names of the items of similar findings, which differ from this one in their items only. Default: none.
  ///
  /// If a screen has at least three such findings, the report has only the first one.
  public var similar: [[String]] = []
  /// The axis of the missing space, overflow or jump.
  ///
  /// For an overlap, this is the axis along which a smaller part of the smaller item is covered.
  public var axis: LayoutAxis?
  /// The ranges in which the finding occurs, by direction, text size and width.
  public var ranges: [Range]
  /// The case for examining the finding.
  public var smallest: Case
  /// The finding in one sentence without a full stop.
  public var text: String
  /// The cause, if it is known, in one sentence without a full stop.
  public var cause: String?
  /// The remedy, in one sentence without a full stop: that of ``remedyChange``, or that there is none.
  public var remedy: String
  /// The change that removes the finding; `nil` if no change of a single item does. Default: `nil`.
  ///
  /// The change is proven: with it, the check has neither this finding nor one that it did not have before.
  public var remedyChange: RemedyChange?
  /// The changes that remove the ``similar`` findings. Default: none.
  public var similarChanges: [RemedyChange] = []
}
