import LayoutEngine

/// Reads the outer parts of a document: the file and its cases.
struct DocumentDecoder {
  private static let fileKeys = Vocabulary(["cases", "root"])
  private static let caseKeys = Vocabulary([
    "name", "about", "defaults", "available", "scale", "tolerance", "root", "optimal", "violations", "variants",
  ])
  private static let availableKeys = Vocabulary(["width", "height"])

  private let json: JSONTape
  /// The names of the cases so far, with the indexes of their values.
  private var names: [[UInt8]: Int] = [:]
  private var cursor: PositionCursor

  static func decode(_ json: JSONTape) throws(DocumentError) -> LayoutFile {
    var decoder = DocumentDecoder(json)
    return try decoder.file()
  }

  private init(_ json: JSONTape) {
    self.json = json
    cursor = PositionCursor(start: json.textStart)
  }

  private mutating func file() throws(DocumentError) -> LayoutFile {
    try json.expectObject(at: 0)
    let cases = member("cases", of: 0)
    guard let cases else {
      if member("root", of: 0) == nil { throw noCasesError() }
      return LayoutFile(cases: [try layoutCase(0)])
    }
    if let root = member("root", of: 0) {
      throw json.error(at: root - 1, "a file has either \"cases\" or the \"root\" of one case")
    }
    var file = LayoutFile(cases: [])
    if let about = member("about", of: 0) { file.about = try json.string(at: about) }
    guard json.kind(cases) == .array else { throw json.typeError(at: cases, expected: "an array of cases") }
    var element = cases + 1
    while element < json.next(cases) {
      file.cases.append(try layoutCase(element))
      element = json.next(element)
    }
    if file.cases.isEmpty { throw json.error(at: cases, "the file has no cases") }
    return file
  }

  /// Returns the index of the value of a key; `nil` if the object does not contain the key.
  private func member(_ name: String, of object: Int) -> Int? {
    var key = object + 1
    while key < json.next(object) {
      if json.string(key, equals: name) { return key + 1 }
      key = json.next(key + 1)
    }
    return nil
  }

  /// Returns the error for a file with neither `cases` nor `root`.
  ///
  /// The error is at a key that is similar to one of them, or at the top.
  private func noCasesError() -> DocumentError {
    var key = 1
    while key < json.next(0) {
      if json.index(of: key, in: DocumentDecoder.caseKeys) == nil,
        let meant = DocumentDecoder.fileKeys.nearest(to: json.stringBytes(key))
      {
        return json.error(at: key, "the file has neither \"cases\" nor \"root\"", suggestion: meant)
      }
      key = json.next(key + 1)
    }
    return json.error(at: 0, "the file has neither \"cases\" nor \"root\"")
  }

  private mutating func layoutCase(_ object: Int) throws(DocumentError) -> LayoutCase {
    try json.expectObject(at: object)
    var result = LayoutCase(name: try name(of: object))
    // The rules determine the defaults of styles, at any position in the object.
    if let rules = member("defaults", of: object) { result.rules = try json.keyword(at: rules) }
    var root: Int?
    var variants: Int?
    var key = object + 1
    while key < json.next(object) {
      let value = key + 1
      switch json.index(of: key, in: DocumentDecoder.caseKeys) {
      case 1: result.about = try json.string(at: value)
      case 3: try decodeAvailable(value, into: &result)
      case 4: result.scale = try json.nonNegativeNumber(at: value)
      case 5: result.tolerance = try json.nonNegativeNumber(at: value)
      case 6: root = value
      case 7: result.expectsOptimum = try json.boolean(at: value)
      case 8: result.violations = try violations(value)
      case 9: variants = value
      default: break  // Suites may add keys of their own.
      }
      key = json.next(value)
    }
    guard let root else { throw json.error(at: object, "missing key \"root\"") }
    result.nodes = try NodeDecoder.decode(json, root: root, rules: result.rules, cursor: &cursor)
    if let variants { result.variantFrames = try VariantDecoder.decode(json, at: variants, of: result) }
    return result
  }

  private mutating func name(of object: Int) throws(DocumentError) -> String {
    guard let value = member("name", of: object) else { throw json.error(at: object, "missing key \"name\"") }
    let name = try json.string(at: value)
    if let first = names.updateValue(value, forKey: Array(name.utf8)) {
      var cursor = PositionCursor(start: json.textStart)
      let position = cursor.advance(to: Int(json.values[first].start), in: json.bytes)
      throw json.error(
        at: value,
        "duplicate case name \(JSONText.excerpt(Array(name.utf8))), first at \(position.line):\(position.column)")
    }
    return name
  }

  private func decodeAvailable(_ object: Int, into result: inout LayoutCase) throws(DocumentError) {
    try json.expectObject(at: object)
    var key = object + 1
    while key < json.next(object) {
      if try json.knownKey(key, in: DocumentDecoder.availableKeys) == 0 {
        result.availableWidth = try json.nonNegativeNumber(at: key + 1)
      } else {
        result.availableHeight = try json.nonNegativeNumber(at: key + 1)
      }
      key = json.next(key + 1)
    }
  }

  private func violations(_ object: Int) throws(DocumentError) -> [PriorityViolation] {
    try json.expectObject(at: object)
    var violations: [PriorityViolation] = []
    var priorities: Set<Double> = []
    var key = object + 1
    while key < json.next(object) {
      var scanner = TextScanner(json.stringBytes(key))
      guard let priority = scanner.number(), scanner.isAtEnd, PinSyntax.isPriority(priority) else {
        throw json.error(at: key, "expected a priority between 1 and 1000 as the key")
      }
      guard priorities.insert(priority).inserted else { throw json.error(at: key, "duplicate priority") }
      violations.append(PriorityViolation(priority: priority, amount: try json.nonNegativeNumber(at: key + 1)))
      key = json.next(key + 1)
    }
    return violations
  }
}

extension LayoutCase {
  /// Makes a case with all defaults and without nodes.
  fileprivate init(name: String) {
    self.init(
      name: name, about: nil, rules: .stackView, availableWidth: nil, availableHeight: nil, scale: 0,
      tolerance: LayoutCase.defaultTolerance, expectsOptimum: false, violations: [], variantFrames: nil,
      nodes: [])
  }
}
