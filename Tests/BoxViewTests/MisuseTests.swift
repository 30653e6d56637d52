import BoxView
import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Misuse does not stop the program, removes no view, and is reported.
@Suite("Misuse is refused or corrected, and reported", .bothReportings)
struct MisuseTests {
  private final class Log {
    var issues: [BoxIssue] = []
  }

  private let box = BoxView()
  private let a = SizedView(10, 10, "a")
  private let b = SizedView(10, 10, "b")
  private let log = Log()

  init() {
    box.boxName = "box"
    box.issueHandler = { [log] in log.issues.append($0) }
  }

  /// Expects the handler and the list of issues to contain the issue, with a cause and a remedy that name the views.
  private func expectReport(
    _ kind: BoxIssue.Kind, naming names: String..., at location: SourceLocation = #_sourceLocation
  ) {
    #expect(log.issues.map(\.kind) == [kind], sourceLocation: location)
    #expect(box.issues().contains(BoxIssue(kind: kind)), sourceLocation: location)
    let text = BoxIssue(kind: kind).description
    for name in names { #expect(text.contains("'\(name)'"), sourceLocation: location) }
    #expect(!BoxIssue(kind: kind).remedy.isEmpty, sourceLocation: location)
  }

  @Test("a single flex number has no effect, except on items that take the remaining space in any case")
  func loneFlex() {
    box.axis = .x
    box.items = [a.boxed.flex(), b.boxed]
    box.layOut(100, 10)
    expectReport(
      .loneFlex(view: "'a' (a SizedView), item 0 of 'box' (a BoxView)", container: "'box' (a BoxView)"), naming: "a")
    // The same as without the flex number: both grow by equal amounts.
    #expect([a.frame.width, b.frame.width] == [50, 50])
    box.layOut(120, 10)
    #expect(log.issues.count == 1)
    box.updateItemForObject(b) { $0.flex(3) }
    box.layOut(100, 10)
    #expect([a.frame.width, b.frame.width] == [25, 75])
    #expect(box.issues().isEmpty)
    box.items = [a.boxed, .guide().flex(), b.boxed]
    box.layOut(100, 10)
    #expect(box.issues().isEmpty)
    box.items = [a.boxed, TestView().boxed.flex(2), b.boxed]
    box.layOut(100, 10)
    #expect([a.frame.width, b.frame.width] == [10, 10])
    #expect(box.issues().isEmpty && log.issues.count == 1)
  }

  @Test("an item of a view that is already elsewhere moves it", arguments: 0..<3)
  func elsewhere(_ kind: Int) {
    let homes: [PlatformView] = [TestView(), StackView(), BoxView()]
    let home = homes[kind]
    home.boxName = "home"
    (home as? BoxView)?.items = [b.boxed]
    if kind < 2 { home.addSubview(b) }
    home.layoutIfNeeded()
    box.items = [a.boxed, b.boxed]
    let place = kind == 0 ? "" : ", item 0 of 'home' (a \(type(of: home)))"
    expectReport(
      .movedView(
        view: "'b' (a SizedView)" + place, elsewhere: "'home' (a \(type(of: home)))", container: "'box' (a BoxView)"),
      naming: "b", "home")
    #expect(b.superview === box)
    #expect((home as? BoxView)?.items.isEmpty != false)
    #expect((home as? StackView)?.items.isEmpty != false)
    box.layOut(width: 50)
    home.layoutIfNeeded()
    #expect(b.numbers == [0, 10, 50, 10])
  }

  @Test("a view that is added to a stack is no longer an item of its box")
  func intoStack() {
    box.items = [a.boxed, b.boxed]
    box.layOut(width: 50)
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    stack.addItem(a)
    #expect(box.managedViews == [b])
    stack.layoutIfNeeded()
    box.layOut(width: 50)
    #expect(a.numbers == [0, 0, 30, 10])
    #expect(b.numbers == [0, 0, 50, 10])
  }

  @Test("a repeated view is used once")
  func twice() {
    box.items = [a.boxed.left(5), b.boxed, a.boxed]
    expectReport(.duplicateItem(view: "'a' (a SizedView)", container: "'box' (a BoxView)"), naming: "a")
    #expect(box.managedViews == [a, b])
    box.layOut(width: 50)
    #expect(a.numbers == [5, 0, 45, 10])
  }

  @Test("inserting next to an unknown view", arguments: [true, false])
  func unknownReference(_ before: Bool) {
    let stranger = SizedView(1, 1, "stranger")
    box.items = [a.boxed]
    if before { box.insertItem(b.boxed, before: stranger) } else { box.insertItem(b.boxed, after: stranger) }
    expectReport(
      .unknownReference(
        view: "'b' (a SizedView)", reference: "'stranger' (a SizedView)", container: "'box' (a BoxView)"),
      naming: "b", "stranger")
    #expect(box.managedViews == (before ? [a, b] : [b, a]))
  }

  @Test("a call for a view that is not in the box is reported")
  func unknownView() {
    box.items = [a.boxed]
    box.setLayout(.zero, for: b)
    expectReport(.notAnItem(view: "'b' (a SizedView)", container: "'box' (a BoxView)"), naming: "b")
  }

  @Test("a box in itself is refused")
  func itself() {
    let inner = BoxView()
    inner.boxName = "inner"
    box.items = [a.boxed, inner.boxed]
    inner.issueHandler = { [log] in log.issues.append($0) }
    box.issueHandler = nil
    inner.items = [box.boxed, inner.boxed, b.boxed]
    let label = "'inner' (a BoxView), item 1 of 'box' (a BoxView)"
    #expect(
      log.issues.map(\.kind) == [
        .wouldContainItself(view: "'box' (a BoxView)", container: label),
        .wouldContainItself(view: label, container: label),
      ])
    #expect(inner.managedViews == [b])
    box.layOut(width: 50)
    #expect(inner.numbers == [0, 10, 50, 10])
  }

