// css-align-3: alignments, and what happens where the room is too small
// https://drafts.csswg.org/css-align-3/

/// Where the free space of a line goes along the main axis. css-flexbox-1 §8.2. Default: `start`.
public enum JustifyContent: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Behind the items.
  case start
  /// Before the items.
  case end
  /// Half before, half behind.
  case center
  /// Between the items; with one item, or too little space, as `start`.
  case spaceBetween
  /// Around each item alike, so half a share at the ends.
  case spaceAround
  /// Between the items and at the ends alike.
  case spaceEvenly
  /// As `start`. Where the room is too small, the overflow goes to the end in reading direction.
  case safeStart
  /// As `end`, or where the room is too small as ``safeStart``.
  case safeEnd
  /// As `center`, or where the room is too small as ``safeStart``.
  case safeCenter
  /// As `start`, also where the room is too small.
  case unsafeStart
  /// As `end`, also where the room is too small.
  case unsafeEnd
  /// As `center`, also where the room is too small.
  case unsafeCenter
}

/// How items are aligned across their line. css-flexbox-1 §8.3. Default: `stretch`.
public enum AlignItems: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// As large as the line, where the item's size is `auto`.
  case stretch
  /// At the cross-start edge of the line.
  case start
  /// At the cross-end edge of the line.
  case end
  /// In the middle of the line.
  case center
  /// With their first baselines on one height.
  case baseline
  /// With their last baselines on one height, which is as low as it can be. css-align-3 §9.3
  case lastBaseline
  /// As `start`. Where the room is too small, the overflow goes to the end in reading direction.
  case safeStart
  /// As `end`, or where the room is too small as ``safeStart``.
  case safeEnd
  /// As `center`, or where the room is too small as ``safeStart``.
  case safeCenter
  /// As `start`, also where the room is too small.
  case unsafeStart
  /// As `end`, also where the room is too small.
  case unsafeEnd
  /// As `center`, also where the room is too small.
  case unsafeCenter
}

/// The alignment of one item across its line, css-flexbox-1 §8.3; of an absolute child between its insets, css-position-3 §4. There baselines
/// are as the edge on their side, css-align-3 §9.3. Default: `auto`.
public enum AlignSelf: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// What the container's `alignItems` says. For an absolute child CSS's `normal`: as `stretch`, but for boxes with an aspect ratio, which
  /// stand at the start.
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
  /// As `start`. Where the room is too small, the overflow goes to the end in reading direction.
  case safeStart
  /// As `end`, or where the room is too small as ``safeStart``.
  case safeEnd
  /// As `center`, or where the room is too small as ``safeStart``.
  case safeCenter
  /// As `start`, also where the room is too small.
  case unsafeStart
  /// As `end`, also where the room is too small.
  case unsafeEnd
  /// As `center`, also where the room is too small.
  case unsafeCenter
}

/// How the lines of a wrapping container share its cross size. css-flexbox-1 §8.4
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
  /// As `start`. Where the room is too small, the overflow goes to the end in reading direction.
  case safeStart
  /// As `end`, or where the room is too small as ``safeStart``.
  case safeEnd
  /// As `center`, or where the room is too small as ``safeStart``.
  case safeCenter
  /// As `start`, also where the room is too small.
  case unsafeStart
  /// As `end`, also where the room is too small.
  case unsafeEnd
  /// As `center`, also where the room is too small.
  case unsafeCenter
}

/// What happens where an alignment leaves too little room. css-align-3 §4.4
enum OverflowAlignment: UInt8, BitwiseCopyable {
  /// Nothing is said.
  case automatic
  /// Nothing overflows on the side where reading begins.
  case safe
  /// The alignment holds in any case.
  case unsafe
}

/// An alignment that may be combined with an ``OverflowAlignment``.
protocol OverflowAligned: Equatable, CaseIterable {
  static var start: Self { get }
  static var end: Self { get }
  static var center: Self { get }
  static var safeStart: Self { get }
  static var safeEnd: Self { get }
  static var safeCenter: Self { get }
  static var unsafeStart: Self { get }
  static var unsafeEnd: Self { get }
  static var unsafeCenter: Self { get }
}

extension JustifyContent: OverflowAligned {}
extension AlignItems: OverflowAligned {}
extension AlignSelf: OverflowAligned {}
extension AlignContent: OverflowAligned {}

extension AlignItems {
  /// Whether items are aligned by baselines of their contents.
  package var alignsBaselines: Bool {
    switch self {
    case .baseline, .lastBaseline: return true
    default: return false
    }
  }

  /// Of baselines: the alignment at the other side of a line.
  var opposite: AlignItems { self == .baseline ? .lastBaseline : .baseline }
}

extension AlignSelf {
  /// The same for all items of a container; `nil` for `auto`. The cases of ``AlignItems`` follow it, in the same order.
  var alignItems: AlignItems? { AlignItems(rawValue: rawValue &- 1) }
}

extension OverflowAligned {
  /// The alignment alone.
  var position: Self {
    switch self {
    case .safeStart, .unsafeStart: return .start
    case .safeEnd, .unsafeEnd: return .end
    case .safeCenter, .unsafeCenter: return .center
    default: return self
    }
  }

  var overflow: OverflowAlignment {
    switch self {
    case .safeStart, .safeEnd, .safeCenter: return .safe
    case .unsafeStart, .unsafeEnd, .unsafeCenter: return .unsafe
    default: return .automatic
    }
  }
}
