import LayoutDocument
import LayoutEngine
import Testing

@testable import stacklayout_bench

@Suite struct SceneTests {
  private func scene(_ name: String) throws -> Scene {
    let recipes = try SceneCatalog.all()
    return try #require(recipes.first { $0.name == name }, "no scene \(name)").scene()
  }

  private func subject(_ contestant: any Contestant, _ scene: Scene) throws -> any Subject {
    let subject = try contestant.prepare(scene).build(scale: 0)
    subject.layOut()
    return subject
  }

  private func frames(_ scene: Scene) throws -> [LayoutRect] { try subject(EngineContestant(), scene).frames() }

  /// The scenes whose constraints have several solutions, of which the engine and views choose the same one.
  private static let ambiguous: Set = ["box rows", "box tight rows"]

  /// The scenes that each contestant lays out, besides the engine.
  private static let supported: [String: Set<String>] = {
    let stacks: Set = [
      "feed x1", "feed x100", "app", "absolute", "wrap margins", "wrap columns", "aspect ratios", "rows", "cards",
    ]
    let boxes = SceneTests.ambiguous.union(["box login", "box cards", "box cards x10"])
    return [
      "StackView": stacks, "redefine": stacks, "redefine all": stacks, "BoxView": boxes, "constraints": boxes,
      "views": Set(SceneCatalog.builtIn.map(\.name)), "plain engine": Set(SceneCatalog.builtIn.map(\.name)),
    ]
  }()

  /// Frames are equal at first, after changes of leaves, and after a complete layout.
  @Test(arguments: SceneCatalog.builtIn.map(\.name)) func contestantsHaveSameFrames(name: String) throws {
    let scene = try scene(name)
    let changes = scene.leafChanges.prefix(4)
    let engine = try subject(EngineContestant(), scene)
    let first = engine.frames()
    for (step, change) in changes.enumerated() { engine.apply(change, length: LeafChange.length(step: step)) }
    engine.layOut()
    for contestant in try Contestants.all(yoga: nil).dropFirst() {
      guard SceneTests.supported[contestant.name]?.contains(name) == true else {
        #expect(throws: BenchError.self) { try contestant.prepare(scene) }
        continue
      }
      if contestant.name == "constraints", SceneTests.ambiguous.contains(name) { continue }
      let subject = try subject(contestant, scene)
      #expect(scene.difference(of: subject.frames(), from: first) == nil, "\(contestant.name)")
      guard contestant.operations.contains(.leaf) else { continue }
      for (step, change) in changes.enumerated() { subject.apply(change, length: LeafChange.length(step: step)) }
      subject.layOut()
      subject.markAllDirty()
      subject.layOut()
      #expect(scene.difference(of: subject.frames(), from: engine.frames()) == nil, "\(contestant.name), changed")
      guard contestant.operations.contains(.resize), let width = scene.width else { continue }
      for step in 1...3 {
        for resized in [engine, subject] {
          resized.resize(to: Scene.width(width, step: 7 * step))
          resized.layOut()
        }
        #expect(scene.difference(of: subject.frames(), from: engine.frames()) == nil, "\(contestant.name), resized")
      }
      engine.resize(to: width)
      engine.layOut()
    }
  }

