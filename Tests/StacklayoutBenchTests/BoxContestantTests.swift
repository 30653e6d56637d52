import LayoutEngine
import PlatformView
import Testing

@testable import stacklayout_bench

@Suite struct BoxContestantTests {
  /// The contestants that lay out boxes, besides the engine.
  private static let names = [ContestantName.boxView, ContestantName.constraints]

  private func contestant(_ name: String) throws -> any Contestant {
    try #require(try Contestants.all(yogaLibrary: nil).first { $0.name == name }, "no contestant \(name)")
  }

  private func scene(_ name: String) throws -> Scene {
    try #require(SceneCatalog.all.first { $0.name == name }, "no scene \(name)").scene()
  }

  @Test func cardInBoxesHasFramesOfCardInStacks() throws {
    let (stacks, boxes) = (try scene("feed x1"), try scene("box feed x1"))
    let frames = zip(boxes.nodes, try EngineContestant().frames(of: boxes)).compactMap { node, frame in
      node.boxPart?.pins?.flex == nil ? frame : nil
    }
    #expect(FrameDifference(frames, try EngineContestant().frames(of: stacks), in: stacks) == nil)
  }

  @Test func loginFormHasExpectedFrames() throws {
    let frames = try EngineContestant().frames(of: try scene("box login"))
    #expect(frames[0] == LayoutRect(width: 360, height: 318))
    #expect(frames[1] == LayoutRect(x: 96, y: 16, width: 168, height: 34))
    #expect(frames[3] == LayoutRect(x: 0, y: 8, width: 24, height: 24))
    #expect(frames[9] == LayoutRect(x: 66, y: 258, width: 228, height: 44))
  }

  @Test(arguments: names) func contestantsHaveFramesOfEngine(contestantName: String) throws {
    let documents = try DocumentScenes.recipes(in: Repository.path + "/Spec/examples")
    for recipe in SceneCatalog.all + documents where recipe.nodeCount ?? 0 < 500 {
      let scene = recipe.scene()
      guard scene.kind == .boxes else { continue }
      let expected = try EngineContestant().frames(of: scene)
      let frames = try contestant(contestantName).frames(of: scene)
      #expect(FrameDifference(frames, expected, in: scene) == nil, "\(scene.name)")
    }
  }

  /// At these widths, texts have different numbers of lines, but no content shrinks: constraints do not determine which
  /// content shrinks.
  @Test(arguments: names, ["box login", "box feed x1", "box feed x10"])
  func contestantsFollowWidthOfRoot(contestantName: String, name: String) throws {
    let scene = try scene(name)
    let subjects = [
      try EngineContestant().subject(of: scene), try contestant(contestantName).subject(of: scene),
    ]
    let base = try #require(scene.resizableWidth)
    for width in [base, base + 97, base - 100, base + 20, base] {
      for subject in subjects {
        subject.resizeRoot(to: width)
        if width == base - 100 { subject.markAllDirty() }
        subject.layOut()
      }
      #expect(FrameDifference(subjects[1].frames(), subjects[0].frames(), in: scene) == nil, "\(width) points")
    }
  }

  @Test(arguments: names, ["box login", "box feed x1", "box feed x10"])
  func contestantsFollowLengthOfLeaf(contestantName: String, name: String) throws {
    let scene = try scene(name)
    let change = try #require(scene.reachingChange)
    #expect(scene.stoppingChange == nil)
    let subjects = [
      try EngineContestant().subject(of: scene), try contestant(contestantName).subject(of: scene),
    ]
    var heights: Set<Double> = []
    for step in [0, 36, 7] {
      for subject in subjects {
        subject.apply(change, length: LeafChange.length(step: step))
        subject.layOut()
      }
      let frames = subjects[0].frames()
      #expect(frames[change.leaf].size[change.axis] == LeafChange.length(step: step))
      #expect(FrameDifference(subjects[1].frames(), frames, in: scene) == nil, "step \(step)")
      heights.insert(frames[0].height)
    }
    #expect(heights.count == 3)
  }

