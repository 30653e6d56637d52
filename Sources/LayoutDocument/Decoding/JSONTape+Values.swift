import LayoutEngine

/// Reads values of a certain type. Every error contains the position and the expected type.
extension JSONTape {
  func number(at value: Int) throws(DocumentError) -> Double {
    guard kind(value) == .number else { throw typeError(at: value, expected: "a number") }
    return values[value].number
  }

  func nonNegativeNumber(at value: Int) throws(DocumentError) -> Double {
    let number = try number(at: value)
    if number < 0 { throw error(at: value, "expected a number that is not negative, got \(JSONText.number(number))") }
    return number
  }

  func positiveNumber(at value: Int) throws(DocumentError) -> Double {
    let number = try number(at: value)
    if number <= 0 { throw error(at: value, "expected a number above 0, got \(JSONText.number(number))") }
    return number
  }

  /// Reads the numbers of an array with exactly `count` elements.
  func numbers(at value: Int, _ names: StaticString, count: Int) throws(DocumentError) -> [Double] {
    guard kind(value) == .array else { throw typeError(at: value, expected: "\(names)") }
    let found = self.count(ofArray: value)
    guard found == count else { throw error(at: value, "expected \(names), got an array of \(found)") }
    var numbers: [Double] = []
    var element = value + 1
    while element < next(value) {
      numbers.append(try number(at: element))
      element = next(element)
    }
    return numbers
  }

  /// Reads a frame: `[x, y, width, height]`.
  func frame(at value: Int) throws(DocumentError) -> LayoutRect {
    let numbers = try numbers(at: value, "[x, y, width, height]", count: 4)
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads an array of frames.
  func frames(at value: Int) throws(DocumentError) -> [LayoutRect] {
    guard kind(value) == .array else { throw typeError(at: value, expected: "an array of frames") }
    var frames: [LayoutRect] = []
    var element = value + 1
    while element < next(value) {
      frames.append(try frame(at: element))
      element = next(element)
    }
    return frames
  }

  func boolean(at value: Int) throws(DocumentError) -> Bool {
    switch kind(value) {
    case .trueLiteral: return true
    case .falseLiteral: return false
    default: throw typeError(at: value, expected: "true or false")
    }
  }

  func string(at value: Int) throws(DocumentError) -> String {
    guard kind(value) == .string else { throw typeError(at: value, expected: "a string") }
    return string(value)
  }

  func expectObject(at value: Int) throws(DocumentError) {
    guard kind(value) == .object else { throw typeError(at: value, expected: "an object") }
  }

  func keyword<Value: DocumentKeyword>(at value: Int) throws(DocumentError) -> Value {
    let vocabulary = Value.vocabulary
    guard kind(value) == .string else { throw typeError(at: value, expected: vocabulary.list) }
    guard let index = index(of: value, in: vocabulary), let result = Value(rawValue: UInt8(index)) else {
      let bytes = stringBytes(value)
      throw error(
        at: value, "unknown value \(JSONText.excerpt(bytes)), expected \(vocabulary.list)",
        suggestion: vocabulary.nearest(to: bytes))
    }
    return result
  }

  /// Returns the index of `key` among the keys of an object.
  func knownKey(_ key: Int, in vocabulary: Vocabulary) throws(DocumentError) -> Int {
    if let index = index(of: key, in: vocabulary) { return index }
    throw error(at: key, "unknown key", suggestion: vocabulary.nearest(to: stringBytes(key)))
  }

  /// Reads a length in points, a string with a percentage, or one of the keywords of the type.
  func length<Value: DocumentLength>(at value: Int) throws(DocumentError) -> Value {
    if kind(value) == .number { return .points(values[value].number) }
    let vocabulary = Value.vocabulary
    let words = vocabulary.words.isEmpty ? "" : ", \(vocabulary.list)"
    guard kind(value) == .string else {
      throw typeError(at: value, expected: "a number or a string such as \"50%\"" + words)
    }
    if let index = index(of: value, in: vocabulary) { return Value.keywordValues[index] }
    let bytes = stringBytes(value)
    do throws(LengthSyntax.Problem) {
      return .length(try LengthSyntax.length(bytes))
    } catch let problem {
      let text = JSONText.excerpt(bytes)
      switch problem {
      case .malformed:
        throw error(
          at: value,
          "malformed length \(text), expected a number, \"50%\", \"50% + 10\", \"50% - 10\", \"min(50%, 300)\"" + words,
          suggestion: vocabulary.nearest(to: bytes))
      case .tooManyArguments:
        throw error(
          at: value,
          "too many arguments in \(text): functions have at most \(Length.largestArgumentCount) numbers in all arguments"
        )
      }
    }
  }
}
