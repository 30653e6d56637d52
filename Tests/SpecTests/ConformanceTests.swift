import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// Lays out every case below `Spec` and compares the frames.
@Suite struct ConformanceTests {
  @Test("frames are those of the file", arguments: SpecFolder.files)
  func conforms(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      for difference in try CaseLayout(layoutCase).differences() {
        Issue.record(
          """
          \(layoutCase.name), \(difference.path): \
          expected \(text(difference.expected)), got \(text(difference.actual))
          """)
      }
    }
  }

  /// Otherwise a case that expects nothing would pass.
  @Test("every node says what is expected", arguments: SpecFolder.files)
  func isComplete(file: SpecFile) throws {
    for layoutCase in try file.read().cases where !layoutCase.expectsOptimum {
      for (index, node) in layoutCase.nodes.enumerated() where node.expectedFrame == nil {
        Issue.record("\(layoutCase.name), \(layoutCase.path(of: index)): no frame")
      }
    }
  }

  private func text(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    return "[" + numbers.map { JSONText.number($0, decimals: 4) }.joined(separator: ", ") + "]"
  }
}
