import LayoutEngine

/// The frames of cases that a browser measured on a page of `stacklayout record --page`.
///
/// The page lays out the cases with CSS and writes the measured frames into itself. A recording is read from the page
/// that the browser dumps.
public struct BrowserRecording: Sendable {
  /// The `id` of the script element into which a page writes its frames.
  public static let elementID = "measured-frames"

  /// The measured frames of a case.
  public struct Case: Equatable, Sendable {
    /// The name of the document of the case, as passed to the page.
    public var document: String
    /// The name of the case.
    public var name: String
    /// The frames of the nodes of the written case, depth first.
    public var frames: [LayoutRect]
    /// The frames of the derived variants.
    public var variants: VariantFrames
  }

  /// The cases, in the order of the page.
  public let cases: [Case]

  /// Reads a page that a browser dumped.
  ///
  /// Time is linear in the length of the page.
  ///
  /// - Throws: The errors if the bytes are not such a page, if the page's script did not run, or if its output is
  ///   invalid.
  public init(parsing page: [UInt8]) throws(DocumentError) {
    guard let range = BrowserRecording.json(in: page) else {
      throw DocumentError(
        position: SourcePosition(), keyPath: "",
        reason: "the input is not a page made by 'stacklayout record --page' and dumped by a browser")
    }
    guard page[range].contains(UInt8(ascii: "{")) else {
      throw DocumentError(
        position: SourcePosition(), keyPath: "",
        reason: "the script of the page did not run: dump the page after it was opened in a browser")
    }
    // Positions of errors refer to the page: each character before the frames is replaced by white space.
    let before = page[..<range.lowerBound].filter { $0 & 0xC0 != 0x80 }.map { byte in
      byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
    }
    cases = try RecordingDecoder.decode(try JSONReader.read(before + page[range]))
  }

  /// Returns the range of the text of the element that contains the frames.
  ///
  /// A name can contain the text of the `id` as well. Only the tag of a script is searched, because text cannot contain
  /// a tag.
  private static func json(in page: [UInt8]) -> Range<Int>? {
    var rest = page[...]
    while let tag = place(of: "<script", in: rest), let tagEnd = rest[tag...].firstIndex(of: UInt8(ascii: ">")) {
      rest = page[(tagEnd + 1)...]
      guard place(of: "id=\"\(elementID)\"", in: page[tag..<tagEnd]) != nil else { continue }
      return place(of: "</script", in: rest).map { tagEnd + 1..<$0 }
    }
    return nil
  }

  private static func place(of text: String, in page: ArraySlice<UInt8>) -> Int? {
    let text = Array(text.utf8)
    var rest = page
    while rest.count >= text.count {
      if rest.first == text.first, rest.starts(with: text) { return rest.startIndex }
      rest.removeFirst()
    }
    return nil
  }
}

/// Reads `{"cases": [{"document": …, "name": …, "frames": [[[x, y, width, height], …], …]}]}`.
///
/// The frames are in arrays by variant, then by node.
private enum RecordingDecoder {
  private static let keys = Vocabulary(["cases"])
  private static let caseKeys = Vocabulary(["document", "name", "frames"])

  static func decode(_ json: JSONTape) throws(DocumentError) -> [BrowserRecording.Case] {
    var faults: [DocumentFault] = []
    let cases = faults.collect { (faults) throws(DocumentFault) in try read(json, &faults) }
    if let error = json.error(faults) { throw error }
    return cases ?? []
  }

  private static func read(
    _ json: JSONTape, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> [BrowserRecording.Case] {
    try json.expectObject(at: 0)
    var cases: [BrowserRecording.Case] = []
    json.readMembers(of: 0, &faults) { (key, faults) throws(DocumentFault) in
      _ = try json.knownKey(key, in: keys)
      guard json.kind(key + 1) == .array else { throw json.typeFault(at: key + 1, expected: "an array of cases") }
      json.readElements(of: key + 1, &faults) { (element, faults) throws(DocumentFault) in
        if let recorded = try recordedCase(json, element, &faults) { cases.append(recorded) }
      }
    }
    return cases
  }

  /// Reads a case; returns `nil` if its members have errors.
  private static func recordedCase(
    _ json: JSONTape, _ object: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> BrowserRecording.Case? {
    try json.expectObject(at: object)
    let before = faults.count
    var document = ""
    var name = ""
    var frames: [[LayoutRect]] = []
    json.readMembers(of: object, &faults) { (key, faults) throws(DocumentFault) in
      switch try json.knownKey(key, in: caseKeys) {
      case 0: document = try json.string(at: key + 1)
      case 1: name = try json.string(at: key + 1)
      default: frames = try framesByVariant(json, key + 1, &faults)
      }
    }
    if faults.count > before { return nil }
    guard frames.count == CaseVariant.allCases.count else {
      throw json.fault(at: object, "expected the frames of \(CaseVariant.allCases.count) variants, got \(frames.count)")
    }
    return BrowserRecording.Case(
      document: document, name: name, frames: frames[0],
      variants: VariantFrames { frames[Int($0.rawValue)] })
  }

  private static func framesByVariant(
    _ json: JSONTape, _ value: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> [[LayoutRect]] {
    guard json.kind(value) == .array else { throw json.typeFault(at: value, expected: "an array of variants") }
    var frames: [[LayoutRect]] = []
    json.readElements(of: value, &faults) { (element, faults) throws(DocumentFault) in
      frames.append(try json.frames(at: element, &faults))
    }
    return frames
  }
}
