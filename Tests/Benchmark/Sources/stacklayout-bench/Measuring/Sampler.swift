import Foundation

/// The duration of measurements.
struct Effort {
  /// Processor time for one operation of one contestant on one scene, in nanoseconds.
  var budget: Double
  /// The most samples of one operation.
  var sampleLimit: Int
  /// The minimum number of nodes that a sample of whole trees lays out.
  var nodesPerSample: Int

  static let thorough = Effort(budget: 250e6, sampleLimit: 101, nodesPerSample: 4000)
  static let quick = Effort(budget: 30e6, sampleLimit: 21, nodesPerSample: 1000)
  /// One tree, for a profiler.
  static let single = Effort(budget: 0, sampleLimit: 0, nodesPerSample: 1)
  /// The fewest samples of an operation, whatever they cost.
  static let fewestSamples = 5
}

/// Takes samples of one contestant on one scene. Small scenes are laid out in batches of trees, and short operations
/// are repeated, so that the overhead of the clock is negligible.
final class Sampler {
  private let prepared: any PreparedScene
  private let operations: Set<LayoutOperation>
  private let changes: [LeafChange]
  /// The width of the root in the scene.
  private let width: Double?
  /// The number of trees in a sample of whole trees.
  private let batchSize: Int
  /// Trees that have been laid out and are laid out again.
  private var batch: [any Subject] = []
  private var repetitions: [LayoutOperation: Int] = [:]
  private var step = 0

  /// Pixels per point while times are measured.
  static let scale = 1.0
  /// A number of changes of texts after which all of up to 16 labels have been changed.
  private static let textPass = 16
  /// The intended time of a sample of a short operation, in nanoseconds.
  private static let shortSample = 200_000.0

  init(_ prepared: any PreparedScene, of scene: Scene, by contestant: any Contestant, effort: Effort) {
    self.prepared = prepared
    operations = contestant.operations
    changes = scene.leafChanges
    width = scene.width
    batchSize = max(effort.nodesPerSample / scene.nodes.count, 1)
  }

  /// Whether the operation applies to the contestant and the scene.
  func canSample(_ operation: LayoutOperation) -> Bool {
    switch operation {
    case .leaf: return operations.contains(.leaf) && !changes.isEmpty
    case .resize: return operations.contains(.resize) && width != nil
    default: return operations.contains(operation)
    }
  }

  /// The processor time of the operation on one tree, in nanoseconds.
  func sample(_ operation: LayoutOperation) throws(BenchError) -> Double {
    switch operation {
    case .build, .fresh, .life:
      // The first trees are not counted: the caches hold memory of another contestant.
      _ = try buildBatch(operation)
      return try buildBatch(operation).time
    case .dirty:
      let subjects = try laidOutBatch()
      // The first layout is not counted either.
      for subject in subjects { subject.markAllDirty() }
      for subject in subjects { subject.layOut() }
      for subject in subjects { subject.markAllDirty() }
      return ProcessorClock.time { for subject in subjects { subject.layOut() } } / Double(subjects.count)
    case .leaf, .text, .resize, .nothing:
      let subject = try laidOutBatch()[0]
      let pass = operation == .leaf ? changes.count : operation == .text ? Sampler.textPass : 1
      func time(_ count: Int) -> Double {
        ProcessorClock.time { for _ in 0..<count { edit(subject, operation) } } / Double(count)
      }
      // Some leaves affect more of the tree than others, so all of them are changed equally often. The first pass is
      // not counted: caches are cold.
      _ = time(pass)
      if let count = repetitions[operation] { return time(count) }
      let passes = min(max(Sampler.shortSample / max(time(pass) * Double(pass), 1), 1), 10_000).rounded(.up)
      repetitions[operation] = Int(passes) * pass
      return time(Int(passes) * pass)
    }
  }

  /// Runs the operation without a clock, for a profiler.
  func run(_ operation: LayoutOperation, times: Int) throws(BenchError) {
    let subject = try laidOutBatch()[0]
    for _ in 0..<times {
      switch operation {
      case .build: _ = try prepared.build(scale: Sampler.scale)
      case .fresh, .life: try prepared.build(scale: Sampler.scale).layOut()
      case .dirty:
        subject.markAllDirty()
        subject.layOut()
      case .leaf, .text, .resize, .nothing: edit(subject, operation)
      }
    }
  }

  private func edit(_ subject: any Subject, _ operation: LayoutOperation) {
    if operation == .leaf {
      subject.apply(changes[step % changes.count], length: LeafChange.length(step: step / changes.count))
    } else if operation == .text {
      subject.changeText(step: step)
    } else if operation == .resize, let width {
      subject.resize(to: Scene.width(width, step: step))
    }
    step += 1
    subject.layOut()
  }

  private func buildBatch(_ operation: LayoutOperation) throws(BenchError) -> (subjects: [any Subject], time: Double) {
    var subjects: [any Subject] = []
    subjects.reserveCapacity(batchSize)
    let time = try ProcessorClock.time { () throws(BenchError) in
      for _ in 0..<batchSize {
        let subject = try prepared.build(scale: Sampler.scale)
        if operation != .build { subject.layOut() }
        if operation != .life { subjects.append(subject) }
      }
    }
    return (subjects, time / Double(batchSize))
  }

  private func laidOutBatch() throws(BenchError) -> [any Subject] {
    if batch.isEmpty { batch = try buildBatch(.fresh).subjects }
    return batch
  }
}

/// The processor time of this thread, which does not include the time of other threads and processes.
enum ProcessorClock {
  /// The time of `body` in nanoseconds.
  static func time(_ body: () throws(BenchError) -> Void) throws(BenchError) -> Double {
    let start = now()
    try body()
    return now() - start
  }

  /// The time of `body` in nanoseconds.
  static func time(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
