import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout

/// The definitions that run again before a layout.
enum Repetition {
  /// None: the tree is changed by single calls.
  case none
  /// That of the root, and that of the item of the root that contains a changed leaf.
  case changed
  /// All.
  case all
}

/// `StackView` on headless views.
struct StackViewContestant: Contestant {
  let name: String
  let summary: String
  let operations: Set<LayoutOperation>
  /// What runs again before each layout.
  private let repetition: Repetition

  /// A stack that is built once, and changed by single calls.
  init() {
    name = "StackView"
    summary = "StackView on headless views: the engine, the views, and what connects them"
    operations = LayoutOperation.ofTrees
    repetition = .none
  }

  private init(_ name: String, _ summary: String, _ repetition: Repetition) {
    (self.name, self.summary, self.repetition) = (name, "StackView on headless views: " + summary, repetition)
    operations = [.build, .fresh, .life, .leaf, .nothing]
  }

  /// A stack whose definition runs again, with those of the items that have changed.
  static var redefined: StackViewContestant {
    StackViewContestant(
      "redefine", "the definition of the root, and that of the changed item of it, runs again", .changed)
  }

  /// A stack whose definition runs again, with those of everything in it.
  static var whollyRedefined: StackViewContestant {
    StackViewContestant("redefine all", "the definition of everything runs again before each layout", .all)
  }

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    if scene.rules != .stackView { throw .scene("it has StackViewLayout's rules, not those of CSS") }
    if scene.isBoxes { throw .scene("it has no pins") }
    let views = try scene.nodes.enumerated().map { index, node throws(BenchError) in
      let writer = node.style == Style(.stackView) ? nil : StyleWriter(node.style)
      // Properties that the methods cannot express are missing from the resulting style.
      let stack = StackView()
      writer?.write(to: stack)
      guard stack.item.style == node.style else {
        throw .scene("its methods cannot express the style of \(scene.layoutCase.path(of: index))")
      }
      return StackViewScene.View(
        parent: node.parent ?? -1, isStack: node.childCount > 0, content: scene.contents[index], writer: writer)
    }
    return StackViewScene(views: views, space: ViewSpace(scene), repetition: repetition)
  }
}

/// A scene as the calls that an application would have in its code.
private struct StackViewScene: PreparedScene {
  /// The views, beginning with the root.
  let views: [View]
  let space: ViewSpace
  let repetition: Repetition

  struct View {
    /// The index of the parent; −1: none.
    var parent: Int
    var isStack: Bool
    var content: LeafContent?
    /// Sets the style; `nil` for a view with no property that is not the default.
    var writer: StyleWriter?
  }

  func build(scale: Double) throws(BenchError) -> any Subject {
    repetition == .none ? StackViewSubject(self, scale: scale) : RedefinedStackSubject(self, scale: scale)
  }
}

/// A tree of stacks and views.
private final class StackViewSubject: Subject {
  private let root = StackView()
  private var views: [HeadlessView] = []
  private var space: ViewSpace
  private var needsSize = true

  init(_ prepared: StackViewScene, scale: Double) {
    space = prepared.space
    root.displayScale = CGFloat(scale)
    views.reserveCapacity(prepared.views.count)
    for planned in prepared.views {
      if planned.isStack || planned.parent < 0 {
        let stack = planned.parent < 0 ? root : StackView()
        planned.writer?.write(to: stack)
        add(stack, to: planned.parent)
      } else {
        // A plain view has no size of its own: it would fit the size that it was given before.
        let view = (planned.content ?? .fixed(width: 0, height: 0)).makeView()
        if let writer = planned.writer { writer.write(to: view.item) }
        add(view, to: planned.parent)
      }
    }
  }

  private func add(_ view: HeadlessView, to parent: Int) {
    views.append(view)
    if parent >= 0 { (views[parent] as? StackView)?.addItem(view) }
  }

  func layOut() {
    if needsSize { space.place(root) }
    needsSize = false
    root.layoutIfNeeded()
  }

  func markAllDirty() {
    root.markDirty()
    needsSize = true
  }

  func apply(_ change: LeafChange, length: Double) {
    let item = views[change.leaf].item
    if change.axis == .horizontal { item.width(CGFloat(length)) } else { item.height(CGFloat(length)) }
    needsSize = true
  }

  func resize(to width: Double) {
    if space.isWidthGiven { root.item.width(CGFloat(width)) }
    space.width = width
    needsSize = true
  }

  func frames() -> [LayoutRect] { views.map(\.rect) }
}

/// A tree of stacks and views whose definition runs again before each layout.
private final class RedefinedStackSubject: Subject {
  private let prepared: StackViewScene
  private let root = StackView()
  private var views: [HeadlessView] = []
  private var children: [[Int]]
  private var space: ViewSpace
  private var changes: [Int: (axis: LayoutAxis, length: CGFloat)] = [:]
  /// The items of the root whose definitions run; `nil` for all.
  private var changedItems: Set<Int>?

  init(_ prepared: StackViewScene, scale: Double) {
    self.prepared = prepared
    space = prepared.space
    root.displayScale = CGFloat(scale)
    children = Array(repeating: [], count: prepared.views.count)
    views.reserveCapacity(prepared.views.count)
    for (index, planned) in prepared.views.enumerated() {
      if planned.parent >= 0 { children[planned.parent].append(index) }
      let leaf = planned.content ?? .fixed(width: 0, height: 0)
      views.append(planned.parent < 0 ? root : planned.isStack ? StackView() : leaf.makeView())
    }
    // The size of the root is none of the properties of its items.
    prepared.views[0].writer?.write(to: root.item)
    define()
  }

  private func define() {
    root.redefine { add(to: $0, at: 0) }
    if prepared.repetition == .changed { changedItems = [] }
  }

  private func add(to stack: StackView, at index: Int) {
    prepared.views[index].writer?.writeArrangement(to: stack)
    for child in children[index] {
      let planned = prepared.views[child]
      let item = stack.addItem(views[child])
      planned.writer?.write(to: item)
      if planned.isStack, let inner = views[child] as? StackView {
        if index > 0 || changedItems?.contains(child) != false { inner.redefine { add(to: $0, at: child) } }
      } else if !changes.isEmpty, let change = changes[child] {
        if change.axis == .horizontal { item.width(change.length) } else { item.height(change.length) }
      }
    }
  }

  func layOut() {
    define()
    space.place(root)
    root.layoutIfNeeded()
  }

  func markAllDirty() { root.markDirty() }

  func apply(_ change: LeafChange, length: Double) {
    changes[change.leaf] = (change.axis, CGFloat(length))
    changedItems?.insert(item(of: change.leaf))
  }

  /// The item of the root that contains a view.
  private func item(of view: Int) -> Int {
    var view = view
    while prepared.views[view].parent > 0 { view = prepared.views[view].parent }
    return view
  }

  func resize(to width: Double) { space.width = width }

  func frames() -> [LayoutRect] { views.map(\.rect) }
}
