import LayoutDocument
import LayoutEngine

/// Numbers and lengths in Swift notation.
enum SwiftValues {
  /// Returns a number: `12`, `0.5`, `-4`.
  static func number(_ number: Double) -> String {
    number == .infinity ? ".infinity" : JSONText.number(number)
  }

  // MARK: - StackView

  /// Returns a length as an argument for methods of stacks and items: `12`, `50%`, `50% + 10`, `.clamp(100, 50%, 300)`.
  static func stackLength(_ length: Length) -> String {
    text(length) { percent, points in
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
    let text = text(length) { percent, points in
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

  /// Returns the text of a length.
  ///
  /// - Parameter sum: Returns the text of a percentage with points.
  private static func text(_ length: Length, _ sum: (_ percent: Double, _ points: Double) -> String) -> String {
    length.text {
      $0.hasPercentage ? sum($0.percent, $0.points) : number($0.points)
    } _: { name, arguments in
      if name == "clamp" { return ".clamp(" + arguments.joined(separator: ", ") + ")" }
      // `min` and `max` have two parameters.
      return arguments.dropFirst().reduce(arguments[0]) { "." + name + "(" + $0 + ", " + $1 + ")" }
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
