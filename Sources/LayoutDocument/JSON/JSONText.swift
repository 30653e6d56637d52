/// Numbers and strings in JSON notation.
public enum JSONText {
  /// Returns a text that reads back as the same number: `12`, `0.1`, `-3.25`, `1.25e-05`.
  ///
  /// Whole numbers below 2^63 are written as integers, and other numbers as Swift describes them, which is the shortest
  /// text. JSON cannot represent infinity and NaN: they are written as `0`.
  public static func number(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    // As an integer, -0 becomes 0.
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return number.description
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
  ///
  /// - Parameter longest: The maximum number of bytes of the input in the result.
  static func excerpt(_ bytes: [UInt8], longest: Int = 40) -> String {
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
      bytes += Array((byte < 0x10 ? "\\u000" : "\\u00").utf8) + Array(String(byte, radix: 16).utf8)
    default:
      bytes.append(byte)
    }
  }
}
