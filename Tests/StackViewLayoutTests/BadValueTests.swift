import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Invalid values fall back to the default, and are reported", .bothReportings)
struct BadValueTests {
  /// Expects the default layout and an issue after a change.
  private func expectDefaultLayout(_ change: (StackView, StackItem) -> Void, _ name: String) {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = TestLabel("text")
    stack.addItem(label).name("title")
    stack.addItem(TestLabel("more"))
    change(stack, label.item)
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 16), "\(name)")
    #expect(stack.subviews[1].frame == CGRect(x: 0, y: 16, width: 100, height: 16), "\(name)")
    #expect(stack.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).height == 32, "\(name)")
    let texts = stack.issues().map(\.description)
    #expect(texts.contains { $0.contains(name) }, "\(name): \(texts)")
    // The issue does not request another layout.
    #expect(!stack.needsLayout)
  }

  nonisolated private static let bad: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude]

  @Test("lengths of items", arguments: bad + [-5])
  func lengths(_ value: CGFloat) {
    expectDefaultLayout({ $1.width(value) }, "width")
    expectDefaultLayout({ $1.height(value) }, "height")
    expectDefaultLayout({ $1.height(value%) }, "height")
    expectDefaultLayout({ $1.maxWidth(value) }, "maxWidth")
    expectDefaultLayout({ $1.maxHeight(value) }, "maxHeight")
    expectDefaultLayout({ $1.minWidth(value) }, "minWidth")
    expectDefaultLayout({ $1.minHeight(value) }, "minHeight")
    expectDefaultLayout({ $1.basis(value) }, "basis")
    expectDefaultLayout({ $1.basis(value%) }, "basis")
  }

  @Test("factors and ratios of items", arguments: bad + [-1])
  func factors(_ value: CGFloat) {
    expectDefaultLayout({ $1.grow(value) }, "grow")
    expectDefaultLayout({ $1.shrink(value) }, "shrink")
    expectDefaultLayout({ $1.aspectRatio(value) }, "aspectRatio")
  }

  @Test("a ratio of 0")
  func zeroRatio() { expectDefaultLayout({ $1.aspectRatio(0) }, "aspectRatio") }

  @Test("margins, which may be negative", arguments: bad)
  func margins(_ value: CGFloat) {
    expectDefaultLayout({ $1.marginTop(value) }, "margin")
    expectDefaultLayout({ $1.marginStart(value%) }, "margin")
    expectDefaultLayout({ $1.top(value) }, "inset")
  }

  @Test("paddings and gaps of stacks", arguments: bad + [-5])
  func spaces(_ value: CGFloat) {
    expectDefaultLayout({ stack, _ in stack.padding(value) }, "padding")
    expectDefaultLayout({ stack, _ in stack.paddingStart(value) }, "padding")
    expectDefaultLayout({ stack, _ in stack.rowGap(value) }, "rowGap")
  }

  @Test("an order that is out of range is the nearest")
  func order() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let labels = (0..<3).map { TestLabel("\($0)") }
    for label in labels { stack.addItem(label) }
    labels[0].item.order(.max)
    labels[2].item.order(.min)
    stack.layoutIfNeeded()
    #expect(labels.map(\.frame.minY) == [32, 16, 0])
    #expect(labels[0].item.order == Int(Int32.max))
  }

  @Test("invalid spacing", arguments: bad)
  func spacing(_ value: CGFloat) {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let labels = [TestLabel("a"), TestLabel("b")]
    stack.rowGap(5).define { stack in
      for label in labels { stack.addItem(label).marginBottom(2) }
    }
    stack.setCustomSpacing(value, after: labels[0])
    stack.layoutIfNeeded()
    #expect(labels[0].frame == CGRect(x: 0, y: 0, width: 100, height: 16))
    #expect(labels[1].frame.minY.isFinite)
    #expect(stack.issues().contains { "\($0)".contains("margin") })
    stack.setCustomSpacing(nil, after: labels[0])
    stack.layoutIfNeeded()
    #expect(labels[1].frame.minY == 23)
  }

  @Test("invalid frames of stacks", arguments: bad)
  func frames(_ value: CGFloat) {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = TestLabel("text")
    stack.addItem(label)
    stack.frame = CGRect(x: 0, y: value, width: value, height: 4)
    stack.displayScale = value
    stack.layoutIfNeeded()
    #expect(label.frame.width.isFinite)
    let size = stack.sizeThatFits(CGSize(width: value, height: -1))
    #expect(size.width.isFinite)
    #expect(size.height.isFinite)
  }

  @Test("views that return invalid sizes", arguments: bad + [-5])
  func returnedSizes(_ value: CGFloat) {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = CallbackView()
    let label = TestLabel("text")
    view.size = CGSize(width: value, height: value)
    stack.addItem(view)
    stack.addItem(label)
    stack.layoutIfNeeded()
    #expect(label.frame.minY.isFinite)
    view.size = CGSize(width: 3, height: 3)
    view.item.markDirty()
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 3, width: 100, height: 16))
  }
}
