import LayoutDocument

/// The text fragments of explanations.
///
/// Sentences call these functions in hundreds of places. Inlined copies would double the size of the code.
enum ExplanationText {
  /// Returns a number with at most two decimal places.
  @inline(never) static func number(_ number: Double) -> String { JSONText.number(number, decimals: 2) }

  /// Returns `24 points`.
  @inline(never) static func points(_ number: Double) -> String {
    self.number(number) + (number == 1 ? " point" : " points")
  }

  /// Returns `24 points are`, or `1 point is`.
  @inline(never) static func pointsAre(_ number: Double) -> String { points(number) + (number == 1 ? " is" : " are") }

  /// Returns `a`, `a and b`, or `a, b and c`. For more than four names, the first three and the number of others.
  static func list(_ names: [String]) -> String {
    var names = names
    if names.count > 4 { names = names.prefix(3) + ["\(names.count - 3) others"] }
    guard let last = names.popLast() else { return "" }
    return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
  }

  /// Returns `24 + 8`, followed by the sum if there are several terms. Terms near 0 are omitted.
  static func sum(_ terms: [Double]) -> String {
    var text = ""
    var (count, total) = (0, 0.0)
    for term in terms where !term.isNearly(0) {
      text += text.isEmpty ? number(term) : term < 0 ? " − " + number(-term) : " + " + number(term)
      count += 1
      total += term
    }
    return count == 0 ? "0" : count == 1 ? text : text + " = " + number(total)
  }

  /// Returns `10 of 40 points`.
  @inline(never) static func share(_ part: Double, of whole: Double) -> String { "\(number(part)) of \(points(whole))" }

  @inline(never) static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  @inline(never) static func count(_ count: Double, _ noun: String) -> String {
    "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
