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
    let textScale = TextScale()
    let measure = measure
    let wholeText = measureWholeText ?? measure
    let run = ScreenRun(
      self, settings.usable, textScale, measure: { measure($0, $1, textScale.value) },
      measureWholeText: { wholeText($0, $1, textScale.value) })
    return run.report(progress)
  }
}

/// The text scale, for the measure function.
final class TextScale {
  var value = 1.0
}

/// A tree that is laid out at all widths, text sizes and directions, one after the other.
struct ScreenRun {
  let screen: CheckedScreen
  let settings: CheckSettings
  private let textScale: TextScale
  let measure: MeasureFunction
  private let measureWholeText: MeasureFunction

  init(
    _ screen: CheckedScreen, _ settings: CheckSettings, _ textScale: TextScale, measure: @escaping MeasureFunction,
    measureWholeText: @escaping MeasureFunction
  ) {
    (self.screen, self.settings, self.textScale) = (screen, settings, textScale)
    (self.measure, self.measureWholeText) = (measure, measureWholeText)
  }

  /// Performs all layouts. Returns the findings.
  func report(_ progress: ((CheckProgress) -> Void)?) -> CheckReport {
    var tree = screen.tree
    for leaf in screen.texts + screen.otherLeaves { try? tree.markDirty(leaf) }
    var root = RootWidth(screen)
    var scan = ScreenScan(ScreenNodes(screen), height: screen.height, measure: measureWholeText)
    takeDesign(&scan, &tree, &root)
    let runs = settings.directions.count * settings.textScales.count
    let total = runs * settings.widths.count
    var run: Int32 = 0
    for direction in settings.directions {
      root.setDirection(direction, in: &tree)
      for scale in settings.textScales {
        setTextScale(scale, in: &tree)
        layOut(&scan, &tree, &root, run)
        run += 1
        progress?(CheckProgress(done: Int(run) * settings.widths.count, total: total))
      }
    }
    var findings = FindingList(self, scan)
    return CheckReport(layouts: total, findings: findings.findings(&tree, &root))
  }

  /// Performs the layouts of one direction and text size at all widths.
  private func layOut(_ scan: inout ScreenScan, _ tree: inout LayoutTree, _ root: inout RootWidth, _ run: Int32) {
    for width in settings.widths {
      scan.width = Int32(clamping: width)
      layOut(&tree, &root, width: Double(width))
      if width == settings.widths.lowerBound { scan.beginRun(run, tree) } else { scan.takeFrames(tree) }
      scan.inspect()
      scan.inspectJumps()
    }
    scan.endJumps()
    scan.conditions.endRun(before: scan.width + 1)
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
  private func takeDesign(_ scan: inout ScreenScan, _ tree: inout LayoutTree, _ root: inout RootWidth) {
    guard let width = screen.designWidth, !scan.leavers.isEmpty else { return }
    root.setDirection(screen.designDirection, in: &tree)
    layOut(&tree, &root, width: width)
    scan.designFrames = scan.nodes.map { tree.frame(of: $0.id) }
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
