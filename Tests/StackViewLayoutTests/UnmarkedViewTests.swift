import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Debug builds compare views without a snapshot by measuring them again. Other code must not notice this.
@Suite("Changes without a mark of views that measure themselves", .bothReportings)
struct UnmarkedViewTests {
  private let screen = ComparedScreen()
  private var stack: StackView { screen.stack }

  private func layOut() { screen.layOut() }

  private func expectReports(_ views: String..., at location: SourceLocation = #_sourceLocation) {
    screen.expectReports(views, at: location)
  }

  /// Adds a view without a snapshot, and lays it out.
  private func add(_ answer: @escaping (SilentView, CGSize) -> CGSize) -> SilentView {
    let view = SilentView(answer)
    stack.addItem(view).name("view")
    layOut()
    return view
  }

  private let viewLabel = "'view' (a SilentView), item 2 of a StackView"

  @Test("a view that measures itself is compared, too")
  func custom() {
    let view = add { view, _ in view.content }
    for _ in 0..<3 { layOut() }
    expectReports()
    view.content.width = 50
    for _ in 0..<3 { layOut() }
    expectReports(viewLabel)
    view.content.height = 60
    for _ in 0..<3 { layOut() }
    expectReports(viewLabel, viewLabel)
  }

  @Test("a view that returns its current size has not changed")
  func currentSize() {
    let view = add { view, _ in view.bounds.size }
    view.item.alignSelf(.stretch).grow(1)
    for width in [100, 20, 300] {
      stack.frame.size.width = CGFloat(width)
      layOut()
      layOut()
    }
    expectReports()
  }

  @Test("a view that rounds to the pixels of the display has not changed when the display does")
  func pixels() {
    _ = add { view, _ in
      let scale = max(view.layoutScale, 1)
      return CGSize(width: (30.3 * scale).rounded(.up) / scale, height: 10)
    }
    for scale in [2, 3, 1] {
      stack.displayScale = CGFloat(scale)
      layOut()
      layOut()
    }
    expectReports()
  }

  @Test("plain views and scroll views have not changed when their frames have")
  func plainViews() {
    final class Scroller: TestScrollView {
      var content = CGSize(width: 10, height: 10)
      override var intrinsicContentSize: CGSize { content }
    }
    let scroller = Scroller(frame: .zero)
    stack.addItem(TestView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))).grow(1)
    stack.addItem(TestScrollView(frame: .zero)).grow(1)
    stack.addItem(scroller).grow(1)
    layOut()
    scroller.content.height = 1_000
    for _ in 0..<3 { layOut() }
    expectReports()
  }

  @Test("a change in the same layout as another frame is found")
  func otherFrame() {
    let view = add { view, room in CGSize(width: min(room.width, view.content.width), height: view.content.height) }
    view.item.alignSelf(.stretch)
    layOut()
    view.content.height = 40
    stack.frame.size.width = 77
    layOut()
    expectReports(viewLabel)
    layOut()
    expectReports(viewLabel)
  }

  // MARK: - Costs

  @Test("a layout compares each view with one measurement; none where changes are not to be reported")
  func costs() {
    let views = (0..<20).map { _ in add { view, _ in view.content } }
    let inner = stack.addStackView()
    let silent = SilentView { view, _ in view.content }
    inner.reportsUnmarkedChanges = false
    inner.addItem(silent)
    layOut()
    for view in views + [silent] { view.measureCount = 0 }
    layOut()
    #expect(views.allSatisfy { $0.measureCount == ($0.isCompared ? 1 : 0) })
    #expect(silent.measureCount == 0)
    silent.content.height = 90
    layOut()
    expectReports()
    stack.reportsUnmarkedChanges = false
    for view in views { view.measureCount = 0 }
    views[0].content.height = 90
    layOut()
    expectReports()
    #expect(views.allSatisfy { $0.measureCount == 0 })
  }

  // MARK: - Effects

  @Test("a comparison is no measurement by other code: a stack in a compared view still reports its new size")
  func innerStack() {
    /// A view with a stack of its own, which it measures.
    final class Card: TestView {
      let inner = StackView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(inner)
      }

      required init?(coder: NSCoder) { nil }

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = inner.sizeThatFits(CGSize(width: size.width, height: .infinity))
        return CGSize(width: max(fitting.width, 40), height: max(fitting.height, 40))
      }
    }
    let (card, label) = (Card(frame: .zero), TestLabel("a"))
    card.inner.addItem(label)
    stack.addItem(card)
    layOut()
    // The inner stack gets larger, but not the card.
    label.text = "b\nb"
    label.noteContent()
    // The view system lays out the outer stack before the inner one.
    stack.containerLayout.layOutItems()
    expectReports()
    #expect(card.reportsChanges || !card.needsLayout)
    card.inner.containerLayout.layOutItems()
    #expect(card.needsLayout)
  }

  @Test("a view that uses its stack whenever it is measured causes neither a report nor another layout")
  func reentrance() {
    let stack = stack
    let view = add { [unowned stack] view, _ in
      let size = stack.sizeThatFits(.zero)
      stack.containerLayout.layOutItems()
      return CGSize(width: size.width / 10, height: 10)
    }
    let count = screen.reports.issues.count
    layOut()
    layOut()
    #expect(screen.reports.issues.count == count)
    #expect(!stack.needsLayout)
    #expect(view.frame.width == 20)
  }

  @Test("a view that changes its stack whenever it is measured causes no endless layouts")
  func changingView() {
    let other = screen.other
    let view = add { view, _ in
      other.item.marginTop(CGFloat(view.measureCount))
      return view.content
    }
    for _ in 0..<3 { layOut() }
    expectReports()
    #expect(!stack.needsLayout)
    #expect(view.measureCount < 5)
  }
}

/// A view without a snapshot that measures itself, and does not report a change.
private final class SilentView: TestView {
  var content = CGSize(width: 30, height: 10)
  var measureCount = 0
  private let answer: (SilentView, CGSize) -> CGSize

  init(_ answer: @escaping (SilentView, CGSize) -> CGSize) {
    self.answer = answer
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    return answer(self, size)
  }
}
