/// A JSON text as one flat list of its values, in the order of the text.
///
/// Each key of an object is stored directly before its value. A document of any depth therefore needs neither recursion
/// nor a tree of objects.
struct JSONTape: Sendable {
  enum Kind: UInt8 {
    case null, falseLiteral, trueLiteral, number, string, array, object
  }

  struct Value {
    var kind: Kind
    /// For a string: whether it contains backslashes.
    var isEscaped = false
    /// The offset of the first byte.
    var start: UInt32
    /// For a string: the offset after the closing quotation mark.
    ///
    /// For an array or object: the index of the value after all of its elements.
    var end: UInt32
    /// A number's value.
    var number = 0.0
  }

  let bytes: [UInt8]
  /// The offset of line 1, column 1: after a byte order mark.
  let textStart: Int
  let values: [Value]
  /// The duplicate keys, and the numbers out of range, whose values are read as 0.
  let faults: [DocumentFault]

  /// Returns the name of a value's kind in messages.
  func name(of value: Int) -> String {
    switch values[value].kind {
    case .null: return "null"
    case .falseLiteral, .trueLiteral: return "a boolean"
    case .number: return "a number"
    case .string: return "a string"
    case .array: return "an array"
    case .object: return "an object"
    }
  }

  func kind(_ value: Int) -> Kind { values[value].kind }

  /// Returns the index after `value` and its elements: the next sibling, or the end of the enclosing container.
  func next(_ value: Int) -> Int {
    switch values[value].kind {
    case .array, .object: return Int(values[value].end)
    default: return value + 1
    }
  }

  /// Returns the number of elements of an array.
  func count(ofArray array: Int) -> Int {
    var count = 0
    var element = array + 1
    while element < next(array) {
      count += 1
      element = next(element)
    }
    return count
  }

  /// Returns whether the string `value`, with resolved escapes, equals `text`.
  func string(_ value: Int, equals text: String) -> Bool {
    let range = stringRange(value)
    if values[value].isEscaped {
      let decoded = string(value)
      return decoded.utf8.elementsEqual(text.utf8)
    }
    return range.count == text.utf8.count && bytes[range].elementsEqual(text.utf8)
  }

  /// Returns the bytes of a string, with resolved escapes.
  func stringBytes(_ value: Int) -> [UInt8] {
    let range = stringRange(value)
    return values[value].isEscaped ? JSONEscapes.resolved(bytes[range]) : Array(bytes[range])
  }

  /// Returns a string, with resolved escapes.
  func string(_ value: Int) -> String {
    let range = stringRange(value)
    if values[value].isEscaped { return String(decoding: JSONEscapes.resolved(bytes[range]), as: UTF8.self) }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the range of the bytes of a string, without the quotation marks.
  func stringRange(_ value: Int) -> Range<Int> { Int(values[value].start) + 1..<Int(values[value].end) - 1 }

  /// Returns the index of the string `value` in a vocabulary.
  func index(of value: Int, in vocabulary: Vocabulary) -> Int? {
    if values[value].isEscaped {
      let decoded = stringBytes(value)
      return vocabulary.index(of: decoded, in: 0..<decoded.count)
    }
    return vocabulary.index(of: bytes, in: stringRange(value))
  }
}
