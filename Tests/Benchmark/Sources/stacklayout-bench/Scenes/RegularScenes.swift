import LayoutEngine

/// Regular trees that are used in public comparisons of layout engines: many similar nodes, wide or deep.
enum RegularScenes {
  /// The common style of the nodes in these scenes: a single-line row whose items can shrink to 0.
  private static let item: Style = {
    var style = Style(.css)
    style.boxSizing = .borderBox
    (style.minWidth, style.minHeight) = (0, 0)
    return style
  }()

  /// 10 × 10 points, growing.
  static func hugeNested(_ count: Int) -> SceneTree {
    var style = item
    (style.width, style.height, style.grow) = (10, 10, 1)
    return tree(of: count, branching: 10) { style }
  }

  /// Nodes of random sizes.
  static func deepRandom(_ count: Int) -> SceneTree {
    var random = SplitMix64.scene
    return tree(of: count, branching: 2) { randomItem(&random) }
  }

  /// Rows of one to four items, all of random sizes, in one row.
  static func wide(_ count: Int) -> SceneTree {
    var random = SplitMix64.scene
    var tree = SceneTree()
    tree.open(item)
    var total = 1
    while total < count {
      let leaves = 1 + random.below(4)
      tree.open(item)
      for _ in 0..<leaves { tree.leaf(randomItem(&random)) }
      tree.close(randomItem(&random))
      total += leaves + 1
    }
    tree.close()
    return tree
  }

  // MARK: - Items

  private static func randomItem(_ random: inout SplitMix64) -> Style {
    var style = item
    style.width = randomSize(&random)
    style.height = randomSize(&random)
    return style
  }

  private static func randomSize(_ random: inout SplitMix64) -> PreferredSize {
    let choice = random.fraction()
    if choice < 0.2 { return .auto }
    return choice < 0.8 ? .points(random.fraction() * 500) : .percent(random.fraction() * 100)
  }

  // MARK: - Trees

  /// A root above a tree in which every container has `branching` children. The style of a container is created after
  /// the styles of its children.
  private static func tree(of count: Int, branching: Int, style: () -> Style) -> SceneTree {
    var tree = SceneTree()
    tree.open(item)
    add(count, branching: branching, style, to: &tree)
    tree.close()
    return tree
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
