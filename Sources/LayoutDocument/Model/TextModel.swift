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
    public internal(set) var characters: Int
    /// The number of spaces that follow.
    public internal(set) var spaces = 0
    /// Whether a line break is forced after this piece.
    public internal(set) var endsLine = false
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
    var current = Piece(characters: 0)
    var isEmpty = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n":
        current.endsLine = true
        pieces.append(current)
        current = Piece(characters: 0)
        isEmpty = true
        continue
      case " ":
        current.spaces += 1
      case "\u{200B}":
        pieces.append(current)
        current = Piece(characters: 0)
      default:
        if current.spaces > 0 {
          pieces.append(current)
          current = Piece(characters: 0)
        }
        current.characters += 1
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

  /// Returns the width of the longest line and the height of all lines that break at `width`.
  private func broken(at width: Double) -> LayoutSize {
    var longest = 0
    var lines = 0
    /// The number of characters in the current line, including the spaces inside of it, but not those at its end.
    var line: Int?
    var spaces = 0
    for piece in pieces {
      if let used = line, fits(used + spaces + piece.characters, in: width) || piece.characters == 0 {
        line = piece.characters == 0 ? used : used + spaces + piece.characters
        spaces = piece.characters == 0 ? spaces + piece.spaces : piece.spaces
      } else {
        lines += 1
        line = piece.characters
        spaces = piece.spaces
      }
      longest = max(longest, line ?? 0)
      if piece.endsLine {
        line = nil
        spaces = 0
      }
    }
    return LayoutSize(width: Double(longest) * advance, height: Double(lines) * lineHeight)
  }

  private func fits(_ characters: Int, in width: Double) -> Bool {
    Double(characters) * advance < width + TextModel.slack
  }
}
