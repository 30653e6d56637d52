import HeadlessViews
import Testing

@Suite("Views in views")
struct HierarchyTests {
  private let root = HeadlessView()
  private let views = (0..<4).map { _ in HeadlessView() }

  private init() {
    for view in views { root.addSubview(view) }
  }

  /// The subviews of the root by their numbers in `views`.
  private var order: [Int] {
    root.subviews.compactMap { view in views.firstIndex { $0 === view } }
  }

  @Test("subviews stand in the order in which they were added")
  func added() {
    #expect(order == [0, 1, 2, 3])
    #expect(views.allSatisfy { $0.superview === root })
  }

  @Test("an index out of range means the nearest end", arguments: [(-7, [2, 0, 1, 3]), (99, [0, 1, 3, 2])])
  func clampedIndexes(_ index: Int, _ expected: [Int]) {
    views[2].removeFromSuperview()
    root.insertSubview(views[2], at: index)
    #expect(order == expected)
  }

  @Test("an index counts without the view itself", arguments: [(0, [1, 0, 2, 3]), (2, [0, 2, 1, 3])])
  func movedIndexes(_ index: Int, _ expected: [Int]) {
    root.insertSubview(views[1], at: index)
    #expect(order == expected)
  }

  @Test("above and below a sibling")
  func besides() {
    root.insertSubview(views[0], aboveSubview: views[2])
    #expect(order == [1, 2, 0, 3])
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(order == [3, 1, 2, 0])
    root.insertSubview(views[3], aboveSubview: views[0])
    #expect(order == [1, 2, 0, 3])
    root.insertSubview(views[2], belowSubview: views[3])
    #expect(order == [1, 0, 2, 3])
    root.insertSubview(views[0], aboveSubview: views[0])
    #expect(order == [1, 0, 2, 3])
  }

  @Test("above and below a view that is not a subview: in front and behind all")
  func besidesUnknownViews() {
    let stranger = HeadlessView()
    root.insertSubview(views[1], aboveSubview: stranger)
    #expect(order == [0, 2, 3, 1])
    root.insertSubview(views[3], belowSubview: stranger)
    #expect(order == [3, 0, 2, 1])
  }

  @Test("exchanging, to the front, to the back")
  func reordering() {
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [2, 1, 0, 3])
    root.exchangeSubview(at: -1, withSubviewAt: 40)
    #expect(order == [3, 1, 0, 2])
    root.bringSubviewToFront(views[3])
    #expect(order == [1, 0, 2, 3])
    root.sendSubviewToBack(views[2])
    #expect(order == [2, 1, 0, 3])
    root.addSubview(views[2])
    #expect(order == [1, 0, 3, 2])
    root.bringSubviewToFront(HeadlessView())
    HeadlessView().exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(order == [1, 0, 3, 2])
  }

  @Test("a view leaves its old superview")
  func moving() {
    views[0].addSubview(views[1])
    #expect(order == [0, 2, 3])
    #expect(views[1].superview === views[0])
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil)
    #expect(views[0].subviews.isEmpty)
    views[1].removeFromSuperview()
    #expect(views[1].superview == nil)
  }

  @Test("cycles are refused without a change")
  func cycles() {
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    for view in [root, views[0], views[1], views[2]] { views[2].addSubview(view) }
    views[1].insertSubview(views[0], aboveSubview: views[2])
    #expect(order == [0, 3])
    #expect(views[0].subviews == [views[1]])
    #expect(views[1].subviews == [views[2]])
    #expect(views[2].subviews.isEmpty)
    #expect(root.superview == nil)
  }

  @Test("ancestors and descendants")
  func descendants() {
    views[0].addSubview(views[1])
    #expect(views[1].isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: views[1]))
    #expect(!views[1].isDescendant(of: views[2]))
  }

  @Test("a view is equal only to itself")
  func identity() {
    #expect(Set(views + views).count == 4)
    #expect(root.subviews.firstIndex(of: views[2]) == 2)
  }

  @Test("subviews do not retain their superview, which releases them")
  func lifetime() {
    let leaf = HeadlessView()
    weak var middle: HeadlessView?
    do {
      let parent = HeadlessView()
      parent.addSubview(leaf)
      middle = parent
      #expect(leaf.superview === parent)
    }
    #expect(middle == nil)
    #expect(leaf.superview == nil)
  }

  @Test("one index for the three kinds of views")
  func placing() {
    root.placeSubview(views[3], at: 1)
    #expect(order == [0, 3, 1, 2])
    root.placeSubview(views[0], at: 50)
    #expect(order == [3, 1, 2, 0])
  }
}

@Suite("Hooks of moving views")
struct HierarchyHookTests {
  private let journal = Journal()

  @Test("adding, moving and removing call hooks in UIKit's order")
  func order() {
    let (first, second) = (RecordingView("first", journal), RecordingView("second", journal))
    let child = RecordingView("child", journal)
    first.addSubview(child)
    #expect(journal.entries == ["child will move in", "child did move in", "first did add"])
    journal.entries = []
    second.addSubview(child)
    #expect(
      journal.entries == ["child will move in", "first will remove", "child did move in", "second did add"])
    journal.entries = []
    second.bringSubviewToFront(child)
    second.addSubview(child)
    child.addSubview(second)
    #expect(journal.entries.isEmpty)
    child.removeFromSuperview()
    #expect(journal.entries == ["child will move out", "second will remove", "child did move out"])
  }

  @Test("hooks may move views themselves")
  func reentrance() {
    /// A view that removes itself as soon as it is added.
    final class SelfRemovingView: HeadlessView {
      override func didMoveToSuperview() { removeFromSuperview() }
    }
    /// A view that adds its future superview to itself.
    final class SuperviewAddingView: HeadlessView {
      override func willMove(toSuperview newSuperview: HeadlessView?) {
        if let newSuperview { addSubview(newSuperview) }
      }
    }
    let root = RecordingView("root", journal)
    root.addSubview(SelfRemovingView())
    #expect(root.subviews.isEmpty)
    #expect(journal.entries == ["root will remove"])
    let adding = SuperviewAddingView()
    root.addSubview(adding)
    #expect(root.superview === adding)
    #expect(root.subviews.isEmpty)
    #expect(adding.superview == nil)
  }
}
