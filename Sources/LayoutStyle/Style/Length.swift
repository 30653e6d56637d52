/// A length: a number of points, a percentage, a sum of both, or a function of lengths.
///
/// A percentage refers to the size of another box, which each property specifies. `50% + 10` is
/// `Length.percent(50) + 10`, and CSS's `clamp(100px, 50% + 10px, 300px)` is `Length.clamp(100, .percent(50) + 10, 300)`.
public struct Length: Hashable, Sendable {
  /// The number of points or the percentage, unless there is an expression.
  let number: PackedLength
  /// The sum or the function; `nil` for a single number.
  let expression: LengthExpression?

  init(_ number: PackedLength) { (self.number, expression) = (number, nil) }

  init(_ expression: LengthExpression) { (number, self.expression) = (.zero, expression) }

  /// Makes a length in points.
  public init(points: Double = 0) { self.init(PackedLength(points: points)) }

  /// Makes a length with a relative part.
  public init(points: Double = 0, percent: Double) {
    if points == 0 {
      self.init(PackedLength(percent: percent))
    } else if points.isNaN || percent.isNaN {
      self = .invalid
    } else {
      self.init(LengthExpression(.sum(points: points, percent: percent)))
    }
  }

  /// The zero length, in points.
  public static let zero = Length()

  /// A length that is not a number.
  static var invalid: Length { Length(points: .nan) }

  /// The fixed part, in points; of a function, that of its first argument.
  public var points: Double {
    get { expression?.first.points ?? (number.hasPercentage ? 0 : number.points) }
    set { self = changingFirst(points: newValue, percent: hasPercentage ? percent : nil) }
  }

  /// The relative part, in percent: 50 is half of the reference size. Of a function, that of its first argument.
  public var percent: Double {
    get { expression?.first.percent ?? (number.hasPercentage ? number.percent : 0) }
    set { self = changingFirst(points: points, percent: newValue) }
  }

  /// Whether the length refers to the size of another box.
  ///
  /// `0%` has a percentage, and differs from 0 if the reference size is indefinite.
  public var hasPercentage: Bool { expression != nil || number.hasPercentage }

  /// Returns the length with another number, or with another first argument of its function.
  private func changingFirst(points: Double, percent: Double?) -> Length {
    if let (comparison, arguments) = function {
      let first = arguments[0].changingFirst(points: points, percent: percent)
      return Length(comparison, [first] + arguments.dropFirst())
    }
    return percent.map { Length(points: points, percent: $0) } ?? Length(points: points)
  }

  /// Returns the length in points, within ±10¹⁵ points; `basis` is the size that a percentage refers to.
  public func resolved(against basis: Double) -> Double {
    // Most lengths are valid, and then the limit has an effect only on percentages of large sizes.
    (expression?.resolved(against: basis) ?? number.resolved(against: basis)).bounded
  }

  /// Adds points: `.percent(50) + 10`.
  ///
  /// The points are added to each argument of a function.
  public static func + (length: Length, points: Double) -> Length { length.mapped(points: { $0 + points }) }

  /// Returns the negated length: `max` takes the place of `min`.
  public static prefix func - (length: Length) -> Length { length.mapped(reversesOrder: true, points: -, percent: -) }

  /// Multiplies a length by a number: `.percent(100) * 0.5`.
  ///
  /// Each argument of a function is multiplied. If the number is negative, `max` takes the place of `min`.
  public static func * (length: Length, factor: Double) -> Length {
    length.mapped(reversesOrder: factor < 0, points: { $0 * factor }, percent: { $0 * factor })
  }

  /// Multiplies a length by a number: `0.5 * .percent(100)`.
  public static func * (factor: Double, length: Length) -> Length { length * factor }

  /// Divides a length by a number: `.percent(100) / 3`.
  ///
  /// Each argument of a function is divided. If the number is negative, `max` takes the place of `min`. A length that is
  /// divided by 0 is an invalid value.
  public static func / (length: Length, divisor: Double) -> Length {
    length.mapped(reversesOrder: divisor < 0, points: { $0 / divisor }, percent: { $0 / divisor })
  }

  /// Subtracts points: `.percent(50) - 10`.
  public static func - (length: Length, points: Double) -> Length { length + -points }

  /// Returns the length and the arguments of its function, with the points multiplied by a positive factor.
  package func scaled(by factor: Double) -> Length { mapped(points: { $0 * factor }) }

