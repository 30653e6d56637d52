// css-values-4 §10: sums of points and percentages, and min(), max() and clamp()
// https://drafts.csswg.org/css-values-4/#comp-func

/// The function that selects one of two lengths. css-values-4 §10.2
package enum LengthComparison: UInt8, BitwiseCopyable, Sendable {
  case min
  case max

  func callAsFunction(_ first: Double, _ second: Double) -> Double {
    // A NaN in either argument makes the result invalid, so that validation can detect it.
    if first.isNaN || second.isNaN { return .nan }
    return (first < second) == (self == .min) ? first : second
  }

  var opposite: LengthComparison { self == .min ? .max : .min }
}

/// A length that is not one number. Expressions are immutable, so that lengths share them.
final class LengthExpression: Sendable {
  enum Form: Hashable, Sendable {
    case sum(points: Double, percent: Double)
    /// The smallest or the largest of at least two lengths, of which at least one has a percentage. `clamp(a, b, c)` is
    /// `max(min(b, c), a)`.
    case function(LengthComparison, [Length])
  }

  let form: Form
  /// The number of single numbers and sums in the expression, which limits the nesting, too.
  let argumentCount: Int

  init(_ form: Form) {
    self.form = form
    switch form {
    case .sum: argumentCount = 1
    case .function(_, let arguments): argumentCount = arguments.reduce(0) { $0 + ($1.expression?.argumentCount ?? 1) }
    }
  }

  /// The points and the percentage of the sum, or of the first argument.
  var first: (points: Double, percent: Double) {
    switch form {
    case .sum(let points, let percent): return (points, percent)
    case .function(_, let arguments): return (arguments[0].points, arguments[0].percent)
    }
  }

  func resolved(against basis: Double) -> Double {
    switch form {
    case .sum(let points, let percent): return points + percent * 0.01 * basis
    case .function(let comparison, let arguments):
      func value(_ length: Length) -> Double {
        length.expression?.resolved(against: basis) ?? length.number.resolved(against: basis)
      }
      return arguments.dropFirst().reduce(value(arguments[0])) { comparison($0, value($1)) }
    }
  }
}

extension LengthExpression: Hashable {
  static func == (first: LengthExpression, second: LengthExpression) -> Bool {
    first === second || first.form == second.form
  }

  func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

// MARK: - Functions

extension Length {
  /// Whether the length is a sum or a function, and not one number.
  package var isExpression: Bool { expression != nil }

  /// The comparison and the arguments of a function; `nil` for numbers and sums.
  package var function: (comparison: LengthComparison, arguments: [Length])? {
    if case .function(let comparison, let arguments) = expression?.form { (comparison, arguments) } else { nil }
  }

  /// The greatest number of numbers, percentages and sums in a function.
  package static var largestArgumentCount: Int { 16 }

  /// The minimum of the length, in points; `nil` if there is none, or if several arguments have a percentage.
  public var lowerBound: Double? { bounds?.lower }
  /// The maximum of the length, in points; `nil` if there is none, or if several arguments have a percentage.
  public var upperBound: Double? { bounds?.upper }

  /// The bounds of a single percentage.
  private var bounds: (lower: Double?, upper: Double?)? {
    let (outer, lower) = bound(.max)
    let (inner, upper) = outer.bound(.min)
    return inner.function == nil ? (lower, upper) : nil
  }

  /// The length without the number of points with which a function compares it, and that number.
  private func bound(_ comparison: LengthComparison) -> (length: Length, points: Double?) {
    guard let function, function.comparison == comparison, function.arguments.count == 2,
      !function.arguments[1].hasPercentage
    else { return (self, nil) }
    return (function.arguments[0], function.arguments[1].points)
  }

  /// Makes the minimum or the maximum of lengths in its shortest form.
  ///
  /// The result is not a number, and thus an invalid value, if the function has too many arguments.
  ///
  /// - Parameter lengths: One or more lengths.
  package init(_ comparison: LengthComparison, _ lengths: [Length]) {
    var (functions, numbers, points): ([Length], [Length], Double?) = ([], [], nil)
    func add(_ length: Length) {
      if let (inner, arguments) = length.function {
        if inner == comparison {
          arguments.forEach(add)
        } else if !functions.contains(length) {
          functions.append(length)
        }
      } else if !length.hasPercentage {
        points = points.map { comparison($0, length.points) } ?? length.points
      } else if let place = numbers.firstIndex(where: { $0.percent == length.percent }) {
        // Of two equal percentages, the points decide.
        numbers[place] = Length(points: comparison(numbers[place].points, length.points), percent: length.percent)
      } else {
        numbers.append(length)
      }
    }
    lengths.forEach(add)
    let relative = functions + numbers
    guard !(points?.isNaN ?? false), !relative.contains(where: { $0.points.isNaN }) else {
      self = .invalid
      return
    }
    if let points, relative.count == 1, let clamped = relative[0].clamped(comparison, points) {
      self = clamped
    } else {
      self.init(comparison, relative: relative, points)
    }
  }

  /// Returns the bounds of a length between two numbers, in the order of `clamp(lower, length, upper)`.
  ///
  /// If the bounds contradict each other, the outer one applies. The result is `nil` if the function has no inner bound,
  /// or is in this order already.
  private func clamped(_ outer: LengthComparison, _ bound: Double) -> Length? {
    guard let function, function.comparison == outer.opposite, let inner = function.arguments.last,
      !inner.hasPercentage, outer == .min || inner.points < bound
    else { return nil }
    let length = Length(outer.opposite, Array(function.arguments.dropLast()))
    let lower = outer == .min ? LengthComparison.min(inner.points, bound) : bound
    return Length(.max, relative: [Length(.min, [length, Length(points: bound)])], lower)
  }

  private init(_ comparison: LengthComparison, relative: [Length], _ points: Double?) {
    let arguments = relative + (points.map { [Length(points: $0)] } ?? [])
    if arguments.count == 1 {
      self = arguments[0]
      return
    }
    let expression = LengthExpression(.function(comparison, arguments))
    self = expression.argumentCount <= Self.largestArgumentCount ? Length(expression) : .invalid
  }

  /// Returns the text of the length.
  ///
  /// - Parameters:
  ///   - number: Returns the text of a number, a percentage, or their sum.
  ///   - call: Returns the text of a call of `min`, `max` or `clamp`.
  package func text(
    _ number: (Length) -> String, _ call: (_ name: String, _ arguments: [String]) -> String
  ) -> String {
    func text(_ lengths: [Length]) -> [String] { lengths.map { $0.text(number, call) } }
    guard let (comparison, arguments) = function else { return number(self) }
    if comparison == .max, arguments.count == 2, let inner = arguments[0].function, inner.comparison == .min,
      inner.arguments.count == 2
    {
      let (lower, between) = (arguments[1], inner.arguments)
      // A number of points is written between two percentages.
      let isBetween = lower.hasPercentage && !between[1].hasPercentage
      return call("clamp", text([lower] + (isBetween ? between.reversed() : between)))
    }
    return call(comparison == .min ? "min" : "max", text(arguments))
  }
}
