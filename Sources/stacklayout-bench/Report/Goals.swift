/// What the engine has to show, worked out from what was measured.
struct Goals {
  private let results: BenchResults
  private let engine = ContestantName.engine

  init(_ results: BenchResults) { self.results = results }

  /// All lines, in the order of the report.
  var lines: [Goal] {
    againstYoga + [scaling, againstHand] + app + superDeep + [leaf, nothing, questions] + boxes + [face, memory]
  }

  // MARK: - Times

  /// A whole layout that begins from nothing, in nanoseconds: the faster of the first one and one of everything.
  private func layout(_ scene: String, _ contestant: String) -> Double? {
    [LayoutOperation.firstLayout, .everythingDirty].compactMap { results.median(scene, contestant, $0) }.min()
  }

  private func layoutPerNode(_ scene: String, _ contestant: String) -> Double? {
    guard let time = layout(scene, contestant), let count = results.scene(scene)?.nodeCount else { return nil }
    return time / Double(count)
  }

  private func ratio(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second, second > 0 else { return nil }
    return first / second
  }

  private func missing(_ scene: String, _ contestants: String...) -> String {
    guard results.scene(scene) != nil else { return "scene \(scene) was not measured" }
    for contestant in contestants where layout(scene, contestant) == nil {
      let reason = results.result(scene, contestant)?.obstacle ?? "it did not take part"
      return "\(contestant): \(reason)"
    }
    return ""
  }

  // MARK: - Lines

  private var againstYoga: [Goal] {
    let goals: [(scene: String, target: Double, moonshot: Double)] = [
      ("huge 10k", 24, 49), ("wide 10k", 50, 100), ("feed x100", 54, 110), ("deep auto 4k", 380, 720),
    ]
    return goals.map { scene, target, moonshot in
      yogaGoal(scene, "whole layout against Yoga by poga, \(scene)", target, moonshot)
    }
  }

  private func yogaGoal(_ scene: String, _ name: String, _ target: Double, _ moonshot: Double) -> Goal {
    let differs = results.result(scene, ContestantName.yoga)?.difference != nil
    let reason = missing(scene, engine, ContestantName.yoga)
    return Goal(
      name: name, sense: .atLeast, target: target, moonshot: moonshot, unit: " times",
      value: ratio(layout(scene, ContestantName.yoga), layout(scene, engine)),
      remark: reason.isEmpty && differs ? "frames differ" : reason)
  }

  private var scaling: Goal {
    let families = ["huge": "1k", "wide": "1k", "deep random": "4k", "deep auto": "4k"]
    var worst: (ratio: Double, name: String)?
    for (family, small) in families.sorted(by: { $0.key < $1.key }) {
      for suffix in ["", " definite"] {
        let (large, small) = ("\(family) 100k\(suffix)", "\(family) \(small)\(suffix)")
        guard let ratio = ratio(layoutPerNode(large, engine), layoutPerNode(small, engine)) else { continue }
        if ratio > worst?.ratio ?? 0 { worst = (ratio, "worst: \(large) against \(small)") }
      }
    }
    return Goal(
      name: "time per node at 100k nodes against the smallest size", sense: .atMost, target: 2, moonshot: 1.4,
      unit: " times", value: worst?.ratio, remark: worst?.name ?? "needs scenes of 100k nodes and of 1k or 4k")
  }

  private var againstHand: Goal {
    Goal(
      name: "whole layout against frames by hand, feed x100", sense: .atMost, target: 25, moonshot: 12,
      unit: " times", value: ratio(layout("feed x100", engine), layout("feed x100", ContestantName.handWritten)),
      remark: missing("feed x100", engine, ContestantName.handWritten))
  }

  private var app: [Goal] {
    [
      Goal(
        name: "time per node, app", sense: .atMost, target: 50, moonshot: 25, unit: " ns",
        value: layoutPerNode("app", engine), remark: missing("app", engine)),
      yogaGoal("app", "whole layout against Yoga by poga, app", 30, 100),
    ]
  }

  private var superDeep: [Goal] {
    [1000, 10_000].map { levels in
      let scene = "super deep \(levels)"
      let reason = missing(scene, engine)
      return Goal(
        name: "time per node at \(Figures.grouped(levels)) levels against 50", sense: .atMost, target: 1.5,
        moonshot: 1.5, unit: " times",
        value: ratio(layoutPerNode(scene, engine), layoutPerNode("super deep 50", engine)),
        remark: reason.isEmpty ? missing("super deep 50", engine) : reason)
    }
  }

  private var leaf: Goal {
    let worst = slowest(.leafStops)
    return Goal(
      name: "one leaf changed in a parent of fixed size", sense: .atMost, target: 2, moonshot: 1, unit: " µs",
      value: worst.map { $0.time / 1000 },
      remark: worst.map { "slowest: \($0.scene)" } ?? "leaf-stops was not measured")
  }

  private var nothing: Goal {
    let worst = slowest(.nothingChanged)
    return Goal(
      name: "nothing changed", sense: .atMost, target: 100, moonshot: 50, unit: " ns", value: worst?.time,
      remark: worst.map { "slowest: \($0.scene)" } ?? "nothing was not measured")
  }

  private func slowest(_ operation: LayoutOperation) -> (time: Double, scene: String)? {
    results.scenes.compactMap { scene in
      results.median(scene.name, engine, operation).map { ($0, scene.name) }
    }.max { $0.0 < $1.0 }
  }

  private var questions: Goal {
    Goal(
      name: "measure calls of a leaf, feed x1", sense: .atMost, target: 2, moonshot: 1, unit: "",
      value: results.result("feed x1", engine)?.counts.map { Double($0.mostMeasureCalls) },
      remark: missing("feed x1", engine))
  }

  /// What compares boxes with constraints; nobody of these takes part.
  private var boxes: [Goal] {
    let remark = "BoxView and the constraint engine do not take part"
    return [
      Goal(
        name: "boxes against constraints, build and solve", sense: .atLeast, target: 500, moonshot: 1500,
        unit: " times", value: nil, remark: remark),
      Goal(
        name: "whole layout of boxes against an edit of constraints", sense: .atLeast, target: 1, moonshot: 4,
        unit: " times", value: nil, remark: remark),
    ]
  }

  private var face: Goal {
    let scene = "feed x100"
    var value: Double?
    if let face = results.median(scene, ContestantName.stackView, .everythingDirty),
      let own = results.median(scene, engine, .everythingDirty), let count = results.scene(scene)?.nodeCount
    {
      value = (face - own) / Double(count)
    }
    return Goal(
      name: "StackView over the engine per view, feed x100, dirty", sense: .atMost, target: 60, moonshot: 30,
      unit: " ns", value: value, remark: value == nil ? missing(scene, engine, ContestantName.stackView) : "")
  }

  private var memory: Goal {
    var worst: (bytes: Double, scene: String)?
    for scene in results.scenes where scene.nodeCount >= 1000 {
      guard let counts = results.result(scene.name, engine)?.counts, let bytes = counts.bytesInUse else { continue }
      let perNode = Double(bytes) / Double(scene.nodeCount)
      if perNode > worst?.bytes ?? 0 { worst = (perNode, scene.name) }
    }
    return Goal(
      name: "memory per node", sense: .atMost, target: 256, moonshot: 160, unit: " bytes", value: worst?.bytes,
      remark: worst.map { "most: \($0.scene)" } ?? "needs a scene of 1,000 nodes, where the system can be watched")
  }
}
