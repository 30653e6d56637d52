import Foundation
import LayoutCheck
import PlatformView
import ViewTree

extension StackView {
  /// Lays the stack out at every width, text size and direction, and looks for what is wrong: items that stick out or lie over each other,
  /// texts that are cut or have no room, and more, see `Finding.Kind`. For a team's own tests.
  ///
  /// ```swift
  /// let report = screen.check(widths: 320...430)
  /// XCTAssertEqual(report.findings.map(\.text), [])
  /// ```
  ///
  /// No view is moved or changed, and none but the items are asked for anything. Items are called by their names. An item with
  /// `overflow(.hidden)` is cut on purpose. Text follows the sizes as far as it does on a device: labels with
  /// `adjustsFontForContentSizeCategory`, by the factors of the body style; what a class of its own shows is measured as it is.
  ///
  /// - Parameters:
  ///   - widths: Each whole point of these. Default: 320 to 1440.
  ///   - textScales: How many times as large as in the category `large` text is. Default: the twelve sizes of iOS.
  ///   - directions: Default: both. Items that are told a direction of their own keep it.
  ///   - allowedOverlaps: Names of items that may lie over each other, or outside of the stack. Default: none.
  ///   - height: The stack's height, in points. Default: `nil`, that of its items.
  /// - Returns: How many layouts there were, and what was found; none if the stack is being laid out just now.
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
