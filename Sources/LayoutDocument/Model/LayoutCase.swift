import LayoutEngine

/// One tree of boxes, the space it is laid out in, and perhaps the frames that are expected.
public struct LayoutCase: Equatable, Sendable {
  /// The case's name, `group/case`.
  public var name: String
  /// What the case shows.
  public var about: String?
  /// The rules of the layout; they also decide which values of style keys are defaults. Default: `stackView`.
  public var rules: LayoutRules
  /// The width that the root may take, in points; `nil`: unconstrained.
  public var availableWidth: Double?
  /// The height that the root may take, in points; `nil`: unconstrained.
  public var availableHeight: Double?
  /// Pixels per point for snapping; 0: no snapping. Default: 0.
  public var scale: Double
  /// The largest difference, in points, at which a coordinate counts as equal. Default: 0.1.
  public var tolerance: Double
  /// Whether any layout with the least violations is right, in place of the expected frames. Default: `false`.
  public var expectsOptimum: Bool
  /// The least violations per priority, over both axes and the whole tree, in the order of the document.
  public var violations: [PriorityViolation]
  /// The frames that are expected of variants of the case; `nil`: it is run only as it is written.
  public internal(set) var variantFrames: VariantFrames?
  /// The nodes in depth-first order; the first is the root. Never empty.
  public internal(set) var nodes: [DocumentNode]

  /// Whether a node is a BoxView.
  public var containsBoxes: Bool { nodes.contains { $0.box != nil } }

  /// The tolerance where a case names none, in points.
  public static let defaultTolerance = 0.1
}

extension LayoutCase {
  /// The nodes directly below `node`, in order; none for an index out of range.
  public func children(of node: Int) -> [Int] {
    guard nodes.indices.contains(node) else { return [] }
    var children: [Int] = []
    children.reserveCapacity(nodes[node].childCount)
    var child = node + 1
    while child < nodes[node].subtreeEnd {
      children.append(child)
      child = nodes[child].subtreeEnd
    }
    return children
  }

  /// The way from the root to a node: `root.children[2].children[0]`. In the middle of a way of more than 33 levels,
  /// some are left out and counted. Empty for an index out of range.
  public func path(of node: Int) -> String {
    guard nodes.indices.contains(node) else { return "" }
    var path = DocumentPath()
    var current = node
    while let parent = nodes[current].parent {
      path.append(child: nodes[current].childIndex)
      current = parent
    }
    path.reverse()
    return path.text(from: "root")
  }

  /// The case with an expected frame in every node, rounded to a ten-thousandth of a point.
  /// - Parameters:
  ///   - frames: one frame per node, as ``CaseLayout/frames``. Nodes beyond its end have no frame.
  ///   - variants: the frames of the variants, if the case is to be run as them.
  public func withFrames(_ frames: [LayoutRect], variants: VariantFrames? = nil) -> LayoutCase {
    var result = self
    for index in nodes.indices {
      result.nodes[index].expectedFrame = index < frames.count ? LayoutCase.rounded(frames[index]) : nil
    }
    result.variantFrames = variants.map { variants in
      VariantFrames { variants[$0].map(LayoutCase.rounded) }
    }
    result.expectsOptimum = false
    result.violations = []
    return result
  }

  static func rounded(_ frame: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: JSONText.rounded(frame.x, decimals: 4), y: JSONText.rounded(frame.y, decimals: 4),
      width: JSONText.rounded(frame.width, decimals: 4), height: JSONText.rounded(frame.height, decimals: 4))
  }
}

/// How much the constraints of one priority are violated in all.
public struct PriorityViolation: Equatable, Sendable {
  /// The priority, 1 to 1000; it may have a fraction.
  public var priority: Double
  /// The sum of the violations, in points, 0 or more.
  public var amount: Double

  /// Makes a violation.
  public init(priority: Double, amount: Double) {
    self.priority = priority
    self.amount = amount
  }
}
