import Foundation
import LayoutDocument
import LayoutEngine
import LayoutOracle
import LayoutTestSupport
import Testing

/// The layout engine, which usually does not use the simplex method, lays out random trees of boxes like the solution
/// of all their constraints: with the same frames if the solution is unique, and otherwise with the same violations at
/// every priority.
///
/// Without a sample, 2,000 trees are tested, or the number in the environment variable `STACKLAYOUT_BOX_TREES`.
@Suite struct AgreementTests {
  private static let treeCount =
    ProcessInfo.processInfo.environment["STACKLAYOUT_BOX_TREES"].flatMap { Int($0) } ?? SampleSize.of(2000)
  private static let partCount = 4

  @Test(arguments: 0..<partCount)
  func engineAgreesWithConstraints(_ part: Int) throws {
    var failures: [String] = []
    for seed in stride(from: part, to: Self.treeCount, by: Self.partCount) {
      var generator = BoxTreeGenerator(seed: UInt64(seed))
      guard let layoutCase = generator.layoutCase("seed \(seed)") else {
        Issue.record("seed \(seed) produces no case")
        continue
      }
      if let failure = try Self.disagreement(on: layoutCase) { failures.append("\(layoutCase.name): \(failure)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "; "))")
  }

  @Test("rows whose items share baselines", arguments: 0..<partCount)
  func baselines(_ part: Int) throws {
    var failures: [String] = []
    for seed in stride(from: part, to: Self.treeCount / 2, by: Self.partCount) {
      var generator = BoxTreeGenerator(seed: UInt64(seed))
      generator.features = [.baselines, .texts, seed.isMultiple(of: 4) ? .relations : .hiddenItems]
      guard let layoutCase = generator.layoutCase("seed \(seed)") else {
        Issue.record("seed \(seed) produces no case")
        continue
      }
      if let failure = try Self.disagreement(on: layoutCase) { failures.append("\(layoutCase.name): \(failure)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "; "))")
  }

  private static func disagreement(on layoutCase: LayoutCase) throws -> String? {
    let frames = try CaseLayout(layoutCase).frames
    let oracle = try BoxOracle(layoutCase)
    let comparison = try oracle.comparison(with: frames)
    if let priority = comparison.worsePriority() { return "worse at priority \(priority): \(comparison)" }
    for node in layoutCase.nodes.indices where oracle.isUnique(node) {
      let (own, other) = (frames[node], oracle.frames[node])
      let distance = max(
        abs(own.x - other.x), abs(own.y - other.y), abs(own.width - other.width), abs(own.height - other.height))
      // The frames of two layouts whose violations agree to a millionth can differ by this much.
      if !(distance <= 1e-3 || (node == 0 && own.size == other.size)) { return "node \(node): \(own), not \(other)" }
    }
    return nil
  }
}
