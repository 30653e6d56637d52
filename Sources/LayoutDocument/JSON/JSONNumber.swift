/// A number in JSON syntax.
struct JSONNumber {
  /// The nearest `Double`; infinite if the number is out of range.
  let value: Double
  /// The offset of the first byte after the number.
  let end: Int

  /// Reads the number of the JSON grammar that begins at `start`; `nil` if there is none.
  init?(_ bytes: [UInt8], at start: Int) {
    let whole = start < bytes.count && bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    guard var end = JSONNumber.end(ofDigitsIn: bytes, from: whole) else { return nil }
    // A number such as 012 is invalid in JSON.
    if end - whole > 1, bytes[whole] == UInt8(ascii: "0") { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      guard let fraction = JSONNumber.end(ofDigitsIn: bytes, from: end + 1) else { return nil }
      end = fraction
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let sign = end + 1
      let isSigned = sign < bytes.count && (bytes[sign] == UInt8(ascii: "-") || bytes[sign] == UInt8(ascii: "+"))
      guard let exponent = JSONNumber.end(ofDigitsIn: bytes, from: isSigned ? sign + 1 : sign) else { return nil }
      end = exponent
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)) else { return nil }
    self.value = value
    self.end = end
  }

  /// Returns whether `byte` can be part of a number.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      return true
    default:
      return false
    }
  }

  /// Returns the offset after the digits at `start`; `nil` if there is no digit.
  private static func end(ofDigitsIn bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] &- UInt8(ascii: "0") <= 9 { place += 1 }
    return place > start ? place : nil
  }
}
