import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Deep and broad hierarchies", .bothReportings)
struct HugeTreeTests {
  private static let share = SampleSize.value(1, sample: 5)

  @Test(
    "10,000 nested stacks, a fifth of them in a sample, are laid out, measured, changed and released")
  func deepStacks() {
    weak var gone: StackView?
    do {
      let label = TestLabel("text")
      var stack = StackView()
      stack.addItem(label)
      for _ in 0..<10_000 / Self.share {
        let outer = StackView()
        outer.addItem(stack)
        stack = outer
      }
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      stack.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 16))
      label.text = "two lines of text"
      label.item.markDirty()
      stack.layoutIfNeeded()
      #expect(label.frame.height == 32)
      #expect(stack.sizeThatFits(CGSize(width: 50, height: CGFloat.infinity)).height == 64)
      #expect(stack.issues().isEmpty)
      gone = stack
    }
    #expect(gone == nil)
  }

  @Test("2,000 nested groups are laid out, changed and released")
  func deepGroups() {
    weak var gone: StackView?
    do {
      let label = TestLabel("text")
      let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var group = stack.addStack()
      for _ in 0..<2_000 { group = group.addStack() }
      group.addItem(label)
      stack.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 16))
      stack.insertSubview(TestLabel("first"), at: 0)
      stack.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 0, y: 16, width: 100, height: 16))
      gone = stack
    }
    #expect(gone == nil)
  }

  @Test("25,000 items in one stack, a fifth of them in a sample")
  func broad() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<20_000 / Self.share { stack.addSubview(TestLabel("text")) }
    for _ in 0..<5_000 / Self.share { stack.addItem(TestLabel("text")) }
    stack.layoutIfNeeded()
    let last = CGFloat(16 * (25_000 / Self.share - 1))
    #expect(stack.subviews.last?.frame == CGRect(x: 0, y: last, width: 100, height: 16))
    stack.subviews[0].removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(stack.subviews.last?.frame == CGRect(x: 0, y: last - 16, width: 100, height: 16))
    #expect(stack.contentSize == CGSize(width: 100, height: last))
  }
}
