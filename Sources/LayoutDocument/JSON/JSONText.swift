/// Numbers and strings in JSON notation.
public enum JSONText {
  /// Returns the shortest text that reads back as the same number: `12`, `0.1`, `-3.25`.
  ///
  /// The text has an exponent only from 1e21 on and below 1e-6. JSON cannot represent infinity and NaN: they are
  /// written as `0`.
  public static func number(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    // Whole numbers below 2^53 are exact as integers; -0 becomes 0.
    if number.rounded(.towardZero) == number, number.magnitude < 9_007_199_254_740_992 {
      return "\(Int64(number))"
    }
    return plainText(ofDescription: number.description)
  }

  /// Returns the shortest text of a number of single precision: `0.1` where ``number(_:)-(Double)`` has more digits.
  static func number(_ number: Float) -> String {
    guard number.isFinite, number.rounded(.towardZero) != number else { return JSONText.number(Double(number)) }
    return plainText(ofDescription: number.description)
  }

  /// Returns the shortest text of the number rounded to `decimals` decimal places (0 to 9): `66.6667`.
  public static func number(_ number: Double, decimals: Int) -> String {
    JSONText.number(rounded(number, decimals: decimals))
  }

  /// Returns `number` rounded to `decimals` decimal places (0 to 9), halves away from zero.
  ///
  /// A number that is too large for so many decimal places is returned unchanged.
  public static func rounded(_ number: Double, decimals: Int) -> Double {
    var factor = 1.0
    for _ in 0..<min(max(decimals, 0), 9) { factor *= 10 }
    let scaled = number * factor
    return scaled.magnitude < 9_007_199_254_740_992 ? scaled.rounded() / factor : number
  }

  /// Returns the string in quotation marks, with the escapes that JSON requires.
  public static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    appendQuoted(string, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func appendQuoted(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 { appendEscaped(byte, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns an excerpt of the input for a message: quoted, on one line, and truncated if it is long.
  static func excerpt(_ bytes: [UInt8]) -> String {
    let longest = 40
    var end = min(bytes.count, longest)
    // Truncation inside a character moves back to the beginning of the character.
    while end < bytes.count, end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    var text: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes[..<end] { appendEscaped(byte, to: &text) }
    if end < bytes.count { text += Array("…".utf8) }
    text.append(UInt8(ascii: "\""))
    return String(decoding: text, as: UTF8.self)
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"):
      bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
    case UInt8(ascii: "\r"):
      bytes += [UInt8(ascii: "\\"), UInt8(ascii: "r")]
    case UInt8(ascii: "\t"):
      bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
    case 0..<0x20, 0x7F:
      let digits = Array("0123456789abcdef".utf8)
      bytes += Array("\\u00".utf8)
      bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    default:
      bytes.append(byte)
    }
  }

  /// Returns the plain form of a description: `0.0000125` for `1.25e-05`. Exponents remain if the plain form is long.
  private static func plainText(ofDescription description: String) -> String {
    var digits: [UInt8] = []
    var pointPlace = 0
    var exponent = 0
    var isNegative = false
    var hasPoint = false
    var rest = description.utf8[...]
    while let byte = rest.popFirst(), byte != UInt8(ascii: "e") {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): hasPoint = true
      default:
        digits.append(byte)
        if !hasPoint { pointPlace += 1 }
      }
    }
    let exponentIsNegative = rest.first == UInt8(ascii: "-")
    for byte in rest where byte >= UInt8(ascii: "0") { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
    pointPlace += exponentIsNegative ? -exponent : exponent
    let text = text(ofDigits: digits, pointPlace: pointPlace)
    return isNegative ? "-" + text : text
  }

  /// Returns the text of the number 0.`digits` × 10^`pointPlace`.
  private static func text(ofDigits allDigits: [UInt8], pointPlace allPlace: Int) -> String {
    let zero = UInt8(ascii: "0")
    let leading = allDigits.prefix { $0 == zero }.count
    var digits = Array(allDigits.dropFirst(leading))
    while digits.last == zero { digits.removeLast() }
    let place = allPlace - leading
    var text: [UInt8] = []
    if place > 21 || place < -5 {
      text = [digits.first ?? zero]
      if digits.count > 1 { text += [UInt8(ascii: ".")] + digits.dropFirst() }
      return String(decoding: text, as: UTF8.self) + "e\(place - 1)"
    }
    if place <= 0 {
      text = [zero, UInt8(ascii: ".")] + [UInt8](repeating: zero, count: -place) + digits
    } else if digits.count <= place {
      text = digits + [UInt8](repeating: zero, count: place - digits.count)
    } else {
      text = digits[..<place] + [UInt8(ascii: ".")] + digits[place...]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
