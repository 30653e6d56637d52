#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// Measures text in which every Unicode scalar takes the same advance, as layout documents do.
  ///
  /// Lines break greedily at spaces, which vanish at the end of a line, and at zero-width spaces (U+200B); a line feed
  /// forces a break. The result is as wide as the longest line. A text that ends with a line feed has no line after it,
  /// and an empty text has none at all.
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
    public let baseline: CGFloat?

    /// Makes a measurer. Defaults: 8 points a letter, 16 a line, no baseline. Lengths that are negative or not finite
    /// count as 0, a baseline that is not finite as not known.
    public init(advance: CGFloat = 8, lineHeight: CGFloat = 16, baseline: CGFloat? = nil) {
      self.advance = advance.asExtent
      self.lineHeight = lineHeight.asExtent
      self.baseline = baseline.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The longest line and the height of all lines when they break at `width`; see the type's description.
    public func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
      var lines = FixedAdvanceLines(
        advance: advance, width: width ?? .infinity, maximumCount: maximumLines > 0 ? maximumLines : .max)
      lines.fill(with: text)
      return HeadlessTextMetrics(
        size: CGSize(width: CGFloat(lines.longest) * advance, height: CGFloat(lines.count) * lineHeight),
        firstBaseline: baseline, lastBaseline: baseline.map { $0 + CGFloat(max(lines.count, 1) - 1) * lineHeight })
    }

    /// A measurer whose letters, lines and baseline are larger by `factor`.
    public func scaled(by factor: CGFloat) -> any HeadlessTextMeasurer {
      FixedAdvanceMeasurer(
        advance: advance * factor, lineHeight: lineHeight * factor, baseline: baseline.map { $0 * factor })
    }
  }

  /// Lines as they fill with words.
  private struct FixedAdvanceLines {
    let advance: CGFloat
    let width: CGFloat
    let maximumCount: Int
    /// The letters of the longest line.
    private(set) var longest = 0
    private(set) var count = 0

    /// The letters of the line so far, without the spaces at its end; `nil` where the next word begins a line.
    private var line: Int?
    /// The spaces after them.
    private var spaces = 0

    /// Text that is too long for its line by less than this, in points, stays on the line, as in browsers.
    private static let slack: CGFloat = 1.0 / 64

    init(advance: CGFloat, width: CGFloat, maximumCount: Int) {
      self.advance = advance
      self.width = width
      self.maximumCount = maximumCount
    }

    /// Adds all words of `text`, until there are no lines left.
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
      // After the last line feed there is a line only if something stands in it.
      if !isEmpty { _ = add(letters, spaces: trailing) }
    }

    /// Adds a word to the line, or to a new one where it does not fit; and whether there was a line for it.
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
#endif
