import LayoutEngine

/// The syntax of lengths that are not plain numbers.
///
/// The forms are `50%`, `50% + 10`, `50% - 10`, and the functions of css-values-4 §10.2: `min(50%, 300)`,
/// `max(100, 50% + 10)`, `clamp(100, 50%, 300)`, `max(20%, min(50%, 300))`.
package enum LengthSyntax {
  /// The maximum nesting of functions.
  private static let largestDepth = 8

  /// The reason why a text is not a length.
  enum Problem: Error {
    case malformed
    /// A function has more arguments than a length can hold.
    case tooManyArguments
  }

  /// Parses a length.
  static func length(_ text: [UInt8]) throws(Problem) -> Length {
    var scanner = TextScanner(text)
    let length = try function(&scanner, depth: 1) ?? relativeLength(&scanner)
    guard let length, scanner.isAtEnd else { throw .malformed }
    // The points of a function with too many arguments are not a number.
    if length.points.isNaN { throw .tooManyArguments }
    return length
  }

  private static func relativeLength(_ scanner: inout TextScanner) -> Length? {
    guard let percent = scanner.number(), scanner.take(UInt8(ascii: "%")) else { return nil }
    return addingPoints(to: percent, &scanner)
  }

  /// Parses the optional part after a percentage: ` + 10`.
  private static func addingPoints(to percent: Double, _ scanner: inout TextScanner) -> Length? {
    let end = scanner
    scanner.skipSpaces()
    let isMinus = scanner.take(UInt8(ascii: "-"))
    guard isMinus || scanner.take(UInt8(ascii: "+")) else {
      scanner = end
      return Length(percent: percent)
    }
    scanner.skipSpaces()
    guard let points = scanner.unsignedNumber() else { return nil }
    return Length(points: isMinus ? -points : points, percent: percent)
  }

  // MARK: - Functions

  private static func function(_ scanner: inout TextScanner, depth: Int) throws(Problem) -> Length? {
    if depth > largestDepth { return nil }
    if scanner.take("min(") { return try arguments(&scanner, depth).map { Length(.min, $0) } }
    if scanner.take("max(") { return try arguments(&scanner, depth).map { Length(.max, $0) } }
    guard scanner.take("clamp("), let arguments = try arguments(&scanner, depth), arguments.count == 3 else {
      return nil
    }
    return .clamp(arguments[0], arguments[1], arguments[2])
  }

  /// Parses the arguments of a function, up to the closing bracket.
  private static func arguments(_ scanner: inout TextScanner, _ depth: Int) throws(Problem) -> [Length]? {
    var arguments: [Length] = []
    repeat {
      scanner.skipSpaces()
      guard let argument = try argument(&scanner, depth) else { return nil }
      arguments.append(argument)
      scanner.skipSpaces()
    } while scanner.take(UInt8(ascii: ","))
    return scanner.take(UInt8(ascii: ")")) ? arguments : nil
  }

  private static func argument(_ scanner: inout TextScanner, _ depth: Int) throws(Problem) -> Length? {
    guard let number = scanner.number() else { return try function(&scanner, depth: depth + 1) }
    return scanner.take(UInt8(ascii: "%")) ? addingPoints(to: number, &scanner) : Length(points: number)
  }

  // MARK: - Writing

  /// Returns the text of a length that has a percentage.
  ///
  /// - Parameter unit: The unit after a number of points.
  package static func text(_ length: Length, unit: String = "") -> String {
    length.text { number in
      let points = JSONText.number(number.hasPercentage ? number.points.magnitude : number.points) + unit
      return number.hasPercentage ? sum(JSONText.number(number.percent), number.points, points) : points
    } _: { name, arguments in
      name + "(" + arguments.joined(separator: ", ") + ")"
    }
  }

  private static func sum(_ percent: String, _ points: Double, _ magnitude: String) -> String {
    if points == 0 { return percent + "%" }
    return percent + "%" + (points < 0 ? " - " : " + ") + magnitude
  }
}

/// A scanner for the texts inside the strings of documents.
struct TextScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// Returns whether `byte` is next; if so, skips it.
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Returns whether `text` is next; if so, skips it.
  mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  mutating func skipSpaces() {
    while take(UInt8(ascii: " ")) {}
  }

  /// Scans a finite number in JSON syntax.
  mutating func number() -> Double? {
    guard let number = JSONNumber(bytes, at: place), number.value.isFinite else { return nil }
    place = number.end
    return number.value
  }

  /// Scans a number without a sign.
  mutating func unsignedNumber() -> Double? {
    guard place < bytes.count, bytes[place] != UInt8(ascii: "-") else { return nil }
    return number()
  }
}
