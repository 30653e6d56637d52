import LayoutEngine

/// A tree to lay out, the same for every contestant.
struct Scene {
  var name: String
  /// The rules of the engine for the scene. The styles have the same meaning in other engines.
  var rules: LayoutRules
  /// The available space of the root in points; `nil` means unlimited space.
  var availableWidth: Double?
  var availableHeight: Double?
  /// The kind of a scene whose root is a list; `nil` for other scenes.
  var listKind: SceneKind?
  /// The nodes in depth-first order, beginning with the root; never empty.
  var nodes: [SceneNode]

  init(_ name: String, rules: LayoutRules, nodes: [SceneNode]) {
    self.name = name
    self.rules = rules
    self.nodes = nodes
  }

  /// The available space of the root in the engine's terms.
  var space: RootSpace { .available(width: availableWidth, height: availableHeight) }

  /// The number of leaves that are measured.
  var measuredLeafCount: Int { nodes.count { $0.content != nil } }

  /// The path of a node, such as `root.children[2].children[0]`; only the end of a long path.
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

  /// The length of the `step`th change, in points, which always differs from the length of the step before.
  static func length(step: Int) -> Double { Double(20 + step % lengthCount) }

  /// The number of steps after which the lengths repeat.
  static let lengthCount = 37

  /// The number of leaves that are spread over a tree: see ``Scene/scatteredChanges``.
  static let scatteredCount = 16
}

extension Scene {
  /// The first leaf, from the middle of the tree on, in a parent of fixed size: a change of the leaf affects nothing
  /// outside the parent.
  var stoppingChange: LeafChange? {
    guard kind == .flexbox else { return nil }
    return firstChange { index in
      let parent = nodes[nodes[index].parent].style
      return parent.hasFixedSize ? parent.direction.axis : nil
    }
  }

  /// The first leaf, from the middle of the tree on, whose change affects the root: all ancestors have the same axis,
  /// and the length of their content along it. Only the root may have a specified length.
  var reachingChange: LeafChange? {
    firstChange { index in
      guard !isPicture(index) else { return nil }
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

  /// Leaves at equal distances in the tree, each in a parent that is as large as its content along its main axis; empty
  /// if there are too few such leaves.
  var scatteredChanges: [LeafChange] {
    guard kind == .flexbox else { return [] }
    let changes = nodes.indices.compactMap { index -> LeafChange? in
      guard isItemLeaf(index), !isPicture(index) else { return nil }
      let parent = nodes[nodes[index].parent].style
      guard parent.preferredSize(along: parent.direction.axis) == .auto else { return nil }
      return LeafChange(leaf: index, axis: parent.direction.axis)
    }
    let count = LeafChange.scatteredCount
    guard changes.count >= 2 * count else { return [] }
    return (0..<count).map { changes[(2 * $0 + 1) * changes.count / (2 * count)] }
  }

  private func firstChange(_ axis: (Int) -> LayoutAxis?) -> LeafChange? {
    let middle = nodes.count / 2
    for index in Array(middle..<nodes.count) + Array(0..<middle) where isItemLeaf(index) {
      if let axis = axis(index) { return LeafChange(leaf: index, axis: axis) }
    }
    return nil
  }

  /// Whether a node is a leaf in the flow of a container.
  private func isItemLeaf(_ index: Int) -> Bool {
    index > 0 && nodes[index].isLeaf(at: index) && nodes[index].style.position == .relative
  }

  /// Whether a node is a picture, whose length follows from its aspect ratio.
  private func isPicture(_ index: Int) -> Bool {
    if case .picture? = nodes[index].content { return true }
    return false
  }

  /// The width of the root before it is resized; `nil` if the root has no width in points.
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
  /// Whether both sizes are in points, so that they do not depend on content.
  var hasFixedSize: Bool { LayoutAxis.allCases.allSatisfy { preferredSize(along: $0).fixedPoints != nil } }

  /// Width or height.
  func preferredSize(along axis: LayoutAxis) -> PreferredSize { axis == .horizontal ? width : height }

  /// Sets width or height.
  mutating func setPreferredSize(_ size: PreferredSize, along axis: LayoutAxis) {
    if axis == .horizontal { width = size } else { height = size }
  }
}
