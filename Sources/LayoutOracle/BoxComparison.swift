import LayoutDocument
import LayoutEngine

/// The violations of the constraints of a tree of boxes by frames, compared with the minimum violations.
public struct BoxComparison: Equatable, Sendable {
  /// The largest violation of the required constraints: sizes that are not negative, and the root's size.
  public var hardViolation: Double
  /// The violations by the frames, highest priority first.
  ///
  /// Content of priority 1000 has a level of its own, just below that of required pins.
  public var violations: [PriorityViolation]
  /// The minimum violations for the same priorities, with content heights that correspond to the widths of the frames.
  public var optimum: [PriorityViolation]
  /// The largest magnitude of the compared numbers, at least 1.
  public var scale: Double

  /// The highest priority at which the frames are not optimal; `nil` if the frames are optimal.
  ///
  /// The result is infinite if the frames violate a required constraint.
  /// - Parameter tolerance: The tolerance for rounding errors, relative to the magnitude of the numbers. The default is
  ///   one millionth.
  public func worsePriority(tolerance: Double = 1e-6) -> Double? {
    if !(hardViolation <= tolerance * scale) { return .infinity }
    for (own, best) in zip(violations, optimum) {
      let limit = tolerance * max(scale, best.amount.magnitude)
      if !((own.amount - best.amount).magnitude <= limit) { return BoxPins.priority(ofLevel: own.priority) }
    }
    return nil
  }

  /// Whether the frames are optimal.
  public func isOptimal(tolerance: Double = 1e-6) -> Bool { worsePriority(tolerance: tolerance) == nil }
}

extension BoxOracle {
  /// Compares frames of this case from any source with the optimum, priority by priority.
  /// - Parameter frames: The frame of each node, relative to its parent, not rounded to pixels.
  public func comparison(with frames: [LayoutRect]) throws(BoxOracleError) -> BoxComparison {
    guard frames.count == nodes.roles.count else {
      throw .wrongFrameCount(frames.count, expected: nodes.roles.count)
    }
    var sizes = try NaturalSizes.make(nodes)
    let heights = try sizes.naturalHeights { frames[$0].width }
    let widths = try sizes.knownWidths(heights: heights) { frames[$0].width }
    let horizontal = Verdict(frames, nodes, .horizontal, naturalSizes: try sizes.naturalWidths(), widths)
    let vertical = Verdict(frames, nodes, .vertical, naturalSizes: heights, widths)
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
      best = try AxisSolution(nodes, .vertical, naturalSizes: heights, breaksTies: false, widths: widths).violations
    }
    return BoxComparison(
      hardViolation: max(horizontal.hardViolation, vertical.hardViolation),
      violations: BoxOracle.sum(horizontal.violations, vertical.violations),
      optimum: BoxOracle.sum(optima.horizontal, best), scale: max(horizontal.scale, vertical.scale))
  }
}

/// The violations by frames along one axis.
private struct Verdict {
  var hardViolation = 0.0
  var violations: [PriorityViolation] = []
  var scale = 1.0

  init(_ frames: [LayoutRect], _ nodes: BoxNodes, _ axis: LayoutAxis, naturalSizes: [Double], _ widths: BoxWidths) {
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
    let statements = BoxConstraints(nodes, axis, naturalSizes: naturalSizes, widths: widths).statements
    let amounts = statements.map { statement in
      PriorityViolation(priority: statement.priority, amount: statement.violation { values[$0.index] })
    }
    violations = BoxOracle.sum(amounts, [])
  }
}
