import LayoutEngine

extension CheckedScreen {
  /// Checks the layout of the screen at every width, text size and direction.
  ///
  /// Frames are checked before they are rounded to the pixel grid, so that rounding is not a finding.
  ///
  /// - Parameters:
  ///   - settings: The widths, text sizes and directions. Default: 320 to 1440 points, the twelve sizes of iOS, both
  ///     directions.
  ///   - progress: Called at intervals with the progress of the check. Default: none.
  /// - Returns: The number of layouts, and the findings. Empty if the root is not in the tree.
  public func check(
    _ settings: CheckSettings = CheckSettings(), progress: ((CheckProgress) -> Void)? = nil
  ) -> CheckReport {
    guard tree.contains(root) else { return CheckReport() }
    var results = CheckResults(settings.usable)
    ScreenRun(self, settings.usable).addResults(to: &results, progress)
    return results.report
  }
}

/// The text scale, for the measure function.
final class TextScale {
  var value = 1.0
}

/// Consecutive widths of a run, which has one direction and text size.
struct WidthBlock {
  /// The number of the run.
  var run: Int
  var widths: ClosedRange<Int>
}

/// A tree that is laid out at all widths, text sizes and directions, one after the other.
struct ScreenRun {
  private(set) var screen: CheckedScreen
  let settings: CheckSettings
  private let part: ScreenPart
  private let textScale = TextScale()
  let measure: MeasureFunction
  private let measureWholeText: MeasureFunction

  init(_ screen: CheckedScreen, _ settings: CheckSettings, _ part: ScreenPart = ScreenPart()) {
    (self.screen, self.settings, self.part) = (screen, settings, part)
    let (textScale, measure) = (textScale, screen.measure)
    let wholeText = screen.measureWholeText ?? measure
    self.measure = { measure($0, $1, textScale.value) }
    measureWholeText = { wholeText($0, $1, textScale.value) }
  }

  /// The text sizes of the layouts.
  var textScales: [Double] {
    settings.textScales.enumerated().filter { part.textScales.contains($0.offset) }.map { $0.element }
  }

  /// The same layouts of a screen in which no item has a name.
  var withoutNames: ScreenRun {
    var run = self
    run.screen.name = { _ in "" }
    return run
  }

  /// Applies a change to the screen. Returns whether it is possible.
  mutating func apply(_ change: RemedyChange) -> Bool { change.apply(to: &screen.tree) }

  /// Performs all layouts, and adds the findings to the results.
  ///
  /// - Parameter contents: Receives the widths of contents in scroll views.
  func addResults(
    to results: inout CheckResults, recording contents: inout ContentWidths,
    _ progress: ((CheckProgress) -> Void)? = nil
  ) {
    var tree = screen.tree
    for leaf in screen.texts + screen.otherLeaves { try? tree.markDirty(leaf) }
    var root = RootWidth(screen)
    var scan = newScan()
    takeDesign(&scan, &tree, &root)
    let runs = settings.directions.count * settings.textScales.count
    let total = runs * settings.widths.count
    var run: Int32 = 0
    for _ in settings.directions {
      for _ in settings.textScales {
        begin(Int(run), &tree, &root)
        layOut(&scan, &tree, &root, WidthBlock(run: Int(run), widths: settings.widths), &contents)
        run += 1
        progress?(CheckProgress(done: Int(run) * settings.widths.count, total: total))
      }
    }
    results.add(FindingList(self, scan).findings(&tree, &root), layouts: Int(scan.layout))
  }

  func addResults(to results: inout CheckResults, _ progress: ((CheckProgress) -> Void)?) {
    var contents = ContentWidths([])
    addResults(to: &results, recording: &contents, progress)
  }

  /// Returns a scan without layouts.
  func newScan() -> ScreenScan {
    ScreenScan(ScreenNodes(screen), height: screen.height, measure: measureWholeText)
  }

  /// Sets the direction and the text size of a run.
  func begin(_ run: Int, _ tree: inout LayoutTree, _ root: inout RootWidth) {
    let scales = settings.textScales
    root.setDirection(settings.directions[run / scales.count], in: &tree)
    setTextScale(scales[run % scales.count], in: &tree)
  }

  /// Performs the layouts of one direction and text size at consecutive widths.
  func layOut(
    _ scan: inout ScreenScan, _ tree: inout LayoutTree, _ root: inout RootWidth, _ block: WidthBlock,
    _ contents: inout ContentWidths
  ) {
    var isRunning = false
    let isChecked = part.textScales.contains(block.run % settings.textScales.count)
    scan.startsWithin = block.widths.lowerBound > settings.widths.lowerBound
    scan.endsWithin = block.widths.upperBound < settings.widths.upperBound
    for width in block.widths {
      let screenWidth = self.width(inRun: block.run, width)
      guard isChecked, part.widths.contains(screenWidth) else {
        if isRunning { scan.endWidths() }
        isRunning = false
        contents.skip()
        continue
      }
      (scan.width, scan.screenWidth) = (Int32(clamping: width), screenWidth)
      layOut(&tree, &root, width: screenWidth)
      if isRunning { scan.takeFrames(tree) } else { scan.beginRun(Int32(block.run), tree) }
      isRunning = true
      scan.inspect()
      scan.inspectJumps()
      contents.record(scan)
    }
    if isRunning { scan.endWidths() }
  }

