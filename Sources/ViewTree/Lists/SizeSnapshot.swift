import Foundation
import LayoutEngine
import PlatformView

/// The shared part of the cells that are made of one template: the tree, without views and their content.
final class TreeShape: Sendable {
  let tree: LayoutTree
  let root: NodeID
  /// The leaves, in the order of the contents of a ``SizeSnapshot``.
  let leaves: [Leaf]
  /// The index of each leaf in `leaves`, by the slot of its node; -1 for other nodes.
  let places: [Int]
  let usesBaselines: Bool
  /// The version of the ``NodeTree`` from which the shape was made.
  let version: Int

  /// The properties of a leaf in a tree, besides its style.
  struct Leaf: Sendable {
    let node: NodeID
    let isInBox: Bool
    let givenDimension: GivenDimension
  }

  init(tree: LayoutTree, root: NodeID, leaves: [Leaf], usesBaselines: Bool, version: Int) {
    (self.tree, self.root, self.leaves) = (tree, root, leaves)
    (self.usesBaselines, self.version) = (usesBaselines, version)
    var places = [Int](repeating: -1, count: (leaves.map(\.node.slot).max() ?? -1) + 1)
    for (place, leaf) in leaves.enumerated() { places[leaf.node.slot] = place }
    self.places = places
  }
}

/// A container without its views, which can be measured on any thread. See ``SizeWorker``.
package struct SizeSnapshot: Sendable {
  let shape: TreeShape
  /// The contents of the leaves; `nil` for leaves outside of the layout that need their views.
  var contents: [(any ContentSnapshot)?]
}

extension ContainerLayout {
  /// Returns a snapshot of the container.
  ///
  /// The result is `nil` if another container lays this one out, if a layout is in progress, or if a view in it cannot
  /// be measured without the view.
  /// - Parameter includesLabels: Whether the texts of UIKit's labels may be measured without the label.
  package func sizeSnapshot(includesLabels: Bool) -> SizeSnapshot? {
    guard surrounding == nil else { return nil }
    return ownOrNewTree.sizeSnapshot(of: node, includesLabels: includesLabels)
  }

  /// Returns a template snapshot of the container.
  ///
  /// A view that cannot be measured without the view has its natural size. The result is `nil` if another container
  /// lays this one out, or if a layout is in progress.
  func templateSnapshot() -> TemplateSnapshot? {
    guard surrounding == nil else { return nil }
    return ownOrNewTree.templateSnapshot(of: node)
  }
}

/// A template without its views, with the index of the content of each view.
struct TemplateSnapshot: Sendable {
  let snapshot: SizeSnapshot
  /// The index of the content of each view.
  let places: [ObjectIdentifier: Int]
}

extension NodeTree {
  func sizeSnapshot(of root: ViewNode, includesLabels: Bool) -> SizeSnapshot? {
    guard !isBusy, let node = bringUpToDate(root) else { return nil }
    let shape = shape(root: node)
    var contents: [(any ContentSnapshot)?] = []
    contents.reserveCapacity(shape.leaves.count)
    for leaf in shape.leaves {
      guard let item = item(at: leaf.node) else { return nil }
      let content = item.view?.snapshotOfContent(includesLabels: includesLabels)
      if content == nil, item.isInLayout { return nil }
      contents.append(content)
    }
    return SizeSnapshot(shape: shape, contents: contents)
  }

  func templateSnapshot(of root: ViewNode) -> TemplateSnapshot? {
    guard !isBusy, let node = bringUpToDate(root) else { return nil }
    let shape = shape(root: node)
    var contents: [(any ContentSnapshot)?] = []
    var places: [ObjectIdentifier: Int] = [:]
    for (place, leaf) in shape.leaves.enumerated() {
      let view = item(at: leaf.node)?.view
      contents.append(view.map { $0.snapshotOfContent(includesLabels: true, isTemplate: true) ?? $0.fixedContent })
      if let view { places[ObjectIdentifier(view)] = place }
    }
    return TemplateSnapshot(snapshot: SizeSnapshot(shape: shape, contents: contents), places: places)
  }

  /// Returns the tree without its views. The same shape is returned while neither styles nor the structure change.
  private func shape(root: NodeID) -> TreeShape {
    if let knownShape, knownShape.version == shapeVersion, knownShape.usesBaselines == usesBaselines,
      knownShape.root == root
    {
      return knownShape
    }
    let leaves = leafNodes.compactMap { node in
      item(at: node).map { item in
        TreeShape.Leaf(node: node, isInBox: item.isInBox, givenDimension: item.givenDimension)
      }
    }
    let shape = TreeShape(
      tree: tree, root: root, leaves: leaves, usesBaselines: usesBaselines, version: shapeVersion)
    knownShape = shape
    return shape
  }
}
