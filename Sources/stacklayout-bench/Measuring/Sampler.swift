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
    case .fresh, .build, .firstLayout, .everythingDirty, .nothingChanged, .cellSizes: return true
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
    case .fresh: return try buildBatch(laysOut: true).time
    case .build: return try buildBatch().time
    case .firstLayout:
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
      return try repeated(operation, cycle: LeafChange.lengthCount * changes.count) { subject, step in
        let length = LeafChange.length(step: step / changes.count)
        subject.apply(changes[step % changes.count], length: length)
      }
    case .scatteredLeaves:
      let changes = scatteredChanges
      return try repeated(operation, cycle: LeafChange.lengthCount) { subject, step in
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
  /// - Parameter cycle: The number of steps after which the changes repeat. A sample covers whole cycles unless a cycle
  ///   takes too long, because some changes affect more of the tree than others.
  private func repeated(
    _ operation: LayoutOperation, cycle: Int = 1, _ change: (any Subject, Int) -> Void
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
    // Later changes of a leaf take less time than its first change.
    if cycle > 1 { _ = try run(LeafChange.scatteredCount) }
    let once = try run(1)
    var count = Int(min(max(Sampler.shortSample / max(once, 1), 1), 10_000))
    if once * Double(cycle) < Sampler.longSample { count = (count + cycle - 1) / cycle * cycle }
    repetitions[operation] = count
    return count == 1 ? once : try run(count)
  }
}
