import LayoutDocument
import LayoutEngine
import LayoutExplanation

extension InspectableContainer {
  /// Lays a StackView or a BoxView out at every width, text size and direction, and lists the faults: items that overflow
  /// or overlap, texts that are cut off or have no space, and others, see ``Finding/Kind``. It is meant for tests.
  ///
  /// ```swift
  /// #expect(screen.check(widths: 320...430).isEmpty)
  /// ```
  ///
  /// No view is moved, and only items are measured. Definitions in `updateItems()` that depend on `layoutWidth` run for each
  /// width of a topmost container. Definitions that read the text size of a view run for each text size: with the largest
  /// category whose text is not larger, in UIKit from iOS 17 on. Stacks and boxes in scroll views are checked, too: as wide as
  /// the visible part of their scroll view, at any height. Findings contain the names of the items, or else their texts, classes
  /// or kinds. An item of a stack with `overflow(.hidden)` may be cut off. Text follows the sizes as on a device: labels with
  /// `adjustsFontForContentSizeCategory` are scaled by the factors of the body style; views of other classes are measured
  /// unscaled. ``CheckReport/notes`` name what was not checked.
  ///
  /// - Parameters:
  ///   - widths: The widths of the container, in points: each whole number of the range. Default: 320 to 1440.
  ///   - textScales: The factors of the text size; 1 is that of the category `large`. Default: the twelve sizes of iOS.
  ///   - directions: The layout directions. Default: both. Items with a layout direction of their own keep it.
  ///   - allowedOverlaps: Names of items that may overlap each other, or overflow the container. Default: none.
  ///   - height: The height of the container, in points. Default: `nil`, that of its items.
  /// - Returns: The number of layouts, the findings and the notes; no layouts if a layout of the container is in progress.
  public func check(
    widths: ClosedRange<Int> = CheckSettings.defaultWidths,
    textScales: [Double] = CheckSettings.systemTextScales,
    directions: [CheckDirection] = CheckDirection.allCases,
    allowedOverlaps: Set<String> = [], height: Double? = nil
  ) -> CheckReport {
    var settings = CheckSettings()
    (settings.widths, settings.textScales, settings.directions) = (widths, textScales, directions)
    settings.allowedOverlaps = allowedOverlaps
    var check = ContainerCheck(settings.usable)
    _ = inspectLayouts(at: check.screenWidths, textScales: check.textScales, reportsRefusal: true) { inspection, part in
      check.add(inspection, ScreenPart(part: part), height: height)
    }
    check.addContents()
    return check.results.report
  }
}

extension InspectableContainer {
  /// Returns the exact widths at which a StackView or a BoxView has no finding: see ``CheckedScreen/cleanWidths(_:)``.
  ///
  /// ```swift
  /// let clean = screen.cleanWidths(widths: 320...430, textScales: [1])
  /// ```
  ///
  /// The parameters are those of ``check(widths:textScales:directions:allowedOverlaps:height:)``. Stacks and boxes in scroll
  /// views are not considered: they have widths without findings of their own. Definitions in `updateItems()` run at whole points:
  /// between two points with different items, no width is in a range.
  ///
  /// - Parameters:
  ///   - widths: The widths of the container, in points, and those between them. Default: 320 to 1440.
  ///   - textScales: The factors of the text size; 1 is that of the category `large`. Default: the twelve sizes of iOS.
  ///   - directions: The layout directions. Default: both.
  ///   - allowedOverlaps: Names of items that may overlap each other, or overflow the container. Default: none.
  ///   - height: The height of the container, in points. Default: `nil`, that of its items.
  /// - Returns: The widths for each direction and text size; empty if a layout of the container is in progress.
  public func cleanWidths(
    widths: ClosedRange<Int> = CheckSettings.defaultWidths,
    textScales: [Double] = CheckSettings.systemTextScales,
    directions: [CheckDirection] = CheckDirection.allCases,
    allowedOverlaps: Set<String> = [], height: Double? = nil
  ) -> [CleanWidths] {
    var settings = CheckSettings()
    (settings.widths, settings.textScales, settings.directions) = (widths, textScales, directions)
    settings.allowedOverlaps = allowedOverlaps
    settings = settings.usable
    let scales = settings.textScales
    var found = settings.directions.flatMap { direction in
      scales.map { CleanWidths(textScale: $0, direction: direction, ranges: []) }
    }
    let isInspected = inspectLayouts(
      at: settings.widths.map { Double($0) }, textScales: scales, reportsRefusal: true
    ) { inspection, part in
      var partial = settings
      partial.widths = Int(part.widths.lowerBound)...Int(part.widths.upperBound)
      partial.textScales = Array(scales[part.textScales])
      for clean in CheckedScreen(inspection, height: height, settings).cleanWidths(partial) {
        for index in found.indices where found[index].isOfSameRun(as: clean) { found[index].ranges += clean.ranges }
      }
    }
    return isInspected ? found : []
  }
}

