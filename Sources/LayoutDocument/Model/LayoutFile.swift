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
  /// The source of the cases.
  public var about: String?
  /// The cases, in order. Their names are unique.
  public var cases: [LayoutCase]

  /// Makes a file.
  public init(about: String? = nil, cases: [LayoutCase]) {
    self.about = about
    self.cases = cases
  }

  /// Reads a document: JSON in UTF-8, either an object with `cases` or one case alone.
  ///
  /// The reader is strict: unknown keys in a node, values of the wrong type, numbers out of range, duplicate keys and
  /// duplicate case names are errors, as is a file without cases. Arrays and objects may be nested up to 50,000 levels,
  /// which allows almost 25,000 nested nodes. Time and memory are linear in the length of the text.
  ///
  /// - Throws: All errors, each with its line, column and key path: the first one holds the others.
  public init(parsing bytes: [UInt8]) throws(DocumentError) {
    self = try DocumentDecoder.decode(try JSONReader.read(bytes))
  }

  /// Returns the document as JSON, which reads back as an equal value.
  ///
  /// Keys are in a fixed order, default values of the case's rules are omitted, and the text ends with a newline. A
  /// file of several cases has one line per case; a file of a single case has one line per node.
  public func encoded() -> String {
    var encoder = DocumentEncoder()
    encoder.encode(self)
    return encoder.text
  }
}