  @Test("invalid numbers fall back to the default, and are reported")
  func unusableNumbers() {
    box.items = [a.boxed.left(.nan).width(.infinity), b.boxed.relativeWidth(0).top(>=CGFloat.nan).flex(-1)]
    box.layOut(width: 50)
    #expect(a.numbers == [0, 0, 50, 10])
    #expect(b.numbers == [0, 10, 50, 10])
    box.items[1] = b.boxed.relativeWidth(-2)
    box.spacing = .nan
    box.insets = .all(.infinity)
    box.layOut(width: 50)
    #expect(b.numbers == [0, 10, 50, 10])
    let texts = box.issues().map(\.description)
    #expect(texts.count == 5)
    #expect(texts.contains { $0.hasPrefix("'a' (a SizedView), item 0 of 'box' (a BoxView): left ") })
    #expect(texts.contains { $0.hasPrefix("'a' (a SizedView), item 0 of 'box' (a BoxView): width ") })
    #expect(texts.contains { $0.hasPrefix("'b' (a SizedView), item 1 of 'box' (a BoxView): relativeWidth ") })
    #expect(texts.contains { $0.hasPrefix("'box' (a BoxView): spacing ") })
  }

  @Test("priorities outside 1 … 1000 are clamped, and reported")
  func priorities() {
    box.items = [a.boxed.left((==5).exact(0)), b.boxed.left((==5).exact(1001)).top((==1).exact(.nan))]
    b.huggingX = PlatformLayoutPriority(-3)
    box.layOut(width: 50)
    // With priority 1, the left pin is weaker than the content, which hugs with 250.
    #expect(a.numbers == [40, 0, 10, 10])
    #expect(b.numbers == [5, 11, 45, 10])
    let texts = box.issues().map(\.description)
    #expect(texts.count == 4)
    #expect(texts.contains { $0.hasPrefix("'a' (a SizedView), item 0 ") && $0.contains("priority of left") })
    #expect(texts.filter { $0.hasPrefix("'b' (a SizedView), item 1 ") }.count == 3)
  }

