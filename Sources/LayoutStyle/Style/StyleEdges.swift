/// The edges of a style: the four physical sides, and `start` and `end`, which depend on the layout direction.
///
/// `start` takes precedence over the corresponding physical side: `left` in left-to-right layout and `right` in
/// right-to-left layout; where lines are vertical, `top` and `bottom`. The same applies to `end`.
public struct StyleEdges<Value> {
  /// The top side.
  public var top: Value
  /// The left side, unless `start` or `end` sets it.
  public var left: Value
  /// The bottom side.
  public var bottom: Value
  /// The right side, unless `start` or `end` sets it.
  public var right: Value
  /// The side at which a line of text starts: left, or right in right-to-left layout; the top or bottom of a vertical
  /// line.
  ///
  /// `nil`: not set.
  public var start: Value?
  /// The side at which a line of text ends. `nil`: not set.
  public var end: Value?

  /// Makes edges from the values of the individual sides.
  public init(top: Value, left: Value, bottom: Value, right: Value, start: Value? = nil, end: Value? = nil) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.start = start
    self.end = end
  }

  /// Makes edges with the same value on all four sides.
  public init(_ value: Value) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// Makes edges with one value for left and right and one for top and bottom.
  public init(horizontal: Value, vertical: Value) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Returns the four physical sides for a layout direction.
  ///
  /// - Parameters:
  ///   - isRightToLeft: Whether lines of text run from right to left, or upwards if they are vertical.
  ///   - isVertical: Whether `start` and `end` are the top and the bottom. Default: `false`.
  public func physical(isRightToLeft: Bool, isVertical: Bool = false) -> Edges<Value> {
    let (first, last) = isRightToLeft ? (end, start) : (start, end)
    if isVertical { return Edges(top: first ?? top, left: left, bottom: last ?? bottom, right: right) }
    return Edges(top: top, left: first ?? left, bottom: bottom, right: last ?? right)
  }
}

extension StyleEdges: Equatable where Value: Equatable {}
extension StyleEdges: Sendable where Value: Sendable {}
extension StyleEdges: BitwiseCopyable where Value: BitwiseCopyable {}
