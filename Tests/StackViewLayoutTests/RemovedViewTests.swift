import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Containers whose views leave or enter other views without a call of a stack.
@Suite("Removed, hidden and inverted containers", .bothReportings)
struct RemovedViewTests {
  private let outer = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let inner = StackView()

  init() { outer.addItem(inner) }

  @Test("a stack can contain the stack that contained it")
  func inversion() {
    inner.addItem(picture(30, 20))
    outer.layoutIfNeeded()
    inner.removeFromSuperview()
    inner.addItem(outer)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.layoutIfNeeded()
    #expect(outer.numbers == [0, 20, 100, 0])
    #expect(outer.items.isEmpty)
  }

  @Test("a stack that has left a layout requests its own layout after each change")
  func changesAfterRemoval() {
    let item = picture(30, 20)
    inner.addItem(item)
    outer.layoutIfNeeded()
    inner.removeFromSuperview()
    outer.layoutIfNeeded()
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    inner.layoutIfNeeded()
    item.item.height(7)
    inner.layoutIfNeeded()
    #expect(item.frame.height == 7)
    let other = picture(10, 9)
    inner.addItem(other)
    inner.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 0, y: 7, width: 100, height: 9))
  }

  @Test("a change of a stack that was measured, and never laid out, changes the next layout")
  func changesAfterMeasuring() {
    let stack = StackView()
    let item = picture(30, 20)
    stack.addItem(item)
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 100, height: 20))
    item.item.height(7)
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 100, height: 7))
    outer.addItem(stack)
    outer.layoutIfNeeded()
    #expect(item.frame.height == 7)
  }

  @Test("a subview can contain the stack that contained it")
  func invertedSubviews() {
    outer.layoutIfNeeded()
    let plain = TestView()
    plain.addSubview(inner)
    inner.addSubview(outer)
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.layoutIfNeeded()
    #expect(inner.items.count == 1 && outer.items.isEmpty)
  }

  @Test("a removed stack does not have the writing mode of its former container")
  func writingMode() {
    let (first, second) = (picture(10, 10), picture(10, 10))
    outer.writingMode(.verticalRl)
    inner.direction(.row).define { row in
      row.addItem(first)
      row.addItem(second)
    }
    inner.setCustomSpacing(20, after: first)
    outer.layoutIfNeeded()
    inner.removeFromSuperview()
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    inner.layoutIfNeeded()
    #expect(second.frame.minX == 30)
  }

  @Test("the size of a hidden stack follows its items", arguments: [true, false])
  func hiddenStack(wasShown: Bool) {
    inner.addItem(picture(50, 30))
    if wasShown { outer.layoutIfNeeded() }
    inner.isHidden = true
    outer.layoutIfNeeded()
    #expect(inner.intrinsicContentSize == CGSize(width: 50, height: 30))
    let nested = StackView()
    nested.addItem(picture(10, 15))
    inner.addItem(nested)
    #expect(nested.intrinsicContentSize == CGSize(width: 10, height: 15))
    #expect(inner.intrinsicContentSize == CGSize(width: 50, height: 45))
  }

  @Test("a stack is laid out after its superview was deallocated with a pending layout")
  func deallocatedSuperview() {
    let kept = StackView()
    let (first, second) = (picture(10, 10), picture(10, 10))
    kept.addItem(first)
    kept.addItem(second)
    do {
      let container = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      container.addItem(kept).height(100)
      container.layoutIfNeeded()
      first.item.marginTop(5)
    }
    first.item.marginTop(30)
    kept.layoutIfNeeded()
    #expect(second.frame.minY == 40)
  }

  @Test("a view that leaves a container from right to left is laid out again")
  func leftDirection() {
    let view = picture(10, 10)
    outer.semanticContentAttribute = .forceRightToLeft
    inner.direction(.row).addItem(view)
    outer.layoutIfNeeded()
    #expect(view.frame.minX == 190)
    inner.removeFromSuperview()
    inner.layoutIfNeeded()
    #expect(view.frame.minX == 0)
  }

  @Test("a view whose content changes in no container is measured again", arguments: [true, false])
  func changedOutside(fromBox: Bool) {
    let (box, label) = (BoxView(), TestLabel("ab"))
    outer.direction(.row).addItem(box)
    if fromBox { box.items = [label.boxed] } else { inner.direction(.row).addItem(label) }
    outer.layoutIfNeeded()
    #expect(label.frame.width == 16)
    label.removeFromSuperview()
    label.text = "ab ab"
    let other = StackView().direction(.row)
    outer.addItem(other)
    other.addItem(label)
    outer.layoutIfNeeded()
    #expect(label.frame.width == 40)
  }
}
