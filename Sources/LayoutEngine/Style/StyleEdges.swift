/// The edges of a style: the four physical sides, and `start` and `end`, which follow the layout direction.
///
/// `start` wins over the side that it stands for: over `left` in left-to-right layout and over `right` in
/// right-to-left layout; `end` likewise.
public struct StyleEdges<Value> {
  /// The top side.
  public var top: Value
  /// The left side, unless `start` or `end` names it.
  public var left: Value
  /// The bottom side.
  public var bottom: Value
  /// The right side, unless `start` or `end` names it.
  public var right: Value
  /// The side at which a line of text starts: left, or right in right-to-left layout. `nil`: not set.
  public var start: Value?
  /// The side at which a line of text ends. `nil`: not set.
  public var end: Value?

  /// Makes edges, side by side.
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

  /// The four physical sides, once it is known which side `start` is.
  ///
  /// - Parameters:
  ///   - isRightToLeft: Whether lines of text run from right to left; or upwards, where they are vertical.
  ///   - isVertical: Whether `start` and `end` are the top and the bottom. Default: `false`.
  public func physical(isRightToLeft: Bool, isVertical: Bool = false) -> Edges<Value> {
    let (first, last) = isRightToLeft ? (end, start) : (start, end)
    if isVertical { return Edges(top: first ?? top, left: left, bottom: last ?? bottom, right: right) }
    return Edges(top: top, left: first ?? left, bottom: bottom, right: last ?? right)
  }
}

extension StyleEdges {
  /// Whether all edges that are set satisfy a condition.
  func allSatisfy(_ condition: (Value) -> Bool) -> Bool {
    condition(top) && condition(bottom) && !containsAside { !condition($0) }
  }

  /// Whether an edge at the left or right, or one that may stand there, satisfies a condition.
  func containsAside(where condition: (Value) -> Bool) -> Bool {
    condition(left) || condition(right) || start.map(condition) ?? false || end.map(condition) ?? false
  }

  /// Every edge replaced by what `transform` makes of it.
  func map(_ transform: (Value) -> Value) -> StyleEdges {
    StyleEdges(
      top: transform(top), left: transform(left), bottom: transform(bottom), right: transform(right),
      start: start.map(transform), end: end.map(transform))
  }
}

extension StyleEdges: Equatable where Value: Equatable {}
extension StyleEdges: Sendable where Value: Sendable {}
extension StyleEdges: BitwiseCopyable where Value: BitwiseCopyable {}
