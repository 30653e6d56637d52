/// The representation of a string in cells of equal width: in a terminal, or in a fixed-width font.
public enum DisplayText {
  /// The number of cells of the string: East Asian and emoji characters take two cells, combining marks none.
  public static func width(of string: String) -> Int {
    var width = 0
    for scalar in string.unicodeScalars { width += cells(of: scalar) }
    return width
  }

  /// The string as one line.
  ///
  /// Control characters, which could also control a terminal, are written as escapes such as `\u{1b}`.
  public static func singleLine(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// At most `width` cells of the string; an ellipsis replaces the removed part.
  public static func shortened(_ string: String, toWidth width: Int) -> String {
    guard DisplayText.width(of: string) > width else { return string }
    var result = ""
    var used = 1
    for scalar in string.unicodeScalars {
      used += cells(of: scalar)
      if used > width { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
