import LayoutEngine
import PlatformView
import Testing

@testable import stacklayout_bench

@Suite struct ContestantTests {
  private func scene(_ name: String) throws -> Scene {
    try #require(SceneCatalog.all.first { $0.name == name }, "no scene \(name)").scene()
  }

  @Test(arguments: [
    "feed x1", "feed x100", "feed logical x100", "huge 1k", "huge 1k definite", "deep auto 4k", "deep auto 4k definite",
    "super deep 50", "super deep 100 definite", "yoga huge",
  ]) func engineAgreesWithHandWrittenCode(name: String) throws {
    let scene = try scene(name)
    let expected = try HandWrittenContestant().frames(of: scene)
    #expect(FrameDifference(try EngineContestant().frames(of: scene), expected, in: scene) == nil)
  }

  @Test(arguments: [("huge 1k", 1_000), ("huge 1M definite", 1_000_000), ("deep auto 4k", 4_000)])
  func sizesOfHandWrittenScenesFollowFromTheirNames(name: String, size: Int) {
    let root = SceneNode(parent: -1, subtreeEnd: 1, style: Style(.css))
    switch HandWrittenFrames(for: Scene(name, rules: .css, nodes: [root])) {
    case .hugeNested(let count), .deepAuto(let count): #expect(count == size)
    default: Issue.record("no arithmetic for \(name)")
    }
    #expect(HandWrittenFrames(for: Scene("huge some", rules: .css, nodes: [root])) == nil)
  }

  @Test func handWrittenCardHasExpectedFrames() throws {
    let frames = try HandWrittenContestant().frames(of: try scene("feed x1"))
    #expect(abs(frames[0].height - 449.143) < 0.001)
    #expect(frames[10].height == 34)
    #expect(abs(frames[11].height - 205.143) < 0.001)
    #expect(frames[12].height == 40)
    #expect(frames[18].height == 50)
  }

  @Test(arguments: ["feed x1", "feed x100", "huge 1k definite", "deep auto 4k definite"])
  func handWrittenCodeFollowsWidthOfRoot(name: String) throws {
    let scene = try scene(name)
    let engine = try EngineContestant().subject(of: scene)
    let hand = try HandWrittenContestant().subject(of: scene)
    let base = try #require(scene.resizableWidth)
    for step in [0, 40, 96] {
      for subject in [engine, hand] {
        subject.resizeRoot(to: Scene.resizedWidth(from: base, step: step))
        subject.layOut()
      }
      #expect(FrameDifference(engine.frames(), hand.frames(), in: scene) == nil)
    }
  }

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    @Test(arguments: [
      "feed x1", "feed logical x100", "feed ordered x100", "app", "wrap columns", "example article-card",
    ]) func viewsHaveFramesOfEngine(name: String) throws {
      let recipes = SceneCatalog.all + (try DocumentScenes.recipes(in: Repository.path + "/Spec/examples"))
      let scene = try #require(recipes.first { $0.name == name }).scene()
      let expected = try EngineContestant().frames(of: scene)
      for reporting in [HeadlessChangeReporting.complete, .likeUIKit] {
        #expect(FrameDifference(try StackViewContestant(reporting).frames(of: scene), expected, in: scene) == nil)
      }
    }

    @Test func viewsFollowChanges() throws {
      let scene = try scene("feed x1")
      let change = try #require(scene.reachingChange)
      let subjects = [
        try StackViewContestant(.complete).subject(of: scene), try StackViewContestant(.likeUIKit).subject(of: scene),
        try EngineContestant().subject(of: scene),
      ]
      for step in 0..<3 {
        for subject in subjects {
          subject.apply(change, length: LeafChange.length(step: step))
          subject.resizeRoot(to: Scene.resizedWidth(from: FeedScenes.width, step: step))
          if step == 2 { subject.markAllDirty() }
          subject.layOut()
        }
        for subject in subjects.dropLast() {
          #expect(FrameDifference(subject.frames(), subjects[2].frames(), in: scene) == nil)
        }
      }
    }
  #endif

  @Test func leafInFixedParentChangesNothingElse() throws {
    let scene = try scene("huge 1k")
    let change = try #require(scene.stoppingChange)
    let (before, after) = try frames(of: scene, around: change)
    let parent = scene.nodes[change.leaf].parent
    for index in before.indices where !(parent..<scene.nodes[parent].subtreeEnd).contains(index) {
      #expect(before[index] == after[index])
    }
    #expect(before[change.leaf] != after[change.leaf])
  }

  @Test(arguments: ["feed x100", "wide 1k", "deep auto 4k", "super deep 50"])
  func changeOfLeafReachesRoot(name: String) throws {
    let scene = try scene(name)
    let change = try #require(scene.reachingChange)
    let (before, after) = try frames(of: scene, around: change)
    #expect(before[0].size[change.axis] != after[0].size[change.axis])
  }

  @Test(arguments: ["feed x100", "app", "captured 500", "deep auto 4k"])
  func scatteredChangesConcernDifferentLeaves(name: String) throws {
    let scene = try scene(name)
    let changes = scene.scatteredChanges
    #expect(Set(changes.map(\.leaf)).count == LeafChange.scatteredCount)
    let hasEffect = try changes.count { change in
      let (before, after) = try frames(of: scene, around: change)
      return before[change.leaf] != after[change.leaf]
    }
    // A few leaves have bounds or flex, or are part of a container that is not laid out.
    #expect(hasEffect > LeafChange.scatteredCount / 2, "\(hasEffect) leaves")
  }

  @Test func smallScenesHaveNoScatteredChanges() throws {
    #expect(try scene("feed x1").scatteredChanges.isEmpty)
  }

  private func frames(of scene: Scene, around change: LeafChange) throws -> ([LayoutRect], [LayoutRect]) {
    let subject = try EngineContestant().subject(of: scene)
    subject.layOut()
    let before = subject.frames()
    subject.apply(change, length: LeafChange.length(step: 7))
    subject.layOut()
    return (before, subject.frames())
  }

  @Test func measureCallsAreCounted() throws {
    let scene = try scene("feed x1")
    let questions = QuestionLog(nodeCount: scene.nodes.count)
    try EngineContestant().prepare(scene).build(scale: 0, questions: questions).layOut()
    #expect((12...24).contains(questions.total))
    #expect((1...2).contains(questions.most))
    questions.clear()
    #expect(questions.total == 0)
  }

  @Test func differencesAreCountedAndNamed() throws {
    let scene = try scene("feed x1")
    let frames = try HandWrittenContestant().frames(of: scene)
    var others = frames
    others[3].origin.x += 2
    others[5].size.height -= 3
    others[6].origin.x += 0.04
    let difference = try #require(FrameDifference(others, frames, in: scene))
    #expect(difference.nodeCount == 2)
    #expect(difference.largest == 3)
    #expect(difference.firstPath == "root.children[0].children[1]")
    (others[3].origin.x, others[7].size.width, others[8].size.height) = (.nan, .nan, .nan)
    #expect(FrameDifference(others, frames, in: scene)?.nodeCount == 4)
    #expect(FrameDifference(others, frames, in: scene)?.largest == .infinity)
  }
}