  /// Performs the layouts of one direction and text size at consecutive widths.
  func layOut(
    _ scan: inout ScreenScan, _ tree: inout LayoutTree, _ root: inout RootWidth, _ block: WidthBlock
  ) {
    var contents = ContentWidths([])
    layOut(&scan, &tree, &root, block, &contents)
  }

  /// Returns the width of the screen in a layout.
  func width(inRun run: Int, _ width: Int) -> Double {
    guard let given = part.given else { return Double(width) }
    return given[run * settings.widths.count + width - settings.widths.lowerBound]
  }

  /// Performs one layout.
  func layOut(_ tree: inout LayoutTree, _ root: inout RootWidth, width: Double) {
    let space = root.setWidth(width, in: &tree)
    try? tree.computeLayout(of: screen.root, in: space, measure: measure)
  }

  /// Sets the text scale.
  func setTextScale(_ scale: Double, in tree: inout LayoutTree) {
    if textScale.value == scale { return }
    textScale.value = scale
    for leaf in screen.texts + screen.otherLeaves { try? tree.markDirty(leaf) }
  }

  /// Stores the frames at the width for which the screen was designed.
  func takeDesign(_ scan: inout ScreenScan, _ tree: inout LayoutTree, _ root: inout RootWidth) {
    guard let width = screen.designWidth, !scan.leavers.isEmpty else { return }
    root.setDirection(screen.designDirection, in: &tree)
    layOut(&tree, &root, width: width)
    scan.designFrames = scan.nodes.map { tree.frame(of: $0.id) }
  }
}

/// The layouts of a check in which a tree has the items of the screen.
struct ScreenPart {
  /// The width of the screen in each layout, in the order of the layouts; `nil`: the checked width. The content of a scroll
  /// view is a screen that is as wide as the view. NaN: the screen is not laid out.
  var given: [Double]?
  /// The widths of the screen, in points.
  var widths = -Double.infinity...Double.infinity
  /// The indices of the text sizes.
  var textScales = 0..<Int.max

  /// Makes the part with all layouts.
  init() {}

  /// Makes the layouts of a part of an inspection.
  init(part: InspectionPart, given: [Double]? = nil) {
    (self.given, widths, textScales) = (given, part.widths, part.textScales)
  }
}

/// The widths of contents in scroll views, in the order of the layouts.
struct ContentWidths {
  private let contents: [LayoutInspection.ScrolledContent]
  /// The widths by content; NaN if the scroll view is not visible.
  private(set) var widths: [[Double]]

  init(_ contents: [LayoutInspection.ScrolledContent]) {
    self.contents = contents
    widths = Array(repeating: [], count: contents.count)
  }

  mutating func record(_ scan: ScreenScan) {
    for (index, content) in contents.enumerated() {
      let width = (scan.frame(of: content.leaf)?.width ?? 0) - content.inset
      widths[index].append(width > 0 ? width : .nan)
    }
  }

  mutating func skip() {
    for index in contents.indices { widths[index].append(.nan) }
  }
}

/// Sets the width of a screen's root.
struct RootWidth {
  private let root: NodeID
  private let height: Double?
  private var style: Style
  /// Whether the width of the style is a number of points.
  private let isFixed: Bool

  init(_ screen: CheckedScreen) {
    (root, height) = (screen.root, screen.height)
    style = screen.tree.style(of: screen.root) ?? Style(screen.tree.rules)
    isFixed = style.width.fixedPoints != nil
  }

  mutating func setDirection(_ direction: CheckDirection, in tree: inout LayoutTree) {
    style.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
    try? tree.setStyle(style, of: root)
  }

  /// Sets the width of the root. Returns the available space for it.
  mutating func setWidth(_ width: Double, in tree: inout LayoutTree) -> RootSpace {
    if isFixed {
      style.width = .points(RootWidth.styleWidth(of: width, style))
      try? tree.setStyle(style, of: root)
    }
    return .available(width: width, height: height)
  }

  /// Returns the width of a style for a border box of this width.
  static func styleWidth(of width: Double, _ style: Style) -> Double {
    style.boxSizing == .borderBox ? width : max(width - insets(of: style, in: width), 0)
  }

  /// Returns the sum of borders and paddings at both sides. Percentages refer to the available width.
  static func insets(of style: Style, in width: Double) -> Double {
    let isRightToLeft = style.layoutDirection == .rightToLeft
    let padding = style.padding.physical(isRightToLeft: isRightToLeft)
    let border = style.border.physical(isRightToLeft: isRightToLeft)
    return border.horizontal + max(padding.left.resolved(against: width), 0)
      + max(padding.right.resolved(against: width), 0)
  }
}
