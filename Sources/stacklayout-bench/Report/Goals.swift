/// The goals of the engine, computed from the results.
struct Goals {
  let results: BenchResults
  let engine = ContestantName.engine

  init(_ results: BenchResults) { self.results = results }

  /// All goals, in the order of the report.
  var lines: [Goal] {
    let single = [leaf, edit, edits, nothing, questions]
    let faces = [face, unreported] + lists
    return [fresh] + againstYoga + [scaling, againstHand] + app + superDeep + single + boxes + faces + [memory, suites]
  }

  // MARK: - Times

  /// The time of a complete layout in nanoseconds: the faster of the first layout and a layout of all nodes.
  private func layout(_ scene: String, _ contestant: String) -> Double? {
    [LayoutOperation.firstLayout, .everythingDirty].compactMap { results.median(scene, contestant, $0) }.min()
  }

  private func layoutPerNode(_ scene: String, _ contestant: String) -> Double? {
    guard let time = layout(scene, contestant), let count = results.scene(scene)?.nodeCount else { return nil }
    return time / Double(count)
  }

  func ratio(_ first: Double?, _ second: Double?) -> Double? {
    guard let first, let second, second > 0 else { return nil }
    return first / second
  }

  /// The reason why contestants have no times on a scene; empty if they have times.
  func missing(_ scene: String, _ contestants: [String]) -> String {
    guard results.scene(scene) != nil else { return "scene \(scene) was not measured" }
    for contestant in contestants where layout(scene, contestant) == nil {
      guard let result = results.result(scene, contestant) else { return "\(contestant): not measured" }
      return "\(contestant): \(result.obstacle ?? "its layouts were not measured")"
    }
    return ""
  }

  private func missing(_ scene: String, _ contestants: String...) -> String { missing(scene, contestants) }

  // MARK: - Goals

  private var againstYoga: [Goal] {
    let goals: [(scene: String, target: Double, moonshot: Double)] = [
      ("huge 10k", 24, 49), ("wide 10k", 50, 100), ("feed x100", 54, 110), ("deep auto 4k", 380, 720),
    ]
    return goals.map { yogaGoal($0.scene, .atLeast($0.target, $0.moonshot, " times")) }
  }

  /// The time of building and the first layout. `poga` is up to 2 times slower than the current Yoga: the limits
  /// correspond to 4 and 10 times the speed of the current Yoga.
  private var fresh: Goal {
    let times = results.scenes.compactMap { scene -> (ratio: Double, name: String)? in
      let yoga = results.median(scene.name, ContestantName.yoga, .fresh)
      return ratio(yoga, results.median(scene.name, engine, .fresh)).map { ($0, scene.name) }
    }
    let slowest = times.sorted { $0.ratio < $1.ratio }.prefix(5)
    let names = slowest.map { "\($0.name): \(Figures.short($0.ratio))" }.joined(separator: ", ")
    return Goal(
      "build and first layout against Yoga (poga), slowest scene", .atLeast(8, 20, " times"),
      value: slowest.first?.ratio, remark: slowest.isEmpty ? "requires Yoga and the operation fresh" : names)
  }

  private func yogaGoal(_ scene: String, _ limits: Goal.Limits) -> Goal {
    let difference = results.result(scene, ContestantName.yoga)?.difference
    let differs = difference.map { "\(Figures.grouped($0.nodeCount)) frames differ" } ?? ""
    let reason = missing(scene, engine, ContestantName.yoga)
    return Goal(
      "complete layout against Yoga (poga), \(scene)", limits,
      value: ratio(layout(scene, ContestantName.yoga), layout(scene, engine)),
      remark: reason.isEmpty ? differs : reason)
  }

  private var scaling: Goal {
    let families = [("huge", "1k"), ("wide", "1k"), ("deep random", "4k"), ("deep auto", "4k")]
    var worst: (ratio: Double, name: String)?
    for (family, label) in families {
      for (size, suffix) in [("100k", ""), ("1M", ""), ("100k", " definite"), ("1M", " definite")] {
        let (large, small) = ("\(family) \(size)\(suffix)", "\(family) \(label)\(suffix)")
        guard let ratio = ratio(layoutPerNode(large, engine), layoutPerNode(small, engine)) else { continue }
        if ratio > worst?.ratio ?? 0 { worst = (ratio, "worst: \(large) against \(small)") }
      }
    }
    return Goal(
      "time per node at 100k or 1M nodes against the smallest size", .atMost(2, 1.4, " times"), value: worst?.ratio,
      remark: worst?.name ?? "requires scenes of 100k or 1M nodes and of 1k or 4k")
  }

  private var againstHand: Goal {
    Goal(
      "complete layout against hand-written code, feed x100", .atMost(25, 12, " times"),
      value: ratio(layout("feed x100", engine), layout("feed x100", ContestantName.handWritten)),
      remark: missing("feed x100", engine, ContestantName.handWritten))
  }