/// The check of a container, of its other definitions at other widths, and of the contents of scroll views in it.
private struct ContainerCheck {
  var results: CheckResults
  /// The contents that have not been checked, with their widths in the order of the layouts.
  private var pending: [(content: LayoutInspection.ScrolledContent, widths: [Double])] = []

  init(_ settings: CheckSettings) { results = CheckResults(settings) }

  /// The checked widths, in points.
  var screenWidths: [Double] { results.settings.widths.map { Double($0) } }

  /// The checked text sizes.
  var textScales: [Double] { results.settings.textScales }

  /// Checks one part.
  mutating func add(_ inspection: LayoutInspection, _ part: ScreenPart, height: Double? = nil) {
    let screen = CheckedScreen(inspection, height: height, results.settings)
    let contents = inspection.scrolledContents()
    var recorded = ContentWidths(contents)
    ScreenRun(screen, results.settings, part).addResults(to: &results, recording: &recorded)
    pending += zip(contents, recorded.widths).map { (content: $0, widths: $1) }
    addNotes(screen, inspection)
  }

  /// Checks the contents of scroll views.
  mutating func addContents() {
    while let (content, given) = pending.popLast() {
      let different = Set(given.filter { !$0.isNaN }).sorted()
      content.inspect(different, textScales) { add($0, ScreenPart(part: $1, given: given)) }
    }
  }

  private mutating func addNotes(_ screen: CheckedScreen, _ inspection: LayoutInspection) {
    for leaf in inspection.leavesWithContainers() {
      results.note("the stacks and boxes in \(screen.name(leaf)) were not checked")
    }
    guard results.settings.textScales.contains(where: { $0 != 1 }) else { return }
    if inspection.hasFixedTextSize {
      results.note("definitions in updateItems() ran for the current text size only: others require iOS 17")
    }
    let fixed = screen.texts.filter { text in
      let size = screen.measure(text, MeasureInput(), 1).size
      return size.width > 0 && size == screen.measure(text, MeasureInput(), 2).size
    }
    if fixed.isEmpty { return }
    let names = fixed.prefix(3).map { screen.name($0) } + (fixed.count > 3 ? ["…"] : [])
    results.note(
      "\(fixed.count) of \(screen.texts.count) texts \(fixed.count == 1 ? "does" : "do") not follow the text size: "
        + names.joined(separator: ", "))
  }
}

extension LayoutInspection {
  /// The names of the items without a name that was set, as in explanations: the text in quotation marks, the class or the
  /// kind, followed by a number where several items have the same name.
  fileprivate var namesOfUnnamedItems: [NodeID: String] {
    var nodes: [NodeID] = []
    var pending = [root]
    while let node = pending.popLast() {
      if name(node) == nil { nodes.append(node) }
      pending += tree.children(of: node).reversed()
    }
    var names: [NodeID: String] = [:]
    for (node, name) in zip(nodes, ShortNames.unique(nodes.map(shortName))) { names[node] = name }
    return names
  }
}

extension CheckedScreen {
  /// The width for which a screen without a width is assumed to be designed, in points.
  private static let ordinaryWidth = 375

  /// Makes the screen of an inspected container. The check sets its width, and optionally its height.
  fileprivate init(_ inspection: LayoutInspection, height: Double?, _ settings: CheckSettings) {
    self.init(tree: inspection.tree, root: inspection.node, measure: inspection.measureScaled)
    measureWholeText = inspection.measureWholeText
    for leaf in inspection.leaves {
      if inspection.isText(leaf) { texts.append(leaf) } else { otherLeaves.append(leaf) }
    }
    let ordinaryWidth = min(max(CheckedScreen.ordinaryWidth, settings.widths.lowerBound), settings.widths.upperBound)
    designWidth = inspection.width > 0 ? inspection.width : Double(ordinaryWidth)
    designDirection = inspection.isRightToLeft ? .rightToLeft : .leftToRight
    let names = inspection.namesOfUnnamedItems
    name = { inspection.name($0) ?? names[$0] ?? inspection.label($0) }
    identity = inspection.identity
    guard var style = tree.usedStyle(of: root) else { return }
    style.width = .points(inspection.width)
    style.height = height.map { .points($0) } ?? .auto
    (style.minWidth, style.minHeight, style.maxWidth, style.maxHeight) = (0, 0, .none, .none)
    style.aspectRatio = nil
    try? tree.setStyle(style, of: root)
  }
}