  @Test("required pins that contradict each other share the violation, and are reported")
  func contradiction() {
    box.items = [a.boxed.left(20).right(10).width(100), b.boxed]
    box.layOut(200, 50)
    // 20 + 100 + 10 is 70 less than 200: the last gap is violated first.
    #expect(a.numbers == [20, 0, 100, 25])
    let found = box.issues()
    #expect(found.count == 1)
    #expect(found.first?.cause.hasPrefix("'a' (a SizedView), item 0 ") == true)
    #expect(found.first?.cause.contains(": required pins contradict each other horizontally") == true)
  }

  @Test("a required size outranks required content priorities, which are reported")
  func requiredContent() {
    a.huggingX = .required
    b.resistanceY = .required
    box.items = [a.boxed.width(30).right(>=0), b.boxed.height(4)]
    box.layOut(50, 14)
    #expect(a.numbers == [0, 0, 30, 10])
    #expect(b.numbers == [0, 10, 50, 4])
    let causes = box.issues().map(\.cause)
    #expect(
      causes == [
        "'a' (a SizedView), item 0 of 'box' (a BoxView): the item is 20 points wider than its content, although "
          + "content hugging has the priority 1000",
        "'b' (a SizedView), item 1 of 'box' (a BoxView): the item is 6 points lower than its content, although "
          + "compression resistance has the priority 1000",
      ])
    a.huggingX = .defaultHigh
    b.resistanceY = .defaultHigh
    box.layOut(50, 14)
    #expect(a.numbers == [0, 0, 30, 10])
    #expect(b.numbers == [0, 10, 50, 4])
    #expect(box.issues().isEmpty)
  }

  @Test("a refused sum is reported once, names both views, and leaves the gap free")
  func incompatiblePins() {
    let c = SizedView(10, 10, "c")
    box.items = [a.boxed.bottom(>=10), b.boxed.top(<=20), c.boxed]
    box.layOut(50, 100)
    box.layOut(60, 90)
    expectReport(
      .incompatiblePins(
        first: "'a' (a SizedView), item 0 of 'box' (a BoxView)",
        second: "'b' (a SizedView), item 1 of 'box' (a BoxView)"),
      naming: "a", "b")
    // a is at the top. The items below the gap are placed from the end.
    #expect(a.numbers == [0, 0, 60, 10])
    #expect(b.numbers == [0, 70, 60, 10])
    #expect(c.numbers == [0, 80, 60, 10])
    #expect(box.issues().count == 1)
    box.setLayout(.zero, for: b)
    box.layoutIfNeeded()
    #expect(box.issues().isEmpty)
  }

  @Test("a view that lays out its box while it is measured is reported")
  func reentrance() {
    final class ReentrantView: TestView {
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        superview?.layoutIfNeeded()
        return (superview?.fittingSize(proposed: size)).map { _ in CGSize(width: 20, height: 20) } ?? .zero
      }
    }
    box.items = [ReentrantView().boxed, a.boxed]
    box.layOut(10, 40)
    #expect(log.issues.allSatisfy { $0.kind == .reentrantLayout(container: "'box' (a BoxView)") })
    #expect(!log.issues.isEmpty)
    #expect(a.frame.height > 0)
  }

  @Test("the number of kept misuses is limited")
  func manyMisuses() {
    for number in 0..<1_000 {
      a.boxName = "\(number)"
      box.setLayout(.zero, for: a)
    }
    #expect(box.issues().count == 100)
    #expect(log.issues.count == 1_000)
  }
}

extension BoxIssue {
  /// Whether the content of a view has changed without a mark.
  nonisolated var isUnmarkedChange: Bool {
    guard case .unmarkedChange = kind else { return false }
    return true
  }
}
