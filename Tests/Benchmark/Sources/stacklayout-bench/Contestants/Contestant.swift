import LayoutEngine

/// A layout implementation that is measured. Each contestant has its own file and a line in ``Contestants``.
protocol Contestant {
  /// The name in reports and on the command line.
  var name: String { get }
  /// What the contestant is for, in one line.
  var summary: String { get }
  /// The operations that the contestant supports. Default: all on any tree.
  var operations: Set<LayoutOperation> { get }
  /// Prepares a scene: creates everything that an application would have in its code.
  /// - Throws: The reason why the contestant cannot lay out this scene.
  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene
}

extension Contestant {
  var operations: Set<LayoutOperation> { LayoutOperation.ofTrees }
}

/// A scene that a contestant has prepared.
protocol PreparedScene {
  /// Builds the tree; this is what ``LayoutOperation/build`` measures.
  /// - Parameter scale: Pixels per point that frames are snapped to; 0 for none.
  func build(scale: Double) throws(BenchError) -> any Subject
}

/// A tree that a contestant has built.
protocol Subject: AnyObject {
  /// Lays out what has changed since the last layout.
  func layOut()
  /// Marks all nodes dirty, so that the next layout computes every node again.
  func markAllDirty()
  /// Changes the length of a leaf.
  func apply(_ change: LeafChange, length: Double)
  /// Changes the text of one label. Default: no effect.
  func changeText(step: Int)
  /// Changes the width of the root, or the available width if the root has none.
  func resize(to width: Double)
  /// The frames of all nodes, in their order, relative to their parents.
  func frames() -> [LayoutRect]
}

extension Subject {
  func changeText(step: Int) {}
}

/// The contestants.
enum Contestants {
  /// All contestants, in the order of the report. The frames of the first contestant are the reference for the others.
  /// - Parameter yoga: The path of Yoga's library; `nil` leaves Yoga out.
  static func all(yoga: String?) throws(BenchError) -> [any Contestant] {
    var contestants: [any Contestant] = [EngineContestant(), PlainEngineContestant()]
    #if HEADLESS_VIEWS
      contestants += [
        StackViewContestant(), StackViewContestant.redefined, StackViewContestant.whollyRedefined, BoxViewContestant(),
        ScreenContestant(), ViewContestant(),
      ]
    #endif
    contestants.append(ConstraintContestant())
    if let yoga { contestants.append(YogaContestant(try YogaLibrary(at: yoga))) }
    return contestants
  }
}

/// The reason why the benchmark, or a measurement, is impossible: cause and remedy, without a full stop.
enum BenchError: Error, Equatable, CustomStringConvertible {
  /// The command line is wrong.
  case usage(String)
  /// A file cannot be read or written.
  case file(String)
  /// A contestant cannot lay out a scene.
  case scene(String)

  var description: String {
    switch self {
    case .usage(let text), .file(let text), .scene(let text): return text
    }
  }
}
