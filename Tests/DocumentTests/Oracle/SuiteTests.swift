import Foundation
import LayoutDocument
import LayoutEngine
import LayoutOracle
import LayoutTestSupport
import Testing

/// Documents with frames, or with minimum violations, from other sources: those of `Spec`, and the files in the
/// environment variable `STACKLAYOUT_BOX_SUITES`, whose paths are separated by colons.
@Suite struct SuiteTests {
  private static let suites = (ProcessInfo.processInfo.environment["STACKLAYOUT_BOX_SUITES"] ?? "")
    .split(separator: ":").map(String.init)

  @Test(arguments: suites)
  func suite(_ path: String) throws {
    let file = try LayoutFile(parsing: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    for layoutCase in file.cases { try expectAnswer(layoutCase) }
  }

  @Test(arguments: SpecFolder.files)
  func spec(_ file: SpecFile) throws {
    for layoutCase in try file.read().cases where layoutCase.nodes[0].box != nil { try expectAnswer(layoutCase) }
  }

  private func expectAnswer(_ layoutCase: LayoutCase) throws {
    let oracle = try BoxOracle(layoutCase)
    #expect(try oracle.comparison(with: oracle.frames).isOptimal(), "\(layoutCase.name)")
    guard layoutCase.expectsOptimum else {
      // Snapped frames and the padding of the root are features of the engine that the constraints do not express.
      guard layoutCase.scale == 0, layoutCase.nodes[0].style.padding == StyleEdges(.zero) else { return }
      for difference in layoutCase.differences(from: oracle.frames) where oracle.isUnique(difference.node) {
        Issue.record("\(layoutCase.name): \(difference)")
      }
      return
    }
    for expected in layoutCase.violations {
      let amount = oracle.violations.first { $0.priority == expected.priority }?.amount ?? 0
      let limit = 1e-6 * max(1, expected.amount.magnitude)
      #expect((amount - expected.amount).magnitude <= limit, "\(layoutCase.name), priority \(expected.priority)")
    }
  }
}
