import Foundation
import HeadlessViews
import Testing

@Suite("Layout passes")
struct LayoutPassTests {
  private let journal = Journal()
  private let root: RecordingView
  private let left: RecordingView
  private let leaf: RecordingView
  private let right: RecordingView

  private init() {
    root = RecordingView("root", journal)
    left = RecordingView("left", journal)
    leaf = RecordingView("leaf", journal)
    right = RecordingView("right", journal)
    root.addSubview(left)
    left.addSubview(leaf)
    root.addSubview(right)
    root.layoutIfNeeded()
    journal.entries = []
  }

  @Test("new views are laid out depth first, superviews before subviews, once")
  func order() {
    for view in [root, left, leaf, right] { view.setNeedsLayout() }
    right.layoutIfNeeded()
    #expect(journal.entries == ["layout root", "layout left", "layout leaf", "layout right"])
    root.layoutIfNeeded()
    #expect(journal.entries.count == 4)
  }

  @Test("only marked views are laid out")
  func laziness() {
    leaf.setNeedsLayout()
    #expect(leaf.needsLayout && !root.needsLayout)
    right.layoutIfNeeded()
    #expect(journal.entries.isEmpty)
    root.performLayoutPass()
    #expect(journal.entries == ["layout leaf"])
    #expect(!leaf.needsLayout)
  }

  @Test("a pass begins at the topmost ancestor that needs layout")
  func ancestors() {
    root.setNeedsLayoutPass()
    right.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(journal.entries == ["layout root", "layout right"])
  }

  @Test("sizes, additions, removals and hiding mark; positions do not")
  func marks() {
    leaf.bounds.size.width += 1
    #expect(leaf.needsLayout && !left.needsLayout)
    root.layoutIfNeeded()
    leaf.center.x += 5
    leaf.bounds.origin.x += 5
    #expect(!leaf.needsLayout && !left.needsLayout)
    leaf.isHidden = true
    #expect(left.needsLayout && !root.needsLayout)
    root.layoutIfNeeded()
    leaf.isHidden = true
    #expect(!left.needsLayout)
    leaf.removeFromSuperview()
    #expect(left.needsLayout)
    root.layoutIfNeeded()
    right.addSubview(leaf)
    #expect(right.needsLayout && leaf.needsLayout && !left.needsLayout)
    root.layoutIfNeeded()
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.needsLayout)
    root.layoutIfNeeded()
    leaf.invalidateIntrinsicContentSize()
    #expect(right.needsLayout && !leaf.needsLayout)
  }

  @Test("a subtree that needs layout brings its marks along")
  func movedMarks() {
    leaf.removeFromSuperview()
    root.layoutIfNeeded()
    let box = RecordingView("box", journal)
    box.addSubview(leaf)
    box.layoutIfNeeded()
    leaf.setNeedsLayout()
    right.addSubview(box)
    journal.entries = []
    root.layoutIfNeeded()
    #expect(journal.entries == ["layout right", "layout box", "layout leaf"])
  }

  @Test("views that a layout marks are laid out in the same pass")
  func cascades() {
    leaf.onLayout = { [weak left, weak right] leaf in
      guard leaf.journal.entries.count == 1 else { return }
      left?.setNeedsLayout()
      right?.setNeedsLayout()
    }
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.entries == ["layout leaf", "layout left", "layout right"])
    #expect(!left.needsLayout)
  }

  @Test("a layout that always requests another one runs eight times in a pass")
  func endless() {
    leaf.onLayout = { leaf in
      leaf.setNeedsLayout()
      leaf.layoutIfNeeded()
    }
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.entries == Array(repeating: "layout leaf", count: 8))
    #expect(leaf.needsLayout)
    root.layoutIfNeeded()
    #expect(journal.entries.count == 16)
    leaf.onLayout = { _ in }
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(journal.entries.count == 17)
  }

  @Test("views that mark each other endlessly stop, at any depth")
  func endlessNests() {
    let views = (0..<30).map { RecordingView("\($0)", journal) }
    for (parent, child) in zip(views, views.dropFirst()) {
      parent.addSubview(child)
      parent.onLayout = { parent in
        parent.setNeedsLayout()
        child.setNeedsLayout()
        child.layoutIfNeeded()
      }
    }
    journal.entries = []
    views[0].layoutIfNeeded()
    #expect(journal.entries.count <= 8 * 30)
    #expect(Set(journal.entries).count == 30)
  }

  @Test("a root that marks itself in each layout is laid out eight times, too")
  func endlessRoot() {
    root.onLayout = { $0.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(journal.entries.count == 16)
  }

  @Test("a layout may remove views that are still to be laid out")
  func removals() {
    root.onLayout = { [left, right, leaf] _ in
      right.removeFromSuperview()
      left.setNeedsLayout()
      right.setNeedsLayout()
      leaf.setNeedsLayout()
    }
    left.onLayout = { [leaf] _ in leaf.removeFromSuperview() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(!journal.entries.contains("layout right"))
    #expect(!journal.entries.contains("layout leaf"))
    #expect(right.needsLayout && leaf.needsLayout)
  }
}

@Suite("Deep trees of views")
struct DepthTests {
  @Test("10,000 levels are laid out, read and released")
  func deep() {
    let journal = Journal()
    let views = makeChain(10_000)
    let leaf = RecordingView("leaf", journal)
    views[9_999].addSubview(leaf)
    journal.entries = []
    views[0].displayScale = 3
    views[0].layoutIfNeeded()
    #expect(journal.entries == ["layout leaf"])
    #expect(!leaf.needsLayout)
    #expect(leaf.layoutScale == 3)
    #expect(leaf.isDescendant(of: views[0]))
    leaf.addSubview(views[0])
    #expect(leaf.subviews.isEmpty)
    leaf.setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(journal.entries.count == 2)
  }

  @Test("a chain of 100,000 views that only its root holds is released")
  func release() {
    weak var last: HeadlessView?
    do {
      let root = HeadlessView()
      var view = root
      for _ in 0..<100_000 {
        let child = HeadlessView()
        view.addSubview(child)
        view = child
      }
      last = view
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test("descendants that are retained elsewhere keep their subviews")
  func held() {
    let views = makeChain(3)
    let kept = views[1]
    do {
      let root = HeadlessView()
      root.addSubview(views[0])
    }
    #expect(views[0].superview == nil)
    #expect(kept.subviews == [views[2]])
    #expect(kept.superview === views[0])
  }
}
