import LayoutDocument

/// The lines of a text leaf as they stand in its content box.
enum TextLines {
  /// Differences below this, in points, are traces of the arithmetic: a word does not wrap for them.
  private static let slack = 1e-4

  /// Breaks the text at `width` points: greedily at spaces, which vanish at the end of a line, and at zero-width spaces; a
  /// line feed forces a break.
  static func lines(of model: TextModel, width: Double) -> [String] {
    var lines: [String] = []
    for paragraph in paragraphs(of: model.text) {
      append(paragraph, of: model, width: width, to: &lines)
    }
    return lines
  }

  /// The parts between line feeds; after the last one there is a part only if something stands in it.
  private static func paragraphs(of text: String) -> [[Unicode.Scalar]] {
    var paragraphs: [[Unicode.Scalar]] = [[]]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(scalar)
      }
    }
    if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
    return paragraphs
  }

  private static func append(
    _ paragraph: [Unicode.Scalar], of model: TextModel, width: Double, to lines: inout [String]
  ) {
    var line: [Unicode.Scalar] = []
    var word: [Unicode.Scalar] = []
    var spaces = 0
    var isFirst = true

    func endWord() {
      let length = line.count + spaces + word.count
      if isFirst || word.isEmpty || Double(length) * model.advance <= width + slack {
        if !word.isEmpty { line += [Unicode.Scalar](repeating: " ", count: spaces) + word }
      } else {
        lines.append(string(line))
        line = word
      }
      if !word.isEmpty { spaces = 0 }
      isFirst = false
      word = []
    }

    for scalar in paragraph {
      switch scalar {
      case " ":
        if !word.isEmpty { endWord() }
        spaces += 1
        isFirst = false
      case "\u{200B}": endWord()
      default: word.append(scalar)
      }
    }
    if !word.isEmpty { endWord() }
    lines.append(string(line))
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var string = ""
    for scalar in scalars { string.unicodeScalars.append(scalar) }
    return string
  }
}
