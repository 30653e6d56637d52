import LayoutEngine

/// A recipe for a scene. A scene is created only when it is measured, because it can be large.
struct SceneRecipe: Sendable {
  var name: String
  /// A description in one line.
  var summary: String
  var rules: LayoutRules
  /// The number of nodes, if it is known in advance.
  var nodeCount: Int?
  /// The reasons why contestants are left out, by name.
  var exclusions: [String: String] = [:]
  /// The kind of a scene whose root is a list; `nil` for other scenes.
  var listKind: SceneKind?
  private let makeNodes: @Sendable () -> [SceneNode]
  /// The available space of the root; `nil` means unlimited space.
  var available: (width: Double?, height: Double?) = (nil, nil)

  init(
    _ name: String, _ summary: String, rules: LayoutRules = .css, nodeCount: Int? = nil,
    exclusions: [String: String] = [:], nodes: @escaping @Sendable () -> [SceneNode]
  ) {
    self.name = name
    self.summary = summary
    self.rules = rules
    self.nodeCount = nodeCount
    self.exclusions = exclusions
    makeNodes = nodes
  }

  /// Creates the scene.
  func scene() -> Scene {
    var scene = Scene(name, rules: rules, nodes: makeNodes())
    (scene.availableWidth, scene.availableHeight) = available
    scene.listKind = listKind
    return scene
  }
}
