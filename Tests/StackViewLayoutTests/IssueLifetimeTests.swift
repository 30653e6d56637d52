import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Issues last as long as their causes, and name their views", .bothReportings)
struct IssueLifetimeTests {
  private let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var texts: [String] {
    stack.layoutIfNeeded()
    return stack.issues().map(\.description)
  }

  @Test("a call for a missing view is listed until the view is added")
  func missingView() {
    let view = TestLabel("text")
    stack.removeItem(view)
    stack.setCustomSpacing(3, after: view)
    #expect(texts.count == 1)
    stack.addItem(view)
    #expect(texts.isEmpty)
  }

  @Test("a missing reference is listed until it, or the view itself, is added", arguments: [true, false])
  func missingReference(isReferenceAdded: Bool) {
    let (view, reference) = (TestLabel("text"), TestLabel("reference"))
    stack.insertItem(view, before: reference)
    #expect(texts.count == 1)
    stack.addItem(isReferenceAdded ? reference : view)
    #expect(texts.isEmpty)
  }

  @Test("a cycle is listed once, until the view is outside")
  func cycle() {
    let inner = stack.addStackView()
    for _ in 0..<3 { inner.addItem(stack) }
    #expect(texts.count == 1)
    #expect(inner.issues().count == 1)
    stack.removeItem(inner)
    #expect(inner.issues().isEmpty)
    inner.addItem(stack)
    #expect(inner.issues().isEmpty)
    #expect(stack.superview === inner)
  }

  @Test("a stack in itself is listed once, until issues are cleared")
  func itself() {
    stack.addItem(stack)
    stack.addItem(stack)
    stack.setNeedsLayout()
    #expect(texts.count == 1)
    stack.clearIssues()
    #expect(texts.isEmpty)
  }

  @Test("an issue of a layout is listed until a layout without it")
  func layouts() {
    let view = CallbackView()
    // The view adds an item in each measurement. Debug builds make another one to compare the sizes of views.
    stack.reportsUnmarkedChanges = false
    stack.addItem(view)
    view.onMeasure = { [weak stack] in
      _ = stack?.sizeThatFits(.zero)
      stack?.addItem(TestLabel("late"))
    }
    #expect(texts.count == 2)
    view.onMeasure = {}
    stack.setNeedsLayout()
    #expect(texts.isEmpty)
  }

  @Test("an issue of the engine is listed until a layout does not find it", arguments: [true, false])
  func layoutIssues(isCleared: Bool) {
    let label = TestLabel("text")
    stack.addItem(label).width(.nan)
    #expect(texts.count == 1)
    if isCleared { stack.clearIssues() }
    #expect(texts.count == 1)
    label.item.width(10)
    #expect(texts.isEmpty)
  }

  @Test("issues below are cleared, too")
  func below() {
    let inner = stack.addStackView()
    inner.addStack { $0.removeItem(TestView()) }
    inner.removeItem(TestLabel("x"))
    #expect(texts.count == 2)
    stack.clearIssues()
    #expect(texts.isEmpty)
    #expect(inner.issues().isEmpty)
  }

  @Test("items without names are identified by their indexes, up to a container with a name")
  func places() {
    stack.item.name = "card"
    stack.addItem(TestLabel("title"))
    let row = stack.addStack().direction(.row)
    row.addItem(TestLabel("1")).width(.nan)
    row.addItem(TestLabel("2")).width(.nan)
    row.addSpacer().width(.nan).name("gap")
    #expect(
      texts.map { $0.split(separator: ":")[0] } == [
        "a \(TestLabel.self), item 0 of a stack without a view, item 1 of 'card' (a StackView)",
        "a \(TestLabel.self), item 1 of a stack without a view, item 1 of 'card' (a StackView)",
        "'gap' (a spacer), item 2 of a stack without a view, item 1 of 'card' (a StackView)",
      ])
  }

  @Test("the handler is called each time, also for issues that are listed already")
  func handler() {
    var count = 0
    stack.issueHandler = { _ in count += 1 }
    for _ in 0..<3 { stack.addItem(stack) }
    #expect(count == 3)
  }
}
