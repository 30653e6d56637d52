import LayoutEngine

/// Text in which every character has the same advance.
///
/// Lines break greedily at spaces, which collapse at the end of a line, and at zero-width spaces; a line feed forces a
/// break. A character is a Unicode scalar.
public struct TextModel: Sendable {
  /// The text.
  public let text: String
  /// The width of a character, in points, 0 or more.
  public let advance: Double
  /// The height of a line, in points, 0 or more.
  public let lineHeight: Double

  /// An unbreakable part of the text, and the spaces after it.
  public struct Piece: Equatable, Sendable {
    /// The number of characters before the next break opportunity.
    ///
    /// The number is 0 for spaces at the beginning of a line, or an empty line.
    public internal(set) var characters = 0
    /// The number of spaces that follow.
    public internal(set) var spaces = 0
    /// Whether a line break is forced after this piece.
    public internal(set) var endsLine = false
    /// The range of the characters in the text.
    fileprivate var range: Range<String.Index>

    fileprivate init(at start: String.Index) { range = start..<start }
  }

  /// The pieces between break opportunities.
  public let pieces: [Piece]

  /// Makes text.
  public init(_ text: String, advance: Double, lineHeight: Double) {
    self.text = text
    self.advance = advance
    self.lineHeight = lineHeight
    pieces = TextModel.pieces(of: text)
  }

  private init(_ text: TextModel, scaledBy factor: Double) {
    (self.text, pieces) = (text.text, text.pieces)
    (advance, lineHeight) = (text.advance * factor, text.lineHeight * factor)
  }

  /// Returns the same text with letters and lines scaled by `factor`.
  public func scaled(by factor: Double) -> TextModel { TextModel(self, scaledBy: factor) }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    let scalars = text.unicodeScalars
    var current = Piece(at: scalars.startIndex)
    var isEmpty = true
    for index in scalars.indices {
      let next = scalars.index(after: index)
      switch scalars[index] {
      case "\n":
        current.endsLine = true
        pieces.append(current)
        current = Piece(at: next)
        isEmpty = true
        continue
      case " ":
        current.spaces += 1
      case "\u{200B}":
        pieces.append(current)
        current = Piece(at: next)
      default:
        if current.spaces > 0 {
          pieces.append(current)
          current = Piece(at: index)
        }
        current.characters += 1
        current.range = current.range.lowerBound..<next
      }
      isEmpty = false
    }
    // A line after the last line feed exists only if it has content.
    if !isEmpty { pieces.append(current) }
    return pieces
  }
}

extension TextModel: Equatable {
  /// Returns whether the text and the metrics are equal.
  public static func == (first: TextModel, second: TextModel) -> Bool {
    first.text == second.text && first.advance == second.advance && first.lineHeight == second.lineHeight
  }
}

extension TextModel {
  /// The tolerance in points: a text that exceeds its line by less than this stays on the line.
  ///
  /// Chromium lays out text in units of 1/64 pixel.
  private static let slack = 1.0 / 64

  func size(for input: MeasureInput, rules: LayoutRules) -> LayoutSize {
    // For a known width, the result is the width of the lines.
    if let width = input.knownWidth { return broken(at: width) }
    switch input.availableWidth {
    case .minContent: return broken(at: 0)
    case .maxContent: return broken(at: .infinity)
    case .definite(let space):
      let size = broken(at: space)
      if rules == .stackView { return size }
      // CSS: the line box has the available width, clamped between min-content and max-content.
      let width = max(min(space, broken(at: .infinity).width), broken(at: 0).width)
      return LayoutSize(width: width, height: size.height)
    }
  }

  /// Returns the ranges of ``text`` that are the lines at `width`, without the spaces at the ends of lines.
  ///
  /// A range may contain zero-width spaces.
  package func lines(brokenAt width: Double) -> [Range<String.Index>] {
    var lines: [Range<String.Index>] = []
    forEachLine(brokenAt: width) { range, _ in lines.append(range) }
    return lines
  }

  /// Returns the width of the longest line and the height of all lines that break at `width`.
  private func broken(at width: Double) -> LayoutSize {
    var longest = 0
    var lines = 0
    forEachLine(brokenAt: width) { _, characters in
      longest = max(longest, characters)
      lines += 1
    }
    return LayoutSize(width: Double(longest) * advance, height: Double(lines) * lineHeight)
  }

  /// Calls `body` with the range and the number of characters of each line.
  ///
  /// Spaces inside of a line count as characters, those at its end do not.
  private func forEachLine(brokenAt width: Double, _ body: (Range<String.Index>, Int) -> Void) {
    var line: (range: Range<String.Index>, characters: Int)?
    var spaces = 0
    for piece in pieces {
      if line != nil, piece.characters == 0 {
        spaces += piece.spaces
      } else if let current = line, fits(current.characters + spaces + piece.characters, in: width) {
        let range = current.range.lowerBound..<piece.range.upperBound
        line = (range, current.characters + spaces + piece.characters)
        spaces = piece.spaces
      } else {
        if let line { body(line.range, line.characters) }
        line = (piece.range, piece.characters)
        spaces = piece.spaces
      }
      if piece.endsLine, let ended = line {
        body(ended.range, ended.characters)
        line = nil
        spaces = 0
      }
    }
    if let line { body(line.range, line.characters) }
  }

  private func fits(_ characters: Int, in width: Double) -> Bool {
    Double(characters) * advance < width + TextModel.slack
  }
}
