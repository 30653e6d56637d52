import LayoutDocument
import LayoutTestSupport
import Testing

@testable import BoxEngine
@testable import LayoutEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Boxes with simple lengths need no cost curves. Layouts with only cost curves have the same frames up to rounding
/// errors, because sums have another order. Tests against the oracle show that the frames are optimal.
@Suite("Layouts with and without cost curves have the same frames")
struct SimpleBoxTests {
  /// The number of random trees of each test. The variable `STACKLAYOUT_BOX_TREES` sets another number.
  private static let seedCount =
    getenv("STACKLAYOUT_BOX_TREES").flatMap { UInt64(String(cString: $0)) } ?? UInt64(SampleSize.of(5000))

  @Test("random trees, with all features of boxes")
  func randomTrees() throws {
    let counts = try compareTrees { BoxTreeGenerator(seed: $0) }
    #expect(counts.simple * 8 > counts.axes, "\(counts)")
  }

  @Test(
    "random trees, with some features of boxes",
    arguments: [
      [], .relations, [.flex, .texts], [.relations, .flex, .relativeSizes, .hiddenItems],
      [.distinctContent, .texts, .relations], [.priorities, .relations], [.centers, .relations, .rightToLeft],
      [.baselines, .texts],
    ] as [BoxTreeGenerator.Features])
  func simplerTrees(_ features: BoxTreeGenerator.Features) throws {
    let counts = try compareTrees { seed in
      var generator = BoxTreeGenerator(seed: seed)
      generator.features = features
      return generator
    }
    #expect(counts.simple * 8 > counts.axes, "\(counts)")
  }

  @Test("cases", arguments: SpecFolder.files.filter { $0.folder == "boxview" })
  func cases(_ file: SpecFile) throws {
    var counts = Counts()
    for layoutCase in try file.read().cases { expectNone(try difference(layoutCase, &counts), layoutCase.name) }
  }

  // MARK: - Comparison

  /// The number of axes that were laid out, and the number of axes without cost curves.
  private struct Counts {
    var axes = 0
    var simple = 0
  }

  private func compareTrees(_ makeGenerator: (UInt64) -> BoxTreeGenerator) throws -> Counts {
    var counts = Counts()
    for seed in 0..<Self.seedCount {
      var generator = makeGenerator(seed)
      guard let layoutCase = generator.layoutCase() else { continue }
      expectNone(try difference(layoutCase, &counts), "seed \(seed)")
    }
    return counts
  }

  private func difference(_ layoutCase: LayoutCase, _ counts: inout Counts) throws -> String? {
    let plan = TreePlan(layoutCase)
    let space = RootSpace.available(width: layoutCase.availableWidth, height: layoutCase.availableHeight)
    var simple = try PlantedTree(plan)
    var curved = try PlantedTree(plan)
    curved.tree.allowsSimpleBoxes = false
    try simple.layOut(in: space)
    try curved.layOut(in: space)
    let statistics = simple.tree.boxStatistics
    counts.axes += statistics.solutions
    counts.simple += statistics.solutions - statistics.curveSolutions
    if curved.tree.boxStatistics.curveSolutions != statistics.solutions { return "cost curves are not disabled" }
    for node in plan.subtree(of: 0) {
      let (frame, other) = (try simple.frame(node), try curved.frame(node))
      if !frame.isNear(other) { return "\(plan.path(of: node)): \(frame.text), with cost curves \(other.text)" }
    }
    return nil
  }
}

extension LayoutRect {
  /// Whether the rectangles are equal up to rounding errors.
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    let differences = [x - other.x, y - other.y, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) <= 1e-9 * max(1, abs(x), abs(y), width, height) }
  }
}
