import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// Lays out every case below `Spec`, in its variants, and compares the frames.
@Suite struct ConformanceTests {
  @Test("frames equal the expected frames of the file", arguments: SpecFolder.files)
  func conforms(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      for variant in layoutCase.variants {
        for difference in try CaseLayout(layoutCase.variant(variant)).differences() {
          Issue.record(
            """
            \(layoutCase.name)\(variant.suffix), \(difference.path): \
            expected \(text(difference.expected)), got \(text(difference.actual))
            """)
        }
      }
    }
  }

  /// A case without expected frames would always pass.
  @Test("every node has an expected frame", arguments: SpecFolder.files)
  func isComplete(file: SpecFile) throws {
    for layoutCase in try file.read().cases where !layoutCase.expectsOptimum {
      for variant in layoutCase.variants {
        for (index, node) in layoutCase.variant(variant).nodes.enumerated() where node.expectedFrame == nil {
          Issue.record("\(layoutCase.name)\(variant.suffix), \(layoutCase.path(of: index)): no frame")
        }
      }
    }
  }

  private func text(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    return "[" + numbers.map { JSONText.number($0, decimals: 4) }.joined(separator: ", ") + "]"
  }
}