  @Test func heightOfContentIsMeasuredOncePerLayout() throws {
    let scene = try scene("box feed x1")
    let questions = QuestionLog(nodeCount: scene.nodes.count)
    let subject = try ConstraintContestant().prepare(scene).build(scale: 0, questions: questions)
    subject.layOut()
    // The picture's height is a constraint.
    #expect(questions.total == scene.measuredLeafCount - 1)
    #expect(questions.most == 1)
  }

  @Test(arguments: names) func scenesWithOtherNodesThanBoxesAreRejected(contestantName: String) throws {
    let contestant = try contestant(contestantName)
    #expect(throws: BenchError.self) { try contestant.prepare(try scene("feed x1")) }
    var tree = SceneTree()
    tree.container(Style(.stackView), BoxPart(box: BoxContainer())) { tree in
      tree.container(Style(.stackView)) { $0.leaf(Style(.stackView), .fixed(width: 10, height: 10)) }
    }
    let mixed = Scene("mixed", rules: .stackView, nodes: tree.nodes)
    let error = #expect(throws: BenchError.self) { try contestant.prepare(mixed) }
    #expect(error?.description.contains("root.children[0]") == true)
  }

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    /// Every pin reaches the engine unchanged.
    @Test(arguments: 0..<100) func viewsHaveFramesOfEngineForRandomPins(seed: Int) throws {
      let scene = Scene.randomBoxes(seed: UInt64(seed))
      let expected = try EngineContestant().frames(of: scene)
      for reporting in [HeadlessChangeReporting.complete, .likeUIKit] {
        #expect(FrameDifference(try BoxViewContestant(reporting).frames(of: scene), expected, in: scene) == nil)
      }
    }
  #endif
}

extension Scene {
  /// Boxes in a box of 300 × 200 points, with all kinds of pins.
  fileprivate static func randomBoxes(seed: UInt64) -> Scene {
    var random = RandomSource(seed: seed)
    var tree = SceneTree()
    var style = Style(.stackView)
    style.width = 300
    tree.container(style, BoxPart(box: .random(&random))) { tree in
      for _ in 0..<(1 + random.below(3)) {
        tree.container(Style(.stackView), BoxPart(box: .random(&random), pins: .random(&random))) { tree in
          for _ in 0..<(1 + random.below(3)) {
            let content = LeafContent.fixed(width: 10 + random.fraction() * 100, height: 10 + random.fraction() * 30)
            tree.leaf(Style(.stackView), content, BoxPart(pins: .random(&random)))
          }
        }
      }
    }
    var scene = Scene("random", rules: .stackView, nodes: tree.nodes)
    scene.availableHeight = 200
    return scene
  }
}

extension BoxContainer {
  fileprivate static func random(_ random: inout RandomSource) -> BoxContainer {
    BoxContainer(
      axis: random.pick([.horizontal, .vertical]), spacing: random.pick([0, 7.5]),
      insets: Edges(top: 1, left: random.fraction() * 20, bottom: 3, right: 4))
  }
}

extension BoxPins {
  fileprivate static func random(_ random: inout RandomSource) -> BoxPins {
    var pins = BoxPins()
    for edge in [\BoxPins.top, \.left, \.bottom, \.right] {
      pins[keyPath: edge] = random.below(4) == 0 ? nil : .random(&random)
    }
    for optional in [\BoxPins.centerX, \.centerY, \.width, \.height] where random.below(4) == 0 {
      pins[keyPath: optional] = .random(&random)
    }
    for relative in [\BoxPins.relativeWidth, \.relativeHeight] where random.below(4) == 0 {
      pins[keyPath: relative] = BoxRelativePin(multiplier: random.pick([0.25, 0.5, 0.75]), pin: .random(&random))
    }
    if random.below(4) == 0 { pins.flex = random.pick([1, 2.5]) }
    for priority in [\BoxPins.hugX, \.hugY, \.resistX, \.resistY] where random.below(3) == 0 {
      pins[keyPath: priority] = Double(1 + random.below(999))
    }
    return pins
  }
}

extension BoxPin {
  fileprivate static func random(_ random: inout RandomSource) -> BoxPin {
    BoxPin(
      relation: random.pick(PinRelation.allCases), constant: (random.fraction() * 40).rounded(),
      priority: random.pick([1000, 1000, 750, 400, 251]))
  }
}
