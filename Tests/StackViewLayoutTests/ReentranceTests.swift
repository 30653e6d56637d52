import Foundation
import LayoutCheck
import LayoutDocument
import LayoutExplanation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Views that change or measure their stack while they are measured.
@Suite("Changes and measurements during a layout", .bothReportings)
struct ReentranceTests {
  private let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let asking = CallbackView()
  private let label = TestLabel("text")
  private let reports = IssueLog()

  init() {
    stack.addItem(asking)
    stack.addItem(label).name("title")
    stack.issueHandler = { [reports] in reports.issues.append($0) }
  }

  /// The view calls the closure only in its first measurement.
  private func onFirstMeasure(_ body: @escaping (StackView) -> Void) {
    asking.onMeasure = { [weak stack, weak asking] in
      guard let stack, let asking, asking.measureCount == 1 else { return }
      body(stack)
    }
  }

  private var kinds: [StackIssue.Kind] { reports.issues.map(\.kind) }

  @Test("a view that measures its stack gets the current size of the stack")
  func sizeInside() {
    var answer = CGSize.zero
    onFirstMeasure { answer = $0.sizeThatFits(CGSize(width: 10, height: 10)) }
    stack.layoutIfNeeded()
    #expect(answer == CGSize(width: 100, height: 100))
    #expect(kinds == [.reentrantLayout(container: "a StackView")])
    #expect(stack.issues().contains(StackIssue(kind: .reentrantLayout(container: "a StackView"))))
    #expect(label.frame == CGRect(x: 0, y: 10, width: 100, height: 16))
  }

  @Test("a view that makes the stack lay out, or measures it from a stack below")
  func layoutInside() {
    let inner = stack.addStackView()
    onFirstMeasure { stack in
      stack.setNeedsLayout()
      stack.layoutIfNeeded()
      _ = inner.sizeThatFits(.zero)
      _ = stack.layoutDocument()
      _ = stack.issues()
      _ = stack.contentSize
    }
    stack.layoutIfNeeded()
    #expect(kinds.contains(.reentrantLayout(container: "a StackView, item 2 of a StackView")))
    #expect(label.frame == CGRect(x: 0, y: 10, width: 100, height: 16))
    stack.layoutIfNeeded()
    #expect(!stack.needsLayout)
  }

  @Test("explanations, documents and checks of a stack that is being measured are refused; checks are reported")
  func inspectionInside() {
    let text = label
    var refused = false
    onFirstMeasure { refused = text.layoutExplanation == nil && $0.layoutDocument().isEmpty }
    stack.layoutIfNeeded()
    #expect(refused && kinds.isEmpty)
    var layouts: Int?
    onFirstMeasure { layouts = $0.check(widths: 100...110).layouts }
    asking.measureCount = 0
    asking.item.markDirty()
    stack.layoutIfNeeded()
    #expect(layouts == 0 && kinds == [.reentrantLayout(container: "a StackView")])
  }

  @Test("an item that is moved to another stack during a layout")
  func movedAway() {
    let other = StackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stack.addItem(other)
    let text = label
    onFirstMeasure { _ in other.addItem(text) }
    stack.layoutIfNeeded()
    let moved = "'title' (a \(TestLabel.self)), item 1 of a StackView"
    #expect(kinds == [.changedDuringLayout(view: moved, container: "a StackView, item 2 of a StackView")])
    stack.layoutIfNeeded()
    #expect(stack.items.map(\.view) == [asking, other])
    #expect(other.items.map(\.view) == [label])
    #expect(other.frame == CGRect(x: 0, y: 10, width: 100, height: 16))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 16))
  }

  @Test("an item that comes from another tree during a layout")
  func movedHere() {
    let other = StackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let guest = TestLabel("guest")
    other.addItem(guest)
    other.layoutIfNeeded()
    onFirstMeasure { $0.insertItem(guest, at: 0) }
    stack.layoutIfNeeded()
    let moved = "a \(TestLabel.self), item 0 of a StackView"
    #expect(kinds == [.changedDuringLayout(view: moved, container: "a StackView")])
    #expect(stack.subviews == [guest, asking, label])
    #expect(stack.subviews.map(\.frame.minY) == [0, 16, 26])
    other.layoutIfNeeded()
    #expect(other.items.isEmpty)
  }

  @Test("plain changes of subviews, visibility and properties during a layout count in the next one")
  func plainChanges() {
    let (text, image) = (label, picture(7, 7))
    let hidden = TestLabel("hidden")
    stack.addItem(hidden)
    onFirstMeasure { stack in
      stack.insertSubview(image, at: 0)
      hidden.isHidden = true
      text.item.marginTop(3)
      text.text = "two lines of text"
      text.item.markDirty()
      stack.padding(1)
    }
    stack.layoutIfNeeded()
    stack.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 1, y: 1, width: 98, height: 7))
    #expect(asking.frame == CGRect(x: 1, y: 8, width: 98, height: 10))
    #expect(label.frame == CGRect(x: 1, y: 21, width: 98, height: 32))
  }

  @Test("a view that removes itself, or the whole stack, while it is measured")
  func removesItself() {
    let root = StackView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.addItem(stack)
    onFirstMeasure { stack in
      stack.subviews[0].removeFromSuperview()
      stack.removeFromSuperview()
    }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(root.items.isEmpty)
    #expect(stack.items.map(\.view) == [label])
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 60, height: 16))
  }

  @Test("a view that requests a layout in each measurement does not cause an endless loop")
  func restless() {
    asking.onMeasure = { [weak asking] in asking?.item.markDirty() }
    stack.layoutIfNeeded()
    #expect(asking.measureCount < 100)
    #expect(label.frame == CGRect(x: 0, y: 10, width: 100, height: 16))
  }

  @Test("the handler of issues may measure and change the stack")
  func handler() {
    let stack = stack
    let stranger = TestLabel("stranger")
    stack.issueHandler = { [unowned stack, reports] issue in
      reports.issues.append(issue)
      _ = stack.issues()
      stack.addItem(stranger)
      stack.layoutIfNeeded()
    }
    stack.removeItem(stranger)
    #expect(reports.issues.count == 1)
    #expect(stranger.frame == CGRect(x: 0, y: 26, width: 100, height: 16))
  }
}
