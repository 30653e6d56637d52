import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Items that were added to guides and to views other than boxes.
@Suite("Items in any view and in guides", .bothReportings)
struct AddedItemTests {
  private let view = TestView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  private let a = SizedView(30, 20, "a")
  private let b = SizedView(40, 10, "b")

  @Test("a plain view lays out the added items whenever its size changes")
  func plainView() {
    let constraints = view.addBoxItems([a.boxed.left(5), b.boxed.bottom(>=0)], spacing: 10, insets: .all(1))
    #expect(constraints.count == 7)
    #expect(a.superview === view)
    view.layoutIfNeeded()
    #expect(a.numbers == [6, 1, 93, 20])
    #expect(b.numbers == [1, 31, 98, 10])
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(a.numbers == [6, 1, 53, 20])
    a.natural = CGSize(width: 30, height: 25)
    view.layoutIfNeeded()
    #expect(b.numbers == [1, 36, 58, 10])
    a.removeFromSuperview()
    view.setNeedsLayout()
    view.noteContent()
    view.layoutIfNeeded()
    #expect(b.numbers == [1, 1, 58, 10])
  }

  @Test("each call makes a separate box that is as large as the view")
  func layers() {
    view.addBoxItem(a.boxed.bottom(>=0))
    view.addBoxItem(b.boxed.top(>=0).left(>=0))
    view.layoutIfNeeded()
    #expect(a.numbers == [0, 0, 100, 20])
    #expect(b.numbers == [60, 70, 40, 10])
    let box = BoxView()
    view.addBoxedView(box)
    view.layoutIfNeeded()
    #expect(box.numbers == [0, 0, 100, 80])
  }

  @Test("in a box or stack, a view is as large as the items that were added to it")
  func inContainers() {
    let plain = TestView()
    plain.addBoxItems([a.boxed, b.boxed], axis: .x, spacing: 4)
    let box = BoxView(insets: .all(3))
    box.items = [plain.boxed.left(>=0)]
    #expect(box.intrinsicContentSize == CGSize(width: 80, height: 26))
    box.layOut(width: 100)
    #expect(plain.numbers == [23, 3, 74, 20])
    #expect(b.numbers == [34, 0, 40, 20])
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stack.addItem(plain)
    stack.layoutIfNeeded()
    #expect(plain.numbers == [0, 0, 100, 20])
    #expect(box.items.isEmpty)
    // Both grow by equal amounts: 100 - 74 = 26.
    #expect(a.numbers == [0, 0, 43, 20])
  }

  @Test("items that are added to a box are laid out, and are not among its items")
  func notManaged() {
    let box = BoxView()
    var issues: [BoxIssue] = []
    box.issueHandler = { issues.append($0) }
    box.boxName = "box"
    box.items = [a.boxed]
    box.addBoxItem(b.boxed.top(>=0))
    #expect(issues.map(\.kind) == [.notManaged(view: "'box' (a BoxView)")])
    box.layOut(100, 50)
    #expect(a.numbers == [0, 0, 100, 50])
    #expect(b.numbers == [0, 40, 100, 10])
    #expect(box.managedViews == [a])
    box.allowNotManagedViews = true
    box.addBoxItem(SizedView(1, 1).boxed)
    #expect(issues.count == 1)
    b.removeFromSuperview()
    box.items = []
    box.layOut(50, 50)
    #expect(box.subviews.count == 1)
  }

  @Test("items that are added to a stack become a box in it")
  func stack() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stack.addBoxItems([a.boxed, b.boxed])
    stack.layoutIfNeeded()
    #expect(stack.items.count == 1)
    #expect(a.superview is BoxView)
    #expect(b.numbers == [0, 20, 100, 10])
  }

  @Test("a guide lays out views that are subviews of the view that contains the guide")
  func guides() {
    let (box, guide) = (BoxView(axis: .x), BoxGuide())
    guide.identifier = "guide"
    box.boxName = "box"
    box.items = [a.boxed, BoxItem(guide: guide).left(10).width(50)]
    guide.addBoxedView(b, to: box)
    let stranger = SizedView(5, 5, "stranger")
    guide.addBoxItem(stranger.boxed)
    box.layOut(100, 40)
    #expect(guide.layoutFrame == CGRect(x: 50, y: 0, width: 50, height: 40))
    #expect(b.numbers == [50, 0, 50, 40])
    let kind = BoxIssue.Kind.notASubview(
      view: "'stranger' (a SizedView), item 0 of a box, item 1 of 'guide' (a guide)", host: "'box' (a BoxView)")
    #expect(box.issues().map(\.kind) == [kind])
  }

  @Test("a guide does not take the items of stacks")
  func guideBesideStack() {
    let (box, guide, stack) = (BoxView(), BoxGuide(), StackView())
    box.items = [BoxItem(guide: guide)]
    stack.addItem(a)
    guide.addBoxItems([a.boxed, b.boxed])
    #expect(stack.items.map(\.view) == [a])
    #expect(guide.owningView === box)
    #expect(box.issues().map(\.cause).first?.contains("left out") == true)
    stack.removeItem(a)
    #expect(!box.issues().contains { $0.cause.contains("SizedView), item 0 of a StackView") })
    box.addSubview(a)
    guide.addBoxItem(a.boxed)
    box.layOut(100, 40)
    #expect(a.numbers == [0, 0, 100, 40])
  }

  @Test("a box of views, and boxes in boxes in one expression")
  func inBoxView() {
    let box = [a, b].inBoxView(axis: .x, spacing: 2, insets: .all(1))
    #expect(box.intrinsicContentSize == CGSize(width: 74, height: 22))
    let outer = [box.boxed, TestView().boxed.height(5)].inBoxView()
    #expect(outer.intrinsicContentSize == CGSize(width: 74, height: 27))
  }
}
