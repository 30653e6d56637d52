import LayoutEngine
import LayoutTestSupport
import Testing

/// The content of boxes with orthogonal lines keeps the padding of its own box. css-writing-modes-4 §7.3
@Suite("Orthogonal flows")
struct OrthogonalFlowTests {
  /// As a root, the container is laid out from left to right, and the end margin of the box replaces another margin.
  @Test("a measurement of the container with another direction leaves nothing behind")
  func measuredContainer() throws {
    var plan = TreePlan(rules: .css)
    let root = plan.add(.css { $0.layoutDirection = .rightToLeft })
    let container = plan.add(.css(), to: root)
    let item = plan.add(
      .css {
        $0.writingMode = .verticalRl
        $0.padding.left = 7
        $0.margin.top = .percent(117)
        $0.margin.end = 18
      }, to: container)
    _ = plan.add(.css(), to: item)
    var edited = try EditedTree(plan)
    for width in [363.0, 319] {
      expectNone(try edited.layOutAndCompare(in: .available(width: width, height: 573), scale: 0), "\(width)")
      try edited.make(.measure(container, .available(width: 187, height: 552)))
    }
  }
}
