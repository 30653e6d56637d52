import Foundation
import LayoutDocument
import LayoutEngine
import LayoutOracle
import LayoutTestSupport
import Testing

/// The layout engine, which knows no simplex on its usual way, lays random trees of boxes out as all their constraints together
/// ask for: with the same frames where these leave no choice, and as well at every priority where they do.
///
/// 2,000 trees in a release build, or as many as the environment variable `STACKLAYOUT_BOX_TREES` says.
@Suite struct AgreementTests {
  private static let treeCount =
    ProcessInfo.processInfo.environment["STACKLAYOUT_BOX_TREES"].flatMap { Int($0) } ?? SampleSize.of(2000)
  private static let partCount = 4

  @Test(arguments: 0..<partCount)
  func engineAndConstraints(_ part: Int) throws {
    var failures: [String] = []
    for seed in stride(from: part, to: Self.treeCount, by: Self.partCount) {
      var generator = BoxTreeGenerator(seed: UInt64(seed))
      guard let layoutCase = generator.layoutCase("seed \(seed)") else {
        Issue.record("seed \(seed) makes no case")
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
      // The optimum decides, and two layouts whose violations are alike to a millionth may be this far from each other.
      if !(distance <= 1e-3 || (node == 0 && own.size == other.size)) { return "node \(node): \(own), not \(other)" }
    }
    return nil
  }
}
