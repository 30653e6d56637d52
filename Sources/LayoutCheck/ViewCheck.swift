import LayoutEngine

extension InspectableContainer {
  /// Lays a StackView or a BoxView out at every width, text size and direction, and lists the faults: items that overflow
  /// or overlap, texts that are cut off or have no space, and others, see ``Finding/Kind``. It is meant for tests.
  ///
  /// ```swift
  /// let report = screen.check(widths: 320...430)
  /// #expect(report.findings.isEmpty)
  /// ```
  ///
  /// No view is moved or changed, and only items are measured. Findings contain the names of the items. An item of a stack
  /// with `overflow(.hidden)` may be cut off. Text follows the sizes as on a device: labels with
  /// `adjustsFontForContentSizeCategory` are scaled by the factors of the body style; views of other classes are
  /// measured unscaled.
  ///
  /// - Parameters:
  ///   - widths: The widths of the container, in points: each whole number of the range. Default: 320 to 1440.
  ///   - textScales: The factors of the text size; 1 is that of the category `large`. Default: the twelve sizes of iOS.
  ///   - directions: The layout directions. Default: both. Items with a layout direction of their own keep it.
  ///   - allowedOverlaps: Names of items that may overlap each other, or overflow the container. Default: none.
  ///   - height: The height of the container, in points. Default: `nil`, that of its items.
  /// - Returns: The number of layouts and the findings; no layouts if a layout of the container is in progress.
  public func check(
    widths: ClosedRange<Int> = CheckSettings.defaultWidths,
    textScales: [Double] = CheckSettings.systemTextScales,
    directions: [CheckDirection] = CheckDirection.allCases,
    allowedOverlaps: Set<String> = [], height: Double? = nil
  ) -> CheckReport {
    var settings = CheckSettings()
    (settings.widths, settings.textScales, settings.directions) = (widths, textScales, directions)
    settings.allowedOverlaps = allowedOverlaps
    return inspectLayout(reportsRefusal: true) { CheckedScreen($0, height: height).check(settings) } ?? CheckReport()
  }
}

extension CheckedScreen {
  /// Makes the screen of an inspected container. The check sets its width, and optionally its height.
  fileprivate init(_ inspection: LayoutInspection, height: Double?) {
    self.init(tree: inspection.tree, root: inspection.node, measure: inspection.measureScaled)
    measureWholeText = inspection.measureWholeText
    for leaf in inspection.leaves {
      if inspection.isText(leaf) { texts.append(leaf) } else { otherLeaves.append(leaf) }
    }
    designWidth = inspection.width > 0 ? inspection.width : nil
    designDirection = inspection.isRightToLeft ? .rightToLeft : .leftToRight
    name = { inspection.name($0) ?? inspection.label($0) }
    guard var style = tree.usedStyle(of: root) else { return }
    style.width = .points(inspection.width)
    style.height = height.map { .points($0) } ?? .auto
    (style.minWidth, style.minHeight, style.maxWidth, style.maxHeight) = (0, 0, .none, .none)
    style.aspectRatio = nil
    try? tree.setStyle(style, of: root)
  }
}
