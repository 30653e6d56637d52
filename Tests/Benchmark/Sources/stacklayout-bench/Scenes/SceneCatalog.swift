import Foundation
import LayoutDocument
import LayoutEngine

/// The scenes.
enum SceneCatalog {
  /// The scenes that are built in, in the order of the report, with what each is for in one line.
  static let builtIn: [SceneRecipe] = [
    SceneRecipe("feed x1", "one card of a feed: the overhead of a small tree", .stackView) { FeedScenes.card() },
    SceneRecipe("feed x100", "a list of cards: texts, pictures, rows and columns", .stackView) {
      FeedScenes.list(of: 100)
    },
    SceneRecipe("feed css x100", "the same list with the default styles of CSS, and so with automatic minimums", .css) {
      FeedScenes.list(of: 100, .css)
    },
    SceneRecipe("app", "a screen of 40 levels: wrappers, percentages, negative margins", .stackView) {
      AppScene.tree()
    },
    SceneRecipe("captured", "the shape of captured screens: 24 levels, clipping, logical margins", .css) {
      CapturedScene.tree()
    },
    SceneRecipe("huge", "ten equal nodes in each node: the cost of a node", .css) { RegularScenes.hugeNested(10_000) },
    SceneRecipe("wide", "small rows in one row: a container of many items", .css) { RegularScenes.wide(10_000) },
    SceneRecipe("deep random", "two nodes in each node: many levels, random sizes", .css) {
      RegularScenes.deepRandom(10_000)
    },
    SceneRecipe("absolute", "children that are placed by their insets", .stackView) { FeatureScenes.absolute() },
    SceneRecipe("baselines", "rows of texts on one baseline", .css) { FeatureScenes.baselines() },
    SceneRecipe("percentages", "widths, margins and paddings in percent", .css) { FeatureScenes.percentages() },
    SceneRecipe("wrap margins", "rows of tags that wrap", .stackView) { FeatureScenes.wrappingRows() },
    SceneRecipe("wrap columns", "columns that wrap, as wide as their lines: axes depend on each other", .stackView) {
      FeatureScenes.wrappingColumns()
    },
    SceneRecipe("aspect ratios", "heights that follow from widths", .stackView) { FeatureScenes.aspectRatios() },
    SceneRecipe("automatic minimum", "texts that shrink to their longest words", .css) {
      FeatureScenes.automaticMinimum()
    },
    SceneRecipe("box login", "a login form in boxes: pins, against constraints", .stackView) { BoxScenes.login() },
    SceneRecipe("rows", "601 views in stacks: the cost of views", .stackView) {
      ViewScenes.rows(100, inBoxes: false)
    },
    SceneRecipe("cards", "100 cards of views in stacks", .stackView) { ViewScenes.cards(100, inBoxes: false) },
    SceneRecipe("box cards", "the same cards in boxes with default pins", .stackView) {
      ViewScenes.cards(100, inBoxes: true)
    },
    SceneRecipe("box cards x10", "ten of these cards: a small screen", .stackView) {
      ViewScenes.cards(10, inBoxes: true)
    },
    SceneRecipe("box rows", "the same rows in boxes with default pins, which fill their width", .stackView) {
      ViewScenes.rows(100, inBoxes: true)
    },
    SceneRecipe("box tight rows", "rows of boxes in which texts give way to each other", .stackView) {
      ViewScenes.tightRows(100)
    },
  ]

  /// All scenes: those that are built in, the examples, and the screens of the gallery where views are headless.
  /// - Throws: The first document that cannot be read.
  static func all() throws(BenchError) -> [SceneRecipe] {
    let scenes = builtIn + (try examples())
    #if HEADLESS_VIEWS
      return scenes + gallery()
    #else
      return scenes
    #endif
  }

  /// The cases of the documents in `Spec/examples`.
  /// - Throws: The first document that cannot be read.
  static func examples() throws(BenchError) -> [SceneRecipe] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: examplesFolder.path)
      return try names.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
        let bytes = [UInt8](try Data(contentsOf: examplesFolder.appendingPathComponent(name)))
        return try LayoutFile(parsing: bytes).cases.map { SceneRecipe(example: $0) }
      }
    } catch {
      throw .file("\(examplesFolder.path): the examples cannot be read: \(error)")
    }
  }

  /// The folder is found beside this file, in the repository that the benchmark was built from.
  private static let examplesFolder = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Spec/examples", isDirectory: true)
}

/// A recipe for a scene. A scene is created only when it is measured, because it can be large.
struct SceneRecipe: Sendable {
  var name: String
  /// What the scene is for, in one line.
  var summary: String
  private let make: @Sendable () -> Scene?

  init(_ name: String, _ summary: String, _ rules: LayoutRules, tree: @escaping @Sendable () -> SceneTree) {
    self.name = name
    self.summary = summary
    make = {
      let tree = tree()
      return LayoutCase(name: name, rules: rules, nodes: tree.nodes).map {
        Scene($0, contents: tree.contents)
      }
    }
  }

  /// Makes a recipe for the scene that `make` returns.
  init(_ name: String, _ summary: String, make: @escaping @Sendable () -> Scene?) {
    (self.name, self.summary, self.make) = (name, summary, make)
  }

  fileprivate init(example: LayoutCase) {
    name = "example \(example.name)"
    summary = "a document of Spec/examples"
    var layoutCase = example
    layoutCase.name = name
    let scene = Scene(layoutCase, contents: example.nodes.map { $0.measure.map { .model($0) } })
    make = { scene }
  }

  /// Creates the scene.
  func scene() throws(BenchError) -> Scene {
    guard let scene = make() else { throw .scene("the nodes of \(name) are not a tree in depth-first order") }
    return scene
  }
}
