import LayoutEngine

/// Regular trees that are used in public comparisons of layout engines: many similar nodes, wide or deep.
enum RegularScenes {
  /// The common style of the nodes in these scenes: a single-line row whose items can shrink to 0.
  static let item: Style = {
    var style = Style(.css)
    style.boxSizing = .borderBox
    (style.minWidth, style.minHeight) = (0, 0)
    return style
  }()

  /// The side of a root of definite size, in points.
  static let definiteSide = 1000.0

  static func root(isDefinite: Bool) -> Style {
    var style = item
    if isDefinite { (style.width, style.height) = (.points(definiteSide), .points(definiteSide)) }
    return style
  }

  /// 10 × 10 points, growing.
  static func hugeNested(_ count: Int, isDefinite: Bool) -> [SceneNode] {
    var style = item
    (style.width, style.height, style.grow) = (10, 10, 1)
    return tree(of: count, branching: 10, isDefinite: isDefinite) { style }
  }

  /// Nodes as large as their content, growing, with margins.
  static func deepAuto(_ count: Int, isDefinite: Bool) -> [SceneNode] {
    tree(of: count, branching: 2, isDefinite: isDefinite) { spacedItem }
  }

  /// Nodes of random sizes.
  static func deepRandom(_ count: Int, isDefinite: Bool) -> [SceneNode] {
    var random = RandomSource()
    return tree(of: count, branching: 2, isDefinite: isDefinite) { randomItem(&random) }
  }

  /// Rows of one to four items, all of random sizes, in one row.
  static func wide(_ count: Int, isDefinite: Bool) -> [SceneNode] {
    var random = RandomSource()
    var tree = SceneTree()
    tree.open(root(isDefinite: isDefinite))
    var total = 1
    while total < count {
      let leaves = 1 + random.below(4)
      tree.open(item)
      for _ in 0..<leaves { tree.leaf(randomItem(&random)) }
      tree.close(randomItem(&random))
      total += leaves + 1
    }
    tree.close()
    return tree.nodes
  }

  /// Nested containers, each beside two leaves.
  static func superDeep(_ levels: Int, isDefinite: Bool) -> [SceneNode] {
    var tree = SceneTree()
    tree.open(root(isDefinite: isDefinite))
    for _ in 0..<levels { tree.open(spacedItem) }
    for _ in 0..<levels {
      tree.close()
      tree.leaf(spacedItem)
      tree.leaf(spacedItem)
    }
    tree.close()
    return tree.nodes
  }

  /// Four levels of ten nodes in each node, alternating columns and rows.
  static func yogaHuge() -> [SceneNode] {
    var style = item
    (style.width, style.height, style.grow, style.shrink) = (10, 10, 1, 0)
    var rootStyle = root(isDefinite: false)
    rootStyle.direction = .column
    var tree = SceneTree()
    tree.open(rootStyle)
    add(levels: 4, style, to: &tree)
    tree.close()
    return tree.nodes
  }

  private static func add(levels: Int, _ style: Style, to tree: inout SceneTree) {
    guard levels > 0 else { return }
    var inner = style
    inner.direction = levels % 2 == 0 ? .row : .column
    for _ in 0..<10 { tree.container(inner) { add(levels: levels - 1, style, to: &$0) } }
  }

  // MARK: - Items

  private static let spacedItem: Style = {
    var style = item
    style.grow = 1
    style.margin = StyleEdges(10)
    return style
  }()

  private static func randomItem(_ random: inout RandomSource) -> Style {
    var style = item
    style.width = randomSize(&random)
    style.height = randomSize(&random)
    return style
  }

  private static func randomSize(_ random: inout RandomSource) -> PreferredSize {
    let choice = random.fraction()
    if choice < 0.2 { return .auto }
    return choice < 0.8 ? .points(random.fraction() * 500) : .percent(random.fraction() * 100)
  }

  // MARK: - Trees

  /// A root above a tree in which every container has `branching` children. The style of a container is created after
  /// the styles of its children.
  private static func tree(
    of count: Int, branching: Int, isDefinite: Bool, style: () -> Style
  ) -> [SceneNode] {
    var tree = SceneTree()
    tree.open(root(isDefinite: isDefinite))
    add(count, branching: branching, style, to: &tree)
    tree.close()
    return tree.nodes
  }

  private static func add(_ count: Int, branching: Int, _ style: () -> Style, to tree: inout SceneTree) {
    guard count > branching else {
      for _ in 0..<max(count, 0) { tree.leaf(style()) }
      return
    }
    for _ in 0..<branching {
      tree.open(item)
      add((count - branching) / branching, branching: branching, style, to: &tree)
      tree.close(style())
    }
  }
}
