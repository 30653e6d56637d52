import LayoutEngine

/// The range of the numbers that an option accepts.
package struct NumberRange: Equatable, Sendable, CustomStringConvertible {
  private let bounds: ClosedRange<Double>
  private let allowsZero: Bool

  /// Creates a range.
  ///
  /// `allowsZero` adds 0 if the bounds do not contain it.
  package init(_ bounds: ClosedRange<Double>, allowsZero: Bool = false) {
    self.bounds = bounds
    self.allowsZero = allowsZero && !bounds.contains(0)
  }

  /// The lengths that the engine supports, in points.
  package static let lengths = NumberRange(0...Style.largestLength)
  /// The scales to which the engine snaps frames, in pixels per point; 0 means no snapping.
  package static let scales = NumberRange(LayoutTree.scales, allowsZero: true)

  /// A description of the range: `a number from 0 to 1e12`, or `0 or a number from 0.001 to 1000`.
  package var description: String {
    let range = "a number from \(NumberRange.text(bounds.lowerBound)) to \(NumberRange.text(bounds.upperBound))"
    return allowsZero ? "0 or " + range : range
  }

  /// The number of a text, which consists of decimal digits, optionally with a decimal point and an exponent.
  /// - Returns: The number; `nil` if the text has another form or the number is outside of the range.
  package func number(_ text: String) -> Double? {
    guard let isZero = NumberRange.isZero(text), let number = Double(text) else { return nil }
    if isZero { return allowsZero || bounds.contains(0) ? 0 : nil }
    // A number that is rounded to 0 because it is too small for `Double` is not treated as 0.
    return bounds.contains(max(number, .leastNonzeroMagnitude)) ? number : nil
  }

  /// Whether all digits before the exponent are 0; `nil` if the text is not an unsigned decimal number.
  private static func isZero(_ text: String) -> Bool? {
    var rest = text.utf8[...]
    func digits() -> (count: Int, isZero: Bool) {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest[digits.endIndex...]
      return (digits.count, digits.allSatisfy { $0 == UInt8(ascii: "0") })
    }
    func skip(anyOf characters: String) -> Bool {
      guard let byte = rest.first, characters.utf8.contains(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }
    let whole = digits()
    let fraction = skip(anyOf: ".") ? digits() : (count: 0, isZero: true)
    guard whole.count + fraction.count > 0 else { return nil }
    if skip(anyOf: "eE") {
      _ = skip(anyOf: "+-")
      guard digits().count > 0 else { return nil }
    }
    return rest.isEmpty ? whole.isZero && fraction.isZero : nil
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
