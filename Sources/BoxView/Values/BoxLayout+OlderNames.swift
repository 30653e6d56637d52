import Foundation

// The names that layouts and pins had in BoxView before 1.6.

extension BoxLayout.Axis {
  /// Along x.
  @available(*, deprecated, renamed: "x")
  public static var horizontal: BoxLayout.Axis { .x }

  /// Along y.
  @available(*, deprecated, renamed: "y")
  public static var vertical: BoxLayout.Axis { .y }
}

extension BoxLayout.Pin {
  /// Makes a required pin.
  @available(*, deprecated, renamed: "init(constant:relation:)")
  public init(value: CGFloat, relation: BoxLayout.Relation = .equal) { self.init(constant: value, relation: relation) }

  /// The number of points.
  @available(*, deprecated, renamed: "constant")
  public var value: CGFloat {
    get { constant }
    set { constant = newValue }
  }

  /// Exactly this number of points.
  @available(*, deprecated, renamed: "equal(_:)")
  public static func eq(_ value: CGFloat) -> BoxLayout.Pin { ==value }

  /// At least this number of points.
  @available(*, deprecated, renamed: "greaterThanOrEqual(_:)")
  public static func gteq(_ value: CGFloat) -> BoxLayout.Pin { >=value }

  /// At most this number of points.
  @available(*, deprecated, renamed: "lessThanOrEqual(_:)")
  public static func lteq(_ value: CGFloat) -> BoxLayout.Pin { <=value }

  /// The pins of both edges of an axis.
  @available(*, deprecated, message: "give each edge its pin: left(_:), right(_:), top(_:), bottom(_:)")
  public struct Pair: Hashable, Sendable {
    /// The pin of the leading or upper edge.
    public var begin: BoxLayout.Pin?
    /// The pin of the trailing or lower edge.
    public var end: BoxLayout.Pin?

    /// Makes a pair. Omitted pins are `==0`.
    public init(_ begin: BoxLayout.Pin? = .zero, _ end: BoxLayout.Pin? = .zero) {
      self.begin = begin
      self.end = end
    }
  }
}

extension BoxLayout {
  /// Four pins. Omitted pins are `==0`.
  @available(*, deprecated, renamed: "withPins(top:left:bottom:right:)")
  public init(top: Pin?, left: Pin? = .zero, bottom: Pin? = .zero, right: Pin? = .zero) {
    self = BoxLayout.withPins(top: top, left: left, bottom: bottom, right: right)
  }

  /// The position of an item along x.
  @available(*, deprecated, message: "use withPins(top:left:bottom:right:) or xCentered(offset:padding:)")
  public struct X: Sendable {
    fileprivate let apply: @Sendable (BoxLayout) -> BoxLayout

    /// Centered, both edges at least `padding` away.
    public static func align(offset: CGFloat = 0, padding: CGFloat? = 0) -> X {
      X { $0.xCentered(offset: offset, padding: padding) }
    }

    /// At these distances from the leading and the trailing edge.
    public static func lr(_ left: CGFloat, _ right: CGFloat) -> X { xPins(==left, ==right) }

    /// With pins at the leading and the trailing edge.
    public static func xPins(_ left: Pin?, _ right: Pin?) -> X { X { $0.withLeft(left).withRight(right) } }
  }

  /// The position of an item along y.
  @available(*, deprecated, message: "use withPins(top:left:bottom:right:) or yCentered(offset:padding:)")
  public struct Y: Sendable {
    fileprivate let apply: @Sendable (BoxLayout) -> BoxLayout

    /// Centered, both edges at least `padding` away.
    public static func align(offset: CGFloat = 0, padding: CGFloat? = 0) -> Y {
      Y { $0.yCentered(offset: offset, padding: padding) }
    }

    /// At these distances from the top and the bottom.
    public static func tb(_ top: CGFloat, _ bottom: CGFloat) -> Y { yPins(==top, ==bottom) }

    /// With pins at the top and the bottom.
    public static func yPins(_ top: Pin?, _ bottom: Pin?) -> Y { Y { $0.withTop(top).withBottom(bottom) } }
  }

  /// A layout with one value for each axis.
  @available(*, deprecated, message: "use withPins(top:left:bottom:right:), xCentered(offset:padding:), yCentered(…)")
  public static func boxXY(_ x: X, _ y: Y) -> BoxLayout { y.apply(x.apply(.zero)) }

  /// A layout with pins for the edges of each axis.
  @available(*, deprecated, message: "use withPins(top:left:bottom:right:)")
  public static func pairs(x: Pin.Pair = Pin.Pair(), y: Pin.Pair = Pin.Pair()) -> BoxLayout {
    withPins(top: y.begin, left: x.begin, bottom: y.end, right: x.end)
  }

  /// Centered along x.
  @available(*, deprecated, renamed: "xCentered(offset:padding:)")
  public static func xAligned(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxLayout {
    xCentered(offset: offset, padding: padding)
  }

  /// Centered along y.
  @available(*, deprecated, renamed: "yCentered(offset:padding:)")
  public static func yAligned(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxLayout {
    yCentered(offset: offset, padding: padding)
  }

  /// A usual distance: 16 by 16 points.
  @available(*, deprecated, message: "write the number")
  public static var padding: CGSize { CGSize(width: 16, height: 16) }
}
