/// Reads a JSON text into a ``JSONTape``, strictly as RFC 8259 defines it.
///
/// Duplicate keys, numbers out of range, incomplete surrogate pairs and invalid UTF-8 are errors as well. A byte order
/// mark at the start is skipped.
struct JSONReader {
  /// The maximum nesting of arrays and objects. A layout node takes two levels.
  static let deepestNesting = 50_000

  /// An array or object that is not closed yet.
  struct OpenContainer {
    /// The index of the container on the tape.
    var index: Int
    /// The number of members that were begun.
    var count = 0
    /// Whether the last member is still being read.
    var isInMember = false
    /// The index of an object's last key on the tape.
    var key = 0
  }

  let bytes: [UInt8]
  let textStart: Int
  var place: Int
  var values: [JSONTape.Value] = []
  var open: [OpenContainer] = []
  /// The errors so far after which the text is still JSON.
  var faults: [DocumentFault] = []

  /// Reads the whole text `bytes`.
  ///
  /// Duplicate keys and numbers out of range are errors of the tape.
  static func read(_ bytes: [UInt8]) throws(DocumentError) -> JSONTape {
    var reader = JSONReader(bytes)
    do throws(DocumentError) {
      try reader.readText()
    } catch {
      throw reader.errorAfterFaults(error)
    }
    return reader.tape
  }

  /// What was read so far.
  var tape: JSONTape { JSONTape(bytes: bytes, textStart: textStart, values: values, faults: faults) }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    place = textStart
    values.reserveCapacity(bytes.count / 6)
  }

  private mutating func readText() throws(DocumentError) {
    guard bytes.count < Int(Int32.max) else { throw error("the file is larger than 2 GB", at: textStart) }
    skipSpace()
    guard place < bytes.count else { throw error("the file is empty", at: textStart) }
    try readValue()
    while let container = open.last {
      skipSpace()
      if values[container.index].kind == .object { try readMember() } else { try readElement() }
    }
    skipSpace()
    if place < bytes.count { throw unexpected(expected: "the end of the file") }
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): place += 1
      default: return
      }
    }
  }

  /// Returns whether `byte` is next; if so, skips it.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }
}

// MARK: - Values

extension JSONReader {
  /// Reads a scalar, or opens an array or object.
  private mutating func readValue() throws(DocumentError) {
    guard place < bytes.count else { throw unexpected(expected: "a value") }
    switch bytes[place] {
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "\""):
      try readString()
      endMember()
    case UInt8(ascii: "t"): try readLiteral("true", .trueLiteral)
    case UInt8(ascii: "f"): try readLiteral("false", .falseLiteral)
    case UInt8(ascii: "n"): try readLiteral("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    default: throw unexpected(expected: "a value")
    }
  }

  private mutating func openContainer(_ kind: JSONTape.Kind) throws(DocumentError) {
    if open.count == JSONReader.deepestNesting {
      throw error("more than \(JSONReader.deepestNesting) nested arrays and objects", at: place)
    }
    open.append(OpenContainer(index: values.count))
    values.append(JSONTape.Value(kind: kind, start: UInt32(place), end: 0))
    place += 1
  }

  private mutating func closeContainer(_ container: OpenContainer) {
    values[container.index].end = UInt32(values.count)
    open.removeLast()
    endMember()
  }

  private mutating func endMember() {
    if !open.isEmpty { open[open.count - 1].isInMember = false }
  }

  private mutating func readLiteral(_ text: String, _ kind: JSONTape.Kind) throws(DocumentError) {
    let end = place + text.utf8.count
    guard end <= bytes.count, bytes[place..<end].elementsEqual(text.utf8) else {
      throw unexpected(expected: "a value")
    }
    values.append(JSONTape.Value(kind: kind, start: UInt32(place), end: UInt32(end)))
    place = end
    endMember()
  }

