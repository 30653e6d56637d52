import BoxView
import Foundation
import Observation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport
import ViewTree

@Suite("Calls of updateItems()", .bothReportings)
struct ItemUpdateTests {
  /// A stack that shows a text for each number.
  private class List: StackView {
    var shown: [Int] = [1]
    private(set) var calls = 0

    override func updateItems() {
      calls += 1
      for number in shown {
        addItem(id: number) {
          TestLabel("")
        } update: {
          $0.text = "\(number)"
        }.width(20).height(10)
      }
    }

    var texts: [String] { subviews.map { ($0 as? TestLabel)?.text ?? "-" } }
  }

  private func frame(_ view: PlatformView, width: CGFloat = 100, height: CGFloat = 200) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  @Test("the method is called before the first measurement or layout, and on request")
  func requests() {
    let list = List()
    #expect(list.needsUpdateItems && list.subviews.isEmpty)
    #expect(list.sizeThatFits(CGSize(width: 100, height: 100)).height == 10)
    frame(list)
    list.layoutIfNeeded()
    #expect(list.calls == 1 && !list.needsUpdateItems)
    list.shown = [3, 1, 2]
    for _ in 0..<3 { list.setNeedsUpdateItems() }
    #expect(list.needsUpdateItems && list.calls == 1)
    list.layoutIfNeeded()
    #expect(list.calls == 2 && list.texts == ["3", "1", "2"])
    #expect(list.subviews.map(\.frame.minY) == [0, 10, 20])
    list.setNeedsLayout()
    list.layoutIfNeeded()
    #expect(list.calls == 2)
    #expect(list.issues().isEmpty)
  }

  @Test("nested containers of both kinds update their items in the layout of the outermost one")
  func nested() {
    final class Box: BoxView {
      var count = 1
      override func updateItems() { items = (0..<count).map { _ in TestLabel("a").boxed.height(10) } }
    }
    let stack = StackView()
    let (list, box) = (List(), Box())
    stack.addStack { $0.addItem(list) }
    stack.addItem(box)
    frame(stack)
    stack.layoutIfNeeded()
    #expect(list.frame.height == 10 && box.frame.height == 10)
    list.shown = [1, 2]
    box.count = 3
    list.setNeedsUpdateItems()
    box.setNeedsUpdateItems()
    #expect(stack.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height == 50)
    stack.layoutIfNeeded()
    #expect(list.frame.height == 20 && box.frame == CGRect(x: 0, y: 20, width: 100, height: 30))
    #expect(list.calls == 2)
  }

  @Test("a hidden container updates its items when it is shown")
  func hidden() {
    let (stack, list) = (StackView(), List())
    stack.addItem(list)
    list.isHidden = true
    frame(stack)
    stack.layoutIfNeeded()
    #expect(list.calls == 0)
    list.isHidden = false
    stack.layoutIfNeeded()
    #expect(list.calls == 1 && list.frame.height == 10)
  }

  @Test("an update changes the arrangement of a nested stack in the same layout")
  func arrangement() {
    final class Row: List {
      var isRow = false
      override func updateItems() {
        super.updateItems()
        if isRow { direction(.row).padding(1) }
      }
    }
    let (stack, row) = (StackView(), Row())
    row.shown = [1, 2]
    stack.addItem(row)
    frame(stack)
    stack.layoutIfNeeded()
    #expect(row.frame.height == 20)
    row.isRow = true
    row.setNeedsUpdateItems()
    stack.layoutIfNeeded()
    #expect(row.frame.height == 12 && row.subviews.map(\.frame.minX) == [1, 21])
    row.isRow = false
    row.setNeedsUpdateItems()
    stack.layoutIfNeeded()
    #expect(row.frame.height == 20 && row.subviews.map(\.frame.minX) == [0, 0])
  }

