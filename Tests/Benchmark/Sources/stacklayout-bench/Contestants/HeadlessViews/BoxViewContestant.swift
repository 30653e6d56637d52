import BoxEngine
import BoxView
import Foundation
import LayoutEngine
import PlatformView

/// `BoxView` on headless views.
struct BoxViewContestant: Contestant {
  let name = "BoxView"
  let summary = "BoxView on headless views: the engine, the views, and what connects them"

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    if !scene.isBoxes { throw .scene("it has no flexbox") }
    let views = try scene.nodes.enumerated().map { index, node throws(BenchError) in
      var style = node.style
      // The size of the root is its frame. Clipping does not affect the frames of boxes.
      style.overflow = .visible
      if index == 0 { (style.width, style.height) = (.auto, .auto) }
      let isFlexContainer = node.box == nil && node.childCount > 0
      guard !isFlexContainer, style == Style(.stackView), node.box?.direction ?? .auto == .auto else {
        throw .scene("boxes cannot express the style of \(scene.layoutCase.path(of: index))")
      }
      return BoxViewScene.View(
        parent: node.parent ?? -1, box: node.box, content: scene.contents[index], pins: node.item ?? BoxPins())
    }
    return BoxViewScene(views: views, space: ViewSpace(scene))
  }
}

/// A scene as the items that an application would have in its code.
private struct BoxViewScene: PreparedScene {
  /// The views and guides, beginning with the root.
  let views: [View]
  let space: ViewSpace

  struct View {
    /// The index of the parent; −1: none.
    var parent: Int
    var box: BoxContainer?
    var content: LeafContent?
    var pins: BoxPins
    var layout: BoxLayout

    init(parent: Int, box: BoxContainer?, content: LeafContent?, pins: BoxPins) {
      (self.parent, self.box, self.content, self.pins) = (parent, box, content, pins)
      layout = BoxLayout(pins)
    }
  }

  func build(scale: Double) throws(BenchError) -> any Subject { BoxViewSubject(self, scale: scale) }
}

/// A tree of boxes and views.
private final class BoxViewSubject: Subject {
  private var views: [HeadlessView] = []
  private var space: ViewSpace
  private var needsSize = true

  init(_ prepared: BoxViewScene, scale: Double) {
    space = prepared.space
    views.reserveCapacity(prepared.views.count)
    var items = [[BoxItem]](repeating: [], count: prepared.views.count)
    for planned in prepared.views {
      let view = planned.box.map(BoxViewSubject.box) ?? planned.content?.makeView() ?? HeadlessView()
      if planned.content != nil { view.take(planned.pins) }
      if views.isEmpty { view.displayScale = CGFloat(scale) }
      views.append(view)
      if planned.parent >= 0 { items[planned.parent].append(BoxItem(view: view, layout: planned.layout)) }
    }
    for (view, items) in zip(views, items) where !items.isEmpty { (view as? BoxView)?.items = items }
  }

  private static func box(_ box: BoxContainer) -> BoxView {
    let insets = PlatformEdgeInsets(
      top: CGFloat(box.insets.top), left: CGFloat(box.insets.left), bottom: CGFloat(box.insets.bottom),
      right: CGFloat(box.insets.right))
    return BoxView(axis: box.axis == .horizontal ? .x : .y, spacing: CGFloat(box.spacing), insets: insets)
  }

  func layOut() {
    if needsSize { space.place(views[0]) }
    needsSize = false
    views[0].layoutIfNeeded()
  }

  func markAllDirty() {
    for view in views {
      if let box = view as? BoxView { box.updateConstraints() } else { view.invalidateIntrinsicContentSize() }
    }
    needsSize = true
  }

  func apply(_ change: LeafChange, length: Double) {
    let view = views[change.leaf]
    (view.superview as? BoxView)?.updateItemForObject(view) { item in
      change.axis == .horizontal ? item.width(CGFloat(length)) : item.height(CGFloat(length))
    }
    needsSize = true
  }

  func resize(to width: Double) {
    space.width = width
    needsSize = true
  }

  func frames() -> [LayoutRect] { views.map(\.rect) }
}

extension HeadlessView {
  /// Takes the priorities of the content, which are properties of the view.
  fileprivate func take(_ pins: BoxPins) {
    let plain = BoxPins()
    if pins.hugX != plain.hugX { huggingX = PlatformLayoutPriority(Float(pins.hugX)) }
    if pins.hugY != plain.hugY { huggingY = PlatformLayoutPriority(Float(pins.hugY)) }
    if pins.resistX != plain.resistX { resistanceX = PlatformLayoutPriority(Float(pins.resistX)) }
    if pins.resistY != plain.resistY { resistanceY = PlatformLayoutPriority(Float(pins.resistY)) }
  }
}
