import BoxEngine
import LayoutEngine
import PlatformView
import ViewTree

/// The overlapping boxes that `addBoxItems` adds to a view or guide. Each box is as large as the view or guide.
///
/// A single box has four pins of 0. Each of several boxes has the size and the center of the view or guide, which has
/// the same effect without a chain of boxes.
final class BoxLayers: ViewIsolated {
  /// The view or guide as an item. The node owns the content.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    weak var node: ViewNode?
  #else
    // The node clears this reference when it is deallocated. A weak reference would need a reference count with every
    // access.
    private unowned(unsafe) var storedNode: ViewNode?

    var node: ViewNode? {
      get { unsafe storedNode }
      set { unsafe storedNode = newValue }
    }
  #endif
  private(set) var layers: [BoxContent] = []
  /// Whether the boxes have to be notified that their surroundings may have changed.
  private var surroundingsAreUnknown = false

  init() {}

  /// Adds a box in front.
  func add(_ layer: BoxContent) {
    guard let node else { return }
    let former = layer.node
    let child = ViewNode(.box, content: layer)
    former?.moveChildren(to: child)
    layers.append(layer)
    node.insert(child, at: node.children.count, isInBox: true)
    restyleIfFew()
    structureDidChange()
  }

  /// Marks the styles of all boxes if a single box becomes several, or vice versa, because their pins differ.
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
  func writeKind(of item: ViewNode, to tree: NodeTree) { tree.set(BoxContainer(), of: item) }

  var isBox: Bool { true }

  var containerStyle: Style { layers.first?.containerStyle ?? Style(.stackView) }

  var needsNaturalSizes: Bool { false }

  /// The main axis of a single item, if that is a container; otherwise that of the first box.
  var mainAxis: LayoutAxis {
    let first = layers.first
    if layers.count == 1, first?.children.count == 1, let inner = first?.children[0].content { return inner.mainAxis }
    return first?.mainAxis ?? .vertical
  }

  func includes(_ subview: ViewNode) -> Bool {
    subview.parent.map { $0.host === hostNode } ?? false
  }

  func willForget(_ child: ViewNode, at index: Int) {
    layers.remove(at: index)
    // A single box has other pins than several.
    for child in children { child.needsStyle = true }
  }

  func nodeWillDeinit(_ going: ViewNode) { if node === going { node = nil } }

  func synchronizeSubviews() {
    for layer in layers { layer.synchronizeSubviews() }
  }

  func settleSubviews() { synchronizeSubviews() }

  func prepareStyles() {
    guard surroundingsAreUnknown else { return }
    surroundingsAreUnknown = false
    for layer in layers { layer.surroundingsMayHaveChanged() }
  }

  func writeStyles(to tree: NodeTree, areNew: Bool) {
    for child in children where child.needsStyle && child.id != nil {
      child.needsStyle = false
      tree.setPlainStyle(isShown: true, of: child)
      tree.set(child.pins(layout), of: child)
    }
  }

  func finishStyles(in tree: NodeTree) {}

  var hasOtherDirection: Bool { layers.contains { $0.hasOtherDirection } }

  func surroundingsMayHaveChanged() { surroundingsAreUnknown = true }

  func subviewWasReordered(_ subview: PlatformView) {}

  func reportReentrantLayout() { layers.first?.reportReentrantLayout() }

  func reportEndlessUpdates() { layers.first?.reportEndlessUpdates() }
}
