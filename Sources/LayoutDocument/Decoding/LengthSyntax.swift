import LayoutEngine

/// The texts of lengths that are not plain numbers: `50%`, `50% + 10`, `50% - 10`.
enum LengthSyntax {
  /// The length that `text` says; `nil` if it is malformed.
  static func length(_ text: [UInt8]) -> Length? {
    var scanner = TextScanner(text)
    guard let percent = scanner.number(), scanner.take(UInt8(ascii: "%")) else { return nil }
    if scanner.isAtEnd { return Length(percent: percent) }
    scanner.skipSpaces()
    let isMinus = scanner.take(UInt8(ascii: "-"))
    guard isMinus || scanner.take(UInt8(ascii: "+")) else { return nil }
    scanner.skipSpaces()
    guard let points = scanner.unsignedNumber(), scanner.isAtEnd else { return nil }
    return Length(points: isMinus ? -points : points, percent: percent)
  }

  /// The text of a length that has a percentage.
  static func text(_ length: Length) -> String {
    let percent = JSONText.number(length.percent) + "%"
    if length.points == 0 { return percent }
    return percent + (length.points < 0 ? " - " : " + ") + JSONText.number(length.points.magnitude)
  }
}

/// Reads the small texts that documents hold inside strings.
struct TextScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// Whether `byte` is next; if so, steps over it.
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Whether `text` is next; if so, steps over it.
  mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  mutating func skipSpaces() {
    while take(UInt8(ascii: " ")) {}
  }

  /// A finite number as JSON writes it.
  mutating func number() -> Double? {
    guard let number = DecimalNumber(bytes, from: place, to: bytes.count) else { return nil }
    let value = number.value(in: bytes)
    guard value.isFinite else { return nil }
    place = number.end
    return value
  }

  /// A number without a sign.
  mutating func unsignedNumber() -> Double? {
    guard place < bytes.count, bytes[place] != UInt8(ascii: "-") else { return nil }
    return number()
  }
}
