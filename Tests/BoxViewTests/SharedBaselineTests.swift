import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Items of a box share the baselines of their texts", .bothReportings)
struct SharedBaselineTests {
  /// Texts of 40 × 12 and 40 × 30 points, with baselines 9 and 24 points below their tops.
  private let caption = label(lineHeight: 12, baseline: 9)
  private let title = label(lineHeight: 30, baseline: 24)

  private static func label(lineHeight: CGFloat, baseline: CGFloat) -> TestLabel {
    let label = TestLabel("label")
    label.measurer = FixedAdvanceMeasurer(lineHeight: lineHeight, baseline: baseline)
    return label
  }

  @Test("the first baselines are at the same height", arguments: [false, true])
  func firstBaselines(_ isInStack: Bool) {
    let row = [caption.boxed.baseline(), title.boxed.baseline()].inBoxView(axis: .x, spacing: 8)
    if isInStack {
      let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      stack.addItem(row)
      stack.layoutIfNeeded()
    } else {
      row.layOut(88, 60)
    }
    #expect(caption.frame.minY == 15 && title.frame.minY == 0)
  }

  @Test("pins that share a baseline can be set after a layout")
  func laterPins() {
    let row = [caption.boxed.bottom(>=0), title.boxed.bottom(>=0)].inBoxView(axis: .x)
    row.layOut(80, 60)
    #expect(caption.frame.minY == 0)
    row.items = [caption.boxed.baseline(), title.boxed.baseline()]
    row.layOut(80, 60)
    #expect(caption.frame.minY == 15 && title.frame.minY == 0)
  }

  @Test("the last baseline of a text is that of its last line")
  func lastBaselines() {
    caption.text = "label label"
    let row = [caption.boxed.width(40).baseline(.last), title.boxed.baseline(.last)].inBoxView(axis: .x)
    row.layOut(80, 60)
    #expect(caption.frame.minY == 3 && title.frame.minY == 0)
  }
}
