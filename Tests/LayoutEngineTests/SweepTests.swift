import LayoutDocument
import LayoutTestSupport
import Testing

@testable import LayoutEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Plain containers are laid out in sweeps, all others step by step. What both can lay out comes out the same, to the last bit.
@Suite("Sweeps and the general driver give the same frames")
struct SweepTests {
  /// How many random trees each test makes: all 100,000 where the variable `STACKLAYOUT_ALL_TREES` is set.
  private static let seedCount: UInt64 = getenv("STACKLAYOUT_ALL_TREES") == nil ? 1000 : 25_000

  @Test("random trees", arguments: LayoutRules.allCases)
  func randomTrees(_ rules: LayoutRules) throws {
    for seed in 0..<Self.seedCount {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan.random(nodeCount: styles.random.integer(2...50), &styles)
      expectNone(try difference(plan, &styles), "seed \(seed)")
    }
  }

  @Test("random trees of plain containers", arguments: LayoutRules.allCases)
  func plainTrees(_ rules: LayoutRules) throws {
    for seed in 0..<Self.seedCount {
      var styles = StyleGenerator(seed: seed, rules: rules)
      styles.couplings = seed.isMultiple(of: 2) ? .percentages : []
      var plan = TreePlan.random(nodeCount: styles.random.integer(2...60), &styles)
      for node in plan.subtree(of: 0) { plan[node].style.makePlain() }
      expectNone(try difference(plan, &styles), "seed \(seed)")
    }
  }

  @Test("random trees of items without anything special", arguments: LayoutRules.allCases)
  func ordinaryTrees(_ rules: LayoutRules) throws {
    for seed in 0..<Self.seedCount {
      var styles = StyleGenerator(seed: seed, rules: rules)
      var plan = TreePlan.random(nodeCount: styles.random.integer(2...60), &styles)
      for node in plan.subtree(of: 0) {
        plan[node].style.makePlain()
        plan[node].style.makeOrdinary(&styles.random)
      }
      expectNone(try difference(plan, &styles), "seed \(seed)")
    }
  }

  @Test("cases", arguments: SpecFolder.files)
  func cases(_ file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      let plan = TreePlan(layoutCase)
      let space = RootSpace.available(width: layoutCase.availableWidth, height: layoutCase.availableHeight)
      expectNone(try difference(plan, in: [space], scales: [layoutCase.scale]), layoutCase.name)
    }
  }

  private func difference(_ plan: TreePlan, _ styles: inout StyleGenerator) throws -> String? {
    let spaces = (0..<3).map { _ in styles.rootSpace() }
    return try difference(plan, in: spaces, scales: spaces.map { _ in styles.scale() })
  }

  /// Lays both trees out in one space after the other, so that what sweeps keep is used as well.
  private func difference(_ plan: TreePlan, in spaces: [RootSpace], scales: [Double]) throws -> String? {
    var swept = try PlantedTree(plan)
    var stepwise = try PlantedTree(plan)
    stepwise.tree.allowsSweeps = false
    for (space, scale) in zip(spaces, scales) {
      try swept.layOut(in: space, scale: scale)
      try stepwise.layOut(in: space, scale: scale)
      if let difference = try plan.firstDifference(swept, from: stepwise) { return "\(space.text): \(difference)" }
    }
    return nil
  }
}

extension Style {
  /// Takes away what sweeps leave to the general driver.
  fileprivate mutating func makePlain() {
    position = .relative
    wrap = .noWrap
    order = 0
    aspectRatio = nil
    if alignItems == .baseline { alignItems = .start }
    if alignSelf == .baseline { alignSelf = .auto }
    (margin.start, margin.end, padding.start, padding.end) = (nil, nil, nil, nil)
    (border.start, border.end) = (nil, nil)
  }

  /// Leaves points, percentages of sizes, bounds in points, flex factors and alignment by the container.
  fileprivate mutating func makeOrdinary(_ random: inout SplitMix64) {
    alignSelf = .auto
    basis = .auto
    inset = StyleEdges(.auto)
    (minWidth, minHeight) = (.points(random.chance(30) ? 12 : 0), .points(random.chance(30) ? 8 : 0))
    (maxWidth, maxHeight) = (random.chance(30) ? 60 : .none, random.chance(30) ? 40 : .none)
    func inPoints(_ length: AutoLength) -> AutoLength {
      if case .length(let length) = length { return .points(length.points) }
      return 0
    }
    margin = StyleEdges(
      top: inPoints(margin.top), left: inPoints(margin.left), bottom: inPoints(margin.bottom),
      right: inPoints(margin.right))
    padding = StyleEdges(
      top: .points(padding.top.points), left: .points(padding.left.points), bottom: .points(padding.bottom.points),
      right: .points(padding.right.points))
  }
}
