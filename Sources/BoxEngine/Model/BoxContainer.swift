import LayoutEngine

/// The properties of a BoxView: a chain of items along one axis, pinned to the edges across.
public struct BoxContainer: Equatable, Sendable, BitwiseCopyable {
  /// The axis of the chain. Default: vertical.
  public var axis: LayoutAxis
  /// The points that are added between neighbors. Default: 0.
  public var spacing: Double
  /// The points that are added to the pins at the container's edges; `left` is the leading edge. Default: 0.
  public var insets: Edges<Double>
  /// The horizontal direction of this container, which nested containers do not inherit. Default: `auto`.
  public var direction: BoxDirection

  /// Creates the properties of a container.
  public init(
    axis: LayoutAxis = .vertical, spacing: Double = 0, insets: Edges<Double> = Edges(0), direction: BoxDirection = .auto
  ) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    self.direction = direction
  }

  /// Returns the number of points that the insets of an axis add to the pins of centers.
  ///
  /// The middle of the space between the insets differs from the middle of the container by this number.
  public static func centerOffset(begin: Double, end: Double) -> Double { (begin - end) / 2 }
}

/// The horizontal direction of a box container.
public enum BoxDirection: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The `layoutDirection` of the root.
  case auto
  /// The leading edge is the left edge.
  case leftToRight
  /// The leading edge is the right edge.
  case rightToLeft
}
