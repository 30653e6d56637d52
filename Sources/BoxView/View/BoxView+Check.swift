import Foundation
import LayoutCheck
import PlatformView
import ViewTree

extension BoxView {
  /// Lays the box out at every width, text size and direction, and lists the faults: items that overflow or overlap,
  /// texts that are cut off or have no space, and others: see `Finding.Kind`. It is meant for unit tests.
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
  ///   - widths: The widths of the box, in points: each whole number of the range. Default: 320 to 1440.
  ///   - textScales: The factors of the text size; 1 is that of the category `large`. Default: the twelve sizes of iOS.
  ///   - directions: The reading directions. Default: both. Items with a direction of their own keep it.
  ///   - allowedOverlaps: Names of items that may overlap each other, or overflow the box. Default: none.
  ///   - height: The box's height, in points. Default: `nil`, that of its items.
  /// - Returns: The number of layouts and the findings; no layouts if a layout of the box is in progress.
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
