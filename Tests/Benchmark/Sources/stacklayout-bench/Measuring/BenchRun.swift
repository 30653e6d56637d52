import LayoutEngine

/// Measures scenes: compares the frames of all contestants, and then measures the contestants in turns.
struct BenchRun {
  private let options: BenchOptions
  private let effort: Effort

  init(_ options: BenchOptions) {
    self.options = options
    effort = options.isQuick ? .quick : .thorough
  }

  /// Measures everything.
  /// - Parameter progress: Called with a line about each scene, before it is measured.
  func results(progress: (String) -> Void) throws(BenchError) -> BenchResults {
    var scenes: [SceneResult] = []
    for (index, recipe) in options.scenes.enumerated() {
      let scene = try recipe.scene()
      progress("[\(index + 1)/\(options.scenes.count)] \(scene.name), \(Figures.grouped(scene.nodes.count)) nodes")
      scenes.append(try measure(scene, summary: recipe.summary))
    }
    return BenchResults(isQuick: options.isQuick, machine: Machine.name(), scenes: scenes)
  }

  private func measure(_ scene: Scene, summary: String) throws(BenchError) -> SceneResult {
    var result = SceneResult(
      name: scene.name, summary: summary, rules: scene.rules == .css ? "css" : "stackview",
      nodeCount: scene.nodes.count, contestants: [])
    var reference: [LayoutRect]?
    var samplers: [(index: Int, sampler: Sampler)] = []
    for (index, contestant) in options.contestants.enumerated() {
      result.contestants.append(ContestantResult(name: contestant.name))
      let prepared: any PreparedScene
      do throws(BenchError) {
        prepared = try contestant.prepare(scene)
      } catch {
        result.contestants[index].obstacle = error.description
        continue
      }
      let subject = try prepared.build(scale: 0)
      subject.layOut()
      let frames = subject.frames()
      result.contestants[index].difference = reference.flatMap { scene.difference(of: frames, from: $0) }
      reference = reference ?? frames
      result.contestants[index].bytes = try Memory.bytes(of: prepared)
      samplers.append((index, Sampler(prepared, of: scene, by: contestant, effort: effort)))
    }
    for operation in options.operations {
      for (index, samples) in try measure(operation, samplers) {
        result.contestants[index].times[operation.rawValue] = Statistics(samples)
      }
    }
    return result
  }

  /// The samples of each contestant, taken in turns, so that other load on the machine affects all contestants.
  private func measure(
    _ operation: LayoutOperation, _ samplers: [(index: Int, sampler: Sampler)]
  ) throws(BenchError) -> [(index: Int, samples: [Double])] {
    let samplers = samplers.filter { $0.sampler.canSample(operation) }
    var samples = [[Double]](repeating: [], count: samplers.count)
    var spent = [Double](repeating: 0, count: samplers.count)
    for _ in 0..<effort.sampleLimit {
      for place in samplers.indices where samples[place].count < Effort.fewestSamples || spent[place] < effort.budget {
        spent[place] += try ProcessorClock.time { () throws(BenchError) in
          samples[place].append(try samplers[place].sampler.sample(operation))
        }
      }
    }
    return zip(samplers, samples).map { ($0.index, $1) }
  }

  /// Runs the only operation of the only contestant on the only scene, without measuring, for a profiler.
  func repeatOperation(times: Int) throws(BenchError) {
    guard options.scenes.count == 1, options.contestants.count == 1, options.operations.count == 1 else {
      throw .usage("option '--repeat' needs one scene, one contestant and one operation")
    }
    let (scene, contestant, operation) = (
      try options.scenes[0].scene(), options.contestants[0], options.operations[0]
    )
    let sampler = Sampler(try contestant.prepare(scene), of: scene, by: contestant, effort: .single)
    guard sampler.canSample(operation) else {
      throw .scene("\(contestant.name) does not support the operation \(operation.rawValue) on \(scene.name)")
    }
    try sampler.run(operation, times: times)
  }
}
