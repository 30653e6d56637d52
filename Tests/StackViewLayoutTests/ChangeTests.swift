import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// A layout visits only the items that are reported as changed. These changes occur in unusual ways.
@Suite("Changes at any place are laid out", .bothReportings)
struct ChangeTests {
  private let root = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner: StackView
  private let label = TestLabel("text")
  private let last = TestLabel("last")

  init() {
    inner = root.addStackView()
    inner.addItem(label)
    root.addItem(last)
    root.layoutIfNeeded()
  }

  @Test("a layout resets a view that other code has moved: any layout, or only one that was requested")
  func movedByHand() {
    let frame = label.frame
    label.center = CGPoint(x: 77, y: 77)
    last.item.marginTop(5)
    if !label.reportsChanges { root.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(label.frame == frame)
    label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(label.frame == frame)
  }

  @Test("a change in a hidden stack is laid out when the stack is shown")
  func changedWhileHidden() {
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(last.frame.minY == 0)
    label.item.height(40)
    root.layoutIfNeeded()
    inner.addItem(TestLabel("more"))
    inner.isHidden = false
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(last.frame.minY == 56)
  }

  @Test("a stack that is removed with a change in it lays itself out")
  func takenOut() {
    label.item.height(30)
    inner.removeFromSuperview()
    label.item.width(20)
    inner.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test("an excluded stack lays itself out, and an included one is laid out with the others")
  func leftOut() {
    label.item.height(30)
    inner.item.isIncludedInLayout(false)
    label.item.width(20)
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(last.frame.minY == 0)
    label.item.height(50)
    inner.item.isIncludedInLayout(true)
    root.layoutIfNeeded()
    #expect(label.frame.height == 50)
    #expect(last.frame.minY == 50)
  }

  @Test("views in a group move with the group, and a hidden view in a nested group leaves the layout")
  func groups() {
    let (first, second) = (TestLabel("first"), TestLabel("second"))
    root.addStack { group in
      group.addStack { $0.addItem(first) }
      group.addItem(second)
    }
    root.layoutIfNeeded()
    #expect(second.frame.minY == 48)
    label.item.height(46)
    root.layoutIfNeeded()
    #expect(first.frame.minY == 62)
    #expect(second.frame.minY == 78)
    first.isHidden = true
    root.layoutIfNeeded()
    #expect(second.frame.minY == 62)
  }

  @Test("a layout that is refused while a stack is measured is performed later")
  func refused() {
    let asking = CallbackView()
    root.addItem(asking)
    asking.onMeasure = { [weak root, weak last] in
      guard let root, let last, last.item.style.margin.top != 9 else { return }
      last.item.marginTop(9)
      root.layoutIfNeeded()
    }
    _ = root.sizeThatFits(CGSize(width: 60, height: CGFloat.infinity))
    root.layoutIfNeeded()
    #expect(last.frame.minY == 25)
  }
}
