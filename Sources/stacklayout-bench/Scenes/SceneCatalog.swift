import LayoutEngine

/// All scenes that are part of the tool.
enum SceneCatalog {
  /// The scenes, in the order of the report.
  static let all: [SceneRecipe] =
    feed + feedVariants + boxes + app + captured + regular(isDefinite: false) + yogaHuge + regular(isDefinite: true)
    + features + cells + trees

  private static let app = [
    SceneRecipe(
      "app", "a screen of 40 levels: wrappers, percentages, negative margins, texts", rules: .stackView,
      nodes: AppScene.nodes)
  ]

  private static let captured = CapturedScene.shapes.map { label, shape in
    SceneRecipe(
      "captured \(label)", "a tree with the shape of captured screens, \(shape.levels) levels",
      nodeCount: shape.nodeCount,
      exclusions: [ContestantName.yoga: "it has no automatic minimum sizes, so most frames would not match"]
    ) {
      CapturedScene.nodes(shape)
    }
  }

  private static let cells = [10, 1000].map { list(.cells, "cells x\($0)", "cells of a feed, measured for a list", $0) }

  private static let trees = [10, 1000].map { list(.trees, "trees x\($0)", "independent trees, one for each card", $0) }

  private static func list(_ kind: SceneKind, _ name: String, _ summary: String, _ count: Int) -> SceneRecipe {
    var recipe = SceneRecipe(
      name, summary, rules: .stackView, nodeCount: FeedScenes.nodesPerCard * count + 1
    ) {
      FeedScenes.list(of: count)
    }
    recipe.listKind = kind
    return recipe
  }

  private static let features = [
    SceneRecipe("wrap gaps", "rows of tags that wrap, with gaps", rules: .stackView) {
      FeatureScenes.wrapping(usesGaps: true)
    },
    SceneRecipe("wrap margins", "rows of tags that wrap, with margins", rules: .stackView) {
      FeatureScenes.wrapping(usesGaps: false)
    },
    SceneRecipe(
      "wrap columns", "columns that wrap, as wide as their lines", rules: .stackView,
      nodes: FeatureScenes.wrappingColumns),
    SceneRecipe("absolute", "children placed by their insets", rules: .stackView, nodes: FeatureScenes.absolute),
    SceneRecipe("baselines", "rows of texts on one baseline", nodes: FeatureScenes.baselines),
    SceneRecipe("automatic minimum", "texts that shrink to their longest words", nodes: FeatureScenes.automaticMinimum),
    SceneRecipe("aspect ratios", "pictures that share a width", rules: .stackView, nodes: FeatureScenes.aspectRatios),
    SceneRecipe("percentages", "widths, margins and paddings in percent", nodes: FeatureScenes.percentages),
    SceneRecipe("keyword heights", "items of rows with keywords as heights", nodes: KeywordScenes.heights),
    SceneRecipe("keyword widths", "items of columns with keywords as widths", nodes: KeywordScenes.widths),
  ]

  private static let boxes =
    [SceneRecipe("box login", "a login form in boxes", rules: .stackView, nodeCount: 10, nodes: BoxScenes.login)]
    + [1, 10, 100].map { count in
      let nodeCount = BoxScenes.nodesPerCard * count + (count > 1 ? 1 : 0)
      return SceneRecipe(
        "box feed x\(count)", "cards of a feed in boxes", rules: .stackView, nodeCount: nodeCount
      ) {
        count == 1 ? BoxScenes.card() : BoxScenes.list(of: count)
      }
    }

  private static let feed = [(1, "1"), (100, "100"), (1000, "1000")].map { count, label in
    let nodeCount = FeedScenes.nodesPerCard * count + (count > 1 ? 1 : 0)
    return SceneRecipe(
      "feed x\(label)", "cards of a feed, 375 points wide", rules: .stackView, nodeCount: nodeCount
    ) {
      count == 1 ? FeedScenes.card() : FeedScenes.list(of: count)
    }
  }

  private static let feedVariants = [
    ("logical", "with start and end edges", FeedVariant.logical, 0),
    ("ordered", "with a text that is moved by order", .ordered, 0),
    ("badges", "with a badge on each card", .badges, 1),
  ].map { name, summary, variant, extra in
    SceneRecipe(
      "feed \(name) x100", "cards of a feed \(summary)", rules: .stackView,
      nodeCount: (FeedScenes.nodesPerCard + extra) * 100 + 1
    ) {
      FeedScenes.list(of: 100, variant)
    }
  }

  private static let yogaHuge = [
    SceneRecipe(
      "yoga huge", "four levels of ten nodes in each node, alternating columns and rows", nodeCount: 11_111,
      nodes: RegularScenes.yogaHuge)
  ]

  private static func regular(isDefinite: Bool) -> [SceneRecipe] {
    let suffix = isDefinite ? " definite" : ""
    func recipes(
      _ name: String, _ summary: String, _ sizes: [(label: String, nominal: Int, nodeCount: Int)],
      _ nodes: @escaping @Sendable (Int, Bool) -> [SceneNode]
    ) -> [SceneRecipe] {
      sizes.map { label, nominal, nodeCount in
        SceneRecipe("\(name) \(label)\(suffix)", summary, nodeCount: nodeCount) { nodes(nominal, isDefinite) }
      }
    }
    let hugeSizes = [("1k", 1000, 911), ("10k", 10_000, 9111), ("100k", 100_000, 91_111), ("1M", 1_000_000, 911_111)]
    let wideSizes = [
      ("1k", 1000, 1001), ("10k", 10_000, 10_001), ("100k", 100_000, 100_003), ("1M", 1_000_000, 1_000_002),
    ]
    let deepSizes = [("4k", 4000, 3071), ("10k", 10_000, 8191), ("100k", 100_000, 98_303), ("1M", 1_000_000, 786_431)]
    return recipes("huge", "ten nodes in each node, 10 × 10 points, growing", hugeSizes, RegularScenes.hugeNested)
      + recipes("wide", "one row of small rows, random sizes", wideSizes, RegularScenes.wide)
      + recipes("deep random", "two nodes in each node, random sizes", deepSizes, RegularScenes.deepRandom)
      + recipes(
        "deep auto", "two nodes in each node, as large as their content, growing", deepSizes, RegularScenes.deepAuto)
      + superDeep(isDefinite: isDefinite, suffix)
  }

  private static func superDeep(isDefinite: Bool, _ suffix: String) -> [SceneRecipe] {
    [50, 100, 1000, 10_000].map { levels in
      SceneRecipe(
        "super deep \(levels)\(suffix)", "nested containers, each beside two leaves",
        nodeCount: 3 * levels + 1, exclusions: yogaObstacle(levels: levels, isDefinite: isDefinite)
      ) {
        RegularScenes.superDeep(levels, isDefinite: isDefinite)
      }
    }
  }

  /// Yoga measures again on each level if the size of the root is indefinite, and its layout is recursive.
  private static func yogaObstacle(levels: Int, isDefinite: Bool) -> [String: String] {
    if !isDefinite, levels >= 100 {
      return [ContestantName.yoga: "its time doubles with every five levels: it would take minutes"]
    }
    if levels >= 10_000 { return [ContestantName.yoga: "its recursion would overflow the call stack"] }
    return [:]
  }
}
