import Foundation
import LayoutCheck
import PlatformView
import ViewTree

extension StackView {
  /// Lays the stack out at every width, text size and direction, and lists the faults: items that overflow or overlap,
  /// texts that are cut off or have no space, and others, see ``/LayoutCheck/Finding/Kind``. It is meant for tests.
  ///
  /// ```swift
  /// let report = screen.check(widths: 320...430)
  /// XCTAssertEqual(report.findings.map(\.text), [])
  /// ```
  ///
  /// No view is moved or changed, and only items are measured. Findings contain the names of the items. An item with
  /// `overflow(.hidden)` may be cut off. Text follows the sizes as on a device: labels with
  /// `adjustsFontForContentSizeCategory` are scaled by the factors of the body style; views of other classes are
  /// measured unscaled.
  ///
  /// - Parameters:
  ///   - widths: The widths of the stack, in points: each whole number of the range. Default: 320 to 1440.
  ///   - textScales: The factors of the text size; 1 is that of the category `large`. Default: the twelve sizes of iOS.
  ///   - directions: The layout directions. Default: both. Items with a layout direction of their own keep it.
  ///   - allowedOverlaps: Names of items that may overlap each other, or overflow the stack. Default: none.
  ///   - height: The stack's height, in points. Default: `nil`, that of its items.
  /// - Returns: The number of layouts and the findings; no layouts if a layout of the stack is in progress.
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
