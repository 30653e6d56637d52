import LayoutDocument
import LayoutEngine

/// A tree to lay out, the same for every contestant.
struct Scene {
  /// The nodes with their styles, boxes and pins, the rules of the engine, and the available space of the root. The
  /// styles have the same meaning in other engines.
  let layoutCase: LayoutCase
  /// The content of each node; `nil` for containers and for boxes without content.
  let contents: [LeafContent?]
  /// Whether the scene contains boxes, as with `BoxView`.
  let isBoxes: Bool
  /// The name of a screen of the gallery whose document the scene is; `nil` for other scenes.
  var screen: String?

  init(_ layoutCase: LayoutCase, contents: [LeafContent?]) {
    self.layoutCase = layoutCase
    self.contents = contents
    isBoxes = layoutCase.containsBoxes
  }

  var name: String { layoutCase.name }
  var rules: LayoutRules { layoutCase.rules }
  var nodes: [DocumentNode] { layoutCase.nodes }

  /// The available space of the root in the engine's terms.
  var space: RootSpace { .available(width: layoutCase.availableWidth, height: layoutCase.availableHeight) }

  /// The width of the root, if it is in points, or else the available width.
  var width: Double? { nodes[0].style.width.fixedPoints ?? layoutCase.availableWidth }

  /// Whether the width of the root is in points.
  var hasRootWidth: Bool { nodes[0].style.width.fixedPoints != nil }

  /// The width of the root after the `step`th change, in points, which always differs from the width of the step before.
  static func width(_ width: Double, step: Int) -> Double { width - Double(step % 37) }

  /// The frames of a contestant compared with those of another one: a sentence, or `nil` if they are equal.
  func difference(of frames: [LayoutRect], from expected: [LayoutRect]) -> String? {
    var compared = layoutCase.withFrames(expected)
    compared.tolerance = Scene.tolerance
    let differences = compared.differences(from: frames)
    guard let first = differences.first else { return nil }
    let amounts = differences.map(\.amount)
    return "\(Figures.grouped(differences.count)) frames differ, by up to \(Figures.short(amounts.max() ?? 0)) points; "
      + "the first is \(first.path): \(Figures.frame(first.actual)), not \(Figures.frame(first.expected))"
  }

  /// Coordinates that differ by no more than this are equal, in points: Yoga computes in 32 bits.
  private static let tolerance = 0.05
}

/// A change of one leaf: a new length along one axis; in boxes, a required pin of that length.
struct LeafChange: Equatable {
  /// The index of the leaf.
  var leaf: Int
  var axis: LayoutAxis

  /// The length of the `step`th change, in points, which always differs from the length of the step before.
  static func length(step: Int) -> Double { Double(20 + step % 37) }
}

extension Scene {
  /// Up to 16 leaves at equal distances in the tree. Each changes its container: it is in the flow of a flex container
  /// that is as large as its content along the main axis, or of boxes in which all axes are the same up to the root.
  /// Images are left out, because their lengths depend on each other.
  var leafChanges: [LeafChange] {
    let changes = nodes.indices.compactMap { index -> LeafChange? in
      guard let parent = nodes[index].parent, nodes[index].childCount == 0, nodes[index].style.position == .relative,
        contents[index]?.isImage != true
      else { return nil }
      let axis = axis(of: parent)
      guard isBoxes ? isAlone(axis, above: index) : nodes[parent].style.preferredSize(along: axis) == .auto else {
        return nil
      }
      return LeafChange(leaf: index, axis: axis)
    }
    let count = min(changes.count, 16)
    return (0..<count).map { changes[(2 * $0 + 1) * changes.count / (2 * count)] }
  }

  /// Whether all ancestors arrange their items along `axis`: other boxes are pinned to the edges of their container.
  private func isAlone(_ axis: LayoutAxis, above index: Int) -> Bool {
    var ancestor = nodes[index].parent
    while let current = ancestor {
      guard self.axis(of: current) == axis else { return false }
      ancestor = nodes[current].parent
    }
    return true
  }

  private func axis(of container: Int) -> LayoutAxis {
    if let box = nodes[container].box { return box.axis }
    return [.row, .rowReverse].contains(nodes[container].style.direction) ? .horizontal : .vertical
  }
}

extension Style {
  /// Width or height.
  func preferredSize(along axis: LayoutAxis) -> PreferredSize { axis == .horizontal ? width : height }
}
