import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("A stack that is defined again equals a fresh one", .bothReportings)
struct DefinitionHistoryTests {
  private static let changes = 10
  private static let seeds = SampleSize.of(125)

  @Test("random definitions: 10,000 states, and fewer in a sample", arguments: 0..<8)
  func randomDefinitions(_ part: Int) {
    var failures: [String] = []
    for seed in (part * Self.seeds)..<((part + 1) * Self.seeds) {
      if let failure = Self.failure(ofSeed: UInt64(seed)) { failures.append("seed \(seed): \(failure)") }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(Self.seeds) seeds; the first:\n\(failures.first ?? "")")
  }

  private static func failure(ofSeed seed: UInt64) -> String? {
    var random = SplitMix64(seed: seed)
    let screen = DefinedScreen()
    var definition = RandomDefinition.random(&random)
    for step in 0..<changes {
      screen.define(definition)
      let fresh = DefinedScreen()
      fresh.define(definition)
      // A part of the changes is not laid out.
      if random.chance(20) { continue }
      let (lines, freshLines) = (screen.layOut(), fresh.layOut())
      if lines != freshLines {
        return "step \(step)\n" + lines.joined(separator: "\n") + "\nfresh:\n" + freshLines.joined(separator: "\n")
      }
      definition.change(&random)
    }
    let issues = screen.root.issues().filter { if case .layout = $0.kind { false } else { true } }
    return issues.first?.description
  }
}
