import LayoutEngine
import PlatformView
import ViewTree

/// Boxes that lie one over the other in a view or guide, each as large as that: what `addBoxItems` adds.
///
/// A single one has four pins of 0. With several each is as large as the whole, in the middle, which says the same without
/// letting one be placed behind the other.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
final class BoxLayers {
  /// The view or guide as an item. The node owns the content.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    weak var node: ViewNode?
  #else
    // The node says when it goes: no weak references have to be counted, which costs with every use.
    private unowned(unsafe) var storedNode: ViewNode?

    var node: ViewNode? {
      get { unsafe storedNode }
      set { unsafe storedNode = newValue }
    }
  #endif
  private(set) var layers: [BoxContent] = []
  private(set) var children: [ViewNode] = []
  var structureChanged = true
  /// The boxes have to be told that something around them may have changed.
  private var surroundingsAreUnknown = false

  init() {}

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    deinit { ViewNode.release(in: self) }
  #endif

  /// Adds a box in front.
  func add(_ layer: BoxContent) {
    let child = ViewNode(view: nil, content: layer, kind: "a box")
    child.container = self
    child.isInBox = true
    layer.node = child
    layer.structureChanged = true
    // Guides in it may know the view around by another way.
    for item in layer.children { item.forgetHost() }
    layers.append(layer)
    children.appendPlaced(child)
    restyleIfFew()
    structureDidChange()
  }

  /// A single box is laid out in another way than several.
  private func restyleIfFew() {
    if children.count <= 2 { for child in children { child.needsStyle = true } }
  }

  private var layout: BoxLayout {
    if layers.count == 1 { return .zero }
    return BoxLayout.withPins(top: nil, left: nil, bottom: nil, right: nil).withRelativeWidth(*1).withRelativeHeight(*1)
      .with(.centerX, .zero).with(.centerY, .zero)
  }
}

extension BoxLayers: ViewContent {
  var box: BoxContainer? { BoxContainer() }

  var isBox: Bool { true }

  var containerStyle: Style { layers.first?.containerStyle ?? Style(.stackView) }

  var needsNaturalSizes: Bool { false }

  /// That of a single item, if it is a container, or of the first box.
  var mainAxis: LayoutAxis {
    let first = layers.first
    if layers.count == 1, first?.children.count == 1, let inner = first?.children[0].content { return inner.mainAxis }
    return first?.mainAxis ?? .vertical
  }

  func includes(_ subview: ViewNode) -> Bool { subview.container?.hostNode === hostNode }

  func forget(_ child: ViewNode) {
    guard let index = children.place(of: child) else { return }
    children.remove(at: index)
    if child.container === self { child.container = nil }
    layers.remove(at: index)
    restyleIfFew()
    structureDidChange()
  }

  func nodeWillDeinit(_ going: ViewNode) { if node === going { node = nil } }

  func takeChildren() -> [ViewNode] {
    defer { (layers, children) = ([], []) }
    return children
  }

  func synchronizeSubviews() {
    for layer in layers { layer.synchronizeSubviews() }
  }

  func prepareStyles() {
    guard surroundingsAreUnknown else { return }
    surroundingsAreUnknown = false
    for layer in layers { layer.surroundingsMayHaveChanged() }
  }

  func styleOfNewNode(of child: ViewNode) -> Style? { nil }

  func writeStyles(to tree: NodeTree) {
    for child in children where child.needsStyle && child.id != nil {
      child.needsStyle = false
      tree.setPlainStyle(isShown: true, of: child)
      tree.set(BoxPins(layout, of: child), of: child)
    }
  }

  func finishStyles(in tree: NodeTree) {}

  var hasOtherDirection: Bool { layers.contains { $0.hasOtherDirection } }

  func surroundingsMayHaveChanged() { surroundingsAreUnknown = true }

  func subviewWasReordered(_ subview: PlatformView) {}

  func reportAskedDuringLayout() { layers.first?.reportAskedDuringLayout() }
}
