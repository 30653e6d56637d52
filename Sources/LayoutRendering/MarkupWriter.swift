import LayoutDocument

/// Writes XML with escaped text, indentation, one element per line and short numbers.
struct MarkupWriter {
  /// The markup that was written so far.
  private(set) var text = ""
  private var openNames: [String] = []
  private var hasOpenTag = false

  /// Begins an element.
  ///
  /// Attributes may be added until other markup is written.
  mutating func open(_ name: String) {
    beginLine()
    text += "<"
    text += name
    openNames.append(name)
    hasOpenTag = true
  }

  /// Adds an attribute to the open tag.
  mutating func attribute(_ name: String, _ value: String) {
    text += " "
    text += name
    text += "=\""
    text += MarkupText.escaped(value)
    text += "\""
  }

  /// Adds a number, in points, as an attribute.
  mutating func attribute(_ name: String, _ value: Double) {
    attribute(name, MarkupWriter.number(value))
  }

  /// Ends the innermost open element.
  mutating func close() {
    guard let name = openNames.popLast() else { return }
    if hasOpenTag {
      text += "/>"
      hasOpenTag = false
    } else {
      newLine()
      text += "</"
      text += name
      text += ">"
    }
  }

  /// Ends the innermost open element with `content` as its only content, on the same line.
  mutating func close(content: String) {
    guard let name = openNames.popLast() else { return }
    text += ">"
    text += MarkupText.escaped(content)
    text += "</"
    text += name
    text += ">"
    hasOpenTag = false
  }

  /// Writes a complete element that contains text.
  mutating func element(_ name: String, content: String) {
    open(name)
    close(content: content)
  }

  /// Writes the lines of a style sheet without escaping, indented.
  mutating func lines(_ lines: [String]) {
    for line in lines {
      beginLine()
      text += line
    }
  }

  /// The text of a number: at most two decimals, without an exponent for usual sizes.
  static func number(_ value: Double) -> String { JSONText.number(value, decimals: 2) }

  private mutating func beginLine() {
    if hasOpenTag {
      text += ">"
      hasOpenTag = false
    }
    newLine()
  }

  private mutating func newLine() {
    if !text.isEmpty { text += "\n" }
    for _ in openNames { text += "  " }
  }
}
