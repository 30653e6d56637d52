import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Frames that were computed by hand.
@Suite("Frames of boxes", .bothReportings)
struct BoxLayoutTests {
  private let box = BoxView()
  private let a = SizedView(60, 20, "a")
  private let b = SizedView(80, 30, "b")

  @Test("the pin with the lowest priority is violated first")
  func priorities() {
    // The chain is 60 + 15 + 80 + 10 = 165 wide. At 200 b grows to its soft 100 (250), a takes the other 15 (252).
    box.axis = .x
    box.spacing = 10
    a.huggingX = PlatformLayoutPriority(252)
    b.resistanceX = PlatformLayoutPriority(740)
    box.items = [a.boxed, b.boxed.left(5).width(<=100 & PlatformLayoutPriority(600)).right((==10).exact(500))]
    box.layOut(200, 30)
    #expect(a.numbers == [0, 0, 75, 30])
    #expect(b.numbers == [90, 0, 100, 30])
    // At 150, the end gap (500) is violated before b (740): b overflows by 5.
    box.layOut(150, 30)
    #expect(a.numbers == [0, 0, 60, 30])
    #expect(b.numbers == [75, 0, 80, 30])
  }

  @Test("guides with flex numbers share the remaining space, and get their frames")
  func guides() {
    let (first, second) = (BoxGuide(), BoxGuide())
    box.items = [BoxItem(guide: first).flex(1), a.boxed, BoxItem(guide: second).flex(2)]
    box.layOut(60, 110)
    // 110 - 20 = 90 in parts of 1 and 2.
    #expect(first.layoutFrame == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(a.numbers == [0, 30, 60, 20])
    #expect(second.layoutFrame == CGRect(x: 0, y: 50, width: 60, height: 60))
    #expect(first.owningView === box)
    #expect(box.managedGuides.count == 2)
  }

  @Test("spacers share the remaining space, and content keeps its size")
  func spacers() {
    box.items = [.spacer(), a.boxed, .spacer(), b.boxed]
    box.layOut(80, a.natural.height + b.natural.height + 30)
    #expect(a.numbers == [0, 15, 80, a.natural.height])
    #expect(b.numbers == [0, 30 + a.natural.height, 80, b.natural.height])
  }

  @Test("relative sizes are fractions of the whole box, including its insets")
  func relative() {
    box.axis = .x
    box.insets = .all(10)
    let plain = TestView()
    box.items = [plain.boxed.relativeWidth(0.25), b.boxed]
    box.layOut(200, 50)
    #expect(plain.numbers == [10, 10, 50, 30])
    #expect(b.numbers == [60, 10, 130, 30])
  }

  @Test("an axis on which the content has no size has the lowest hugging priority")
  func oneNaturalAxis() {
    final class Bar: TestView {
      override var intrinsicContentSize: CGSize { CGSize(width: PlatformView.noIntrinsicMetric, height: 4) }
    }
    let bar = Bar()
    a.huggingX = .defaultLow
    box.axis = .x
    box.items = [a.boxed, bar.boxed.centerY()]
    box.layOut(200, 20)
    #expect(a.numbers == [0, 0, 60, 20])
    #expect(bar.numbers == [60, 8, 140, 4])
  }

  @Test("hidden views keep their places, or are excluded together with their pins")
  func hidden() {
    box.items = [a.boxed.bottom(9), b.boxed]
    a.isHidden = true
    box.layOut(width: 100)
    #expect(b.numbers == [0, 29, 100, 30])
    box.excludeHiddenViews = true
    box.layOut(width: 100)
    #expect(b.numbers == [0, 0, 100, 30])
    #expect(box.managedConstraints.count == 4)
    a.isHidden = false
    box.layoutIfNeeded()
    box.layOut(width: 100)
    #expect(b.numbers == [0, 29, 100, 30])
  }

