import LayoutEngine

/// A layout implementation that is measured. Each contestant has its own file and a line in ``Contestants``.
protocol Contestant {
  /// The name in reports and on the command line.
  var name: String { get }
  /// A description in one line.
  var summary: String { get }
  /// The operations that the contestant supports.
  var operations: Set<LayoutOperation> { get }
  /// The kinds of scenes that the contestant lays out; it is left out in other scenes.
  var kinds: Set<SceneKind> { get }
  /// Prepares a scene: creates everything that an application would have in its code.
  /// - Throws: The reason why the contestant cannot lay out this scene.
  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene
}

extension Contestant {
  var kinds: Set<SceneKind> { [.flexbox] }
}

/// A scene that a contestant has prepared.
protocol PreparedScene {
  /// Builds the tree; this is what ``LayoutOperation/build`` measures.
  /// - Parameters:
  ///   - scale: Pixels per point that frames are snapped to; 0 for none.
  ///   - questions: Counts the measure calls of leaves.
  func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject
}

/// A tree that a contestant has built.
protocol Subject: AnyObject {
  /// Lays out what has changed since the last layout.
  func layOut()
  /// Marks all nodes dirty, so that the next layout computes every node again.
  func markAllDirty()
  /// Changes the width of the root, in points.
  func resizeRoot(to width: Double)
  /// Changes the length of a leaf.
  func apply(_ change: LeafChange, length: Double)
  /// The frames of all nodes, in their order, relative to their parents.
  func frames() -> [LayoutRect]
}

/// The reason why a measurement is impossible.
struct BenchError: Error, Equatable, CustomStringConvertible {
  /// Cause and remedy, without a full stop.
  var description: String

  init(_ description: String) { self.description = description }
}

/// Counts the measure calls of each leaf.
final class QuestionLog {
  private let counts: UnsafeMutableBufferPointer<Int32>

  init(nodeCount: Int) {
    counts = .allocate(capacity: nodeCount)
    counts.initialize(repeating: 0)
  }

  deinit { counts.deallocate() }

  /// Counts a measure call of the leaf at `index`.
  func note(_ index: Int) { counts[index] += 1 }

  /// Resets all counts.
  func clear() { counts.update(repeating: 0) }

  /// The number of all measure calls.
  var total: Int { counts.reduce(0) { $0 + Int($1) } }

  /// The number of measure calls of the leaf with the most calls.
  var most: Int { Int(counts.max() ?? 0) }
}
