import LayoutEngine

/// The relation between a distance or a size and the constant of a pin.
public enum PinRelation: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// `==`
  case equal
  /// `>=`
  case atLeast
  /// `<=`
  case atMost
}

/// A constraint on a distance or a size: `>=20@750`.
public struct BoxPin: Equatable, Sendable, BitwiseCopyable {
  /// The relation. Default: `equal`.
  public var relation: PinRelation
  /// The constant, in points. Default: 0.
  public var constant: Double
  /// The priority, 1 to 1000. Default: 1000, required.
  public var priority: Double

  /// Creates a pin; `BoxPin()` is a required distance or size of 0.
  public init(relation: PinRelation = .equal, constant: Double = 0, priority: Double = 1000) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

extension BoxPin {
  /// Returns the pin of the gap between two neighbors, joined from two edge pins.
  ///
  /// The pin itself is the end pin of the first neighbor, and `begin` is the begin pin of the second neighbor.
  /// The constants and `spacing` are added. The joined pin has the lower of the two priorities. If one of the two
  /// relations is an inequality, the joined pin has this relation.
  ///
  /// - Returns: `nil` for a combination of `>=` and `<=`, which is rejected: the gap is then unconstrained.
  public func joined(to begin: BoxPin, spacing: Double) -> BoxPin? {
    let relation = relation == .equal ? begin.relation : relation
    guard begin.relation == relation || begin.relation == .equal else { return nil }
    return BoxPin(
      relation: relation, constant: constant + begin.constant + spacing, priority: min(priority, begin.priority))
  }
}

/// The baseline by which items of a horizontal box are aligned.
///
/// The baseline of content is the one at its width and its natural height, as a distance from the top. The baseline of a
/// nested box is that of the first item inside with a baseline, or of the last such item. The bottom edge stands for the
/// baseline of an item without one. css-flexbox-1 §9.4
public enum BoxBaseline: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The baseline of the first line of text.
  case first
  /// The baseline of the last line of text.
  case last
}

/// A constraint on a size as a multiple of the container's size, insets included: `>=*0.5-10@750`.
public struct BoxRelativePin: Equatable, Sendable, BitwiseCopyable {
  /// The factor of the container's size, from a millionth to a million.
  ///
  /// With a factor outside of this range the pin has no effect.
  public var multiplier: Double
  /// The relation, the points that are added to the multiple, and the priority.
  public var pin: BoxPin

  /// Creates a relative pin.
  public init(multiplier: Double, pin: BoxPin = BoxPin()) {
    self.multiplier = multiplier
    self.pin = pin
  }
}
