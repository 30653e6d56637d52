import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

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
}