  @Test("a right-to-left box is mirrored, and a box in it if its view inherits the direction, or if it is forced")
  func rightToLeft() {
    let inner = BoxView(axis: .x)
    let (c, d) = (SizedView(10, 10), SizedView(20, 10))
    inner.items = [c.boxed, d.boxed.right(>=0)]
    box.axis = .x
    box.insets = PlatformEdgeInsets(top: 0, left: 7, bottom: 0, right: 3)
    box.items = [a.boxed.left(5), inner.boxed.width(50).right(>=0)]
    box.semanticContentAttribute = .forceRightToLeft
    box.layOut(200, 30)
    // a: 7 + 5 from the right, so 200 - 12 - 60 = 128. The inner box is before it, 50 wide.
    #expect(a.numbers == [128, 0, 60, 30])
    #expect(inner.numbers == [78, 0, 50, 30])
    let isInherited = PlatformView.inheritsDirection
    #expect(c.numbers == [isInherited ? 40 : 0, 0, 10, 30])
    #expect(d.numbers == [isInherited ? 20 : 10, 0, 20, 30])
    inner.semanticContentAttribute = .forceLeftToRight
    box.layoutIfNeeded()
    #expect(c.numbers == [0, 0, 10, 30])
    inner.semanticContentAttribute = .unspecified
    box.forceSubviewsSCA = true
    #expect(d.semanticContentAttribute == .forceRightToLeft)
    box.layoutIfNeeded()
    #expect(c.numbers == [40, 0, 10, 30])
    box.semanticContentAttribute = .forceLeftToRight
    box.layoutIfNeeded()
    #expect(a.numbers == [12, 0, 60, 30])
    #expect(c.numbers == [0, 0, 10, 30])
  }

  @Test("texts are measured at the width that they get")
  func texts() {
    let label = TestLabel("hello world")
    let icon = SizedView(20, 20)
    (icon.huggingX, icon.resistanceX) = (.defaultHigh, .required)
    box.axis = .x
    box.items = [icon.boxed.centerY(), label.boxed]
    // 88 wide in one line of 16; beside the icon there are 60: two lines.
    #expect(box.intrinsicContentSize == CGSize(width: 108, height: 20))
    box.layOut(width: 80)
    #expect(label.numbers == [20, 0, 60, 32])
    #expect(icon.numbers == [0, 6, 20, 20])
    label.text = "hello"
    label.noteContent()
    #expect(box.needsLayout)
    box.layOut(width: 80)
    #expect(label.numbers == [20, 0, 60, 20])
  }

  @Test("a stack in a box is as large as its content, and a box in a stack is an item")
  func stacks() {
    let stack = StackView()
    stack.direction(.row).gap(4).padding(2)
    stack.addItem(a)
    stack.addItem(b)
    box.insets = .all(10)
    box.spacing = 6
    let c = SizedView(30, 15)
    box.items = [stack.boxed.left(>=0), c.boxed]
    // The stack: 2 + 60 + 4 + 80 + 2 wide, 2 + 30 + 2 high.
    #expect(box.intrinsicContentSize == CGSize(width: 168, height: 75))
    box.layOut(width: 200)
    #expect(stack.numbers == [42, 10, 148, 34])
    #expect(a.numbers == [2, 2, 60, 30])
    #expect(b.numbers == [66, 2, 80, 30])
    #expect(c.numbers == [10, 50, 180, 15])

    let outer = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let last = SizedView(50, 40)
    outer.addItem(box).margin(5)
    outer.addItem(last)
    outer.layoutIfNeeded()
    #expect(box.numbers == [5, 5, 290, 75])
    #expect(stack.numbers == [132, 10, 148, 34])
    #expect(last.numbers == [0, 85, 300, 40])
    // A change in a nested container is laid out by the topmost one.
    a.natural = CGSize(width: 60, height: 40)
    #expect(outer.needsLayout)
    outer.layoutIfNeeded()
    #expect(box.frame.height == 85)
    #expect(last.numbers == [0, 95, 300, 40])
    box.removeFromSuperview()
    outer.layoutIfNeeded()
    #expect(last.numbers == [0, 0, 300, 40])
    box.layOut(width: 200)
    #expect(stack.numbers == [42, 10, 148, 44])
  }
}
