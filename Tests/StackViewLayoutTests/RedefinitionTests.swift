import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport
import ViewTree

@Suite("Definitions that run again", .bothReportings)
struct RedefinitionTests {
  private let stack = StackView()
  private let labels = ["a", "b", "c", "d"].map { TestLabel($0) }

  init() { stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200) }

  private var texts: [String] { stack.subviews.map { ($0 as? TestLabel)?.text ?? "-" } }

  private func define(_ indexes: Int...) {
    stack.redefine { stack in for index in indexes { stack.addItem(labels[index]) } }
  }

  @Test("what a run adds comes to its place, and what it does not add leaves")
  func items() {
    define(0, 1)
    #expect(texts == ["a", "b"])
    define(2, 1, 3)
    #expect(texts == ["c", "b", "d"])
    #expect(stack.items.map(\.view) == [labels[2], labels[1], labels[3]])
    define()
    #expect(stack.subviews.isEmpty && stack.items.isEmpty)
    #expect(stack.issues().isEmpty)
  }

  @Test("items of other code stay, and so do those that it added before a run did")
  func otherItems() {
    stack.addItem(labels[0])
    define(1)
    stack.addItem(labels[3])
    define(1, 2)
    #expect(texts == ["a", "b", "c", "d"])
    define(2)
    #expect(texts == ["a", "c", "d"])
    define(0, 2)
    #expect(texts == ["a", "c", "d"])
    define()
    #expect(texts == ["a", "d"])
  }

  @Test("a property that a run does not set has the value of other code, or its default")
  func properties() {
    labels[0].item.width(40)
    func define(_ isOn: Bool) {
      stack.redefine { stack in
        let item = stack.addItem(labels[0])
        if isOn {
          item.width(60).height(30).keepsSpaceWhenHidden(true).isIncludedInLayout(false).name("first")
          stack.direction(.row).gap(3).distribution(.fillEqually).setCustomSpacing(9, after: labels[0])
        }
      }
    }
    define(true)
    let item = labels[0].item
    #expect(item.width == 60 && item.height == 30 && item.name == "first")
    #expect(item.keepsSpaceWhenHidden && !item.isIncludedInLayout)
    #expect(stack.direction == .row && stack.columnGap == 3 && stack.distribution == .fillEqually)
    #expect(stack.customSpacing(after: labels[0]) == 9)
    define(false)
    #expect(item.width == 40 && item.height == .auto && item.name == nil)
    #expect(!item.keepsSpaceWhenHidden && item.isIncludedInLayout)
    #expect(stack.direction == .column && stack.columnGap == 0 && stack.distribution == nil)
    #expect(stack.customSpacing(after: labels[0]) == nil)
    // Values of other code are those of the following runs.
    item.height(8)
    stack.padding(2)
    define(true)
    #expect(item.height == 30 && stack.item.style.padding.top == 2)
    define(false)
    #expect(item.height == 8 && stack.item.style.padding.top == 2)
    // After the run, an item that left has the values of other code.
    define(true)
    stack.redefine { _ in }
    #expect(item.width == 40 && item.height == 8 && item.name == nil)
  }

  @Test("a stack with a definition of its own has the name that an outer definition gives it")
  func nameOfNestedStack() {
    final class Inner: StackView {
      override func updateItems() { padding(2) }
    }
    final class Outer: StackView {
      let inner = Inner()
      var isNamed = true { didSet { setNeedsUpdateItems() } }

      override func updateItems() {
        let item = addItem(inner).marginTop(3)
        if isNamed { item.name("inner") }
      }
    }
    let outer = Outer()
    for isNamed in [true, true, false, true] {
      outer.isNamed = isNamed
      outer.layout(width: 100)
      outer.inner.setNeedsUpdateItems()
      outer.layout(width: 100)
      #expect(outer.inner.item.name == (isNamed ? "inner" : nil))
      #expect(outer.inner.frame == CGRect(x: 0, y: 3, width: 100, height: 4))
    }
  }

  @Test("a run moves as few views as possible, and removes at its end")
  func moves() {
    final class Log: StackView {
      var changes: [String] = []
      override func didAddSubview(_ subview: PlatformView) {
        super.didAddSubview(subview)
        changes.append("+" + ((subview as? TestLabel)?.text ?? "-"))
      }
      override func willRemoveSubview(_ subview: PlatformView) {
        super.willRemoveSubview(subview)
        changes.append("-" + ((subview as? TestLabel)?.text ?? "-"))
      }
    }
    let stack = Log()
    func define(_ indexes: Int...) {
      stack.redefine { stack in for index in indexes { stack.addItem(labels[index]) } }
    }
    define(0, 1, 2)
    stack.changes = []
    define(1, 2, 0)
    #expect(stack.changes.isEmpty)
    define(3, 2)
    #expect(stack.changes == ["+d", "-b", "-a"] || stack.changes == ["+d", "-a", "-b"])
    #expect(stack.subviews == [labels[3], labels[2]])
  }

  #if !canImport(AppKit) || canImport(UIKit)
    @Test("a view that moves to another stack in a run is added there before anything is removed")
    func movesBetweenStacks() {
      final class Field: PlatformView {
        var superviews: [PlatformView?] = []
        override func didMoveToSuperview() {
          super.didMoveToSuperview()
          superviews.append(superview)
        }
      }
      let field = Field()
      let (first, second) = (StackView(), StackView())
      func define(_ isFirst: Bool) {
        stack.redefine { stack in
          stack.addItem(first.redefine { if isFirst { $0.addItem(field) } })
          stack.addItem(second.redefine { if !isFirst { $0.addItem(field) } })
        }
      }
      for isFirst in [true, false, true, false] { define(isFirst) }
      #expect(field.superviews == [first, second, first, second])
      #expect(first.items.isEmpty && second.items.count == 1)
    }
  #endif

  @Test("groups, stack views and spacers without an identity are those of the last run at the same place")
  func groups() {
    func define(_ count: Int) -> [ObjectIdentifier] {
      var found: [ObjectIdentifier] = []
      stack.redefine { stack in
        for index in 0..<count {
          let row = stack.addRow(gap: 2) { row in
            row.addItem(labels[index])
            found.append(row.addSpacer().id)
          }
          found += [row.id, ObjectIdentifier(stack.addStackView())]
        }
      }
      return found
    }
    let (one, three) = (define(1), define(3))
    #expect(Array(three.prefix(3)) == one)
    #expect(define(2) == Array(three.prefix(6)))
    #expect(stack.items.count == 4)
    #expect(texts == ["a", "-", "b", "-"])
    // A later run makes new ones.
    _ = define(0)
    #expect(stack.items.isEmpty && stack.subviews.isEmpty)
  }

  @Test("a view of an identity is made once, in any order, and again after a run without it")
  func identities() {
    var made = 0
    func define(_ ids: [Int]) -> [PlatformView] {
      stack.redefine { stack in
        for id in ids {
          stack.addItem(id: id) { () -> TestLabel in
            made += 1
            return TestLabel("")
          } update: {
            $0.text = "\(id)"
          }
        }
      }
      return stack.subviews
    }
    let views = define([1, 2, 3])
    #expect(made == 3 && texts == ["1", "2", "3"])
    #expect(define([3, 1, 2]) == [views[2], views[0], views[1]])
    #expect(made == 3)
    #expect(define([2]) == [views[1]])
    #expect(define([2, 1])[1] !== views[0])
    #expect(made == 4)
  }

  @Test("a nested stack with a definition of its own keeps its arrangement")
  func ownArrangement() {
    let inner = StackView()
    func define(_ grows: Bool) {
      stack.redefine { stack in
        let item = stack.addItem(inner)
        if grows { item.grow(1) }
      }
    }
    inner.redefine { $0.direction(.row).padding(4).addItem(labels[0]) }
    define(true)
    #expect(inner.direction == .row && inner.item.grow == 1)
    inner.redefine { $0.gap(3).addItem(labels[0]) }
    #expect(inner.direction == .column && inner.rowGap == 3 && inner.item.grow == 1)
    define(false)
    #expect(inner.rowGap == 3 && inner.item.grow == 0)
  }

  @Test("a stack that sets itself as an item, and a container that arranges such a stack, set what runs begin with")
  func otherParts() {
    let inner = StackView()
    func define(_ width: CGFloat?, _ direction: SDirection?) {
      stack.redefine { stack in
        stack.addItem(inner).grow(1)
        if let direction { inner.direction(direction) }
      }
      inner.redefine { inner in
        if let width { inner.item.width(width) }
        inner.gap(2).addItem(labels[0])
      }
    }
    // The first definition of the container arranges a stack without a definition of its own.
    define(nil, nil)
    define(40, .row)
    for _ in 0..<2 {
      #expect(inner.item.width == 40 && inner.item.grow == 1 && inner.direction == .row && inner.rowGap == 2)
      stack.layoutIfNeeded()
      #expect(inner.frame.width == 40)
      define(nil, nil)
    }
    define(50, nil)
    stack.layoutIfNeeded()
    #expect(inner.frame.width == 50)
  }

  @Test("an item that is inserted or removed in a run is at its place among those of the run")
  func inserting() {
    stack.redefine { stack in
      stack.addItem(labels[1])
      stack.insertItem(labels[0], before: labels[1])
      stack.insertItem(labels[3], at: 9)
      stack.addItem(labels[2], after: labels[1])
      stack.removeItem(labels[1])
      #expect(stack.items.map(\.view) == [labels[0], labels[2], labels[3]])
    }
    #expect(texts == ["a", "c", "d"])
    #expect(stack.issues().isEmpty)
  }

  @Test("an item that a run adds and removes follows later changes")
  func withdrawn() {
    define(0, 1)
    stack.redefine { stack in
      stack.addItem(labels[0])
      stack.addItem(labels[1]).width(20)
      stack.removeItem(labels[1])
      // The first definition of a run does not count.
      stack.redefine { $0.addItem(labels[3]).width(30) }
    }
    let inner = StackView()
    inner.redefine { $0.addItem(labels[2]) }
    for _ in 0..<2 {
      stack.redefine { stack in
        stack.addItem(labels[0])
        stack.addItem(inner).width(20)
        stack.removeItem(inner)
      }
    }
    #expect(labels[1].item.width == .auto && labels[3].item.width == .auto && inner.item.width == .auto)
    stack.addItem(inner)
    stack.layoutIfNeeded()
    inner.item.height(7)
    stack.layoutIfNeeded()
    #expect(inner.frame.height == 7)
    stack.addItem(labels[1])
    stack.layoutIfNeeded()
    labels[1].item.height(40)
    stack.layoutIfNeeded()
    #expect(labels[1].frame.height == 40)
  }

  @Test("a run of a nested stack keeps what the run of its container has set")
  func ownRun() {
    let inner = StackView()
    stack.redefine { $0.addItem(inner).isIncludedInLayout(false).keepsSpaceWhenHidden(true).height(12) }
    inner.redefine { $0.addItem(labels[0]) }
    #expect(!inner.item.isIncludedInLayout && inner.item.keepsSpaceWhenHidden && inner.item.height == 12)
    stack.redefine { $0.addItem(inner) }
    #expect(inner.item.isIncludedInLayout && !inner.item.keepsSpaceWhenHidden && inner.item.height == .auto)
  }

  @Test("code that runs when the changes of a run are applied is other code")
  func changesAtTheEnd() {
    final class Eager: StackView {
      let badge = TestLabel("badge")

      override func didAddSubview(_ subview: PlatformView) {
        super.didAddSubview(subview)
        if subview !== badge { redefine { $0.addItem(badge) } }
      }
    }
    let stack = Eager()
    for _ in 0..<2 {
      stack.redefine { $0.addItem(labels[0]) }
      #expect(Set(stack.subviews) == [labels[0], stack.badge])
      #expect(Set(stack.items.map(\.view)) == [labels[0], stack.badge])
    }
    stack.badge.item.height(9)
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stack.layoutIfNeeded()
    #expect(stack.badge.frame.height == 9)
  }

  // MARK: - Layouts

  @Test("a run without differences lays out nothing, and measures views that do not report changes once")
  func unchanged() {
    func define() {
      stack.redefine { stack in
        stack.direction(.row).alignItems(.start).gap(2)
        stack.addItem(labels[0]).grow(1)
        stack.addColumn(gap: 3) { column in
          column.addItem(labels[1]).marginTop(2)
          column.addItem(labels[2])
        }
      }
    }
    define()
    stack.layoutIfNeeded()
    let frames = labels.map(\.frame)
    for label in labels { label.measureCount = 0 }
    let layouts = stack.containerLayout.layoutNumber
    define()
    stack.layoutIfNeeded()
    // Views that report their changes need no layout at all.
    #expect(stack.containerLayout.layoutNumber == layouts || stack.containerLayout.engineVisits == 0)
    #expect(labels.map(\.frame) == frames)
    let counts = labels.prefix(3).map(\.measureCount)
    #expect(labels[0].reportsChanges ? counts == [0, 0, 0] : counts.allSatisfy { (1...2).contains($0) }, "\(counts)")
  }

  @Test("a text that changes in a run is measured again")
  func changedText() {
    func define(_ text: String) {
      stack.redefine { stack in
        labels[0].text = text
        stack.addItem(labels[0]).alignSelf(.start)
      }
      stack.layoutIfNeeded()
    }
    define("a")
    #expect(labels[0].frame.width == 8)
    define("abc")
    #expect(labels[0].frame.width == 24)
    #expect(stack.issues().isEmpty)
  }

  @Test("one changed item among 1,000 affects only the containers around it")
  func oneOfMany() {
    let rows = (0..<1000).map { _ in (TestLabel("a"), TestLabel("b")) }
    func define(_ changed: Int?) {
      stack.redefine { stack in
        for (index, row) in rows.enumerated() {
          stack.addRow { group in
            group.addItem(row.0).width(index == changed ? 20 : 10).height(10)
            group.addItem(row.1).width(5).height(10)
          }
        }
      }
      stack.layoutIfNeeded()
    }
    define(nil)
    #expect(rows[500].1.frame.minX == 10)
    define(500)
    #expect(rows[500].1.frame.minX == 20)
    #expect(stack.containerLayout.engineVisits < 10)
  }

  // MARK: - Issues

  private var kinds: [StackIssue.Kind] { stack.issues().map(\.kind) }

  @Test("a definition that runs in itself belongs to the run in progress")
  func nestedRun() {
    stack.redefine { stack in
      stack.addItem(labels[0])
      stack.redefine { $0.addItem(labels[1]) }
    }
    #expect(texts == ["a", "b"])
    #expect(kinds == [.definitionInProgress(container: "a StackView")])
    define(0, 1)
    #expect(kinds.isEmpty)
  }

  @Test("the last definition of a stack in a run counts")
  func repeatedRun() {
    let inner = StackView()
    stack.redefine { stack in
      stack.addItem(inner)
      inner.redefine { $0.addItem(labels[0]) }
      inner.redefine { $0.addItem(labels[1]) }
    }
    #expect(inner.subviews == [labels[1]])
    #expect(kinds.isEmpty)
  }

  @Test("a view that is added twice, and an identity that is used twice, are reported")
  func duplicates() {
    define(0, 1, 0)
    #expect(texts == ["a", "b"])
    #expect(kinds.count == 1)
    for _ in 0..<2 {
      stack.redefine { stack in
        for text in ["c", "d"] {
          stack.addItem(id: 1) {
            TestLabel("")
          } update: {
            $0.text = text
          }
        }
      }
      #expect(texts == ["c", "d"])
      #expect(kinds == [.repeatedIdentity(id: "1", container: "a StackView")])
    }
    define(0)
    #expect(kinds.isEmpty)
  }

  @Test("changes by other code while a definition runs are reported, and nothing is lost")
  func changedByOtherCode() {
    define(0, 1)
    stack.redefine { stack in
      stack.addItem(labels[0])
      stack.addSubview(labels[2])
      labels[1].removeFromSuperview()
    }
    #expect(Set(texts) == ["a", "c"])
    #expect(kinds.count == 2)
    define(0)
    #expect(Set(texts) == ["a", "c"])
    #expect(kinds.isEmpty)
  }

  @Test("a stack does not become an item of itself, and nesting can be turned inside out")
  func nesting() {
    let (outer, inner) = (StackView(), StackView())
    stack.redefine { $0.addItem(stack) }
    #expect(stack.items.isEmpty && kinds.count == 1)
    stack.redefine { stack in
      stack.addItem(outer)
      outer.redefine { $0.addItem(inner) }
      inner.redefine { _ in }
    }
    #expect(inner.superview === outer)
    stack.redefine { stack in
      stack.addItem(inner)
      inner.redefine { $0.addItem(outer) }
      outer.redefine { _ in }
    }
    #expect(inner.superview === stack && outer.superview === inner && outer.subviews.isEmpty)
    #expect(kinds.isEmpty)
  }

  @Test("nothing is kept of what has left")
  func lifetime() {
    weak var label: TestLabel?
    weak var group: StackGroup?
    weak var inner: StackView?
    weak var made: TestLabel?
    weak var root: StackView?
    do {
      let stack = StackView()
      func define(_ isOn: Bool) {
        stack.redefine { stack in
          guard isOn else { return }
          let text = TestLabel("text")
          stack.addItem(text)
          label = text
          group = stack.addStack {
            $0.addItem(id: 1) {
              TestLabel("made")
            } update: {
              made = $0
            }
          }
          inner = stack.addStackView()
        }
        stack.layoutIfNeeded()
      }
      define(true)
      #expect(label != nil && group != nil && inner != nil && made != nil)
      define(false)
      #expect(label == nil && group == nil && inner == nil && made == nil)
      define(true)
      root = stack
    }
    #expect(root == nil && label == nil && group == nil && inner == nil && made == nil)
  }
}