  private var app: [Goal] {
    [
      Goal(
        "time per node, app", .atMost(50, 25, " ns"), value: layoutPerNode("app", engine),
        remark: missing("app", engine)),
      yogaGoal("app", .atLeast(30, 100, " times")),
    ]
  }

  private var superDeep: [Goal] {
    [1000, 10_000].map { levels in
      let scene = "super deep \(levels)"
      let reason = missing(scene, engine)
      return Goal(
        "time per node at \(Figures.grouped(levels)) levels against 50", .atMost(1.5, 1.5, " times"),
        value: ratio(layoutPerNode(scene, engine), layoutPerNode("super deep 50", engine)),
        remark: reason.isEmpty ? missing("super deep 50", engine) : reason)
    }
  }

  private var leaf: Goal {
    let worst = slowest(.leafStops)
    return Goal(
      "one leaf changed in a parent of fixed size", .atMost(2, 1, " µs"), value: worst.map { $0.time / 1000 },
      remark: worst.map { "slowest: \($0.scene)" } ?? "the operation leaf-stops was not measured")
  }

  private var edit: Goal {
    let scenes = ["app", "captured 500", "captured 1500"]
    let worst = scenes.compactMap { scene in
      results.median(scene, engine, .scatteredLeaf).map { (time: $0, scene: scene) }
    }.max { $0.time < $1.time }
    return Goal(
      "one leaf changed in a parent that is as large as its content, app screens", .atMost(3, 1.5, " µs"),
      value: worst.map { $0.time / 1000 },
      remark: worst.map { "slowest: \($0.scene)" }
        ?? "requires the operation edit and one of the scenes \(scenes.joined(separator: ", "))")
  }

  private var edits: Goal {
    let count = Double(LeafChange.scatteredCount)
    let worst = results.scenes.compactMap { scene -> (ratio: Double, name: String)? in
      let single = results.median(scene.name, engine, .scatteredLeaf).map { $0 * count }
      return ratio(results.median(scene.name, engine, .scatteredLeaves), single).map { ($0, scene.name) }
    }.max { $0.ratio < $1.ratio }
    return Goal(
      "\(LeafChange.scatteredCount) leaves changed at once, against one after the other", .atMost(1.2, 1, " times"),
      value: worst?.ratio,
      remark: worst.map { "slowest: \($0.name)" }
        ?? "requires the operations edit and edits, and a scene with such leaves")
  }

  private var nothing: Goal {
    let worst = slowest(.nothingChanged)
    return Goal(
      "nothing changed", .atMost(100, 50, " ns"), value: worst?.time,
      remark: worst.map { "slowest: \($0.scene)" } ?? "the operation nothing was not measured")
  }

  private func slowest(_ operation: LayoutOperation) -> (time: Double, scene: String)? {
    results.scenes.compactMap { scene in
      results.median(scene.name, engine, operation).map { ($0, scene.name) }
    }.max { $0.0 < $1.0 }
  }

  private var questions: Goal {
    let counts = results.result("feed x1", engine)?.counts
    return Goal(
      "measure calls of a leaf, feed x1", .atMost(2, 1, ""), value: counts.map { Double($0.mostMeasureCalls) },
      remark: counts == nil ? missing("feed x1", engine) : "")
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
      "overhead of StackView per view, feed x100, dirty", .atMost(60, 30, " ns"), value: value,
      remark: value == nil ? missing(scene, engine, ContestantName.stackView) : "")
  }

  /// The largest ratio of the time of an operation on views that report only the changes that UIKit reports, to its
  /// time on views that report all changes.
  private var unreported: Goal {
    let pairs = [
      ("feed x100", ContestantName.stackView, ContestantName.unreportedStackView),
      ("box feed x10", ContestantName.boxView, ContestantName.unreportedBoxView),
    ]
    var values: [(ratio: Double, name: String)] = []
    for (scene, all, some) in pairs {
      for operation in LayoutOperation.allCases {
        let value = ratio(results.median(scene, some, operation), results.median(scene, all, operation))
        if let value { values.append((value, "\(scene), \(operation.word): \(Figures.short(value))")) }
      }
    }
    let slowest = values.sorted { $0.ratio > $1.ratio }
    let reason = missing(pairs[0].0, pairs[0].1, pairs[0].2)
    return Goal(
      "views like those of UIKit, against views that report all changes", .atMost(1.5, 1.1, " times"),
      value: slowest.first?.ratio,
      remark: values.isEmpty ? reason : slowest.prefix(3).map(\.name).joined(separator: ", "))
  }

  /// The result of the conformance suite, which this tool does not run.
  private var suites: Goal {
    Goal("failing cases of Spec", .atMost(0, 0, ""), value: nil, remark: "run 'stacklayout conform Spec'")
  }
}
