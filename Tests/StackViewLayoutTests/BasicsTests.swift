import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Stacks of views", .bothReportings)
struct BasicsTests {
  private func label(_ text: String) -> TestLabel {
    let label = TestLabel()
    label.text = text
    return label
  }

  @Test("items in a column are stretched, and have their natural heights")
  func column() {
    let stack = StackView()
    let first = label("Hello")
    let second = label("World, how are you")
    stack.define { stack in
      stack.addItem(first)
      stack.addItem(second).marginTop(10)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 100, height: 16))
    #expect(second.frame == CGRect(x: 0, y: 26, width: 100, height: 32))
  }

  @Test("an item has the identity that its view gives it, whatever its properties are")
  func identity() {
    let stack = StackView()
    let (first, second) = (label("a"), label("b"))
    let item = stack.addItem(first)
    let group = stack.addStack { $0.addItem(second) }
    #expect(item == first.item && item === first.item && item != second.item && item !== group.item)
    item.grow(1)
    #expect(item == first.item && item.id == first.item.id)
    #expect(Set([first.item, second.item, item, group.item]).count == 3)
    #expect(stack.items == [item, group.item])
    first.item.grow = 2
    #expect(item.grow == 2)
  }

  @Test("a label whose text changes is measured again")
  func labelsReportChanges() {
    let stack = StackView()
    let text = label("Short")
    stack.direction(.row).alignItems(.start).addItem(text)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.layoutIfNeeded()
    #expect(text.frame.width == 40)
    text.text = "A longer text"
    text.noteContent()
    stack.layoutIfNeeded()
    #expect(text.frame.width == 104)
  }

  @Test("stacks in stacks are laid out by the topmost one")
  func nested() {
    let stack = StackView()
    let icon = TestView()
    let title = label("Title")
    let text = label("Some text")
    stack.direction(.row).alignItems(.center).gap(8).define { row in
      row.addItem(icon).size(40)
      row.addStack { column in
        column.addItem(title)
        column.addItem(text)
      }.item.grow(1).shrink(1)
      row.addStackView().define { inner in
        inner.addItem(TestView()).size(10)
      }.item.width(20%)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    stack.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 40, height: 40))
    #expect(title.frame == CGRect(x: 48, y: 14, width: 184, height: 16))
    #expect(text.frame == CGRect(x: 48, y: 30, width: 184, height: 16))
    #expect(stack.subviews.count == 4)
    #expect(stack.subviews[3].frame == CGRect(x: 240, y: 25, width: 60, height: 10))
    title.text = "A title that is longer than there is room for"
    title.item.markDirty()
    stack.layoutIfNeeded()
    #expect(title.frame.height == 32)
    #expect(stack.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)) == CGSize(width: 300, height: 48))
    text.isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(stack.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)) == CGSize(width: 300, height: 40))
  }
}
