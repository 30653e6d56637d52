/// What makes a node a BoxView: a chain of items along one axis, pinned to the edges across.
public struct BoxContainer: Equatable, Sendable, BitwiseCopyable {
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

  /// What the insets of an axis add to the pins of centres: the middle of the room between them lies off that of the container.
  public static func centerOffset(begin: Double, end: Double) -> Double { (begin - end) / 2 }
}

/// In which direction a box container runs horizontally.
public enum BoxDirection: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// As the root's `layoutDirection` says.
  case auto
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}
