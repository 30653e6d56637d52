import LayoutDocument

/// The lines of a text leaf in its content box.
enum TextLines {
  /// Breaks the text at `width` points.
  ///
  /// Lines break greedily at spaces, which are removed at the end of a line, and at zero-width spaces. A line feed
  /// forces a break.
  static func lines(of model: TextModel, width: Double) -> [String] {
    var breaker = LineBreaker(model, width: width)
    breaker.breakText()
    return breaker.lines
  }
}

/// Breaks a text into lines.
///
/// The text is read as UTF-8 for speed, because pictures are drawn repeatedly while a handle is dragged.
private struct LineBreaker {
  /// The tolerance for rounding errors, in points, within which a word does not wrap.
  private static let slack = 1e-4
  /// A zero-width space.
  private static let invisibleSpace: [UInt8] = [0xE2, 0x80, 0x8B]

  private let bytes: [UInt8]
  private let advance: Double
  private let width: Double
  var lines: [String] = []
  /// The current line without trailing spaces, and the number of its characters.
  private var line: [UInt8] = []
  private var lineCount = 0
  private var spaces = 0
  /// The start of the current word, and the number of its characters.
  private var wordStart = 0
  private var wordCount = 0
  /// Whether nothing of the paragraph has been read.
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
    // The last line feed is followed by a line only if the line contains text.
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
