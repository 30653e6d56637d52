/// An error in a document, with its position.
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

  /// Makes an error.
  public init(position: SourcePosition, keyPath: String, reason: String, suggestion: String? = nil) {
    line = position.line
    column = position.column
    self.keyPath = keyPath
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The error in one line: `12:8: cases[0].root.style.alignItem: unknown key (did you mean "alignItems"?)`.
  public var description: String {
    var text = "\(line):\(column): "
    if !keyPath.isEmpty { text += keyPath + ": " }
    text += reason
    if let suggestion { text += " (did you mean \"\(suggestion)\"?)" }
    return text
  }
}
