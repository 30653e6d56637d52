import LayoutEngine

/// A tree to lay out, the same for every contestant.
struct Scene {
  var name: String
  /// The rules by which the engine lays it out; styles are written so that other engines mean the same by them.
  var rules: LayoutRules
  /// The space for the root beside what its own style says, in points; `nil` is endless.
  var availableWidth: Double?
  var availableHeight: Double?
  /// The kind of a scene whose root is a list; `nil` for other scenes.
  var listKind: SceneKind?
  /// Never empty; the root first, the others depth-first.
  var nodes: [SceneNode]

  init(_ name: String, rules: LayoutRules, nodes: [SceneNode]) {
    self.name = name
    self.rules = rules
    self.nodes = nodes
  }

  /// The space for the root, as the engine takes it.
  var space: RootSpace { .available(width: availableWidth, height: availableHeight) }

  /// The leaves that are asked for their size.
  var measuredLeafCount: Int { nodes.count { $0.content != nil } }

  /// The way to a node: `root.children[2].children[0]`; of long ways only the end.
  func path(of node: Int) -> String {
    var steps: [String] = []
    var current = node
    while current > 0, steps.count < 8 {
      let parent = nodes[current].parent
      var child = parent + 1
      var index = 0
      while child < current {
        child = nodes[child].subtreeEnd
        index += 1
      }
      steps.append("children[\(index)]")
      current = parent
    }
    return ([current > 0 ? "…" : "root"] + steps.reversed()).joined(separator: ".")
  }
}

/// A change of one leaf: a new length along one axis; in boxes, a required pin of that length.
struct LeafChange: Equatable {
  /// The index of the leaf.
  var leaf: Int
  var axis: LayoutAxis

  /// The length of the `step`th change, in points: never the one before.
  static func length(step: Int) -> Double { Double(20 + step % 37) }
}

extension Scene {
  /// The first leaf, from the middle of the tree on, in a parent of fixed size: its change touches nothing beyond it.
  var stoppingChange: LeafChange? {
    guard kind == .flexbox else { return nil }
    return firstChange { index in
      let parent = nodes[nodes[index].parent].style
      return parent.hasFixedSize ? parent.direction.axis : nil
    }
  }

  /// The first leaf, from the middle of the tree on, whose change reaches the root: all containers around it are in one
  /// direction and as long as what is in them. The root alone may have a length of its own.
  var reachingChange: LeafChange? {
    firstChange { index in
      // The length of a picture is that of its ratio.
      if case .picture? = nodes[index].content { return nil }
      let axis = nodes[nodes[index].parent].axis
      var ancestor = nodes[index].parent
      while ancestor >= 0 {
        let style = nodes[ancestor].style
        guard nodes[ancestor].axis == axis else { return nil }
        guard ancestor == 0 || style.preferredSize(along: axis) == .auto else { return nil }
        ancestor = nodes[ancestor].parent
      }
      return axis
    }
  }

  private func firstChange(_ axis: (Int) -> LayoutAxis?) -> LeafChange? {
    let middle = nodes.count / 2
    for index in Array(middle..<nodes.count) + Array(0..<middle) where index > 0 && nodes[index].isLeaf(at: index) {
      let style = nodes[index].style
      guard style.position == .relative, let axis = axis(index) else { continue }
      return LeafChange(leaf: index, axis: axis)
    }
    return nil
  }

  /// The width that a resized root begins with; `nil` if the root has no width of its own.
  var resizableWidth: Double? {
    guard case .length(let length) = nodes[0].style.width, !length.hasPercentage else { return nil }
    return length.points
  }

  /// The width of the root in the `step`th layout after it was resized.
  static func resizedWidth(from base: Double, step: Int) -> Double { base + 1 + Double(step % 97) }
}

extension FlexDirection {
  /// The main axis.
  var axis: LayoutAxis { self == .row || self == .rowReverse ? .horizontal : .vertical }
}

extension Style {
  /// Whether both sizes are points, so that no content changes them.
  var hasFixedSize: Bool { LayoutAxis.allCases.allSatisfy { preferredSize(along: $0).isPoints } }

  /// Width or height.
  func preferredSize(along axis: LayoutAxis) -> PreferredSize { axis == .horizontal ? width : height }

  /// Sets width or height.
  mutating func setPreferredSize(_ size: PreferredSize, along axis: LayoutAxis) {
    if axis == .horizontal { width = size } else { height = size }
  }
}

extension PreferredSize {
  fileprivate var isPoints: Bool {
    guard case .length(let length) = self else { return false }
    return !length.hasPercentage
  }
}
