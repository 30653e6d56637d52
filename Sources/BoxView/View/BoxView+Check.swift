import Foundation
import LayoutCheck
import PlatformView
import ViewTree

extension BoxView {
  /// Lays the box out at every width, text size and direction, and looks for what is wrong: items that stick out or lie over each other,
  /// texts that are cut or have no room, and more, see `Finding.Kind`. It is meant for unit tests.
  ///
  /// ```swift
  /// let report = form.check(widths: 320...430)
  /// XCTAssertEqual(report.findings.map(\.text), [])
  /// ```
  ///
  /// No view is moved or changed, and only the items are measured. Findings contain the names of the items. Text follows the text sizes
  /// as it does on a device: labels with `adjustsFontForContentSizeCategory` are scaled by the factors of the body style; views of other
  /// classes are measured as they are.
  ///
  /// - Parameters:
  ///   - widths: Each whole point of these. Default: 320 to 1440.
  ///   - textScales: How many times as large as in the category `large` text is. Default: the twelve sizes of iOS.
  ///   - directions: The reading directions. Default: both. Items with a direction of their own keep it.
  ///   - allowedOverlaps: Names of items that may lie over each other, or outside of the box. Default: none.
  ///   - height: The box's height, in points. Default: `nil`, that of its items.
  /// - Returns: How many layouts there were, and what was found; none if the box is being laid out just now.
  public func check(
    widths: ClosedRange<Int> = CheckSettings.defaultWidths,
    textScales: [Double] = CheckSettings.systemTextScales,
    directions: [CheckDirection] = CheckDirection.allCases,
    allowedOverlaps: Set<String> = [], height: CGFloat? = nil
  ) -> CheckReport {
    var settings = CheckSettings()
    (settings.widths, settings.textScales, settings.directions) = (widths, textScales, directions)
    settings.allowedOverlaps = allowedOverlaps
    return containerLayout.topmost.check(viewNode, settings, height: height)
  }
}
