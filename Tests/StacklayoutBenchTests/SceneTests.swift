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

  /// The published numbers of nodes, leaves and levels of the scenes.
  @Test(arguments: [
    ("huge 1k", 911, 800, 4), ("huge 10k", 9111, 8000, 5), ("wide 1k", 1001, 711, 3), ("wide 10k", 10_001, 7124, 3),
    ("deep random 4k", 3071, 1024, 12), ("deep random 10k", 8191, 4096, 13), ("deep auto 4k", 3071, 1024, 12),
    ("super deep 50", 151, 101, 51), ("super deep 1000", 3001, 2001, 1001), ("yoga huge", 11_111, 10_000, 5),
    ("feed x1", 21, 15, 4), ("feed x100", 2101, 1500, 5), ("feed badges x100", 2201, 1600, 5), ("box login", 10, 7, 3),
    ("box feed x1", 23, 17, 4), ("box feed x100", 2301, 1700, 5),
  ]) func scenesHaveExpectedShape(name: String, nodes: Int, leaves: Int, levels: Int) throws {
    let scene = try scene(name)
    #expect(scene.nodes.count == nodes)
    #expect(scene.nodes.indices.count { scene.nodes[$0].isLeaf(at: $0) } == leaves)
    #expect(depth(of: scene) == levels)
  }

  @Test func nodeCountsOfRecipesAreCorrect() {
    for recipe in SceneCatalog.all {
      guard let count = recipe.nodeCount, count <= 4000 else { continue }
      #expect(recipe.scene().nodes.count == count, "\(recipe.name)")
    }
  }

  @Test func appSceneHasStatedSizeAndDepth() throws {
    let scene = try scene("app")
    #expect((1450...1550).contains(scene.nodes.count))
    #expect(depth(of: scene) == AppScene.levels)
    #expect(scene.nodes.contains { $0.style.margin.left == .points(-10) })
  }

  /// The fractions of the shape are met to 1 %; the fraction of only children is random and only near its average.
  @Test func capturedScenesHaveTheirShape() throws {
    for (label, shape) in CapturedScene.shapes {
      let scene = try scene("captured \(label)")
      let count = scene.nodes.count
      #expect(count == shape.nodeCount)
      #expect(depth(of: scene) == shape.levels)
      func isPart(_ part: Double, _ matches: (Style) -> Bool) -> Bool {
        abs(Double(scene.nodes.count { matches($0.style) }) / Double(count) - part) < 0.01
      }
      #expect(isPart(shape.absolute) { $0.position == .absolute })
      #expect(isPart(shape.logical) { $0.margin.start != nil })
      #expect(isPart(shape.basis) { $0.basis != .auto })
      #expect(isPart(shape.clipping) { $0.overflow != .visible })
      var childCounts = [Int](repeating: 0, count: count)
      for node in scene.nodes.dropFirst() { childCounts[node.parent] += 1 }
      let onlyChildren = Double(childCounts.count { $0 == 1 }) / Double(childCounts.count { $0 > 0 })
      #expect((0.75...0.85).contains(onlyChildren), "\(label): \(onlyChildren)")
    }
  }

  @Test func anotherSeedGivesAnotherScreen() throws {
    let shape = CapturedScene.shapes[1].shape
    let (first, second) = (CapturedScene.nodes(shape, seed: 1), CapturedScene.nodes(shape, seed: 2))
    #expect(first.count == second.count)
    #expect(first.map(\.style) != second.map(\.style))
  }

  @Test func feedVariantsHaveTheirProperty() throws {
    let logical = try scene("feed logical x100").nodes.map(\.style)
    #expect(logical.contains { $0.margin.end == 8 } && logical.contains { $0.padding.start == 8 })
    #expect(logical.allSatisfy { $0.margin.right == 0 && $0.padding.left == .zero })
    #expect(try scene("feed ordered x100").nodes.count { $0.style.order != 0 } == 100)
    #expect(try scene("feed badges x100").nodes.count { $0.style.position == .absolute } == 100)
  }

  @Test func descendantsFollowTheirAncestors() throws {
    for name in ["app", "captured 500", "wide 1k", "super deep 50", "absolute", "wrap columns"] {
      let scene = try scene(name)
      for (index, node) in scene.nodes.enumerated() where index > 0 {
        let parent = scene.nodes[node.parent]
        #expect(node.parent < index && index < parent.subtreeEnd && node.subtreeEnd <= parent.subtreeEnd)
      }
    }
  }

  @Test func scenesAreReproducible() throws {
    for name in ["wide 1k", "app", "captured 500", "automatic minimum", "wrap columns", "keyword widths"] {
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

  @Test func boxScenesHaveTheirOwnKind() throws {
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
