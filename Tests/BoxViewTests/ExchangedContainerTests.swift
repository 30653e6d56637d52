import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport
import ViewTree

/// Containers that exchange their places, by calls that views without a container class do not report.
@Suite("Exchanged containers", .bothReportings)
struct ExchangedContainerTests {
  private let frame = CGRect(x: 0, y: 0, width: 80, height: 80)

  @Test("a view with boxes can be an item of a stack that was an item of these boxes")
  func exchangedHost() {
    let (host, stack) = (TestView(frame: frame), StackView())
    host.addBoxItems([stack.boxed])
    stack.removeFromSuperview()
    stack.addItem(host)
    stack.frame = frame
    stack.layoutIfNeeded()
    #expect(stack.items.map(\.view) == [host])
    #expect(host.frame.width == 80)
  }

  @Test("a box can contain the stack around the stack that it has left")
  func exchangedInner() {
    let (outer, middle, inner) = (StackView(frame: frame), StackView(), BoxView())
    outer.addItem(middle)
    middle.addItem(inner)
    inner.removeFromSuperview()
    inner.addItem(outer.boxed)
    inner.frame = frame
    inner.layoutIfNeeded()
    #expect(middle.items.isEmpty)
  }

  @Test("a container that changes and then leaves its container is laid out", arguments: 0..<3)
  func changedAndRemoved(_ kind: Int) {
    let hosts = [TestView(frame: frame), BoxView(frame: frame), StackView(frame: frame)]
    let (host, stack, view) = (hosts[kind], StackView(), TestLabel("text"))
    stack.addItem(view)
    (host as? StackView)?.addItem(stack).grow(1)
    (host as? BoxView)?.addItem(stack.boxed)
    if kind == 0 { host.addBoxItem(stack.boxed) }
    host.layoutIfNeeded()
    stack.direction(.rowReverse)
    stack.removeFromSuperview()
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 48, y: 0, width: 32, height: 80))
  }

  @Test("a container that lays itself out is released after it has entered its former item")
  func excluded() {
    weak var left: BoxView?
    do {
      let (box, stack) = (BoxView(frame: frame), StackView())
      box.addItem(stack.boxed)
      box.item.isIncludedInLayout = false
      box.layoutIfNeeded()
      box.items = []
      stack.addItem(box)
      left = box
    }
    #expect(left == nil)
  }

  @Test("a box refuses the guide that contains the box")
  func guideOfBox() {
    let (box, guide) = (BoxView(frame: frame), BoxGuide())
    guide.addBoxItem(box.boxed)
    box.addItem(BoxItem(guide: guide))
    box.layoutIfNeeded()
    box.boxContentDidChange()
    #expect(box.items.isEmpty)
    #expect(box.issues().count == 1)
  }

  @Test("a guide refuses the box that contains the guide")
  func boxOfGuide() {
    let (box, guide) = (BoxView(frame: frame), BoxGuide())
    box.addItem(BoxItem(guide: guide))
    guide.addBoxItem(box.boxed)
    box.layoutIfNeeded()
    box.boxContentDidChange()
    #expect(box.items.count == 1)
  }

  @Test("an item of a box view with further boxes moves when it is inserted again")
  func insertedAgain() {
    let (box, label) = (BoxView(frame: frame), TestLabel("text"))
    box.items = [label.boxed]
    box.allowNotManagedViews = true
    box.addBoxItem(TestLabel("added").boxed)
    box.insertItem(label.boxed, after: nil)
    #expect(box.items.count == 1)
  }

  @Test("a view leaves a stack beside the boxes of the view around")
  func removedBesideBox() {
    let (host, stack, label) = (TestView(frame: frame), StackView(), TestLabel("text"))
    host.addSubview(stack)
    stack.addItem(label)
    host.addBoxItem(TestLabel("added").boxed)
    host.layoutIfNeeded()
    label.removeFromSuperview()
    #expect(stack.items.isEmpty)
    #expect(stack.sizeThatFits(CGSize(width: 100, height: 100)).height == 0)
  }

  @Test("a container that survives the view around it is laid out", arguments: 0..<2)
  func survivor(_ kind: Int) {
    let (stack, view) = (StackView(), TestLabel("text"))
    stack.addItem(view)
    do {
      let box = BoxView(frame: frame)
      if kind == 0 { box.addItem(stack.boxed) } else { box.addBoxItem(stack.boxed) }
      box.allowNotManagedViews = true
      box.layoutIfNeeded()
      stack.direction(.rowReverse)
    }
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 48, y: 0, width: 32, height: 80))
  }

  @Test("a container in a guide is laid out after the guide has left")
  func guideWithContainer() {
    let (box, guide, stack, view) = (BoxView(frame: frame), BoxGuide(), StackView(), TestLabel("text"))
    stack.addItem(view)
    box.allowNotManagedViews = true
    box.items = [BoxItem(guide: guide)]
    guide.addBoxedView(stack, to: box)
    box.layoutIfNeeded()
    stack.direction(.rowReverse)
    box.items = []
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 48, y: 0, width: 32, height: 80))
  }

  @Test("a scroll view with boxes has a content size only while no container lays it out")
  func scrollViewAsItem() {
    let (scrollView, view, stack) = (TestScrollView(frame: frame), TestLabel("text"), StackView(frame: frame))
    scrollView.addBoxItem(view.boxed.height(100))
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 80, height: 100))
    stack.addItem(scrollView)
    stack.layoutIfNeeded()
    #expect(scrollView.contentSize == .zero)
    stack.removeItem(scrollView)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 100)
  }

  @Test("a scroll view has no content size after its container has left")
  func emptyScrollView() {
    let (scrollView, stack, host) = (TestScrollView(frame: frame), StackView(), TestView(frame: frame))
    stack.addItem(TestLabel("text"))
    scrollView.addSubview(stack)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 80, height: 16))
    host.addSubview(stack)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == .zero)
  }

  @Test("the main axis of a scroll view follows the items that its boxes have left")
  func axisWithoutItems() {
    let (scrollView, stack) = (TestScrollView(frame: frame), StackView().direction(.row))
    stack.addItem(TestLabel("a long text"))
    scrollView.addBoxItem(stack.boxed)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 88, height: 80))
    stack.removeFromSuperview()
    if !scrollView.reportsChanges { scrollView.boxContentDidChange() }
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 80, height: 0))
  }

  @Test("an item that left a definition can contain its stack, and both are released")
  func formerItemOfDefinition() {
    weak var left: StackView?
    do {
      let (stack, box) = (StackView(frame: frame), BoxView())
      stack.redefine { $0.addItem(box) }
      stack.layoutIfNeeded()
      box.removeFromSuperview()
      box.addItem(stack.boxed)
      left = stack
    }
    #expect(left == nil)
  }

  @Test("the directions around a topmost box are followed")
  func turnedSurroundings() {
    let (host, box, view) = (TestView(frame: frame), BoxView(frame: frame), TestLabel("text"))
    box.addItem(view.boxed.right(nil))
    host.addSubview(box)
    host.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    host.semanticContentAttribute = .forceRightToLeft
    host.layoutIfNeeded()
    #expect(view.frame.minX == 48)
  }

  @Test("a box with boxes follows the direction of the view that it has moved to")
  func turnedBoxes() {
    let (host, other, box) = (TestView(frame: frame), TestView(frame: frame), BoxView(frame: frame))
    let view = TestLabel("text")
    other.semanticContentAttribute = .forceRightToLeft
    box.addBoxItem(view.boxed.right(nil))
    host.addSubview(box)
    host.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    other.addSubview(box)
    if !box.reportsChanges { box.boxContentDidChange() }
    other.layoutIfNeeded()
    #expect(view.frame.minX == 48)
  }

  @Test("a box can enter a stack that is in one of its guides")
  func boxInStackOfGuide() {
    let (box, guide, stack) = (BoxView(frame: frame), BoxGuide(), StackView(frame: frame))
    box.items = [BoxItem(guide: guide)]
    guide.addBoxItem(stack.boxed)
    stack.addItem(box)
    stack.layoutIfNeeded()
    #expect(stack.items.map(\.view) == [box])
    #expect(!stack.viewNode.isInside(guide.node))
  }

  @Test("the guide of a box can have boxes before it is an item")
  func boxInStackOfOuterGuide() {
    let (box, outer, inner, stack) = (BoxView(frame: frame), BoxGuide(), BoxGuide(), StackView(frame: frame))
    inner.addBoxItem(stack.boxed)
    outer.addBoxItem(BoxItem(guide: inner))
    box.addBoxItem(BoxItem(guide: outer))
    box.addBoxItem(TestLabel("text").boxed)
    stack.addItem(box)
    stack.layoutIfNeeded()
    #expect(stack.items.map(\.view) == [box])
    #expect(!stack.viewNode.isInside(box.viewNode))
  }

  @Test("a box can enter a stack in a view that has left a view with boxes in this box")
  func boxInStackOfFormerView() {
    let (box, middle, view, stack) = (BoxView(frame: frame), TestView(), TestView(frame: frame), StackView())
    box.items = [middle.boxed]
    middle.addBoxItem(view.boxed)
    view.addBoxItem(stack.boxed)
    view.removeFromSuperview()
    stack.addItem(box)
    view.layoutIfNeeded()
    #expect(stack.items.map(\.view) == [box])
    #expect(!stack.viewNode.isInside(box.viewNode))
    #expect(box.frame.width == 80)
  }

  @Test("a view that a measurement adds to a box is measured")
  func addedInMeasurement() {
    let frames = [true, false].map { isAddedLater in
      let (host, box, added) = (BoxView(frame: frame), BoxView(), TestLabel("text"))
      let leaf = EditingView { if isAddedLater { box.addItem(added.boxed) } }
      host.addItem(box.boxed.bottom(>=0))
      box.addBoxItem(TestLabel("other").boxed)
      box.addItem(leaf.boxed)
      if !isAddedLater { box.addItem(added.boxed) }
      host.layoutIfNeeded()
      host.layoutIfNeeded()
      return added.frame
    }
    #expect(frames[0] == frames[1])
  }

  @Test("a view can add a box to the box in which it is measured")
  func addedBoxInMeasurement() {
    let (box, added) = (BoxView(frame: frame), TestLabel("text"))
    let leaf = EditingView { box.addBoxItem(added.boxed) }
    box.items = [leaf.boxed]
    box.layoutIfNeeded()
    box.layoutIfNeeded()
    #expect(leaf.frame == box.bounds)
    #expect(added.frame == box.bounds)
  }

  @Test("a scroll view with boxes that leaves another one has its content size again")
  func scrollViewOfScrollView() {
    let (outer, inner, view) = (TestScrollView(frame: frame), TestScrollView(frame: frame), TestLabel("text"))
    outer.addBoxItem(inner.boxed)
    inner.addBoxItem(view.boxed)
    outer.layoutIfNeeded()
    #expect(inner.contentSize == .zero)
    inner.removeFromSuperview()
    if !inner.reportsChanges { inner.boxContentDidChange() }
    inner.layoutIfNeeded()
    #expect(inner.contentSize.height == 16)
  }

  @Test("a scroll view that a view with boxes has left has no content size")
  func scrollViewWithoutBoxes() {
    let (scrollView, view) = (TestScrollView(frame: frame), TestView(frame: frame))
    view.addBoxItem(TestLabel("text").boxed)
    scrollView.addSubview(view)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 16)
    view.removeFromSuperview()
    if !view.reportsChanges { view.boxContentDidChange() }
    view.layoutIfNeeded()
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == .zero)
  }

  @Test("a view with boxes follows the axes and the size of the scroll view that it is in")
  func changedScrollView() {
    let (scrollView, view) = (TestScrollView(frame: frame), TestView(frame: frame))
    view.addBoxItem(TestLabel("text").boxed)
    scrollView.addSubview(view)
    scrollView.layoutIfNeeded()
    scrollView.contentScrollAxes = .horizontal
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 32, height: 80))
    scrollView.frame.size.height = 60
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 32, height: 60))
  }

  @Test("a stack in a scroll view, which is also an item of a guide in no view, loses the items that are removed")
  func removedFromGroup() {
    let (scrollView, guide, stack, inner) = (TestScrollView(frame: frame), BoxGuide(), StackView(), StackView())
    guide.addBoxItem(stack.boxed)
    let group = stack.addStack()
    scrollView.addBoxItem(TestLabel("text").boxed)
    scrollView.addSubview(stack)
    group.addItem(inner)
    scrollView.layoutIfNeeded()
    inner.removeFromSuperview()
    scrollView.layoutIfNeeded()
    #expect(group.items.isEmpty)
  }
}

/// A view of fixed size that edits the hierarchy once, when it is measured.
private final class EditingView: TestView {
  private var edit: (() -> Void)?

  init(_ edit: @escaping () -> Void) {
    self.edit = edit
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let body = edit
    edit = nil
    body?()
    return CGSize(width: 10, height: 10)
  }
}
