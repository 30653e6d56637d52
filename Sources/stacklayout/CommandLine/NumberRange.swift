import LayoutEngine

/// The range of the numbers that an option accepts.
struct NumberRange: Equatable, Sendable, CustomStringConvertible {
  private let bounds: ClosedRange<Double>
  private let allowsZero: Bool

  /// Creates a range.
  ///
  /// `allowsZero` adds 0 if the bounds do not contain it.
  init(_ bounds: ClosedRange<Double>, allowsZero: Bool = false) {
    self.bounds = bounds
    self.allowsZero = allowsZero && !bounds.contains(0)
  }

  /// The lengths that the engine supports, in points.
  static let lengths = NumberRange(0...Style.largestLength)
  /// The scales to which the engine snaps frames, in pixels per point; 0 means no snapping.
  static let scales = NumberRange(LayoutTree.scales, allowsZero: true)

  /// A description of the range: `a number from 0 to 1e12`, or `0 or a number from 0.001 to 1000`.
  var description: String {
    let range = "a number from \(NumberRange.text(bounds.lowerBound)) to \(NumberRange.text(bounds.upperBound))"
    return allowsZero ? "0 or " + range : range
  }

  /// The number of a text, which consists of decimal digits, optionally with a decimal point and an exponent.
  /// - Returns: The number; `nil` if the text has another form or the number is outside of the range.
  func number(_ text: String) -> Double? {
    let isUnsigned = text.first?.isNumber == true || text.first == "."
    guard isUnsigned, text.utf8.allSatisfy("0123456789.eE+-".utf8.contains), let number = Double(text) else {
      return nil
    }
    return bounds.contains(number) || allowsZero && number == 0 ? number : nil
  }

  /// The text of a number: integers without a decimal point, large powers of ten with an exponent.
  private static func text(_ number: Double) -> String {
    var exponent = 0
    var rest = number
    while rest >= 10, (rest / 10).rounded() * 10 == rest {
      rest /= 10
      exponent += 1
    }
    if rest == 1, exponent >= 6 { return "1e\(exponent)" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
