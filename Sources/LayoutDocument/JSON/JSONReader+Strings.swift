extension JSONReader {
  /// Reads the string that begins with the quotation mark at the current place.
  mutating func readString() throws(DocumentError) {
    let start = place
    var isEscaped = false
    place += 1
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        place += 1
        values.append(
          JSONTape.Value(kind: .string, isEscaped: isEscaped, start: UInt32(start), end: UInt32(place)))
        return
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try readEscape()
      } else if byte < 0x20 {
        throw error("a control character in a string must be written as an escape", at: place)
      } else if byte < 0x80 {
        place += 1
      } else {
        guard let length = UTF8Check.length(ofScalarIn: bytes, at: place) else {
          throw error("invalid UTF-8", at: place)
        }
        place += length
      }
    }
    throw error("unexpected end of the file in a string", at: start)
  }

  private mutating func readEscape() throws(DocumentError) {
    guard place + 1 < bytes.count else {
      place = bytes.count
      return
    }
    if JSONEscapes.byte(for: bytes[place + 1]) != nil {
      place += 2
    } else if bytes[place + 1] != UInt8(ascii: "u") {
      throw error("unknown escape in a string: a backslash must precede one of \"\\/bfnrtu", at: place)
    } else if JSONEscapes.codeUnit(bytes[...], at: place + 2) == nil {
      throw error("malformed escape in a string: \\u takes four hexadecimal digits", at: place)
    } else if let end = JSONEscapes.scalar(bytes[...], at: place)?.end {
      place = end
    } else {
      throw error("incomplete surrogate pair in a string", at: place)
    }
  }
}

/// The validation of UTF-8 byte sequences.
enum UTF8Check {
  /// Returns the number of bytes of the character at `place`; `nil` if they are not valid UTF-8 (RFC 3629, section 4).
  static func length(ofScalarIn bytes: [UInt8], at place: Int) -> Int? {
    let first = bytes[place]
    var second: ClosedRange<UInt8> = 0x80...0xBF
    let length: Int
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      // Overlong forms and surrogates are invalid.
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard place + length <= bytes.count, second.contains(bytes[place + 1]) else { return nil }
    for index in 2..<max(length, 2) where bytes[place + index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