  private mutating func readNumber() throws(DocumentError) {
    let start = place
    let number = JSONNumber(bytes, at: start)
    guard let number, number.end == bytes.count || !JSONNumber.isPart(bytes[number.end]) else {
      var end = start
      while end < bytes.count, JSONNumber.isPart(bytes[end]) { end += 1 }
      throw error("malformed number \(JSONText.excerpt(Array(bytes[start..<end])))", at: start)
    }
    if !number.value.isFinite {
      let digits = JSONText.excerpt(Array(bytes[start..<number.end])).dropFirst().dropLast()
      faults.append(DocumentFault(value: values.count, reason: "number out of range: \(digits)", hidesOthers: true))
    }
    place = number.end
    let value = number.value.isFinite ? number.value : 0
    values.append(JSONTape.Value(kind: .number, start: UInt32(start), end: UInt32(place), number: value))
    endMember()
  }
}

// MARK: - Members and elements

extension JSONReader {
  private mutating func readElement() throws(DocumentError) {
    let container = open[open.count - 1]
    if take(UInt8(ascii: "]")) { return closeContainer(container) }
    if container.count > 0 {
      guard take(UInt8(ascii: ",")) else { throw unexpected(expected: "\",\" or \"]\"") }
      skipSpace()
      if place < bytes.count, bytes[place] == UInt8(ascii: "]") {
        throw unexpected(expected: "a value after \",\"")
      }
    }
    open[open.count - 1].count += 1
    open[open.count - 1].isInMember = true
    try readValue()
  }

  private mutating func readMember() throws(DocumentError) {
    let container = open[open.count - 1]
    if take(UInt8(ascii: "}")) {
      checkKeys(of: container)
      return closeContainer(container)
    }
    var expected = container.count > 0 ? "\",\" or \"}\"" : "a key in quotation marks, or \"}\""
    if container.count > 0 {
      guard take(UInt8(ascii: ",")) else { throw unexpected(expected: expected) }
      skipSpace()
      expected = "a key in quotation marks after \",\""
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { throw unexpected(expected: expected) }
    open[open.count - 1].key = values.count
    try readString()
    open[open.count - 1].count += 1
    open[open.count - 1].isInMember = true
    skipSpace()
    guard take(UInt8(ascii: ":")) else { throw unexpected(expected: "\":\" after the key") }
    skipSpace()
    try readValue()
  }

  /// Collects an error for each key of an object that is equal to an earlier key.
  private mutating func checkKeys(of container: OpenContainer) {
    values[container.index].end = UInt32(values.count)
    let repeated = tape.repeatedKeys(ofObject: container.index, count: container.count)
    for key in repeated {
      faults.append(DocumentFault(value: key, reason: "duplicate key", hidesOthers: true))
    }
  }
}

// MARK: - Errors

extension JSONReader {
  /// Returns an error at a byte, with the path to the value that is being read.
  func error(_ reason: String, at offset: Int) -> DocumentError {
    var path = DocumentPath()
    let tape = tape
    for container in open where container.isInMember {
      if values[container.index].kind == .object {
        path.append(key: tape.stringBytes(container.key))
      } else {
        path.append(index: container.count - 1)
      }
    }
    var cursor = PositionCursor(start: textStart)
    return DocumentError(
      position: cursor.advance(to: offset, in: bytes), keyPath: path.text(), reason: reason)
  }

  /// Returns the errors that were found before the text is not JSON, and after them the error of the text.
  private mutating func errorAfterFaults(_ last: DocumentError) -> DocumentError {
    // The tape ends where the text is not JSON.
    for container in open { values[container.index].end = UInt32(values.count) }
    guard var first = tape.error([]) else { return last }
    first.others.append(last)
    return first
  }

  /// Returns an error about the next character.
  func unexpected(expected: String) -> DocumentError {
    guard place < bytes.count else { return error("unexpected end of the file, expected \(expected)", at: place) }
    guard let length = UTF8Check.length(ofScalarIn: bytes, at: place) else {
      return error("invalid UTF-8", at: place)
    }
    let character = JSONText.excerpt(Array(bytes[place..<place + length]))
    return error("unexpected character \(character), expected \(expected)", at: place)
  }
}
