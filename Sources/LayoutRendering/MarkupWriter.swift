import LayoutDocument

/// Writes XML or HTML with escaped text, indentation, one element per line and short numbers.
struct MarkupWriter {
  /// The syntax of the markup.
  enum Syntax {
    case xml
    /// HTML, in which elements without content need an end tag.
    case html
  }

  /// The markup that was written so far.
  private(set) var text: String
  private let syntax: Syntax
  private var openNames: [String] = []
  private var hasOpenTag = false

  /// Creates a writer.
  ///
  /// HTML begins with a document type.
  init(_ syntax: Syntax = .xml) {
    self.syntax = syntax
    text = syntax == .html ? "<!DOCTYPE html>" : ""
  }

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
    MarkupWriter.appendEscaped(value, to: &text)
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
      text += syntax == .xml ? "/>" : "></\(name)>"
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
    var markup = ""
    MarkupWriter.appendEscaped(content, to: &markup)
    close(markup: markup)
  }

  /// Ends the innermost open element with the unescaped `markup` as its only content, on the same line.
  mutating func close(markup: String) {
    guard let name = openNames.popLast() else { return }
    text += ">"
    text += markup
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

  /// Appends `string` with replacements for characters that XML reserves or does not permit.
  private static func appendEscaped(_ string: String, to text: inout String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
