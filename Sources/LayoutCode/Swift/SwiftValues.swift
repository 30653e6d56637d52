import LayoutDocument
import LayoutEngine

/// Numbers and lengths in Swift notation.
enum SwiftValues {
  /// Returns a number: `12`, `0.5`, `-4`.
  static func number(_ number: Double) -> String {
    if number == .infinity { return ".infinity" }
    // Literals of whole numbers are integers, which have 64 bits.
    let isWide = number.magnitude >= 9_007_199_254_740_992 && number.magnitude < 1e21
    return JSONText.number(number) + (isWide ? ".0" : "")
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
    return bounded(length) { percent, points, number in
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
    let hasBounds = length.lowerBound != nil || length.upperBound != nil
    let text = bounded(length) { percent, points, number in
      if points == 0 { return ".percent(" + number(percent) + ")" }
      return "Length(points: " + number(points) + ", percent: " + number(percent) + ")"
    }
    return isLength || hasBounds || length.points == 0 ? text : ".length(" + text + ")"
  }

  /// Returns a length or a keyword as a value of a style.
  static func styleValue<Value: DocumentLength>(_ value: Value) -> String {
    if let length = value.plainLength { return styleLength(length, isLength: false) }
    return "." + (value.keyword ?? "auto")
  }

  // MARK: - Both

  private static func bounded(
    _ length: Length, _ sum: (_ percent: Double, _ points: Double, _ number: (Double) -> String) -> String
  ) -> String {
    switch (length.lowerBound, length.upperBound) {
    case (nil, nil): return sum(length.percent, length.points, number)
    case (let lower?, nil): return ".max(" + sum(length.percent, length.points, single) + ", " + single(lower) + ")"
    case (nil, let upper?): return ".min(" + sum(length.percent, length.points, single) + ", " + single(upper) + ")"
    case (let lower?, let upper?):
      let value = sum(length.percent, length.points, single)
      return ".clamp(" + single(lower) + ", " + value + ", " + single(upper) + ")"
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
