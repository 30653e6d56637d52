/// What is wrong with a document, and where.
public struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// The way from the file's top to the value: `cases[3].root.children[0].style.width`. Empty at the top itself.
  /// In the middle of a very long way, levels are left out and counted.
  public var keyPath: String
  /// What is wrong and what was expected, without a full stop.
  public var reason: String
  /// The nearest known spelling of a key or a value that is not known.
  public var suggestion: String?

  /// Makes an error.
  public init(position: SourcePosition, keyPath: String, reason: String, suggestion: String? = nil) {
    line = position.line
    column = position.column
    self.keyPath = keyPath
    self.reason = reason
    self.suggestion = suggestion
  }

  /// All of it in one line: `12:8: cases[0].root.style.alignItem: unknown key (did you mean "alignItems"?)`.
  public var description: String {
    var text = "\(line):\(column): "
    if !keyPath.isEmpty { text += keyPath + ": " }
    text += reason
    if let suggestion { text += " (did you mean \"\(suggestion)\"?)" }
    return text
  }
}
