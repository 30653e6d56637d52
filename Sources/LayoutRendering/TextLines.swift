import LayoutDocument

/// The lines of a text leaf as they stand in its content box.
enum TextLines {
  /// Breaks the text at `width` points: greedily at spaces, which vanish at the end of a line, and at zero-width spaces; a
  /// line feed forces a break.
  static func lines(of model: TextModel, width: Double) -> [String] {
    var breaker = LineBreaker(model, width: width)
    breaker.breakText()
    return breaker.lines
  }
}

/// A text on its way into lines. It is read as UTF-8: pictures are drawn while a handle is dragged.
private struct LineBreaker {
  /// Differences below this, in points, are traces of the arithmetic: a word does not wrap for them.
  private static let slack = 1e-4
  /// A zero-width space.
  private static let invisibleSpace: [UInt8] = [0xE2, 0x80, 0x8B]

  private let bytes: [UInt8]
  private let advance: Double
  private let width: Double
  var lines: [String] = []
  /// The line so far, without the spaces behind it, and how many characters it has.
  private var line: [UInt8] = []
  private var lineCount = 0
  private var spaces = 0
  /// Where the word begins that is being read, and how many characters it has.
  private var wordStart = 0
  private var wordCount = 0
  /// Whether nothing was read of the paragraph.
  private var isFirst = true

  init(_ model: TextModel, width: Double) {
    bytes = Array(model.text.utf8)
    advance = model.advance
    self.width = width
  }

  mutating func breakText() {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): endParagraph(at: index)
      case UInt8(ascii: " "):
        if wordCount > 0 { endWord(at: index) }
        spaces += 1
        isFirst = false
      case LineBreaker.invisibleSpace[0] where bytes[index...].starts(with: LineBreaker.invisibleSpace):
        endWord(at: index)
        index += LineBreaker.invisibleSpace.count
        wordStart = index
        continue
      case let byte:
        if byte & 0xC0 != 0x80 { wordCount += 1 }
        index += 1
        continue
      }
      index += 1
      wordStart = index
    }
    // After the last line feed there is a line only if something stands in it.
    if let last = bytes.last, last != UInt8(ascii: "\n") { endParagraph(at: bytes.count) }
  }

  private mutating func endWord(at end: Int) {
    let length = lineCount + spaces + wordCount
    if !isFirst, wordCount > 0, Double(length) * advance > width + LineBreaker.slack {
      endLine()
    } else if wordCount > 0 {
      for _ in 0..<spaces { line.append(UInt8(ascii: " ")) }
      lineCount += spaces
    }
    if wordCount > 0 {
      line += bytes[wordStart..<end]
      lineCount += wordCount
      spaces = 0
    }
    isFirst = false
    wordCount = 0
  }

  private mutating func endLine() {
    lines.append(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
    lineCount = 0
  }

  private mutating func endParagraph(at end: Int) {
    if wordCount > 0 { endWord(at: end) }
    endLine()
    (spaces, isFirst) = (0, true)
  }
}
