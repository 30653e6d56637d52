/// Takes samples of one contestant on one scene. Small scenes are laid out in batches of trees, and short operations
/// are repeated, so that the overhead of the clock is negligible.
final class Sampler {
  private let prepared: any PreparedScene
  private let operations: Set<LayoutOperation>
  private let scene: Scene
  private let scale: Double
  private let questions: QuestionLog
  /// The number of trees in a sample of whole trees.
  private let batchSize: Int
  /// Trees that have been laid out and are laid out again.
  private var batch: [any Subject] = []
  private lazy var stoppingChange = scene.stoppingChange
  private lazy var reachingChange = scene.reachingChange
  private lazy var scatteredChanges = scene.scatteredChanges
  private var repetitions: [LayoutOperation: Int] = [:]
  private var step = 0

  /// The intended time of a sample of a short operation, in nanoseconds.
  private static let shortSample = 200_000.0
  /// The greatest time of a sample that covers all steps of a sequence of changes, in nanoseconds.
  private static let longSample = 150_000_000.0

  init(
    _ prepared: any PreparedScene, of scene: Scene, by contestant: any Contestant, scale: Double, effort: Effort
  ) {
    self.prepared = prepared
    operations = contestant.operations
    self.scene = scene
    self.scale = scale
    questions = QuestionLog(nodeCount: scene.nodes.count)
    batchSize = max(effort.nodesPerSample / scene.nodes.count, 1)
  }

  /// Whether the operation applies to the contestant and the scene.
  func canSample(_ operation: LayoutOperation) -> Bool {
    guard operations.contains(operation) else { return false }
    switch operation {
    case .fresh, .build, .firstLayout, .everythingDirty, .nothingChanged: return true
    case .cellSizes: return scene.kind == .cells || scene.kind == .trees
    case .rootResized: return scene.resizableWidth != nil
    case .leafStops: return stoppingChange != nil
    case .leafReachesRoot: return reachingChange != nil
    case .scatteredLeaf, .scatteredLeaves: return !scatteredChanges.isEmpty
    }
  }

  /// The time of the operation on one tree in nanoseconds: processor time, or wall-clock time for operations that use
  /// it.
  func sample(_ operation: LayoutOperation) throws(BenchError) -> Double {
    switch operation {
    // The first trees are not counted: the caches hold memory of another contestant.
    case .fresh:
      _ = try buildBatch(laysOut: true)
      return try buildBatch(laysOut: true).time
    case .build:
      _ = try buildBatch()
      return try buildBatch().time
    case .firstLayout:
      _ = try time(of: buildBatch().subjects)
      let subjects = try buildBatch().subjects
      return try time(of: subjects)
    case .everythingDirty:
      let subjects = try preparedBatch()
      markAllDirty(subjects)
      // The first layout is not counted: the caches hold memory of another contestant.
      _ = try time(of: subjects)
      markAllDirty(subjects)
      return try time(of: subjects)
    case .rootResized:
      let base = scene.resizableWidth ?? 0
      return try repeated(operation) { $0.resizeRoot(to: Scene.resizedWidth(from: base, step: $1)) }
    case .leafStops: return try sampleChange(operation, stoppingChange)
    case .leafReachesRoot: return try sampleChange(operation, reachingChange)
    case .scatteredLeaf:
      let changes = scatteredChanges
      let count = changes.count
      return try repeated(operation, ChangeSequence(pass: count, cycle: LeafChange.lengthCount * count)) {
        subject, step in
        let pass = step / count
        // Each pass begins one leaf later. Where only every second step is counted, all leaves are counted nevertheless.
        subject.apply(changes[(step + pass) % count], length: LeafChange.length(step: pass))
      }
    case .scatteredLeaves:
      let changes = scatteredChanges
      return try repeated(operation, ChangeSequence(cycle: LeafChange.lengthCount)) { subject, step in
        for change in changes { subject.apply(change, length: LeafChange.length(step: step)) }
      }
    case .nothingChanged: return try repeated(operation) { _, _ in }
    case .cellSizes: return try repeated(operation) { subject, _ in subject.markAllDirty() }
    }
  }

  private func sampleChange(_ operation: LayoutOperation, _ change: LeafChange?) throws(BenchError) -> Double {
    guard let change else { throw BenchError("\(scene.name) has no leaf for \(operation.word)") }
    return try repeated(operation) { $0.apply(change, length: LeafChange.length(step: $1)) }
  }

  private func buildBatch(laysOut: Bool = false) throws(BenchError) -> (subjects: [any Subject], time: Double) {
    var subjects: [any Subject] = []
    subjects.reserveCapacity(batchSize)
    let time = try ProcessorClock.time { () throws(BenchError) in
      for _ in 0..<batchSize {
        let subject = try prepared.build(scale: scale, questions: questions)
        if laysOut { subject.layOut() }
        subjects.append(subject)
      }
    }
    return (subjects, time / Double(batchSize))
  }

  private func preparedBatch() throws(BenchError) -> [any Subject] {
    if batch.isEmpty {
      batch = try buildBatch().subjects
      for subject in batch { subject.layOut() }
    }
    return batch
  }

  private func markAllDirty(_ subjects: [any Subject]) {
    for subject in subjects { subject.markAllDirty() }
  }

  private func time(of subjects: [any Subject]) throws(BenchError) -> Double {
    try ProcessorClock.time { for subject in subjects { subject.layOut() } } / Double(subjects.count)
  }

  /// Changes the tree and lays it out, as often as a sample needs.
  ///
  /// Some changes affect more of the tree than others. A sample therefore covers whole passes over the changed leaves,
  /// and whole cycles of changes, unless that takes too long.
  private func repeated(
    _ operation: LayoutOperation, _ sequence: ChangeSequence = ChangeSequence(),
    _ change: (any Subject, Int) -> Void
  ) throws(BenchError) -> Double {
    guard let subject = try preparedBatch().first else { return 0 }
    func run(_ count: Int) throws(BenchError) -> Double {
      let time = try (operation.isTimedByTheWall ? WallClock.time : ProcessorClock.time) {
        for _ in 0..<count {
          step += 1
          change(subject, step)
          subject.layOut()
        }
      }
      return time / Double(count)
    }
    // The first run is not counted: caches are cold.
    _ = try run(1)
    if let count = repetitions[operation] { return try run(count) }
    var once = try run(1)
    if sequence.pass > 1, once * Double(sequence.pass) < Sampler.longSample { once = try run(sequence.pass) }
    var count = Int(min(max(Sampler.shortSample / max(once, 1), 1), 10_000))
    for part in [sequence.pass, sequence.cycle] where once * Double(part) < Sampler.longSample {
      count = (count + part - 1) / part * part
    }
    repetitions[operation] = count
    return count == 1 ? once : try run(count)
  }
}

/// The steps of repeated changes.
private struct ChangeSequence {
  /// The number of steps that change each of the leaves once.
  var pass = 1
  /// The number of steps after which the changes repeat.
  var cycle = 1
}
