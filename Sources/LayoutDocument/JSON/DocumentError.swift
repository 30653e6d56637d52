/// An error in a document, with its position.
///
/// The error that a reader throws is the first of the document, and holds the others.
public struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// The path from the top of the file to the value: `cases[3].root.children[0].style.width`.
  ///
  /// The path is empty at the top itself. In a very long path, levels in the middle are omitted and counted.
  public var keyPath: String
  /// The error and the expected value, without a full stop.
  public var reason: String
  /// The most similar known spelling of an unknown key or value.
  public var suggestion: String?
  /// The errors after this one, in the order of the document.
  ///
  /// Errors that follow from another one are left out. A text that is not JSON is read up to the place where it is not.
  public var others: [DocumentError] = []

  /// This error and the ones after it, in the order of the document.
  public var errors: [DocumentError] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// Makes an error.
  public init(position: SourcePosition, keyPath: String, reason: String, suggestion: String? = nil) {
    line = position.line
    column = position.column
    self.keyPath = keyPath
    self.reason = reason
    self.suggestion = suggestion
  }

  /// Makes an error of all errors of a document; `nil` if there are none.
  init?(_ errors: [DocumentError]) {
    guard let first = errors.first else { return nil }
    self = first
    others = Array(errors.dropFirst())
  }

  /// The errors, each in one line: `12:8: cases[0].root.style.alignItem: unknown key (did you mean "alignItems"?)`.
  public var description: String {
    var text = "\(line):\(column): "
    if !keyPath.isEmpty { text += keyPath + ": " }
    text += reason
    if let suggestion { text += " (did you mean \"\(suggestion)\"?)" }
    for error in others { text += "\n" + error.description }
    return text
  }
}
