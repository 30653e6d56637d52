import Foundation

/// Measures text in which every Unicode scalar has the same advance, as in layout documents.
///
/// Lines break greedily at spaces, which collapse at the end of a line, and at zero-width spaces (U+200B). A line
/// feed forces a break. The width of the result is that of the longest line. A text that ends with a line feed has no
/// line after it, and an empty text has no lines.
///
/// ```swift
/// FixedAdvanceMeasurer(advance: 10, lineHeight: 12).measure("ab cd", width: 30, maximumLines: 0).size  // 20 × 24
/// ```
public struct FixedAdvanceMeasurer: HeadlessTextMeasurer, Hashable {
  /// The width of a letter, in points.
  public let advance: CGFloat
  /// The height of a line, in points.
  public let lineHeight: CGFloat
  /// The distance from the top of a line to its baseline, in points; `nil`: not known.
  public var baseline: CGFloat? { storedBaseline.isFinite ? storedBaseline : nil }

  /// The baseline; infinite: not known. A value of three words is stored in an existential without an allocation.
  private let storedBaseline: CGFloat

  /// Makes a measurer. Defaults: 8 points per letter, 16 per line, no baseline.
  ///
  /// Lengths that are negative or not finite become 0. A baseline that is not finite becomes `nil`.
  public init(advance: CGFloat = 8, lineHeight: CGFloat = 16, baseline: CGFloat? = nil) {
    self.advance = advance.asExtent
    self.lineHeight = lineHeight.asExtent
    storedBaseline = baseline.flatMap { $0.isFinite ? $0 : nil } ?? .infinity
  }

  /// Returns the width of the longest line and the height of all lines that break at `width`.
  ///
  /// See the description of the type.
  public func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
    var lines = FixedAdvanceLines(
      advance: advance, width: width ?? .infinity, maximumCount: maximumLines > 0 ? maximumLines : .max)
    lines.fill(with: text)
    return HeadlessTextMetrics(
      size: CGSize(width: CGFloat(lines.longest) * advance, height: CGFloat(lines.count) * lineHeight),
      firstBaseline: baseline, lastBaseline: baseline.map { $0 + CGFloat(max(lines.count, 1) - 1) * lineHeight })
  }

  /// Returns a measurer whose letters, lines and baseline are larger by `factor`.
  public func scaled(by factor: CGFloat) -> any HeadlessTextMeasurer {
    FixedAdvanceMeasurer(
      advance: advance * factor, lineHeight: lineHeight * factor, baseline: baseline.map { $0 * factor })
  }
}

/// Lines that are filled with words.
private struct FixedAdvanceLines {
  let advance: CGFloat
  let width: CGFloat
  let maximumCount: Int
  /// The number of letters of the longest line.
  private(set) var longest = 0
  private(set) var count = 0

  /// The number of letters in the current line, without the spaces at its end; `nil` if the next word begins a line.
  private var line: Int?
  /// The number of spaces at the end of the current line.
  private var spaces = 0

  /// The tolerance in points: a text that exceeds its line by less than this stays on the line, as in browsers.
  private static let slack: CGFloat = 1.0 / 64

  init(advance: CGFloat, width: CGFloat, maximumCount: Int) {
    self.advance = advance
    self.width = width
    self.maximumCount = maximumCount
  }

  /// Adds all words of `text`, until the maximum number of lines is reached.
  mutating func fill(with text: String) {
    /// The letters of a word, and the spaces after it.
    var (letters, trailing) = (0, 0)
    var isEmpty = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ":
        trailing += 1
        isEmpty = false
        continue
      case "\n", "\u{200B}":
        guard add(letters, spaces: trailing) else { return }
        if scalar == "\n" { endLine() }
        (letters, trailing) = (0, 0)
        isEmpty = scalar == "\n"
        continue
      default:
        break
      }
      if trailing > 0 {
        guard add(letters, spaces: trailing) else { return }
        (letters, trailing) = (0, 0)
      }
      letters += 1
      isEmpty = false
    }
    // A line after the last line feed exists only if it has content.
    if !isEmpty { _ = add(letters, spaces: trailing) }
  }

  /// Adds a word to the current line, or to a new one if it does not fit. Returns whether there is a line for it.
  private mutating func add(_ letters: Int, spaces trailing: Int) -> Bool {
    if let used = line, letters == 0 {
      line = used
      spaces += trailing
      return true
    }
    if let used = line, fits(used + spaces + letters) {
      line = used + spaces + letters
    } else {
      guard count < maximumCount else { return false }
      count += 1
      line = letters
    }
    spaces = trailing
    longest = max(longest, line ?? 0)
    return true
  }

  private mutating func endLine() {
    line = nil
    spaces = 0
  }

  private func fits(_ letters: Int) -> Bool {
    CGFloat(letters) * advance <= width + FixedAdvanceLines.slack
  }
}
