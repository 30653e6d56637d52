import LayoutDocument
import LayoutEngine

/// Numbers and lengths in Swift notation.
enum SwiftValues {
  /// Returns a number: `12`, `0.5`, `-4`.
  static func number(_ number: Double) -> String {
    number == .infinity ? ".infinity" : JSONText.number(number)
  }

  /// Returns a number of a length with bounds. These numbers have single precision, and therefore fewer digits.
  private static func single(_ number: Double) -> String {
    for decimals in 0..<8 {
      let rounded = JSONText.rounded(number, decimals: decimals)
      if Float(rounded) == Float(number) { return SwiftValues.number(rounded) }
    }
    return SwiftValues.number(number)
  }

  // MARK: - StackView

  /// Returns a length as an argument for methods of stacks and items: `12`, `50%`, `50% + 10`, `.clamp(100, 50%, 300)`.
  static func stackLength(_ length: Length) -> String {
    guard length.hasPercentage else { return number(length.points) }
    return function(length) { percent, points, number in
      let text = number(percent) + "%"
      if points == 0 { return text }
      return text + (points < 0 ? " - " : " + ") + number(points.magnitude)
    }
  }

  // MARK: - Style

  /// Returns a length as a value of a style: `12`, `.percent(50)`, `.clamp(100, .percent(50), 300)`.
  ///
  /// - Parameter isLength: Whether the property is a `Length`. For other properties, sums are inside `.length(…)`.
  static func styleLength(_ length: Length, isLength: Bool) -> String {
    guard length.hasPercentage else { return number(length.points) }
    let isFunction = length.function != nil
    let text = function(length) { percent, points, number in
      if points == 0 { return ".percent(" + number(percent) + ")" }
      return "Length(points: " + number(points) + ", percent: " + number(percent) + ")"
    }
    return isLength || isFunction || length.points == 0 ? text : ".length(" + text + ")"
  }

  /// Returns a length or a keyword as a value of a style.
  static func styleValue<Value: DocumentLength>(_ value: Value) -> String {
    if let length = value.plainLength { return styleLength(length, isLength: false) }
    return "." + (value.keyword ?? "auto")
  }

  // MARK: - Both

  private static func function(
    _ length: Length, _ sum: (_ percent: Double, _ points: Double, _ number: (Double) -> String) -> String
  ) -> String {
    guard let function = length.function else { return sum(length.percent, length.points, number) }
    return function.text {
      $0.hasPercentage ? sum($0.percent, $0.points, single) : single($0.points)
    } _: { name, arguments in
      // `min` and `max` have two parameters.
      if name != "clamp", arguments.count == 3 {
        return "." + name + "(." + name + "(" + arguments[0] + ", " + arguments[1] + "), " + arguments[2] + ")"
      }
      return "." + name + "(" + arguments.joined(separator: ", ") + ")"
    }
  }

  /// Returns the enum case of a direction: `.leftToRight` for `ltr` in a document.
  static func text(_ direction: WritingDirection) -> String {
    switch direction {
    case .inherit: return ".inherit"
    case .leftToRight: return ".leftToRight"
    case .rightToLeft: return ".rightToLeft"
    }
  }
}

extension DocumentKeyword {
  /// The value in Swift notation: `.spaceBetween`. The enum cases have the names of the keywords.
  var swift: String { "." + keyword }
}
