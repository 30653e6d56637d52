#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import LayoutCheck
  import LayoutEngine
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// Checks of definitions that depend on the width, and of contents of scroll views.
  @Suite("Checks of all parts of a screen") struct ScreenPartTests {
    /// A column below 400 points, and a row of two items that need 500 points otherwise.
    private final class AdaptingScreen: StackView {
      let first = TestLabel("first"), second = TestLabel("second")

      override func updateItems() {
        direction(layoutWidth < 400 ? .column : .row)
        addItem(first).name("first").width(200)
        addItem(second).name("second").width(layoutWidth < 400 ? 350 : 300)
      }
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> TestImageView {
      TestImageView(image: TestImage(size: CGSize(width: width, height: height)))
    }

    private func label(_ text: String, scales: Bool = true) -> TestLabel {
      let label = TestLabel(text)
      label.adjustsFontForContentSizeCategory = scales
      label.numberOfLines = 0
      return label
    }

    private func ranges(_ report: CheckReport, _ kind: Finding.Kind = .overflow) -> [String: [ClosedRange<Int>]] {
      var ranges: [String: [ClosedRange<Int>]] = [:]
      for finding in report.findings where finding.kind == kind {
        ranges[finding.nodes.joined(separator: "/"), default: []] += finding.ranges.map { $0.from...$0.to }
      }
      return ranges
    }

    @Test("each width is checked with the items that the definition adds for it")
    func definitions() {
      let screen = AdaptingScreen()
      screen.item.name("screen")
      let report = screen.check(widths: 320...600, textScales: [1], directions: [.leftToRight])
      #expect(report.layouts == 281)
      #expect(ranges(report) == ["screen/second": [320...349, 400...499]])
      #expect(report.findings.map(\.smallest.width) == [320])
      // Each width alone has the same findings.
      let widths = (320...600).filter { width in
        !screen.check(widths: width...width, textScales: [1], directions: [.leftToRight]).isEmpty
      }
      #expect(widths == Array(320...349) + Array(400...499))
    }

    @Test("exact widths without findings end where a definition adds other items")
    func cleanWidths() {
      let screen = AdaptingScreen()
      screen.item.name("screen")
      let clean = screen.cleanWidths(widths: 320...600, textScales: [1], directions: [.leftToRight])
      // Sizes may differ by 0.05 points.
      #expect(clean.map(\.ranges) == [[349.953125...399, 499.953125...600]])
      #expect(clean[0].contains(370.5) && !clean[0].contains(399.5) && !clean[0].contains(499.9))
      #expect(screen.cleanWidths(widths: 380...400).count == 24)
    }

    @Test("items with the same name have findings of their own in all ranges of widths")
    func sameNames() {
      final class Rows: StackView {
        let narrow = TestLabel(""), wide = TestLabel("")

        override func updateItems() {
          for (row, width) in [(narrow, 330), (wide, 450)] as [(TestLabel, CGFloat)] {
            addItem(row).name("row").width(layoutWidth < 400 ? width : width + 10)
          }
        }
      }
      let screen = Rows()
      screen.item.name("screen")
      let report = screen.check(widths: 320...500, textScales: [1], directions: [.leftToRight])
      // The widest item of the screen is named; the narrow one is alone outside of a stack.
      #expect(ranges(report) == ["screen/row": [320...459]])
      let scrolled = Rows()
      scrolled.item.name("screen")
      let outer = scrollingScreen(scrolled)
      outer.addItem(Rows()).name("screen")
      let both = outer.check(widths: 320...600, textScales: [1], directions: [.leftToRight])
      #expect(
        both.findings.filter { $0.nodes == ["screen", "row"] }.flatMap(\.ranges).map(\.to).sorted() == [499, 499])
    }

    @Test("a check leaves the items of the last layout")
    func restoredItems() {
      let screen = AdaptingScreen()
      screen.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      screen.layoutIfNeeded()
      let frames = screen.subviews.map(\.frame)
      _ = screen.check(widths: 390...410, textScales: [1], directions: [.leftToRight])
      screen.layoutIfNeeded()
      #expect(screen.subviews.map(\.frame) == frames)
      screen.frame.size.width = 600
      screen.layoutIfNeeded()
      #expect(screen.second.frame == CGRect(x: 200, y: 0, width: 300, height: 100))
    }

    @Test("a definition that does not depend on the width runs once")
    func fixedDefinition() {
      final class FixedScreen: StackView {
        private(set) var updates = 0
        override func updateItems() {
          updates += 1
          addItem(TestLabel("text"))
        }
      }
      let screen = FixedScreen()
      #expect(screen.check(widths: 320...340, textScales: [1]).layouts == 42)
      #expect(screen.updates == 1)
    }

    /// Content in a scroll view, with paddings of 20 points around the scroll view.
    private func scrollingScreen(_ content: PlatformView) -> StackView {
      let screen = StackView()
      screen.padding(0, 20)
      let scroll = TestScrollView()
      scroll.addSubview(content)
      screen.addItem(scroll).name("scroll").height(300)
      return screen
    }

    @Test("the content of a scroll view is checked in the width of the scroll view", arguments: [true, false])
    func scrollViews(isBox: Bool) {
      let content: PlatformView
      if isBox {
        let box = BoxView()
        box.items = [picture(350, 10).boxed.width(350)]
        content = box
      } else {
        let page = StackView()
        page.addItem(picture(350, 10)).name("wide").width(350)
        page.item.name("page")
        content = page
      }
      let report = scrollingScreen(content).check(widths: 320...500, textScales: [1], directions: [.leftToRight])
      #expect(report.layouts == 362)
      #expect(report.findings.count == 1 && report.findings[0].kind == .overflow)
      #expect(report.findings.flatMap(\.ranges).map { $0.from...$0.to } == [320...389])
      #expect(report.findings.first?.smallest.amount == 70)
      if !isBox { #expect(report.findings[0].nodes == ["page", "wide"]) }
      #expect(report.notes.isEmpty)
    }

    @Test("the content of a scroll view has the items for its width")
    func adaptingContent() {
      let content = AdaptingScreen()
      content.item.name("content")
      let report = scrollingScreen(content).check(widths: 320...600, textScales: [1], directions: [.leftToRight])
      #expect(ranges(report) == ["content/second": [320...389, 440...539]])
    }

    @Test("contents of scroll views in contents of scroll views are checked")
    func nestedScrollViews() {
      let page = StackView()
      page.item.name("page")
      page.addItem(picture(350, 10)).name("wide").width(350)
      let report = scrollingScreen(scrollingScreen(page)).check(
        widths: 320...500, textScales: [1], directions: [.leftToRight])
      #expect(ranges(report) == ["page/wide": [320...429]])
    }

    @Test("a scroll view that is not visible has no checked content")
    func hiddenScrollView() {
      let page = StackView()
      page.addItem(picture(350, 10)).width(350)
      let screen = scrollingScreen(page)
      screen.subviews[0].isHidden = true
      #expect(screen.check(widths: 320...330, textScales: [1]).isEmpty)
    }

    @Test("notes name what was not checked")
    func notes() {
      let screen = StackView()
      let plain = TestView()
      plain.addSubview(StackView())
      screen.addItem(plain).name("plain").height(10)
      let carousel = TestScrollView()
      carousel.addSubview(StackView().direction(.row))
      screen.addItem(carousel).name("carousel").height(10)
      for text in ["a", "b"] { screen.addItem(label(text, scales: false)).name(text) }
      screen.addItem(label("c")).name("c")
      let report = screen.check(widths: 320...321)
      #expect(
        report.notes == [
          "the stacks and boxes in plain were not checked", "the stacks and boxes in carousel were not checked",
          "2 of 3 texts do not follow the text size: a, b",
        ])
      #expect(report.description.hasSuffix("note: 2 of 3 texts do not follow the text size: a, b"))
      #expect(report.json().contains(#""notes": ["the stacks"#))
      #expect(screen.check(widths: 320...321, textScales: [1]).notes.count == 2)
    }

    @Test("a stack without a frame has the findings of one with a frame")
    func withoutFrame() {
      func screen() -> StackView {
        let screen = StackView()
        screen.item.name("screen")
        screen.addItem(label("some words of a text")).name("text").alignSelf(.start)
        screen.addItem(label("badge")).name("badge").position(.absolute).top(0).end(0)
        return screen
      }
      let (sized, unsized) = (screen(), screen())
      sized.frame = CGRect(x: 0, y: 0, width: 375, height: 100)
      sized.layoutIfNeeded()
      let report = unsized.check(widths: 150...400, textScales: [1, 2])
      #expect(report == sized.check(widths: 150...400, textScales: [1, 2]))
      #expect(report.findings.contains { $0.kind == .overlap })
    }

    @Test("findings that differ only in their items are one finding", arguments: [2, 3, 42])
    func similarFindings(_ count: Int) {
      let screen = StackView()
      for index in 0..<count {
        screen.addItem(label("two words")).name("text \(index)").width(40).height(16)
      }
      let report = screen.check(widths: 320...321, textScales: [1])
      guard count > 2 else {
        #expect(report.findings.map(\.nodes) == [["text 0"], ["text 1"]])
        return
      }
      #expect(report.findings.map(\.nodes) == [["text 0"]])
      #expect(report.findings[0].similar == (1..<count).map { ["text \($0)"] })
      #expect(report.findings[0].text.hasSuffix(" (and \(count - 1) similar findings)"))
    }

    @Test("items without a name have short names, each of a single item")
    func unnamedItems() {
      let screen = StackView()
      screen.addRow { row in
        row.addItem(label("unbreakable-letters-of-a-long-title")).shrink(0)
        for _ in 0..<2 { row.addItem(picture(80, 10)).shrink(0) }
      }
      let report = screen.check(widths: 320...321, textScales: [1], directions: [.leftToRight])
      #expect(report.findings.map(\.nodes) == [["row", "HeadlessImageView 2", "\"unbreakable-letters-of-a…\""]])
    }

    @Test("a report describes its findings")
    func description() {
      let screen = StackView()
      screen.item.name("screen")
      screen.addItem(picture(30, 10)).name("picture").width(30)
      #expect(screen.check(widths: 30...40).isEmpty)
      #expect(screen.check(widths: 30...31, textScales: [1]).description == "no findings in 4 layouts")
      let report = screen.check(widths: 20...40, textScales: [1])
      #expect(!report.isEmpty)
      #expect(
        report.description.hasPrefix(
          "overflow: picture overflows screen at the side by 10 points (20 wide, text × 1, ltr). Remedy: "))
    }
  }
#endif
