#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import LayoutCheck
  import LayoutDocument
  import LayoutEngine
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// Checks of stacks and boxes have the findings of their documents, and do not change the views.
  @Suite("Checks of views") struct ViewCheckTests {
    private func label(_ text: String, lines: Int = 0) -> TestLabel {
      let label = TestLabel(text)
      label.measurer = FixedAdvanceMeasurer(advance: 8, lineHeight: 20, baseline: 15)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = lines
      return label
    }

    /// Returns a screen with a row that is too narrow, a text of a fixed height, and a box.
    private func screen() -> StackView {
      let screen = StackView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      screen.padding(16).gap(12)
      screen.item.name = "screen"
      screen.addStack { row in
        row.direction(.row).alignItems(.baseline).gap(8)
        row.item.name = "row"
        row.addItem(label("Weekly digest")).name("title")
        row.addItem(label("every Monday")).name("time")
      }
      screen.addItem(label("some lines of text that are cut")).name("text").height(40)
      let box = BoxView()
      box.axis = .x
      box.items = [label("Caption").boxed, label("of the picture").boxed]
      screen.addItem(box).name("box")
      screen.addItem(label("no size of its own")).name("fixed")
      screen.layoutIfNeeded()
      return screen
    }

    private func views(in view: PlatformView) -> [PlatformView] { [view] + view.subviews.flatMap { views(in: $0) } }

    private func document(_ json: String, autoHeight: Bool = true) throws -> LayoutCase {
      var layoutCase = try #require(try LayoutFile(parsing: [UInt8](json.utf8)).cases.first)
      var style = layoutCase.nodes[0].style
      if autoHeight { style.height = .auto }
      layoutCase.setStyle(style, of: 0)
      return layoutCase
    }

    private func expectSame(_ report: CheckReport, _ expected: CheckReport) {
      #expect(report.layouts == expected.layouts)
      #expect(report.findings.map(\.kind) == expected.findings.map(\.kind))
      #expect(report.findings.map(\.axis) == expected.findings.map(\.axis))
      #expect(report.findings.map(\.ranges) == expected.findings.map(\.ranges))
      #expect(report.findings.map(\.smallest) == expected.findings.map(\.smallest))
    }

    private let settings = CheckSettings.sample(180...400)

    @Test("a stack and its document have the same findings")
    func stackAndDocument() throws {
      let screen = screen()
      let report = screen.check(widths: settings.widths, textScales: settings.textScales)
      let expected = try document(screen.layoutDocument()).check(settings)
      expectSame(report, expected)
      #expect(report.findings.contains { $0.kind == .overflow && $0.nodes.starts(with: ["row", "time"]) })
      #expect(report.findings.contains { $0.kind == .cutText && $0.nodes == ["text"] })
    }

    @Test("a stack with a height and its document have the same findings")
    func stackWithHeight() throws {
      let screen = screen()
      let report = screen.check(widths: settings.widths, textScales: settings.textScales, height: 600)
      expectSame(report, try document(screen.layoutDocument(), autoHeight: false).check(settings))
    }

    @Test("a box and its document have the same findings")
    func boxAndDocument() throws {
      let box = BoxView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      box.axis = .x
      box.spacing = 8
      box.insets = .all(12)
      let (name, value) = (label("Account name"), label("marlene okafor"))
      box.items = [name.boxed.width(150), value.boxed.width(>=120)]
      box.layoutIfNeeded()
      let report = box.check(widths: settings.widths, textScales: settings.textScales)
      expectSame(report, try document(box.layoutDocument()).check(settings))
      #expect(!report.findings.isEmpty)
    }

    @Test("a check does not move, measure or change views")
    func checkDoesNotChangeViews() throws {
      let screen = screen()
      let all = views(in: screen)
      let labels = all.compactMap { $0 as? TestLabel }
      let frames = all.map(\.frame)
      let document = screen.layoutDocument()
      let counts = labels.map(\.measureCount)
      _ = screen.check(widths: 300...340)
      #expect(all.map(\.frame) == frames)
      #expect(all.allSatisfy { $0.effectiveContentSizeCategory == .large })
      screen.layoutIfNeeded()
      #expect(all.map(\.frame) == frames)
      #expect(labels.map(\.measureCount) == counts)
      #expect(screen.layoutDocument() == document)
      // A change after the check is laid out as usual.
      screen.frame.size.width = 250
      screen.layoutIfNeeded()
      let fresh = self.screen()
      fresh.frame.size.width = 250
      fresh.layoutIfNeeded()
      #expect(all.map(\.frame) == views(in: fresh).map(\.frame))
    }

    @Test("a label with one line is cut if its text needs more lines")
    func limitedLines() throws {
      let screen = StackView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      screen.addItem(label("one line of text", lines: 1)).name("title")
      let report = screen.check(widths: 100...140, textScales: [1], directions: [.leftToRight])
      #expect(report.findings.map(\.kind) == [.cutText])
      #expect(
        report.findings.first?.ranges == [Finding.Range(textScale: 1, direction: .leftToRight, from: 100, to: 127)])
      screen.items[0].overflow(.hidden)
      #expect(screen.check(widths: 100...140, textScales: [1]).findings == [])
    }

    @Test("a label that does not adjust its font keeps its text size")
    func fixedText() throws {
      let screen = StackView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let title = label("text")
      title.adjustsFontForContentSizeCategory = false
      screen.addItem(title).name("title")
      #expect(screen.check(widths: 40...50).findings == [])
      title.adjustsFontForContentSizeCategory = true
      #expect(screen.check(widths: 40...50).findings.map(\.nodes) == [["title"]])
    }

    @Test("a nested stack can be checked separately")
    func nestedStack() {
      let screen = screen()
      let inner = StackView()
      inner.direction(.row)
      inner.addItem(label("Weekly digest")).name("title")
      screen.addItem(inner).name("inner")
      screen.layoutIfNeeded()
      let report = inner.check(widths: 50...120, textScales: [1], directions: [.leftToRight])
      #expect(report.layouts == 71)
      #expect(report.findings.allSatisfy { $0.nodes.contains("title") || $0.nodes.contains("inner") })
    }
  }
#endif
