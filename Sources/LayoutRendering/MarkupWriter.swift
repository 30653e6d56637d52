import LayoutDocument

/// Writes XML or HTML: escaped, indented, one element a line, numbers without noise.
struct MarkupWriter {
  /// What the markup is read as.
  enum Syntax {
    case xml
    /// An element without content needs an end tag all the same.
    case html
  }

  /// The markup that was written so far.
  private(set) var text: String
  private let syntax: Syntax
  private var openNames: [String] = []
  private var hasOpenTag = false

  /// A writer; HTML begins with its document type.
  init(_ syntax: Syntax = .xml) {
    self.syntax = syntax
    text = syntax == .html ? "<!DOCTYPE html>" : ""
  }

  /// Begins an element; attributes may follow until something else is written.
  mutating func open(_ name: String) {
    beginLine()
    text += "<"
    text += name
    openNames.append(name)
    hasOpenTag = true
  }

  /// Adds an attribute to the tag that was opened last.
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

  /// Ends the element that was begun last.
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

  /// Ends the element that was begun last with `content` as its only content, on the same line.
  mutating func close(content: String) {
    var markup = ""
    MarkupWriter.appendEscaped(content, to: &markup)
    close(markup: markup)
  }

  /// Ends the element that was begun last with `markup` as its only content, on the same line and as it is.
  mutating func close(markup: String) {
    guard let name = openNames.popLast() else { return }
    text += ">"
    text += markup
    text += "</"
    text += name
    text += ">"
    hasOpenTag = false
  }

  /// Writes a whole element that holds text.
  mutating func element(_ name: String, content: String) {
    open(name)
    close(content: content)
  }

  /// Writes the lines of a style sheet as they are, indented.
  mutating func lines(_ lines: [String]) {
    for line in lines {
      beginLine()
      text += line
    }
  }

  /// The text of a number: at most two decimals, no exponent for usual sizes.
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

  /// Appends `string` with the characters replaced that XML reserves, or cannot hold at all.
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
