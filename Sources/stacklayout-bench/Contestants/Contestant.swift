import LayoutEngine

/// Someone who lays out scenes. A new one is a file of its own and a line in ``Contestants``.
protocol Contestant {
  /// What it is called in reports and on the command line.
  var name: String { get }
  /// One line on what it is.
  var summary: String { get }
  /// What it can do beside the first layout.
  var operations: Set<LayoutOperation> { get }
  /// What it lays out; it has no part in other scenes.
  var kinds: Set<SceneKind> { get }
  /// Gets ready for a scene what an application would have in its code.
  /// - Throws: why it cannot lay out this scene.
  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene
}

extension Contestant {
  var kinds: Set<SceneKind> { [.flexbox] }
}

/// A scene as a contestant builds it.
protocol PreparedScene {
  /// Builds the tree; this is what ``LayoutOperation/build`` measures.
  /// - Parameters:
  ///   - scale: Pixels per point that frames are snapped to; 0 for none.
  ///   - questions: Counts what leaves are asked.
  func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject
}

/// A tree that a contestant has built.
protocol Subject: AnyObject {
  /// Lays out what has changed since the last layout.
  func layOut()
  /// Makes the next layout begin from nothing, in every node.
  func markAllDirty()
  /// Gives the root another width, in points.
  func resizeRoot(to width: Double)
  /// Gives a leaf another length.
  func apply(_ change: LeafChange, length: Double)
  /// The frames of all nodes, in their order, relative to their parents.
  func frames() -> [LayoutRect]
}

/// Why something could not be measured.
struct BenchError: Error, Equatable, CustomStringConvertible {
  /// Cause and remedy, without a full stop.
  var description: String

  init(_ description: String) { self.description = description }
}

/// Counts how often each leaf is asked for its size.
final class QuestionLog {
  private let counts: UnsafeMutableBufferPointer<Int32>

  init(nodeCount: Int) {
    counts = .allocate(capacity: nodeCount)
    counts.initialize(repeating: 0)
  }

  deinit { counts.deallocate() }

  /// Notes a question to the leaf at `index`.
  func note(_ index: Int) { counts[index] += 1 }

  /// Forgets all questions.
  func clear() { counts.update(repeating: 0) }

  /// All questions.
  var total: Int { counts.reduce(0) { $0 + Int($1) } }

  /// The questions to the leaf that was asked most.
  var most: Int { Int(counts.max() ?? 0) }
}
