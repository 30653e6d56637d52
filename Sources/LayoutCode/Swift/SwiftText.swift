/// Writes lines of Swift, indented by two spaces per level.
struct SwiftText {
  /// The lines so far.
  private(set) var text = ""
  private var level = 0

  /// The maximum length of lines that can be broken.
  private static let lineLength = 110

  /// Writes a line. By default, the line is empty.
  mutating func line(_ content: String = "") {
    if !content.isEmpty { text += SwiftText.indentation(level) + content }
    text += "\n"
  }

  /// Writes a line that opens a block.
  mutating func open(_ content: String) {
    line(content)
    level += 1
  }

  /// Closes a block. `content` begins with the closing bracket.
  mutating func close(_ content: String = "}") {
    level -= 1
    line(content)
  }

  /// Writes chained calls, on several lines if they are long.
  ///
  /// - Parameters:
  ///   - receiver: The receiver of the first call; empty for `self`.
  ///   - calls: The calls, without a leading point: `gap(8)`.
  ///   - end: The text after the last call: ` { row in`.
  mutating func chain(_ receiver: String, _ calls: [String], end: String = "") {
    for line in lines(receiver, calls, end) { text += line + "\n" }
  }

  /// Writes chained calls that open a block.
  mutating func openChain(_ receiver: String, _ calls: [String], end: String) {
    chain(receiver, calls, end: end)
    level += 1
  }

  /// Closes a block, and writes chained calls after it.
  mutating func closeChain(_ receiver: String, _ calls: [String]) {
    level -= 1
    chain(receiver, calls)
  }

  /// Writes a documentation comment, with a paragraph for each note.
  mutating func documentation(_ comment: String, notes: [String]) {
    documentation(comment)
    for note in notes {
      line("///")
      documentation(note)
    }
  }

  /// Writes a documentation comment, with lines that break between words.
  mutating func documentation(_ comment: String) {
    for part in comment.split(separator: "\n") {
      var current = "///"
      for word in part.split(separator: " ") {
        if current.utf8.count + word.utf8.count + 1 + 2 * level > SwiftText.lineLength, current != "///" {
          line(current)
          current = "///"
        }
        current += " " + String(word)
      }
      if current != "///" { line(current) }
    }
  }

  /// Returns whether chained calls fit on one line.
  func fits(_ receiver: String, _ calls: [String], end: String) -> Bool { lines(receiver, calls, end).count == 1 }

  private func lines(_ receiver: String, _ calls: [String], _ end: String) -> [String] {
    var lines: [String] = []
    var current = SwiftText.indentation(level) + receiver
    var hasText = !receiver.isEmpty
    for (index, call) in calls.enumerated() {
      let ending = index == calls.count - 1 ? end : ""
      if hasText, current.utf8.count + 1 + call.utf8.count + ending.utf8.count > SwiftText.lineLength, index > 0 {
        lines.append(current)
        current = SwiftText.indentation(level + 1) + "." + call
      } else {
        current += (hasText ? "." : "") + call
      }
      hasText = true
    }
    lines.append(current + end)
    return lines
  }

  private static func indentation(_ level: Int) -> String { String(repeating: "  ", count: level) }

  /// Returns a string literal.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}", "\u{FEFF}":
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
