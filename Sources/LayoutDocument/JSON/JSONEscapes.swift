/// The backslash escapes of JSON strings.
enum JSONEscapes {
  /// Returns the character for the character after a backslash; `nil` for `u` and for an invalid escape.
  static func byte(for character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return character
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "r"): return UInt8(ascii: "\r")
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    default: return nil
    }
  }

  /// Returns the value of the four hexadecimal digits at `place`.
  static func codeUnit(_ bytes: ArraySlice<UInt8>, at place: Int) -> UInt16? {
    guard place + 4 <= bytes.endIndex else { return nil }
    var value: UInt16 = 0
    for byte in bytes[place..<place + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }

  /// Returns the character of the `\u` escape, or of the surrogate pair, at `place`, and the offset after it.
  ///
  /// The result is `nil` for missing digits and for an incomplete surrogate pair.
  static func scalar(_ bytes: ArraySlice<UInt8>, at place: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard let first = codeUnit(bytes, at: place + 2) else { return nil }
    if let scalar = Unicode.Scalar(first) { return (scalar, place + 6) }
    guard first < 0xDC00, place + 8 <= bytes.endIndex, bytes[place + 6] == UInt8(ascii: "\\"),
      bytes[place + 7] == UInt8(ascii: "u"), let second = codeUnit(bytes, at: place + 8),
      (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { return nil }
    return (scalar, place + 12)
  }

  /// Returns the bytes of a string with resolved escapes. The reader has already validated the escapes.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.endIndex else {
        result.append(bytes[place])
        place += 1
        continue
      }
      if let byte = byte(for: bytes[place + 1]) {
        result.append(byte)
        place += 2
      } else if let (scalar, end) = scalar(bytes, at: place) {
        result += Array(String(Character(scalar)).utf8)
        place = end
      } else {
        place += 2
      }
    }
    return result
  }
}
