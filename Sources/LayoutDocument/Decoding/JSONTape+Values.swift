import LayoutEngine

/// Reads values of a certain type. Every error contains the position and the expected type.
extension JSONTape {
  func number(at value: Int) throws(DocumentFault) -> Double {
    guard kind(value) == .number else { throw typeFault(at: value, expected: "a number") }
    return values[value].number
  }

  func nonNegativeNumber(at value: Int) throws(DocumentFault) -> Double {
    let number = try number(at: value)
    if number < 0 { throw fault(at: value, "expected a number that is not negative, got \(JSONText.number(number))") }
    return number
  }

  func positiveNumber(at value: Int) throws(DocumentFault) -> Double {
    let number = try number(at: value)
    if number <= 0 { throw fault(at: value, "expected a number above 0, got \(JSONText.number(number))") }
    return number
  }

  /// Reads the numbers of an array with exactly `count` elements. The last error is thrown, and those before are collected.
  func numbers(
    at value: Int, _ names: StaticString, count: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> [Double] {
    guard kind(value) == .array else { throw typeFault(at: value, expected: "\(names)") }
    let found = self.count(ofArray: value)
    guard found == count else { throw fault(at: value, "expected \(names), got an array of \(found)") }
    var numbers: [Double] = []
    readElements(of: value, &faults) { (element, _) throws(DocumentFault) in numbers.append(try number(at: element)) }
    if numbers.count < count, let last = faults.popLast() { throw last }
    return numbers
  }

  /// Reads a frame: `[x, y, width, height]`.
  func frame(at value: Int, _ faults: inout [DocumentFault]) throws(DocumentFault) -> LayoutRect {
    let numbers = try numbers(at: value, "[x, y, width, height]", count: 4, &faults)
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads an array of frames. A frame with an error is left out.
  func frames(at value: Int, _ faults: inout [DocumentFault]) throws(DocumentFault) -> [LayoutRect] {
    guard kind(value) == .array else { throw typeFault(at: value, expected: "an array of frames") }
    var frames: [LayoutRect] = []
    readElements(of: value, &faults) { (element, faults) throws(DocumentFault) in
      frames.append(try frame(at: element, &faults))
    }
    return frames
  }

  func boolean(at value: Int) throws(DocumentFault) -> Bool {
    switch kind(value) {
    case .trueLiteral: return true
    case .falseLiteral: return false
    default: throw typeFault(at: value, expected: "true or false")
    }
  }

  func string(at value: Int) throws(DocumentFault) -> String {
    guard kind(value) == .string else { throw typeFault(at: value, expected: "a string") }
    return string(value)
  }

  func expectObject(at value: Int) throws(DocumentFault) {
    guard kind(value) == .object else { throw typeFault(at: value, expected: "an object") }
  }

  func keyword<Value: DocumentKeyword>(at value: Int) throws(DocumentFault) -> Value {
    let vocabulary = Value.vocabulary
    guard kind(value) == .string else { throw typeFault(at: value, expected: vocabulary.list) }
    guard let index = index(of: value, in: vocabulary), let result = Value(rawValue: UInt8(index)) else {
      let bytes = stringBytes(value)
      throw fault(
        at: value, "unknown value \(JSONText.excerpt(bytes)), expected \(vocabulary.list)",
        suggestion: vocabulary.nearest(to: bytes))
    }
    return result
  }

  /// Returns the index of `key` among the keys of an object.
  func knownKey(_ key: Int, in vocabulary: Vocabulary) throws(DocumentFault) -> Int {
    if let index = index(of: key, in: vocabulary) { return index }
    throw fault(at: key, "unknown key", suggestion: vocabulary.nearest(to: stringBytes(key)))
  }

  /// Reads a length in points, a string with a percentage, or one of the keywords of the type.
  func length<Value: DocumentLength>(at value: Int) throws(DocumentFault) -> Value {
    if kind(value) == .number { return .points(values[value].number) }
    let vocabulary = Value.vocabulary
    let words = vocabulary.words.isEmpty ? "" : ", \(vocabulary.list)"
    guard kind(value) == .string else {
      throw typeFault(at: value, expected: "a number or a string such as \"50%\"" + words)
    }
    if let index = index(of: value, in: vocabulary) { return Value.keywordValues[index] }
    let bytes = stringBytes(value)
    do throws(LengthSyntax.Problem) {
      return .length(try LengthSyntax.length(bytes))
    } catch let problem {
      let text = JSONText.excerpt(bytes)
      switch problem {
      case .malformed:
        throw fault(
          at: value,
          "malformed length \(text), expected a number, \"50%\", \"50% + 10\", \"50% - 10\", \"min(50%, 300)\"" + words,
          suggestion: vocabulary.nearest(to: bytes))
      case .tooManyArguments:
        throw fault(
          at: value,
          "too many arguments in \(text): functions have at most \(Length.largestArgumentCount) numbers in all arguments"
        )
      }
    }
  }
}
