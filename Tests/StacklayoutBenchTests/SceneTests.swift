import Testing

@testable import stacklayout_bench

@Suite struct SceneTests {
  /// Scenes of up to so many nodes are made and laid out here.
  static let small = SceneCatalog.all.filter { $0.nodeCount ?? 0 <= 12_000 }

  @Test(arguments: small.map(\.name)) func scenesHaveTheirNodes(name: String) throws {
    let recipe = try #require(SceneCatalog.all.first { $0.name == name })
    let scene = recipe.scene()
    #expect(scene.nodes.count == recipe.nodeCount)
  }
}
