import Foundation
import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("The call stack does not limit the depth of a tree")
struct CallStackTests {
  /// The size in bytes: enough for recursion over some containers, but not over a hundred.
  private static let stackSize = 128 << 10

  @Test("random styles, repeated over 150 levels", arguments: LayoutRules.allCases, 0..<SampleSize.of(160))
  func repeatedStyles(_ rules: LayoutRules, _ seed: Int) throws {
    var styles = StyleGenerator(seed: UInt64(seed), rules: rules)
    styles.couplings = .all
    let plan = TreePlan(repeatingRandom: &styles, depth: 150, rules)
    let space = styles.rootSpace()
    #expect(try CallStackTests.frames(of: plan, in: space) == CallStackTests.framesOnSmallStack(of: plan, in: space))
  }

  private static func frames(of plan: TreePlan, in space: RootSpace) throws -> [LayoutRect] {
    var planted = try PlantedTree(plan)
    try planted.layOut(in: space)
    return try plan.nodes.indices.map { try planted.frame($0) }
  }

  private static func framesOnSmallStack(of plan: TreePlan, in space: RootSpace) throws -> [LayoutRect] {
    let outcome = Outcome()
    let thread = Thread { outcome.set(Result { try frames(of: plan, in: space) }) }
    thread.stackSize = stackSize
    thread.start()
    return try outcome.wait()
  }

  /// The result of a thread.
  private final class Outcome: @unchecked Sendable {
    // The condition guards the result.
    private let condition = NSCondition()
    private var result: Result<[LayoutRect], any Error>?

    func set(_ result: Result<[LayoutRect], any Error>) {
      condition.lock()
      self.result = result
      condition.signal()
      condition.unlock()
    }

    func wait() throws -> [LayoutRect] {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let result { return try result.get() }
        condition.wait()
      }
    }
  }
}
