import LayoutEngine

/// Text in which every character takes the same advance. Lines break greedily at spaces, which vanish at the end of a
/// line, and at zero-width spaces; a line feed forces a break. A character is a Unicode scalar.
public struct TextModel: Sendable {
  /// The text.
  public let text: String
  /// The width of a character, in points, 0 or more.
  public let advance: Double
  /// The height of a line, in points, 0 or more.
  public let lineHeight: Double

  /// What cannot be broken, and the spaces after it.
  public struct Piece: Equatable, Sendable {
    /// The characters before the next place to break; 0 where a line begins with spaces, or has nothing else.
    public internal(set) var characters: Int
    /// The spaces that follow.
    public internal(set) var spaces = 0
    /// Whether the line ends here in any case.
    public internal(set) var endsLine = false
  }

  /// The text as it is broken into lines.
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

  /// The same text with letters and lines that are so many times as large.
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
    // After the last line feed there is a line only if something stands in it.
    if !isEmpty { pieces.append(current) }
    return pieces
  }
}

extension TextModel: Equatable {
  /// Whether text and metrics are the same.
  public static func == (first: TextModel, second: TextModel) -> Bool {
    first.text == second.text && first.advance == second.advance && first.lineHeight == second.lineHeight
  }
}

extension TextModel {
  /// Text that is too long for its line by less than this, in points, stays on the line. Chromium lays text out in 64ths of a pixel.
  private static let slack = 1.0 / 64

  func size(for input: MeasureInput, rules: LayoutRules) -> LayoutSize {
    // Of a width that is given the lines take what they need.
    if let width = input.knownWidth { return broken(at: width) }
    switch input.availableWidth {
    case .minContent: return broken(at: 0)
    case .maxContent: return broken(at: .infinity)
    case .definite(let space):
      let size = broken(at: space)
      if rules == .stackView { return size }
      // CSS: the line box is as wide as was available, between min-content and max-content.
      let width = max(min(space, broken(at: .infinity).width), broken(at: 0).width)
      return LayoutSize(width: width, height: size.height)
    }
  }

  /// The longest line and the height of all lines when they break at `width`.
  private func broken(at width: Double) -> LayoutSize {
    var longest = 0
    var lines = 0
    /// The characters of the line so far, with the spaces inside it but without those at its end.
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