  /// Returns the length with other numbers in all its parts.
  ///
  /// - Parameters:
  ///   - reversesOrder: Whether the change reverses the order of numbers. Default: `false`.
  ///   - points: Returns the new number of points.
  ///   - percent: Returns the new percentage. Default: the same percentage.
  private func mapped(
    reversesOrder: Bool = false, points change: (Double) -> Double, percent changePercent: (Double) -> Double = { $0 }
  ) -> Length {
    if let (comparison, arguments) = function {
      let changed = arguments.map { $0.mapped(reversesOrder: reversesOrder, points: change, percent: changePercent) }
      return Length(reversesOrder ? comparison.opposite : comparison, changed)
    }
    return hasPercentage
      ? Length(points: change(points), percent: changePercent(percent)) : Length(points: change(points))
  }
}

extension PackedLength {
  /// The length in points, unless the value is a keyword or a function.
  package func resolved(against basis: Double) -> Double { hasPercentage ? percent * 0.01 * basis : points }
}

/// A style value that can be a plain ``Length``, so that numbers and percentages can be used directly.
///
/// ```swift
/// style.width = 120
/// style.width = .percent(50)
/// style.width = .length(.percent(50) + 10)
/// ```
public protocol LengthConvertible: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Returns the value for a length.
  static func length(_ length: Length) -> Self
}

extension LengthConvertible {
  /// Returns a number of points.
  public static func points(_ points: Double) -> Self { length(Length(points: points)) }
  /// Returns a percentage: 50 is half.
  public static func percent(_ percent: Double) -> Self { length(Length(percent: percent)) }

  /// Returns the minimum of two lengths: `.min(.percent(50), 300)`. css-values-4 §10.2
  ///
  /// A function can have up to 16 numbers in its arguments and in the arguments of inner functions. A larger function is
  /// an invalid value, which is reported and replaced by the default of the property.
  public static func min(_ first: Length, _ second: Length) -> Self { length(Length(.min, [first, second])) }
  /// Returns the maximum of two lengths: `.max(.percent(50), 100)`. css-values-4 §10.2
  ///
  /// See ``min(_:_:)``.
  public static func max(_ first: Length, _ second: Length) -> Self { length(Length(.max, [first, second])) }
  /// Returns a length between two others: `.clamp(100, .percent(50), 300)`. css-values-4 §10.2
  ///
  /// The lower bound takes precedence over the upper bound. See ``min(_:_:)``.
  public static func clamp(_ lower: Length, _ length: Length, _ upper: Length) -> Self {
    Self.length(Length(.max, [Length(.min, [length, upper]), lower]))
  }

  /// Makes a number of points from a literal.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// Makes a number of points from a literal.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension Length: LengthConvertible {
  /// The length itself.
  public static func length(_ length: Length) -> Length { length }
}

/// A length or `auto`: a margin or an inset.
public enum AutoLength: Equatable, Hashable, Sendable, LengthConvertible {
  /// A margin takes a share of the free space.
  ///
  /// An inset is not set.
  case auto
  /// A length.
  case length(Length)
}

/// A preferred size: `width` or `height`.
public enum PreferredSize: Equatable, Hashable, Sendable, LengthConvertible {
  /// The size is determined by the layout.
  case auto
  /// A length, whose percentage refers to the parent's content box.
  case length(Length)
  /// The min-content size: the smallest size without avoidable overflow. css-sizing-3 §5.1
  case minContent
  /// The max-content size: the size of the content in infinite available space. css-sizing-3 §5.1
  case maxContent
  /// The available space, but at least min-content and at most max-content. css-sizing-3 §5.1
  case fitContent
  /// The size of the parent's content box, less the margins. css-sizing-4 §4
  ///
  /// The value is the size of the border box, regardless of ``Style/boxSizing``. If the size of the parent is
  /// indefinite, the value behaves as `auto`.
  case stretch
}

/// A minimum size: `minWidth` or `minHeight`.
public enum MinimumSize: Equatable, Hashable, Sendable, LengthConvertible {
  /// The automatic minimum size. css-flexbox-1 §4.5
  case auto
  /// A length, whose percentage refers to the parent's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// See ``PreferredSize/stretch``; 0 if the size of the parent is indefinite.
  case stretch
}

/// A maximum size: `maxWidth` or `maxHeight`.
public enum MaximumSize: Equatable, Hashable, Sendable, LengthConvertible {
  /// There is no maximum.
  case none
  /// A length, whose percentage refers to the parent's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// See ``PreferredSize/stretch``; no maximum if the size of the parent is indefinite.
  case stretch
}

/// The size of an item along the main axis before free space is distributed. css-flexbox-1 §7.2.1
public enum FlexBasis: Equatable, Hashable, Sendable, LengthConvertible {
  /// The item's `width` or `height`, or its content if that property is `auto`.
  case auto
  /// The item's content, regardless of its `width` or `height`.
  case content
  /// A length, whose percentage refers to the container's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// The size of the container's content box, less the margins.
  ///
  /// If the size of the container is indefinite, the value behaves as `content`.
  case stretch
}
