import LayoutDocument
import LayoutEngine

/// The widths at which a screen has no finding, at one text size and in one direction.
///
/// Ranges are closed: the screen has no finding at both ends, and between them. The ends are multiples of 1/64 point, so that
/// 1/64 point beyond an end the screen has a finding, or the checked widths end.
public struct CleanWidths: Equatable, Sendable {
  /// The text scale, relative to the default size.
  public var textScale: Double
  /// The layout direction of the screen.
  public var direction: CheckDirection
  /// The ranges of widths, in points, in ascending order.
  public var ranges: [ClosedRange<Double>]

  /// Makes the widths of a text size and direction.
  public init(textScale: Double, direction: CheckDirection, ranges: [ClosedRange<Double>]) {
    (self.textScale, self.direction, self.ranges) = (textScale, direction, ranges)
  }

  /// Whether the widths are those of the same text size and direction.
  func isOfSameRun(as other: CleanWidths) -> Bool { textScale == other.textScale && direction == other.direction }

  /// Returns whether a width, in points, is in one of the ranges.
  public func contains(_ width: Double) -> Bool { ranges.contains { $0.contains(width) } }
}

extension CheckedScreen {
  /// Returns the exact widths at which the screen has no finding: a certificate for widths in fractions of a point.
  ///
  /// Each width is examined by itself. ``Finding/Kind/jump``, which compares two widths, is not among the findings.
  ///
  /// Between the widths at which a line of text or the items of a row break, and at which a size reaches a limit, frames change
  /// linearly with the width. Where four widths have such frames, and no fault, there is none between them. Other intervals are
  /// divided down to 1/64 point.
  ///
  /// - Parameter settings: The widths, text sizes and directions, and the permitted overlaps. Widths between whole points are
  ///   included. Default: 320 to 1440 points, the twelve sizes of iOS, both directions.
  /// - Returns: The widths for each direction and text size. Empty if the root is not in the tree.
  public func cleanWidths(_ settings: CheckSettings = CheckSettings()) -> [CleanWidths] {
    guard tree.contains(root) else { return [] }
    let settings = settings.usable
    var search = WidthSearch(ScreenRun(self, settings))
    let scales = settings.textScales
    return (0..<settings.directions.count * scales.count).map { run in
      CleanWidths(
        textScale: scales[run % scales.count], direction: settings.directions[run / scales.count],
        ranges: search.ranges(inRun: run))
    }
  }
}

extension LayoutCase {
  /// Returns the exact widths at which the case has no finding: see ``CheckedScreen/cleanWidths(_:)``.
  ///
  /// ```swift
  /// let widths = try layoutCase.cleanWidths()
  /// for clean in widths { print(clean.description) }
  /// ```
  ///
  /// - Parameter settings: The widths, text sizes and directions, and the permitted overlaps.
  /// - Returns: The widths for each direction and text size.
  /// - Throws: An error at the first node that the tree rejects.
  public func cleanWidths(
    _ settings: CheckSettings = CheckSettings()
  ) throws(LayoutCaseError) -> [CleanWidths] {
    try checkedScreen().cleanWidths(permitting(settings))
  }
}

// MARK: - Text

extension CleanWidths: CustomStringConvertible {
  /// The widths in one line: `text × 1, ltr: 320 to 355.984375, 372 to 1440`.
  public var description: String {
    let texts = ranges.map { range in
      let (first, last) = (JSONText.number(range.lowerBound), JSONText.number(range.upperBound))
      return first == last ? first : "\(first) to \(last)"
    }
    let widths = texts.isEmpty ? "none" : texts.joined(separator: ", ")
    return "text × \(JSONText.number(textScale, decimals: 2)), \(direction.word): \(widths)"
  }

  /// Writes the widths as a JSON object, with each range as an array of its ends.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("textScale", textScale, decimals: 4)
    writer.member("direction", direction.word)
    writer.key("ranges")
    writer.beginArray()
    for range in ranges { writer.value([range.lowerBound, range.upperBound]) }
    writer.endArray()
    writer.endObject()
  }
}
