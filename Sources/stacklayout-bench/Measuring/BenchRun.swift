import LayoutEngine

/// Measures scenes: compares the frames of all contestants, and then measures the contestants in turns.
struct BenchRun {
  private let options: BenchOptions
  private let effort: Effort
  private let progress: (String) -> Void

  init(_ options: BenchOptions, progress: @escaping (String) -> Void) {
    self.options = options
    effort = options.isQuick ? .quick : .thorough
    self.progress = progress
  }

  /// Measures everything.
  func results() throws(BenchError) -> BenchResults {
    var scenes: [SceneResult] = []
    for (index, recipe) in options.scenes.enumerated() {
      let scene = recipe.scene()
      progress("[\(index + 1)/\(options.scenes.count)] \(scene.name), \(Figures.grouped(scene.nodes.count)) nodes")
      scenes.append(try measure(scene, recipe))
    }
    var results = BenchResults(
      scale: options.scale, isQuick: options.isQuick, scenes: scenes, peakMemory: PeakMemory.bytes(),
      machine: Machine.name())
    results.goals = Goals(results).lines
    return results
  }

  private func measure(_ scene: Scene, _ recipe: SceneRecipe) throws(BenchError) -> SceneResult {
    var result = SceneResult(
      name: scene.name, summary: recipe.summary, rules: scene.rules == .css ? "css" : "stackview",
      nodeCount: scene.nodes.count, measuredLeafCount: scene.measuredLeafCount, isBoxes: scene.kind == .boxes,
      contestants: [])
    var reference: [LayoutRect]?
    var samplers: [(index: Int, sampler: Sampler)] = []
    let contestants = options.contestants.filter { $0.kinds.contains(scene.kind) }
    for (index, contestant) in contestants.enumerated() {
      result.contestants.append(ContestantResult(name: contestant.name))
      guard let prepared = prepare(scene, recipe, contestant, &result.contestants[index]) else { continue }
      let (frames, counts) = try firstLayout(of: scene, prepared)
      if let reference {
        result.contestants[index].difference = FrameDifference(frames, reference, in: scene)
      } else {
        reference = frames
      }
      result.contestants[index].counts = counts
      let sampler = Sampler(prepared, of: scene, by: contestant, scale: options.scale, effort: effort)
      samplers.append((index, sampler))
    }
    for operation in options.operations {
      for (index, samples) in try measure(operation, samplers) {
        result.contestants[index].times[operation.word] = Statistics(samples)
      }
    }
    return result
  }

  /// The scene for a contestant. If the contestant cannot lay it out, returns `nil` and stores the reason in the
  /// result.
  private func prepare(
    _ scene: Scene, _ recipe: SceneRecipe, _ contestant: any Contestant, _ result: inout ContestantResult
  ) -> (any PreparedScene)? {
    if let reason = recipe.exclusions[contestant.name] {
      result.obstacle = reason
      return nil
    }
    do throws(BenchError) {
      return try contestant.prepare(scene)
    } catch {
      result.obstacle = error.description
      return nil
    }
  }

  /// The frames without snapping, and the counts of building and layout.
  private func firstLayout(
    of scene: Scene, _ prepared: any PreparedScene
  ) throws(BenchError) -> (frames: [LayoutRect], counts: Counts) {
    let questions = QuestionLog(nodeCount: scene.nodes.count)
    var built: (any Subject)?
    let build = try AllocationCounter.count { () throws(BenchError) in
      built = try prepared.build(scale: 0, questions: questions)
    }
    guard let subject = built else { throw BenchError("\(scene.name) was not built") }
    let firstLayout = try AllocationCounter.count { subject.layOut() }
    var counts = Counts(measureCalls: questions.total, mostMeasureCalls: questions.most)
    (counts.build, counts.firstLayout) = (build, firstLayout)
    let frames = subject.frames()
    subject.markAllDirty()
    counts.everythingDirty = try AllocationCounter.count { subject.layOut() }
    return (frames, counts)
  }

  /// The samples of each contestant, taken in turns, so that other load on the machine affects all contestants.
  private func measure(
    _ operation: LayoutOperation, _ samplers: [(index: Int, sampler: Sampler)]
  ) throws(BenchError) -> [(index: Int, samples: [Double])] {
    var entries: [Entry] = []
    for (index, sampler) in samplers where sampler.canSample(operation) {
      entries.append(Entry(index: index, sampler: sampler))
    }
    for round in 0..<effort.sampleLimit {
      for place in entries.indices where entries[place].needsMore(effort) {
        var sample = 0.0
        entries[place].spent += try (operation.isTimedByTheWall ? WallClock.time : ProcessorClock.time) {
          () throws(BenchError) in sample = try entries[place].sampler.sample(operation)
        }
        // The first sample is discarded because caches are cold, unless the operation is slow.
        if round > 0 || sample > Effort.slow { entries[place].samples.append(sample) }
      }
    }
    return entries.map { ($0.index, $0.samples) }
  }

  /// A contestant while an operation is measured.
  private struct Entry {
    let index: Int
    let sampler: Sampler
    var samples: [Double] = []
    var spent = 0.0

    func needsMore(_ effort: Effort) -> Bool {
      let isSlow = (samples.first ?? 0) > Effort.slow
      let fewest = isSlow ? Effort.fewestSlowSamples : Effort.fewestSamples
      return samples.count < fewest || spent < effort.budget
    }
  }
}
