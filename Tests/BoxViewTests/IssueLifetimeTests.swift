import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

@Suite("Issues last as long as their causes, and name their views", .bothReportings)
struct IssueLifetimeTests {
  private let box = BoxView()
  private let a = SizedView(10, 10, "a")
  private let b = SizedView(10, 10, "b")

  private var texts: [String] {
    box.layOut(width: 100)
    return box.issues().map(\.description)
  }

  @Test("a repeated view is listed until the items are set again")
  func twice() {
    box.items = [a.boxed, b.boxed, a.boxed]
    box.addItem(b.boxed)
    #expect(texts.count == 2)
    box.items = [a.boxed, b.boxed]
    #expect(texts.isEmpty)
  }

  @Test("a view from another superview is listed until it is removed")
  func elsewhere() {
    let home = TestView()
    home.addSubview(a)
    box.items = [a.boxed, b.boxed]
    #expect(texts.count == 1)
    #expect(texts.count == 1)
    box.items = [b.boxed]
    #expect(texts.isEmpty)
  }

  @Test("a missing reference is listed until it is added, or the item is removed", arguments: [true, false])
  func missing(isAdded: Bool) {
    box.insertItem(a.boxed, before: b)
    #expect(texts.count == 1)
    if isAdded { box.addItem(b.boxed) } else { a.removeFromSuperview() }
    #expect(texts.isEmpty)
  }

  @Test("a call for an unknown view is listed until the view is added")
  func unknownView() {
    box.setLayout(.zero, for: b)
    box.setLayout(.zero, for: b)
    #expect(texts.count == 1)
    box.addItem(b.boxed)
    #expect(texts.isEmpty)
  }

  @Test("a cycle is listed once, until the view is outside or the items are set again", arguments: [true, false])
  func cycle(isRemoved: Bool) {
    let inner = BoxView()
    box.items = [inner.boxed]
    for _ in 0..<3 { inner.addItem(box.boxed) }
    #expect(texts.count == 1)
    #expect(inner.issues().count == 1)
    if isRemoved { inner.removeFromSuperview() } else { inner.items = [a.boxed] }
    #expect(inner.issues().isEmpty)
    #expect(texts.isEmpty)
  }

  @Test("items that are not managed are listed until they are allowed")
  func notManaged() {
    box.addBoxItems([a.boxed])
    #expect(texts.count == 1)
    box.allowNotManagedViews = true
    #expect(texts.isEmpty)
  }

  @Test("an issue of a layout is listed until a layout without it")
  func layouts() {
    final class ReentrantView: TestView {
      var isReentrantView = true
      override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isReentrantView { _ = superview?.fittingSize(proposed: size) }
        return CGSize(width: 20, height: 20)
      }
    }
    let view = ReentrantView()
    box.items = [view.boxed]
    box.layOut(10, 40)
    #expect(box.issues().count == 1)
    view.isReentrantView = false
    view.invalidateIntrinsicContentSize()
    view.noteContent()
    box.layoutIfNeeded()
    #expect(box.issues().isEmpty)
  }

  @Test("a refused sum is reported once, and listed until the next layout without it")
  func sums() {
    var count = 0
    box.issueHandler = { _ in count += 1 }
    func sums() -> [String] { texts.filter { $0.contains("cannot be added") } }
    box.items = [a.boxed.bottom(>=1), b.boxed.top(<=2)]
    #expect(sums().count == 1)
    box.insertItem(SizedView(5, 5).boxed, after: nil)
    #expect(sums().map { $0.contains("item 1 of a BoxView") } == [true])
    #expect(count == 1)
    box.setLayout(.zero, for: b)
    #expect(sums().isEmpty)
  }

  @Test("clearIssues removes misuses in the box and below it, not issues of the layout")
  func cleared() {
    let inner = BoxView()
    box.items = [inner.boxed, a.boxed.width(-3)]
    box.setLayout(.zero, for: b)
    inner.setLayout(.zero, for: b)
    #expect(texts.count == 3)
    box.clearIssues()
    #expect(texts.count == 1)
    box.setLayout(.zero, for: a)
    #expect(texts.isEmpty)
  }
}