  @Test func contestantsHaveSameFramesOfExamples() throws {
    let recipes = try SceneCatalog.examples()
    #expect(recipes.count >= 20)
    var compared: [String: Int] = [:]
    for recipe in recipes {
      let scene = try recipe.scene()
      let expected = try frames(scene)
      for contestant in try Contestants.all(yoga: nil).dropFirst() {
        guard let prepared = try? contestant.prepare(scene) else { continue }
        let subject = try prepared.build(scale: 0)
        subject.layOut()
        #expect(scene.difference(of: subject.frames(), from: expected) == nil, "\(contestant.name), \(recipe.name)")
        compared[contestant.name, default: 0] += 1
      }
    }
    for name in ["views", "plain engine"] { #expect(compared[name] == recipes.count, "\(name)") }
    for name in ["StackView", "redefine", "redefine all", "BoxView", "constraints"] {
      #expect(compared[name] ?? 0 > 4, "\(name)")
    }
  }

  /// The numbers of nodes, leaves and levels, which the documentation states for some of the scenes.
  @Test(arguments: [
    ("feed x1", 21, 15, 4), ("feed x100", 2101, 1500, 5), ("feed css x100", 2101, 1500, 5), ("app", 1509, 465, 40),
    ("captured", 527, 210, 24), ("huge", 9111, 8000, 5), ("wide", 10_001, 7124, 3), ("deep random", 8191, 4096, 13),
    ("absolute", 10_001, 8750, 3), ("baselines", 10_001, 8000, 4), ("box login", 10, 7, 3), ("rows", 601, 400, 4),
    ("box cards", 601, 400, 4), ("box cards x10", 61, 40, 4), ("box rows", 601, 400, 4),
    ("box tight rows", 501, 300, 4),
  ]) func scenesHaveExpectedShape(name: String, nodes: Int, leaves: Int, levels: Int) throws {
    let scene = try scene(name)
    #expect(scene.nodes.count == nodes)
    #expect(scene.nodes.count { $0.childCount == 0 } == leaves)
    #expect(scene.nodes.map(\.depth).max() == levels - 1)
  }

  @Test func namesAreUnique() throws {
    let names = try SceneCatalog.all().map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func cardsInBoxesHaveFramesOfCardsInStacks() throws {
    let (stacks, boxes) = (try scene("cards"), try scene("box cards"))
    #expect(stacks.difference(of: try frames(boxes), from: try frames(stacks)) == nil)
    #expect(try frames(stacks)[1].size == LayoutSize(width: 375, height: 48 + 16 + 32 + 16))
  }

  @Test func loginFormHasExpectedFrames() throws {
    let frames = try frames(try scene("box login"))
    #expect(frames[0] == LayoutRect(width: 360, height: 318))
    #expect(frames[1] == LayoutRect(x: 96, y: 16, width: 168, height: 34))
    #expect(frames[3] == LayoutRect(x: 0, y: 8, width: 24, height: 24))
    #expect(frames[9] == LayoutRect(x: 66, y: 258, width: 228, height: 44))
  }

  @Test(arguments: ["feed x100", "app", "captured", "deep random", "rows"])
  func changesConcernDifferentLeaves(name: String) throws {
    let scene = try scene(name)
    let changes = scene.leafChanges
    #expect(Set(changes.map(\.leaf)).count == 16)
    let engine = try subject(EngineContestant(), scene)
    let effective = changes.count { change in
      let before = engine.frames()[change.leaf]
      engine.apply(change, length: LeafChange.length(step: 7))
      engine.layOut()
      return engine.frames()[change.leaf] != before
    }
    // A few leaves have bounds or flex, or are part of a container that is not laid out.
    #expect(effective > 8, "\(effective) leaves")
  }

  /// In boxes, only the lengths along the axis of all ancestors can change without contradicting pins.
  @Test func changesOfBoxesReachTheRoot() throws {
    let scene = try scene("box login")
    #expect(scene.leafChanges == [1, 8, 9].map { LeafChange(leaf: $0, axis: .vertical) })
    #expect(try self.scene("box cards").leafChanges.count == 16)
  }

  @Test func equalStylesAreShared() throws {
    let scene = try scene("feed x100")
    let styles = SceneStyles(scene)
    #expect(styles.shared.count < 12)
    #expect(styles.places.count { $0 < 0 } == 1)
    #expect(SceneStyles(try self.scene("box login")).shared.count == 1)
  }

  @Test func differencesAreCountedAndNamed() throws {
    let scene = try scene("feed x1")
    let frames = try frames(scene)
    var others = frames
    others[3].origin.x += 2
    others[5].size.height -= 3
    others[6].origin.x += 0.04
    let difference = try #require(scene.difference(of: others, from: frames))
    #expect(difference.hasPrefix("2 frames differ, by up to 3.00 points; the first is root.children[0].children[1]: "))
    others[3].origin.x = .nan
    #expect(scene.difference(of: others, from: frames)?.contains("by up to – points") == true)
  }
}
