import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout

/// `StackView` on headless views.
struct StackViewContestant: Contestant {
  let name = "StackView"
  let summary = "StackView on headless views: the engine, the views, and what connects them"

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
    return StackViewScene(views: views, space: ViewSpace(scene))
  }
}

/// A scene as the calls that an application would have in its code.
private struct StackViewScene: PreparedScene {
  /// The views, beginning with the root.
  let views: [View]
  let space: ViewSpace

  struct View {
    /// The index of the parent; −1: none.
    var parent: Int
    var isStack: Bool
    var content: LeafContent?
    /// Sets the style; `nil` for a view with no property that is not the default.
    var writer: StyleWriter?
  }

  func build(scale: Double) throws(BenchError) -> any Subject { StackViewSubject(self, scale: scale) }
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
