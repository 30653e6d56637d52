#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import HeadlessViews
  import LayoutCheck
  import LayoutEngine
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// Checks of definitions that depend on the text size.
  @Suite("Checks of definitions for all text sizes", .bothReportings) struct TextSizeDefinitionTests {
    /// A row of a title and a value, which is a column at the accessibility sizes.
    private final class SettingsRow: StackView {
      let title = TestLabel("Notifications"), value = TestLabel("Off")
      private(set) var updates = 0
      private(set) var layouts = 0

      override func updateItems() {
        updates += 1
        let isLarge = effectiveContentSizeCategory.isAccessibilityCategory
        direction(isLarge ? .column : .row).gap(8)
        for label in [title, value] { label.adjustsFontForContentSizeCategory = true }
        addItem(title).name("title").shrink(0)
        if !isLarge { addItem(value).name("value").shrink(0) }
      }

      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }

    /// A fault at one width.
    private struct Fault: Hashable, CustomStringConvertible {
      let subject: Subject
      let width: Int
      let textScale: Double

      var description: String { "\(subject) at \(width) × \(textScale)" }
    }

    private func faults(_ report: CheckReport) -> Set<Fault> {
      Set(
        report.findings.flatMap { finding in
          ([finding.nodes] + finding.similar).flatMap { nodes in
            var single = finding
            single.nodes = nodes
            return finding.ranges.flatMap { range in
              (range.from...range.to).map { Fault(subject: Subject(single), width: $0, textScale: range.textScale) }
            }
          }
        })
    }

    @Test("each text size is checked with the items that the definition adds for it")
    func definitions() {
      let row = SettingsRow()
      row.item.name("row")
      // The row is 104 and 8 and 24 points wide at the usual size; the column is as wide as its title.
      let report = row.check(widths: 120...240, textScales: [1, 23.0 / 17, 28.0 / 17], directions: [.leftToRight])
      #expect(report.layouts == 3 * 121)
      let ranges = Set(
        report.findings.flatMap(\.ranges).map { "\(Int(($0.textScale * 17).rounded())): \($0.from)...\($0.to)" })
      #expect(ranges.isSuperset(of: ["17: 120...135", "23: 120...181", "28: 120...171"]), "\(ranges)")
      #expect(!ranges.contains { $0.hasPrefix("28: ") && $0 != "28: 120...171" })
      #expect(row.direction == .row && row.subviews.count == 2)
      // A scale between two categories has the items of the smaller one.
      #expect(row.check(widths: 172...172, textScales: [1.6]).findings.first?.nodes.contains("value") == true)
    }

    @Test("exact widths without findings are those of the items of each text size")
    func cleanWidths() {
      let clean = SettingsRow().cleanWidths(
        widths: 120...240, textScales: [1, 28.0 / 17], directions: [.leftToRight])
      // Sizes may differ by 0.05 points.
      #expect(clean.map(\.ranges) == [[135.953125...240], [171.25...240]])
    }

    @Test("a check leaves the items, the frames and the layout requests of the last layout")
    func restoredScreen() {
      let window = TestView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let row = SettingsRow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      window.addSubview(row)
      window.layoutIfNeeded()
      let (layouts, frames) = (row.layouts, row.subviews.map(\.frame))
      let size = row.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity))
      _ = row.check(widths: 120...130)
      #expect(row.subviews == [row.title, row.value] && row.subviews.map(\.frame) == frames)
      #expect(!row.needsLayout && !window.needsLayout)
      window.layoutIfNeeded()
      #expect(row.layouts == layouts)
      #expect(row.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)) == size)
      row.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(row.subviews.map(\.frame) == frames && row.issues().isEmpty)
      // The text size of the views still determines the items.
      window.preferredContentSizeCategory = .accessibilityLarge
      window.layoutIfNeeded()
      #expect(row.subviews == [row.title] && row.direction == .column)
      _ = row.check(widths: 120...130)
      #expect(row.subviews == [row.title] && !row.needsLayout)
    }

    @Test("a definition that does not read the text size runs once for all of them")
    func fixedDefinition() {
      final class FixedRow: StackView {
        private(set) var updates = 0
        override func updateItems() {
          updates += 1
          addItem(TestLabel("text"))
        }
      }
      let (fixed, row) = (FixedRow(), SettingsRow())
      #expect(fixed.check(widths: 320...330).layouts == 11 * 24)
      #expect(fixed.updates == 1)
      row.addItem(fixed)
      _ = row.check(widths: 320...330)
      #expect(fixed.updates <= 2)
    }

    @Test("text sizes with the same items are checked together, so that remedies are proven for all of them")
    func groups() {
      let row = SettingsRow()
      var parts: [InspectionPart] = []
      _ = row.inspectLayouts(at: [100, 200], textScales: CheckSettings.systemTextScales, reportsRefusal: true) {
        parts.append($1)
      }
      #expect(
        parts == [
          InspectionPart(widths: 100...200, textScales: 0..<7), InspectionPart(widths: 100...200, textScales: 7..<12),
        ])
    }

    @Test("a box has the items for each text size")
    func boxes() {
      final class Box: BoxView {
        let wide = TestView()
        override func updateItems() {
          items = [wide.boxed.width(effectiveContentSizeCategory == .large ? 100 : 200)]
        }
      }
      let report = Box().check(widths: 90...210, textScales: [1, 2], directions: [.leftToRight])
      #expect(report.findings.flatMap(\.ranges).map(\.to) == [99, 199])
    }

    @Test(
      "findings are those of screens that are built for each text size",
      arguments: [130, 166] + Array(0..<UInt64(SampleSize.value(100, sample: 10))))
    func randomScreens(seed: UInt64) {
      let plan = AdaptingText(seed: seed)
      let (widths, scales) = (196...226, CheckSettings.systemTextScales)
      let screen = plan.screen()
      let window = TestView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
      window.addSubview(screen)
      screen.frame = window.bounds
      window.layoutIfNeeded()
      let before = Hierarchy(window)
      let report = screen.check(widths: widths, directions: [.leftToRight])
      #expect(Hierarchy(window) == before, "seed \(seed)")
      var expected: Set<Fault> = []
      for (scale, category) in zip(scales, HeadlessContentSizeCategory.allCases) {
        let alone = plan.screen(category).check(widths: widths, textScales: [scale], directions: [.leftToRight])
        expected.formUnion(faults(alone))
      }
      let found = faults(report)
      #expect(found.symmetricDifference(expected).isEmpty, "seed \(seed)")
    }

    /// The views below a window, with their frames and layout requests.
    private struct Hierarchy: Equatable {
      private struct Part: Equatable {
        let view: ObjectIdentifier
        let superview: ObjectIdentifier?
        let frame: CGRect
        let needsLayout: Bool
        let direction: String
      }

      private var parts: [Part] = []

      init(_ window: PlatformView) {
        var pending = [window]
        while let view = pending.popLast() {
          parts.append(
            Part(
              view: ObjectIdentifier(view), superview: view.superview.map { ObjectIdentifier($0) }, frame: view.frame,
              needsLayout: view.needsLayout, direction: (view as? StackView).map { "\($0.direction)" } ?? ""))
          pending += view.subviews
        }
      }
    }
  }
#endif
