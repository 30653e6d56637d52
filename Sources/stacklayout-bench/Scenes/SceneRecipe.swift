import LayoutEngine

/// A scene before it is made: large ones are made only when they are wanted.
struct SceneRecipe: Sendable {
  var name: String
  /// One line on what it is.
  var summary: String
  var rules: LayoutRules
  /// How many nodes it has, where that is known beforehand.
  var nodeCount: Int?
  /// Why a contestant is left out, by its name.
  var exclusions: [String: String] = [:]
  /// The kind of a scene whose root is a list; `nil` for other scenes.
  var listKind: SceneKind?
  private let makeNodes: @Sendable () -> [SceneNode]
  /// The space for the root; `nil` is endless.
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

  /// Makes the scene.
  func scene() -> Scene {
    var scene = Scene(name, rules: rules, nodes: makeNodes())
    (scene.availableWidth, scene.availableHeight) = available
    scene.listKind = listKind
    return scene
  }
}
