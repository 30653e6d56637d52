import LayoutEngine

/// What makes a node a BoxView: a chain of items along one axis, pinned to the edges across.
public struct BoxContainer: Equatable, Sendable {
  /// The axis of the chain. Default: vertical.
  public var axis: Axis
  /// Points that are added between neighbours. Default: 0.
  public var spacing: Double
  /// Points that are added to the pins at the container's edges; `left` is the leading edge. Default: 0.
  public var insets: Edges<Double>
  /// The direction of this container alone. Default: `auto`.
  public var direction: BoxDirection

  /// Makes a container.
  public init(
    axis: Axis = .vertical, spacing: Double = 0, insets: Edges<Double> = Edges(0), direction: BoxDirection = .auto
  ) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    self.direction = direction
  }
}

/// In which direction a box container runs horizontally.
public enum BoxDirection: UInt8, Sendable, CaseIterable {
  /// As the root's `layoutDirection` says.
  case auto
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}

/// The relation of a pin between a distance or size and its constant.
public enum PinRelation: UInt8, Sendable, CaseIterable {
  /// `==`
  case equal
  /// `>=`
  case atLeast
  /// `<=`
  case atMost
}

/// A wish for a distance or a size: `>=20@750`.
public struct BoxPin: Equatable, Sendable {
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

/// A wish for a size as a multiple of the container's own, insets included: `>=*0.5-10@750`.
public struct BoxRelativePin: Equatable, Sendable {
  /// The factor of the container's size.
  public var multiplier: Double
  /// Relation, points that are added, and priority.
  public var pin: BoxPin

  /// Makes a relative pin.
  public init(multiplier: Double, pin: BoxPin = BoxPin()) {
    self.multiplier = multiplier
    self.pin = pin
  }
}

/// The pins of a child of a BoxView. `BoxItem()` is what a child without `item` has: the four edges pinned with `==0`.
public struct BoxItem: Equatable, Sendable {
  /// The pin of the top edge; `nil`: free. Default: `==0`.
  public var top: BoxPin? = BoxPin()
  /// The pin of the leading edge; `nil`: free. Default: `==0`.
  public var left: BoxPin? = BoxPin()
  /// The pin of the bottom edge; `nil`: free. Default: `==0`.
  public var bottom: BoxPin? = BoxPin()
  /// The pin of the trailing edge; `nil`: free. Default: `==0`.
  public var right: BoxPin? = BoxPin()
  /// The pin of the centre along x. Default: none.
  public var centerX: BoxPin?
  /// The pin of the centre along y. Default: none.
  public var centerY: BoxPin?
  /// The pin of the width. Default: none.
  public var width: BoxPin?
  /// The pin of the height. Default: none.
  public var height: BoxPin?
  /// The pin of the width against the container's width. Default: none.
  public var relativeWidth: BoxRelativePin?
  /// The pin of the height against the container's height. Default: none.
  public var relativeHeight: BoxRelativePin?
  /// The share along the main axis among the flex items, above 0. Default: none.
  public var flex: Double?
  /// The priority against growing in width, 1 to 1000. Default: 250.
  public var hugX = BoxItem.defaultHugging
  /// The priority against growing in height, 1 to 1000. Default: 250.
  public var hugY = BoxItem.defaultHugging
  /// The priority against shrinking in width, 1 to 1000. Default: 750.
  public var resistX = BoxItem.defaultResistance
  /// The priority against shrinking in height, 1 to 1000. Default: 750.
  public var resistY = BoxItem.defaultResistance

  /// The hugging priority of an item that names none.
  public static let defaultHugging = 250.0
  /// The compression resistance priority of an item that names none.
  public static let defaultResistance = 750.0

  /// Makes an item with the four edges pinned with `==0`.
  public init() {}
}
