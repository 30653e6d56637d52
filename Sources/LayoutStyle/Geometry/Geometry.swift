/// One of the two physical axes.
@frozen public enum LayoutAxis: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Left to right: widths, left and right edges.
  case horizontal
  /// Top to bottom: heights, top and bottom edges.
  case vertical

  /// The other axis.
  public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A position in points, relative to the top-left corner.
@frozen public struct LayoutPoint: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Makes a point; `LayoutPoint()` is the origin.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}

extension LayoutPoint {
  /// The distance along `axis`.
  @inlinable package subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

/// A width and a height in points.
@frozen public struct LayoutSize: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The extent along the horizontal axis, in points.
  public var width: Double
  /// The extent along the vertical axis, in points.
  public var height: Double

  /// Makes a size; `LayoutSize()` is empty.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The extent along `axis`.
  @inlinable public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// A rectangle in points. Frames are relative to the top-left corner of the parent's border box.
@frozen public struct LayoutRect: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The top-left corner.
  public var origin: LayoutPoint
  /// The size.
  public var size: LayoutSize

  /// Makes a rectangle; `LayoutRect()` is an empty rectangle at the origin.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    origin = LayoutPoint(x: x, y: y)
    size = LayoutSize(width: width, height: height)
  }

  /// The left edge.
  public var x: Double { origin.x }
  /// The top edge.
  public var y: Double { origin.y }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The right edge, `x + width`.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, `y + height`.
  public var maxY: Double { origin.y + size.height }
}

/// One value for each physical side of a box.
public struct Edges<Value> {
  /// The value of the top side.
  public var top: Value
  /// The value of the left side.
  public var left: Value
  /// The value of the bottom side.
  public var bottom: Value
  /// The value of the right side.
  public var right: Value

  /// Makes edges from the values of the individual sides.
  public init(top: Value, left: Value, bottom: Value, right: Value) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes edges with the same value on all four sides.
  public init(_ value: Value) {
    self.init(top: value, left: value, bottom: value, right: value)
  }
}

extension Edges: Equatable where Value: Equatable {}
extension Edges: Sendable where Value: Sendable {}
extension Edges: BitwiseCopyable where Value: BitwiseCopyable {}

extension Edges where Value == Double {
  /// The sum of the left and right values.
  public var horizontal: Double { left + right }
  /// The sum of the top and bottom values.
  public var vertical: Double { top + bottom }

  /// Returns the sum of the two sides along `axis`.
  public func sum(along axis: LayoutAxis) -> Double { axis == .horizontal ? horizontal : vertical }
}
