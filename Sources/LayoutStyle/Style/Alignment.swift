// css-align-3: alignments, and their behavior on overflow
// https://drafts.csswg.org/css-align-3/

/// The distribution of the free space of a line along the main axis. css-flexbox-1 §8.2. Default: `start`.
public enum JustifyContent: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The free space is after the items.
  case start
  /// The free space is before the items.
  case end
  /// Half of the free space is before the items, and half is after the items.
  case center
  /// The free space is between the items.
  ///
  /// With one item or negative free space, as `start`.
  case spaceBetween
  /// The free space is equal around each item, with half a share at the ends.
  case spaceAround
  /// The free space is equal between the items and at the ends.
  case spaceEvenly
  /// As `start`, with overflow at the end in reading direction if the available space is too small.
  case safeStart
  /// As `end`, or as ``safeStart`` if the available space is too small.
  case safeEnd
  /// As `center`, or as ``safeStart`` if the available space is too small.
  case safeCenter
  /// As `start`, even if the available space is too small.
  case unsafeStart
  /// As `end`, even if the available space is too small.
  case unsafeEnd
  /// As `center`, even if the available space is too small.
  case unsafeCenter
}

/// The alignment of items across their line. css-flexbox-1 §8.3. Default: `stretch`.
public enum AlignItems: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// An item with an `auto` cross size takes the cross size of the line.
  case stretch
  /// Items are at the cross-start edge of the line.
  case start
  /// Items are at the cross-end edge of the line.
  case end
  /// Items are in the middle of the line.
  case center
  /// The first baselines of the items are aligned.
  case baseline
  /// The last baselines of the items are aligned, as low as possible. css-align-3 §9.3
  case lastBaseline
  /// As `start`, with overflow at the end in reading direction if the available space is too small.
  case safeStart
  /// As `end`, or as ``safeStart`` if the available space is too small.
  case safeEnd
  /// As `center`, or as ``safeStart`` if the available space is too small.
  case safeCenter
  /// As `start`, even if the available space is too small.
  case unsafeStart
  /// As `end`, even if the available space is too small.
  case unsafeEnd
  /// As `center`, even if the available space is too small.
  case unsafeCenter
}

/// The alignment of one item across its line, or of an absolute child between its insets. Default: `auto`.
///
/// For items: css-flexbox-1 §8.3; for absolute children: css-position-3 §4. For absolute children, `baseline` and
/// `lastBaseline` align to the start and end edges. css-align-3 §9.3
public enum AlignSelf: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The value of the container's `alignItems`.
  ///
  /// For an absolute child, CSS's `normal`: as `stretch`, except that boxes with an aspect ratio are at the start.
  case auto
  /// See ``AlignItems/stretch``.
  case stretch
  /// See ``AlignItems/start``.
  case start
  /// See ``AlignItems/end``.
  case end
  /// See ``AlignItems/center``.
  case center
  /// See ``AlignItems/baseline``.
  case baseline
  /// See ``AlignItems/lastBaseline``.
  case lastBaseline
  /// As `start`, with overflow at the end in reading direction if the available space is too small.
  case safeStart
  /// As `end`, or as ``safeStart`` if the available space is too small.
  case safeEnd
  /// As `center`, or as ``safeStart`` if the available space is too small.
  case safeCenter
  /// As `start`, even if the available space is too small.
  case unsafeStart
  /// As `end`, even if the available space is too small.
  case unsafeEnd
  /// As `center`, even if the available space is too small.
  case unsafeCenter
}

/// The distribution of the cross size of a wrapping container among its lines. css-flexbox-1 §8.4
public enum AlignContent: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Each line takes an equal part of the free space.
  case stretch
  /// See ``JustifyContent/start``.
  case start
  /// See ``JustifyContent/end``.
  case end
  /// See ``JustifyContent/center``.
  case center
  /// See ``JustifyContent/spaceBetween``.
  case spaceBetween
  /// See ``JustifyContent/spaceAround``.
  case spaceAround
  /// See ``JustifyContent/spaceEvenly``.
  case spaceEvenly
  /// As `start`, with overflow at the end in reading direction if the available space is too small.
  case safeStart
  /// As `end`, or as ``safeStart`` if the available space is too small.
  case safeEnd
  /// As `center`, or as ``safeStart`` if the available space is too small.
  case safeCenter
  /// As `start`, even if the available space is too small.
  case unsafeStart
  /// As `end`, even if the available space is too small.
  case unsafeEnd
  /// As `center`, even if the available space is too small.
  case unsafeCenter
}

/// An alignment that may be combined with a behavior for a lack of space: safe or unsafe. css-align-3 §4.4
///
/// `start`, `end` and `center` are adjacent cases in this order. The last six cases repeat them, first as safe and then
/// as unsafe alignments.
package protocol OverflowAligned: RawRepresentable<UInt8>, Equatable {
  static var start: Self { get }
  static var safeStart: Self { get }
}

extension JustifyContent: OverflowAligned {}
extension AlignItems: OverflowAligned {}
extension AlignSelf: OverflowAligned {}
extension AlignContent: OverflowAligned {}

extension AlignItems {
  /// Whether items are aligned by the baselines of their contents.
  package var alignsBaselines: Bool {
    switch self {
    case .baseline, .lastBaseline: return true
    default: return false
    }
  }

  /// For baselines: the baseline alignment at the opposite side of a line.
  package var opposite: AlignItems { self == .baseline ? .lastBaseline : .baseline }
}

extension AlignSelf {
  /// The corresponding alignment of all items; `nil` for `auto`.
  ///
  /// The cases of ``AlignItems`` are in the same order.
  package var alignItems: AlignItems? { AlignItems(rawValue: rawValue &- 1) }
}

extension OverflowAligned {
  /// The place among the last six cases; negative for the other cases.
  private var overflowPlace: Int { Int(rawValue) - Int(Self.safeStart.rawValue) }

  /// The alignment without its behavior for a lack of space.
  package var position: Self {
    overflowPlace < 0 ? self : Self(rawValue: Self.start.rawValue + UInt8(overflowPlace % 3)) ?? self
  }

  /// Whether content does not overflow at the start side in reading direction.
  package var isSafe: Bool { overflowPlace >= 0 && overflowPlace < 3 }
}
