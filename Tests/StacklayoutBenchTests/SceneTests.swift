import LayoutEngine
import Testing

@testable import stacklayout_bench

@Suite struct SceneTests {
  private func scene(_ name: String) throws -> Scene {
    try #require(SceneCatalog.all.first { $0.name == name }, "no scene \(name)").scene()
  }

  private func depth(of scene: Scene) -> Int {
    var depths = [Int](repeating: 1, count: scene.nodes.count)
    for index in scene.nodes.indices.dropFirst() { depths[index] = depths[scene.nodes[index].parent] + 1 }
    return depths.max() ?? 0
  }

  /// Nodes, leaves and levels as the scenes are known in public.
  @Test(arguments: [
    ("huge 1k", 911, 800, 4), ("huge 10k", 9111, 8000, 5), ("wide 1k", 1001, 711, 3), ("wide 10k", 10_001, 7124, 3),
    ("deep random 4k", 3071, 1024, 12), ("deep random 10k", 8191, 4096, 13), ("deep auto 4k", 3071, 1024, 12),
    ("super deep 50", 151, 101, 51), ("super deep 1000", 3001, 2001, 1001), ("yoga huge", 11_111, 10_000, 5),
    ("feed x1", 21, 15, 4), ("feed x100", 2101, 1500, 5), ("box login", 10, 7, 3), ("box feed x1", 23, 17, 4),
    ("box feed x100", 2301, 1700, 5),
  ]) func scenesHaveTheirShape(name: String, nodes: Int, leaves: Int, levels: Int) throws {
    let scene = try scene(name)
    #expect(scene.nodes.count == nodes)
    #expect(scene.nodes.indices.count { scene.nodes[$0].isLeaf(at: $0) } == leaves)
    #expect(depth(of: scene) == levels)
  }

  @Test func countsSaidBeforehandAreTrue() {
    for recipe in SceneCatalog.all {
      guard let count = recipe.nodeCount, count <= 4000 else { continue }
      #expect(recipe.scene().nodes.count == count, "\(recipe.name)")
    }
  }

  @Test func theScreenIsAsLargeAndAsDeepAsItSays() throws {
    let scene = try scene("app")
    #expect((1450...1550).contains(scene.nodes.count))
    #expect(depth(of: scene) == AppScene.levels)
    #expect(scene.nodes.contains { $0.style.margin.left == .points(-10) })
  }

  @Test func descendantsFollowTheirAncestors() throws {
    for name in ["app", "wide 1k", "super deep 50", "absolute"] {
      let scene = try scene(name)
      for (index, node) in scene.nodes.enumerated() where index > 0 {
        let parent = scene.nodes[node.parent]
        #expect(node.parent < index && index < parent.subtreeEnd && node.subtreeEnd <= parent.subtreeEnd)
      }
    }
  }

  @Test func scenesAreTheSameEachTime() throws {
    for name in ["wide 1k", "app", "automatic minimum"] {
      let (first, second) = (try scene(name), try scene(name))
      #expect(first.nodes.map(\.style) == second.nodes.map(\.style))
    }
  }

  @Test func pathsNameEachStep() throws {
    let card = try scene("feed x1")
    #expect(card.path(of: 0) == "root")
    #expect(card.path(of: 3) == "root.children[0].children[1]")
    #expect(card.path(of: 20) == "root.children[7].children[1]")
  }

  @Test func boxesAreAKindOfTheirOwn() throws {
    let kinds = SceneCatalog.all.filter { $0.nodeCount ?? 0 < 3000 }.map { ($0.name, $0.scene().kind) }
    for (name, kind) in kinds { #expect((kind == .boxes) == name.hasPrefix("box "), "\(name)") }
    let recipes = try DocumentScenes.recipes(in: Repository.path + "/Spec/examples")
    for recipe in recipes { #expect((recipe.scene().kind == .boxes) == recipe.name.hasPrefix("example box-")) }
  }

  @Test func documentsAreScenes() throws {
    let recipes = try DocumentScenes.recipes(in: Repository.path + "/Spec/examples")
    let login = try #require(recipes.first { $0.name == "example login" }).scene()
    #expect(login.nodes.count == 13)
    #expect(login.measuredLeafCount == 7)
    #expect(login.availableWidth == 375)
    #expect(Set(recipes.map(\.name)).count == recipes.count)
  }
}
