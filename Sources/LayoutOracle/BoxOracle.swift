import LayoutDocument
import LayoutEngine

/// A tree of box containers, expressed as the constraints that BoxView creates and solved by the constraint engine.
///
/// ```swift
/// let oracle = try BoxOracle(layoutCase)
/// oracle.frames[1]  // the frame of the first child
/// oracle.isUnique  // whether exactly one layout is optimal
/// let comparison = try oracle.comparison(with: frames)
/// comparison.isOptimal()
/// ```
///
/// Each axis is a separate problem: widths are solved first, then heights for these widths. Flex containers among the
/// boxes are items with natural sizes that the layout engine computes.
public struct BoxOracle: Sendable {
  /// The case that was laid out.
  public let layoutCase: LayoutCase
  /// The frame of each node of the case, at the same index, relative to the parent of the node.
  ///
  /// If several layouts are optimal, the rules for ties select one.
  public let frames: [LayoutRect]
  /// The minimum violation of each priority that occurs, over both axes and the whole tree, highest priority first.
  public let violations: [PriorityViolation]
  /// Sums of pins that contradict each other.
  ///
  /// Their gaps have no constraint.
  public let incompatiblePins: [IncompatiblePins]
  private let uniqueness: [Bool]
  let nodes: BoxNodes
  let naturalHeights: [Double]
  let optima: (horizontal: [PriorityViolation], vertical: [PriorityViolation])

  /// Creates and solves the constraints of a case.
  /// - Throws: ``BoxOracleError`` if the root is not a box container or a number is invalid.
  public init(_ layoutCase: LayoutCase) throws(BoxOracleError) {
    let nodes = try BoxNodes(layoutCase)
    var sizes = try NaturalSizes.make(nodes)
    let widths = try sizes.naturalWidths()
    var jointHeights: [Double]?
    if nodes.couplesAxes {
      jointHeights = try sizes.naturalHeights { widths[$0] }
      // The height of a flex container depends on its width.
      for (node, role) in nodes.roles.enumerated() where role == .flex { jointHeights?[node] = .nan }
    }
    let horizontal = try AxisSolution(nodes, .horizontal, naturalSizes: widths, jointly: jointHeights)
    let heights = try sizes.naturalHeights { horizontal.value(.size($0)) }
    let knownWidths = try sizes.knownWidths(heights: heights) { horizontal.value(.size($0)) }
    let vertical = try AxisSolution(nodes, .vertical, naturalSizes: heights, widths: knownWidths)
    self.layoutCase = layoutCase
    self.nodes = nodes
    naturalHeights = heights
    optima = (horizontal.violations, vertical.violations)
    violations = BoxOracle.byPriority(BoxOracle.sum(horizontal.violations, vertical.violations))
    incompatiblePins = horizontal.constraints.incompatiblePins + vertical.constraints.incompatiblePins
    uniqueness = BoxOracle.uniqueness(horizontal, vertical, sizes)
    frames = try BoxOracle.frames(horizontal, vertical, &sizes)
  }

  /// Whether exactly one layout is optimal, so that the frames of an engine must equal ``frames``.
  public var isUnique: Bool { uniqueness.allSatisfy { $0 } }

  /// Whether a node has the same frame in all optimal layouts; `false` for an index out of range.
  public func isUnique(_ node: Int) -> Bool { uniqueness.indices.contains(node) && uniqueness[node] }

  // MARK: - Results

  /// If a height depends on a width that is not unique, no vertical position is considered unique.
  private static func uniqueness(
    _ horizontal: AxisSolution, _ vertical: AxisSolution, _ sizes: NaturalSizes
  ) -> [Bool] {
    let areHeightsCertain = !horizontal.uniqueness.indices.contains { node in
      !horizontal.uniqueness[node].size && sizes.dependsOnWidth(node)
    }
    var result = zip(horizontal.uniqueness, vertical.uniqueness).map { x, y in
      areHeightsCertain && x.position && x.size && y.position && y.size
    }
    for (node, role) in horizontal.nodes.roles.enumerated() where role == .insideFlex {
      if let parent = horizontal.nodes.layoutCase.nodes[node].parent { result[node] = result[parent] }
    }
    return result
  }

  private static func frames(
    _ horizontal: AxisSolution, _ vertical: AxisSolution, _ sizes: inout NaturalSizes
  ) throws(BoxOracleError) -> [LayoutRect] {
    let nodes = horizontal.nodes
    var frames = [LayoutRect](repeating: LayoutRect(), count: nodes.roles.count)
    for (node, record) in nodes.layoutCase.nodes.enumerated() where horizontal.isItem(node) || node == 0 {
      let size = LayoutSize(
        width: max(0, horizontal.value(.size(node))), height: max(0, vertical.value(.size(node))))
      var x = horizontal.value(.begin(node))
      if let parent = record.parent, nodes.isRightToLeft(parent) {
        x = horizontal.value(.size(parent)) - x - size.width
      }
      frames[node] = LayoutRect(
        x: x, y: vertical.value(.begin(node)), width: size.width, height: size.height)
      guard nodes.roles[node] == .flex else { continue }
      for (offset, frame) in try sizes.flexFrames(of: node, size: size).enumerated() {
        frames[node + 1 + offset] = frame
      }
    }
    return frames
  }

  /// Joins the violations of content of priority 1000, which has its own level, with those of required pins.
  private static func byPriority(_ levels: [PriorityViolation]) -> [PriorityViolation] {
    sum(levels.map { PriorityViolation(priority: BoxPins.priority(ofLevel: $0.priority), amount: $0.amount) }, [])
  }

  /// The sums of the violations of both axes, by level.
  static func sum(_ first: [PriorityViolation], _ second: [PriorityViolation]) -> [PriorityViolation] {
    var sum: [PriorityViolation] = []
    for violation in (first + second).sorted(by: { $0.priority > $1.priority }) {
      if let last = sum.last, last.priority == violation.priority {
        sum[sum.count - 1].amount += violation.amount
      } else {
        sum.append(violation)
      }
    }
    return sum
  }
}

extension NaturalSizes {
  static func make(_ nodes: BoxNodes) throws(BoxOracleError) -> NaturalSizes {
    do throws(LayoutCaseError) { return try NaturalSizes(nodes) } catch { throw .flexContainer(error) }
  }

  mutating func naturalWidths() throws(BoxOracleError) -> [Double] {
    do throws(LayoutCaseError) { return try widths() } catch { throw .flexContainer(error) }
  }

  mutating func naturalHeights(_ width: (Int) -> Double) throws(BoxOracleError) -> [Double] {
    do throws(LayoutCaseError) { return try heights(atWidths: width) } catch { throw .flexContainer(error) }
  }

  /// The widths, with the baselines of content at these widths and at natural heights.
  mutating func knownWidths(
    heights: [Double], _ width: @escaping (Int) -> Double
  ) throws(BoxOracleError) -> BoxWidths {
    do throws(LayoutCaseError) {
      let baselines = try baselines(atWidths: width, heights: heights)
      return BoxWidths(width: width) { node, baseline in
        baselines[node].flatMap { baseline == .first ? $0.first : $0.last }
      }
    } catch {
      throw .flexContainer(error)
    }
  }

  mutating func flexFrames(of node: Int, size: LayoutSize) throws(BoxOracleError) -> [LayoutRect] {
    do throws(LayoutCaseError) { return try innerFrames(of: node, size: size) } catch { throw .flexContainer(error) }
  }
}