  @Test("updates that request each other end, and are reported")
  func endless() {
    final class Endless: StackView {
      var other: StackView?
      var calls = 0
      override func updateItems() {
        calls += 1
        other?.setNeedsUpdateItems()
      }
    }
    let (stack, first, second) = (StackView(), Endless(), Endless())
    (first.other, second.other) = (second, first)
    stack.addItem(first)
    stack.addItem(second)
    frame(stack)
    stack.layoutIfNeeded()
    #expect(first.calls < 20 && second.calls < 20)
    #expect(stack.issues().contains { if case .endlessUpdates = $0.kind { true } else { false } })
    (first.other, second.other) = (nil, nil)
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(stack.issues().isEmpty)
  }

  // MARK: - The width

  /// A row if it is wide enough, and a column otherwise.
  private final class Adaptive: StackView {
    private let views = [TestLabel("a"), TestLabel("b")]
    private(set) var widths: [CGFloat] = []

    override func updateItems() {
      widths.append(layoutWidth)
      direction(layoutWidth < 60 ? .column : .row)
      for view in views { addItem(view).width(20).height(10) }
      if layoutWidth >= 90 { addItem(id: "wide") { TestLabel("wide") }.size(5) }
    }
  }

  @Test("an update that reads the layout width is repeated for another one, in measurements, too")
  func layoutWidth() {
    let stack = Adaptive()
    #expect(stack.sizeThatFits(CGSize(width: 50, height: CGFloat.infinity)) == CGSize(width: 20, height: 20))
    #expect(stack.sizeThatFits(CGSize(width: 70, height: CGFloat.infinity)) == CGSize(width: 40, height: 10))
    #expect(stack.widths == [50, 70])
    frame(stack, width: 50)
    stack.layoutIfNeeded()
    // The layout notifies code that has read the size for 70 points, if this size has changed.
    #expect(stack.widths.prefix(3) == [50, 70, 50] && stack.widths.last == 50)
    #expect(stack.direction == .column && stack.subviews.count == 2)
    // A measurement changes nothing.
    #expect(stack.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)) == CGSize(width: 45, height: 10))
    #expect(stack.direction == .column && stack.subviews.count == 2)
    let size = stack.intrinsicContentSize
    #expect(size == CGSize(width: 45, height: 10))
    stack.layoutIfNeeded()
    #expect(stack.subviews[1].frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    frame(stack, width: 100)
    stack.layoutIfNeeded()
    #expect(stack.direction == .row && stack.subviews.count == 3 && stack.layoutWidth == 100)
    #expect(stack.subviews[1].frame == CGRect(x: 20, y: 0, width: 20, height: 10))
    let calls = stack.widths.count
    frame(stack, width: 100, height: 50)
    stack.layoutIfNeeded()
    #expect(stack.widths.count == calls)
    #expect(stack.issues().isEmpty)
  }

