import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport
import ViewTree

/// Removed objects are not retained.
@Suite("Views, items and stacks are released", .bothReportings)
struct LifetimeTests {
  @Test("a stack is released with everything in it")
  func wholeStack() {
    weak var stack: StackView?
    weak var inner: StackView?
    weak var label: TestLabel?
    weak var group: StackGroup?
    weak var item: ViewNode?
    do {
      let root = StackView()
      root.issueHandler = { _ in }
      let text = TestLabel("text")
      group = root.addStack { group in
        group.addItem(text).grow(1)
        group.addSpacer()
      }
      inner = root.addStackView().padding(3)
      inner?.addItem(TestLabel("inner"))
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.layoutIfNeeded()
      (stack, label, item) = (root, text, text.item.node)
      _ = root.sizeThatFits(.zero)
      _ = root.snapshot()
    }
    #expect(stack == nil)
    #expect(inner == nil)
    #expect(label == nil)
    #expect(group == nil)
    #expect(item == nil)
  }

  @Test("a stack that took the place of its container is released with it", arguments: [false, true], [false, true])
  func exchanged(isLaidOutBefore: Bool, isLaidOutAfter: Bool) {
    weak var items: ViewNode?
    weak var innerItem: ViewNode?
    weak var node: AnyObject?
    weak var innerNode: AnyObject?
    do {
      let stack = StackView()
      let inner = stack.addStackView()
      stack.issueHandler = { _ in }
      // This is refused.
      inner.addItem(stack)
      #expect(inner.issues().count == 1)
      if isLaidOutBefore { stack.layoutIfNeeded() }
      stack.removeItem(inner)
      inner.addItem(stack)
      if isLaidOutAfter { inner.layoutIfNeeded() }
      (items, innerItem) = (stack.item.node, inner.item.node)
      (node, innerNode) = (stack.stackContent, inner.stackContent)
    }
    #expect(items == nil && innerItem == nil)
    #expect(node == nil && innerNode == nil)
  }

  @Test("a removed view is released immediately, before any layout", arguments: Removal.allCases)
  func removed(_ removal: Removal) {
    let root = StackView()
    weak var view: PlatformView?
    weak var stack: StackView?
    do {
      let label = TestLabel("text")
      let inner = root.addStackView()
      inner.addItem(label)
      root.addItem(TestLabel("another"))
      root.setCustomSpacing(4, after: inner)
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.layoutIfNeeded()
      (view, stack) = (label, inner)
      removal.remove(inner, from: root)
    }
    #expect(view == nil)
    #expect(stack == nil)
    root.layoutIfNeeded()
    #expect(root.items.count == 1)
    #expect(root.subviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 16))
  }

  @Test("a group that is removed is released with its views")
  func removedGroup() {
    let root = StackView()
    weak var label: TestLabel?
    weak var groupItem: ViewNode?
    do {
      let text = TestLabel("text")
      let group = root.addStack { $0.addItem(text) }
      root.layoutIfNeeded()
      (label, groupItem) = (text, group.item.node)
      root.removeItem(group.item)
    }
    #expect(label == nil)
    #expect(root.subviews.isEmpty)
    root.layoutIfNeeded()
    #expect(groupItem == nil)
  }

  @Test("an item outlives its view, and has no view afterwards")
  func itemOfDeallocatedView() {
    let root = StackView()
    var label: TestLabel? = TestLabel("text")
    let item = label.map { root.addItem($0) }
    #expect(item?.view === label)
    label?.removeFromSuperview()
    label = nil
    #expect(item?.view == nil)
    item?.grow(1).markDirty().backgroundColor(.red).alpha(0.5).aspectRatio()
    root.layoutIfNeeded()
    #expect(root.items.isEmpty)
  }

  @Test("a view that moves to another stack is forgotten by the first one, and keeps its properties")
  func movedBetweenTrees() {
    let second = StackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = TestLabel("text")
    weak var first: StackView?
    do {
      let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stack.addItem(label).height(30)
      stack.setCustomSpacing(5, after: label)
      stack.layoutIfNeeded()
      second.layoutIfNeeded()
      second.addItem(label)
      #expect(stack.customSpacing(after: label) == nil)
      #expect(stack.items.isEmpty)
      stack.layoutIfNeeded()
      first = stack
    }
    #expect(first == nil)
    second.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
  }

  @Test("a view that replaces a deallocated one is laid out, whatever its address")
  func newViewInPlaceOfDeallocatedOne() {
    let root = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for width in 1...50 {
      root.subviews.first?.removeFromSuperview()
      root.addSubview(TestImageView(image: TestImage(size: CGSize(width: width, height: width))))
      root.layoutIfNeeded()
      #expect(root.subviews[0].frame.height == CGFloat(width))
    }
  }
}

/// Ways to take a view out.
enum Removal: CaseIterable {
  case removeItem
  case removeItemByItem
  case removeFromSuperview
  case moveElsewhere

  func remove(_ view: PlatformView, from stack: StackView) {
    switch self {
    case .removeItem: stack.removeItem(view)
    case .removeItemByItem: stack.removeItem(view.item)
    case .removeFromSuperview: view.removeFromSuperview()
    case .moveElsewhere: TestView().addSubview(view)
    }
  }
}
