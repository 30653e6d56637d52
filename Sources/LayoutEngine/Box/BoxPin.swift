/// The relation of a pin between a distance or size and its constant.
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

  /// Makes a pin; `BoxPin()` is a required 0.
  public init(relation: PinRelation = .equal, constant: Double = 0, priority: Double = 1000) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

extension BoxPin {
  /// The pin of the gap in front of a neighbour whose begin pin is `begin`, when this is the end pin of the item before it.
  ///
  /// Constants and `spacing` add up; the lower priority counts, and of two relations the one that is no equation.
  /// - Returns: `nil` for `>=` beside `<=`, which are refused: the gap is free.
  public func joined(to begin: BoxPin, spacing: Double) -> BoxPin? {
    let relation = relation == .equal ? begin.relation : relation
    guard begin.relation == relation || begin.relation == .equal else { return nil }
    return BoxPin(
      relation: relation, constant: constant + begin.constant + spacing, priority: min(priority, begin.priority))
  }
}

/// A constraint on a size as a multiple of the container's own, insets included: `>=*0.5-10@750`.
public struct BoxRelativePin: Equatable, Sendable, BitwiseCopyable {
  /// The factor of the container's size, from a millionth to a million; what is not makes the pin count as none.
  public var multiplier: Double
  /// Relation, points that are added, and priority.
  public var pin: BoxPin

  /// Makes a relative pin.
  public init(multiplier: Double, pin: BoxPin = BoxPin()) {
    self.multiplier = multiplier
    self.pin = pin
  }
}