  @Test("a nested container reads the width of the outermost one")
  func nestedWidth() {
    let (stack, inner) = (StackView(), Adaptive())
    stack.padding(10).alignItems(.start).addItem(inner)
    frame(stack, width: 70)
    stack.layoutIfNeeded()
    #expect(inner.layoutWidth == 70 && inner.frame.size == CGSize(width: 40, height: 10))
    frame(stack, width: 59)
    stack.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 20, height: 20))
    // In another stack it has another width.
    let other = StackView()
    other.alignItems(.start).addItem(inner)
    frame(other, width: 200)
    other.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 45, height: 10))
  }

  @Test("a container that reads the width is released")
  func widthLifetime() {
    weak var outer: StackView?
    weak var inner: StackView?
    weak var item: AnyObject?
    do {
      let (stack, nested) = (Adaptive(), Adaptive())
      stack.addItem(nested)
      frame(stack, width: 50)
      stack.layoutIfNeeded()
      _ = stack.sizeThatFits(CGSize(width: 100, height: 100))
      (outer, inner, item) = (stack, nested, stack.viewNode)
    }
    #expect(outer == nil && inner == nil && item == nil)
  }

  @Test("a snapshot is that of the width for which it is made")
  func snapshot() throws {
    let stack = Adaptive()
    frame(stack, width: 50)
    stack.layoutIfNeeded()
    let snapshot = try #require(stack.snapshot(in: CGSize(width: 70, height: 100)))
    #expect(stack.direction == .column)
    frame(stack, width: 70, height: 100)
    stack.apply(snapshot.frames())
    stack.layoutIfNeeded()
    #expect(stack.subviews[1].frame == CGRect(x: 20, y: 0, width: 20, height: 10))
  }

  @Test("a snapshot before the first layout has the definition of its width, and so have its frames")
  func firstSnapshot() throws {
    let stack = Adaptive()
    frame(stack, width: 70)
    let snapshot = try #require(stack.snapshot(in: CGSize(width: 50, height: 100)))
    #expect(stack.widths == [50])
    frame(stack, width: 50, height: 100)
    #expect(stack.apply(snapshot.frames()))
    #expect(stack.subviews[1].frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    // A measurement for another width does not affect the layout.
    _ = stack.sizeThatFits(CGSize(width: 100, height: 100))
    #expect(stack.direction == .column && stack.layoutWidth == 50)
  }

  @Test("before the first layout, the width is that of the outermost view, or infinite")
  func firstWidth() {
    let (stack, inner) = (StackView(), StackView())
    #expect(stack.layoutWidth == .infinity)
    stack.addItem(inner)
    frame(stack, width: 70)
    #expect(inner.layoutWidth == 70)
  }

  // MARK: - Observation

  @Test("a change of an observable property that the last update has read requests another one")
  func observation() throws {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let model = Model()
    let stack = Observing()
    stack.read = {
      stack.addItem(id: 0) {
        TestLabel("")
      } update: {
        $0.text = model.name
      }.height(10)
      if model.isOnline { stack.addItem(id: 1) { TestLabel("online") }.height(10) }
    }
    defer { stack.read = {} }
    frame(stack)
    stack.layoutIfNeeded()
    #expect(stack.calls == 1 && stack.subviews.count == 1)
    model.isOnline = true
    #expect(stack.needsUpdateItems)
    stack.layoutIfNeeded()
    #expect(stack.calls == 2 && stack.subviews.count == 2)
    model.unread += 1
    #expect(!stack.needsUpdateItems)
    model.name = "Ada"
    model.isOnline = false
    stack.layoutIfNeeded()
    #expect(stack.calls == 3 && stack.subviews.count == 1)
    #expect((stack.subviews[0] as? TestLabel)?.text == "Ada")
    // What is not read any more is not observed.
    stack.read = {}
    stack.setNeedsUpdateItems()
    stack.layoutIfNeeded()
    model.name = "Grace"
    #expect(!stack.needsUpdateItems && stack.subviews.isEmpty)
  }

  @Test("an observation does not keep the container, and ends with it")
  func observationLifetime() {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let model = Model()
    weak var released: StackView?
    do {
      let stack = Observing()
      stack.read = { _ = model.name }
      frame(stack)
      stack.layoutIfNeeded()
      released = stack
    }
    #expect(released == nil)
    model.name = "Ada"
  }

  @Test("calls without a change leave one observation")
  func repeatedCalls() {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    let reads = ObservedReads()
    let model = Model()
    var tokens: [WeakToken] = []
    for _ in 0..<5 {
      let token = Token()
      tokens.append(WeakToken(token))
      reads.observe {
        _ = model.name
      } onChange: {
        _ = token
      }
    }
    #expect(tokens.filter { $0.token != nil }.count == 1)
    reads.stop()
    #expect(tokens.allSatisfy { $0.token == nil })
  }
}

/// A stack whose items are those of a closure.
private final class Observing: StackView {
  var read: () -> Void = {}
  private(set) var calls = 0

  override func updateItems() {
    calls += 1
    read()
  }
}

@available(macOS 14, iOS 17, tvOS 17, *)
@Observable private final class Model {
  var name = "a"
  var isOnline = false
  var unread = 0
}

private final class Token: Sendable {}

private struct WeakToken {
  weak var token: Token?

  init(_ token: Token) { self.token = token }
}
