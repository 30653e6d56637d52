import LayoutEngine

/// Reads the outer parts of a document: the file and its cases.
struct DocumentDecoder {
  private static let fileKeys = Vocabulary(["cases", "root"])
  private static let caseKeys = Vocabulary([
    "name", "about", "defaults", "available", "scale", "tolerance", "root", "optimal", "violations", "variants",
  ])
  private static let availableKeys = Vocabulary(["width", "height"])

  private let json: JSONTape
  /// The names of the cases so far, with the indexes of their positions.
  private var names: [[UInt8]: Int] = [:]
  private var namePositions: [SourcePosition] = []
  private var nameCursor: PositionCursor
  private var cursor: PositionCursor

  /// Reads a document, also after errors.
  ///
  /// - Throws: All errors.
  static func decode(_ json: JSONTape) throws(DocumentError) -> LayoutFile {
    var decoder = DocumentDecoder(json)
    var faults: [DocumentFault] = []
    let file = faults.collect { (faults) throws(DocumentFault) in try decoder.file(&faults) }
    if let error = json.error(faults) { throw error }
    return file ?? LayoutFile(cases: [])
  }

  private init(_ json: JSONTape) {
    self.json = json
    cursor = PositionCursor(start: json.textStart)
    nameCursor = cursor
  }

  private mutating func file(_ faults: inout [DocumentFault]) throws(DocumentFault) -> LayoutFile {
    try json.expectObject(at: 0)
    guard let cases = member("cases", of: 0) else {
      if member("root", of: 0) == nil { throw noCasesError() }
      return LayoutFile(cases: [try layoutCase(0, &faults)])
    }
    let root = member("root", of: 0)
    if let root {
      faults.append(json.fault(at: root - 1, "a file has either \"cases\" or the \"root\" of one case"))
    }
    var file = LayoutFile(cases: [])
    if let about = member("about", of: 0) {
      file.about = faults.collect { (_) throws(DocumentFault) in try json.string(at: about) }
    }
    guard json.kind(cases) == .array else { throw json.typeFault(at: cases, expected: "an array of cases") }
    if root == nil, json.next(cases) == cases + 1 { throw json.fault(at: cases, "the file has no cases") }
    json.readElements(of: cases, &faults) { (element, faults) throws(DocumentFault) in
      file.cases.append(try layoutCase(element, &faults))
    }
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
  private func noCasesError() -> DocumentFault {
    var key = 1
    while key < json.next(0) {
      if json.index(of: key, in: DocumentDecoder.caseKeys) == nil,
        let meant = DocumentDecoder.fileKeys.nearest(to: json.stringBytes(key))
      {
        return json.fault(at: key, "the file has neither \"cases\" nor \"root\"", suggestion: meant)
      }
      key = json.next(key + 1)
    }
    return json.fault(at: 0, "the file has neither \"cases\" nor \"root\"")
  }
}

// MARK: - Cases

extension DocumentDecoder {
  /// Reads a case. After errors, the result is incomplete.
  private mutating func layoutCase(
    _ object: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> LayoutCase {
    try json.expectObject(at: object)
    var result = LayoutCase(name: faults.collect { (_) throws(DocumentFault) in try name(of: object) } ?? "")
    // The rules determine the defaults of styles, at any position in the object.
    if let rules = member("defaults", of: object) {
      result.rules = faults.collect { (_) throws(DocumentFault) in try json.keyword(at: rules) } ?? result.rules
    }
    json.readMembers(of: object, &faults) { (key, faults) throws(DocumentFault) in
      try decodeMember(key, of: &result, &faults)
    }
    var nodes: [DocumentNode]?
    if let root = member("root", of: object) {
      nodes = NodeDecoder.decode(json, root: root, rules: result.rules, cursor: &cursor, &faults)
    } else {
      faults.append(json.fault(at: object, "missing key \"root\""))
    }
    result.nodes = nodes ?? []
    if let variants = member("variants", of: object) {
      result.variantFrames = try VariantDecoder.decode(json, at: variants, nodes: nodes, &faults)
    }
    return result
  }

  /// Reads the value of a key that does not depend on the rules or the nodes of the case.
  private func decodeMember(
    _ key: Int, of result: inout LayoutCase, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) {
    let value = key + 1
    switch json.index(of: key, in: DocumentDecoder.caseKeys) {
    case 1: result.about = try json.string(at: value)
    case 3: try decodeAvailable(value, into: &result, &faults)
    case 4: result.scale = try json.nonNegativeNumber(at: value)
    case 5: result.tolerance = try json.nonNegativeNumber(at: value)
    case 7: result.expectsOptimum = try json.boolean(at: value)
    case 8: result.violations = try violations(value, &faults)
    default: break  // Suites may add keys of their own.
    }
  }

  private mutating func name(of object: Int) throws(DocumentFault) -> String {
    guard let value = member("name", of: object) else { throw json.fault(at: object, "missing key \"name\"") }
    let name = try json.string(at: value)
    let bytes = Array(name.utf8)
    if let first = names[bytes] {
      let (position, excerpt) = (namePositions[first], JSONText.excerpt(bytes))
      throw json.fault(at: value, "duplicate case name \(excerpt), first at \(position.line):\(position.column)")
    }
    names[bytes] = namePositions.count
    // The names of the cases are in the order of the text.
    namePositions.append(nameCursor.advance(to: Int(json.values[value].start), in: json.bytes))
    return name
  }

  private func decodeAvailable(
    _ object: Int, into result: inout LayoutCase, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) {
    try json.expectObject(at: object)
    json.readMembers(of: object, &faults) { (key, _) throws(DocumentFault) in
      if try json.knownKey(key, in: DocumentDecoder.availableKeys) == 0 {
        result.availableWidth = try json.nonNegativeNumber(at: key + 1)
      } else {
        result.availableHeight = try json.nonNegativeNumber(at: key + 1)
      }
    }
  }

  private func violations(
    _ object: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> [PriorityViolation] {
    try json.expectObject(at: object)
    var violations: [PriorityViolation] = []
    var priorities: Set<Double> = []
    json.readMembers(of: object, &faults) { (key, _) throws(DocumentFault) in
      var scanner = TextScanner(json.stringBytes(key))
      guard let priority = scanner.number(), scanner.isAtEnd, PinSyntax.isPriority(priority) else {
        throw json.fault(at: key, "expected a priority between 1 and 1000 as the key")
      }
      guard priorities.insert(priority).inserted else { throw json.fault(at: key, "duplicate priority") }
      violations.append(PriorityViolation(priority: priority, amount: try json.nonNegativeNumber(at: key + 1)))
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
