import LayoutDocument
import LayoutEngine

/// How well frames satisfy the constraints of a tree of boxes, and how well they can be satisfied.
public struct BoxComparison: Equatable, Sendable {
  /// The largest violation of what always holds: sizes that are not negative, the root's size.
  public var hardViolation: Double
  /// What the frames violate, highest priority first.
  public var violations: [PriorityViolation]
  /// The least violation of the same priorities, with the content as high as it is at the widths of the frames.
  public var optimum: [PriorityViolation]
  /// The size of the numbers that were compared, at least 1.
  public var scale: Double

  /// The highest priority at which the frames are not as good as possible.
  /// - Parameter tolerance: How much may be the arithmetic's, relative to the size of the numbers. Default: a millionth.
  public func worsePriority(tolerance: Double = 1e-6) -> Double? {
    if !(hardViolation <= tolerance * scale) { return .infinity }
    for (own, best) in zip(violations, optimum) {
      let limit = tolerance * max(scale, best.amount.magnitude)
      if !((own.amount - best.amount).magnitude <= limit) { return own.priority }
    }
    return nil
  }

  /// Whether no layout is better than the frames.
  public func isOptimal(tolerance: Double = 1e-6) -> Bool { worsePriority(tolerance: tolerance) == nil }
}

extension BoxOracle {
  /// Compares frames of the same case, whoever made them, with the optimum, priority by priority.
  /// - Parameter frames: One for each node, relative to its parent; not rounded to pixels.
  public func comparison(with frames: [LayoutRect]) throws(BoxOracleError) -> BoxComparison {
    guard frames.count == nodes.roles.count else {
      throw .wrongFrameCount(frames.count, expected: nodes.roles.count)
    }
    var sizes = try NaturalSizes.make(nodes)
    let heights = try sizes.naturalHeights { frames[$0].width }
    let horizontal = Verdict(frames, nodes, .horizontal, naturalSizes: try sizes.naturalWidths())
    let vertical = Verdict(frames, nodes, .vertical, naturalSizes: heights)
    if nodes.couplesAxes {
      let joint = try AxisSolution(
        nodes, .horizontal, naturalSizes: try sizes.naturalWidths(), breaksTies: false, jointly: heights)
      return BoxComparison(
        hardViolation: max(horizontal.hardViolation, vertical.hardViolation),
        violations: BoxOracle.sum(horizontal.violations, vertical.violations), optimum: joint.jointViolations,
        scale: max(horizontal.scale, vertical.scale))
    }
    var best = optima.vertical
    if !zip(heights, naturalHeights).allSatisfy({ ($0 - $1).magnitude < 1e-9 }) {
      best = try AxisSolution(nodes, .vertical, naturalSizes: heights, breaksTies: false).violations
    }
    return BoxComparison(
      hardViolation: max(horizontal.hardViolation, vertical.hardViolation),
      violations: BoxOracle.sum(horizontal.violations, vertical.violations),
      optimum: BoxOracle.sum(optima.horizontal, best), scale: max(horizontal.scale, vertical.scale))
  }
}

/// What frames violate along one axis.
private struct Verdict {
  var hardViolation = 0.0
  var violations: [PriorityViolation] = []
  var scale = 1.0

  init(_ frames: [LayoutRect], _ nodes: BoxNodes, _ axis: Axis, naturalSizes: [Double]) {
    var values = [Double](repeating: 0, count: 2 * frames.count)
    for (node, frame) in frames.enumerated() {
      let (begin, size) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
      values[BoxQuantity.size(node).index] = size
      values[BoxQuantity.begin(node).index] = begin
      if axis == .horizontal, let parent = nodes.layoutCase.nodes[node].parent, nodes.roles[parent] == .container,
        nodes.isRightToLeft(parent)
      {
        values[BoxQuantity.begin(node).index] = frames[parent].width - begin - size
      }
      scale = max(scale, begin.magnitude, size.magnitude)
      hardViolation = max(hardViolation, -size)
    }
    let rootSize = values[BoxQuantity.size(0).index]
    if let given = nodes.givenRootSize(axis) {
      hardViolation = max(hardViolation, (rootSize - given).magnitude)
    } else if let available = nodes.available(axis) {
      hardViolation = max(hardViolation, rootSize - max(0, available))
    }
    let statements = BoxConstraints(nodes, axis, naturalSizes: naturalSizes) { frames[$0].width }.statements
    let amounts = statements.map { statement in
      PriorityViolation(priority: statement.priority, amount: statement.violation { values[$0.index] })
    }
    violations = BoxOracle.sum(amounts, [])
  }
}
