import LayoutEngine

/// A layout document or a fixture: one case or several.
///
/// ```swift
/// let file = try LayoutFile(parsing: bytes)
/// for layoutCase in file.cases {
///   let layout = try CaseLayout(layoutCase)
///   print(layoutCase.name, layout.frames[0].size)
/// }
/// ```
public struct LayoutFile: Equatable, Sendable {
  /// Where the cases come from.
  public var about: String?
  /// The cases, in order. Their names differ from each other.
  public var cases: [LayoutCase]

  /// Makes a file.
  public init(about: String? = nil, cases: [LayoutCase]) {
    self.about = about
    self.cases = cases
  }

  /// Reads a document: JSON in UTF-8, either an object with `cases` or one case alone.
  ///
  /// The reader is strict: keys that are not known inside a node, values of the wrong type, numbers out of range,
  /// duplicate keys and duplicate case names are errors, as is a file without cases. Arrays and objects may stand in
  /// each other 50,000 deep, which is room for almost 25,000 nodes in each other. Time and memory grow with the length
  /// of the text and with nothing else.
  /// - Throws: the first error, with its line, column and key path.
  public init(parsing bytes: [UInt8]) throws(DocumentError) {
    self = try DocumentDecoder.decode(try JSONReader.read(bytes))
  }

  /// The document as JSON, which reads back as an equal value: keys in a fixed order, values that are the default of
  /// the case's rules left out, a newline at the end. A file of several cases has one case per line; of a single case
  /// each node has its own line.
  public func encoded() -> String {
    var encoder = DocumentEncoder()
    encoder.encode(self)
    return encoder.text
  }
}
