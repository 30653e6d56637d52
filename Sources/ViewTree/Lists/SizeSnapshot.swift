import Foundation
import LayoutEngine
import PlatformView

/// What the cells of a list have in common that are made of one template: the tree, without views and what these show.
final class TreeShape: Sendable {
  let tree: LayoutTree
  let root: NodeID
  /// The leaves, in the order of the contents of a ``SizeSnapshot``.
  let leaves: [Leaf]
  /// The place of each leaf among them, by the slot of its node; -1 for other nodes.
  let places: [Int]
  let usesBaselines: Bool
  /// The state of the ``NodeTree`` that it was taken of.
  let version: Int

  /// What a tree says of a leaf beside its style.
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

/// A container without its views, whose size can be found out on any thread: the views are asked nothing. See ``SizeWorker``.
package struct SizeSnapshot: Sendable {
  let shape: TreeShape
  /// What the leaves show; `nil` for those that take no part in the layout and whose views alone can tell.
  var contents: [(any ContentSnapshot)?]
}

extension ContainerLayout {
  /// The container as it stands now; `nil` if it is laid out by another one, or is just at work, or if a view in it cannot be measured
  /// without the view.
  /// - Parameter includesLabels: Whether the texts of UIKit's labels may be measured without the label.
  package func sizeSnapshot(includesLabels: Bool) -> SizeSnapshot? {
    guard surrounding == nil else { return nil }
    return ownOrNewTree.sizeSnapshot(of: node, includesLabels: includesLabels)
  }

  /// The container as it stands now; a view in it that cannot be measured without the view counts with the size that it has by itself.
  /// `nil` if the container is laid out by another one, or is just at work.
  func templateSnapshot() -> TemplateSnapshot? {
    guard surrounding == nil else { return nil }
    return ownOrNewTree.templateSnapshot(of: node)
  }
}

/// A template without its views, with the places of these.
struct TemplateSnapshot: Sendable {
  let snapshot: SizeSnapshot
  /// The place of the content of each view.
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
      contents.append(view.map { $0.snapshotOfContent(includesLabels: true, isTemplate: true) ?? FixedContent(of: $0) })
      if let view { places[ObjectIdentifier(view)] = place }
    }
    return TemplateSnapshot(snapshot: SizeSnapshot(shape: shape, contents: contents), places: places)
  }

  /// The tree without its views: the same one while neither styles nor the structure change.
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
