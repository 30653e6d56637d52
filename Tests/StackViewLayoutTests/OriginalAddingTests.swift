import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Adding, inserting and removing, as in the README of the original StackViewLayout.
@Suite("The README of the original: adding and removing", .bothReportings)
struct OriginalAddingTests {
  private let stack = StackView()
  private let image = picture(10, 10)
  private let name = picture(10, 20)
  private let extra = picture(10, 5)

  init() {
    stack.addItem(image)
    stack.addItem(name)
    layOut()
  }

  private func layOut() {
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    stack.layoutIfNeeded()
  }

  /// The distances of the three from the top.
  private var tops: [CGFloat] {
    layOut()
    return [image, name, extra].map { $0.numbers[1] }
  }

  @Test func insertItemAtIndex() {
    #expect(stack.insertItem(extra, at: 0) === extra.item)
    #expect(stack.subviews == [extra, image, name])
    #expect(tops == [5, 15, 0])
  }

  @Test("an index out of range is clamped")
  func insertItemAtFarIndex() {
    stack.insertItem(extra, at: 99)
    #expect(tops == [0, 10, 30])
    stack.insertItem(extra, at: -1)
    #expect(tops == [5, 15, 0])
  }

  @Test("insertItem(_:before:) inserts before the reference")
  func insertItemBefore() {
    #expect(stack.insertItem(extra, before: name) === extra.item)
    #expect(stack.subviews == [image, extra, name])
    #expect(tops == [0, 15, 10])
  }

  @Test("insertItem(_:after:) inserts after the reference")
  func insertItemAfter() {
    #expect(stack.insertItem(extra, after: image) === extra.item)
    #expect(stack.subviews == [image, extra, name])
    #expect(tops == [0, 15, 10])
  }

  @Test("inserting next to a view that is not in the stack has no effect and is reported")
  func insertItemNextToUnknownView() {
    let stranger = TestView()
    #expect(stack.insertItem(extra, before: stranger) == nil)
    #expect(stack.insertItem(extra, after: stranger) == nil)
    #expect(stack.subviews == [image, name])
    #expect(extra.superview == nil)
    #expect(stack.issues().count == 1)
  }

  @Test("all subviews are items, however they were added and moved")
  func plainSubviews() {
    stack.addSubview(extra)
    #expect(tops == [0, 10, 30])
    stack.insertSubview(extra, at: 0)
    #expect(tops == [5, 15, 0])
    stack.insertSubview(extra, aboveSubview: image)
    #expect(tops == [0, 15, 10])
    stack.insertSubview(extra, belowSubview: image)
    #expect(tops == [5, 15, 0])
    stack.bringSubviewToFront(image)
    #expect(tops == [25, 5, 0])
  }

  @Test(
    "a subview that is added after a group at the end is an item of the stack, as with addItem",
    arguments: [false, true])
  func subviewAfterGroup(_ endsWithSpacer: Bool) {
    let inner = TestView()
    let group = stack.addStack { outer in
      outer.addStack { $0.addItem(inner) }
      if endsWithSpacer { outer.addSpacer() }
    }
    layOut()
    stack.addSubviews(extra)
    #expect(stack.items.last === extra.item)
    #expect(group.items.count == (endsWithSpacer ? 2 : 1))
    stack.insertSubview(TestView(), belowSubview: inner)
    #expect(stack.items.count == 5)
  }

  @Test("a subview that is added between two views of a group is an item of the group")
  func subviewInGroup() {
    let group = stack.addStack { group in
      group.addItem(TestView())
      group.addItem(TestView())
    }
    stack.insertSubview(extra, at: 3)
    #expect(group.items[1] === extra.item)
  }

  @Test("a view that is added to a removed group leaves its stack")
  func addingToRemovedGroup() {
    let group = stack.addStack()
    stack.removeItem(group.item)
    group.addItem(image)
    #expect(image.superview == nil)
    #expect(stack.subviews == [name])
    #expect(stack.items.map(\.view) == [name])
    #expect(group.items.map(\.view) == [image])
    #expect(tops[1] == 0)
  }

  @Test("removeItem and removeFromSuperview have the same effect")
  func removing() {
    stack.addItem(extra)
    stack.removeItem(image)
    #expect(image.superview == nil)
    layOut()
    #expect(stack.subviews.map { $0.numbers[1] } == [0, 20])
    name.removeFromSuperview()
    layOut()
    #expect(stack.subviews.map { $0.numbers[1] } == [0])
    #expect(stack.items.count == 1)
  }

  @Test("a view keeps its properties when it is added again")
  func settingsStayWithTheView() {
    image.item.marginTop(7)
    stack.removeItem(image)
    stack.addItem(image)
    #expect(tops[0] == 27)
  }

  @Test("adding an item to another stack removes it from its stack")
  func movingToAnotherStack() {
    let other = StackView()
    other.addItem(image)
    #expect(stack.subviews == [name])
    #expect(other.subviews == [image])
    #expect(tops[1] == 0)
  }

  @Test("a stack cannot contain itself")
  func stackInItself() {
    let inner = StackView()
    stack.addItem(inner)
    inner.addItem(stack)
    stack.addItem(stack)
    #expect(stack.superview == nil)
    #expect(inner.subviews.isEmpty)
    #expect(inner.issues().count == 1)
    #expect(stack.issues().count == 2, "its own, and that of the stack in it")
  }

  @Test("items do not retain their views, and stacks do not retain removed views")
  func viewsAreReleased() {
    weak var gone: PlatformView?
    do {
      let view = TestView()
      stack.addItem(view).grow(1)
      layOut()
      gone = view
      stack.removeItem(view)
    }
    layOut()
    #expect(gone == nil)
  }
}
