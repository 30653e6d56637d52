import LayoutEngine

/// A tree of boxes, its available space, and optionally the expected frames.
public struct LayoutCase: Equatable, Sendable {
  /// The case's name, `group/case`.
  public var name: String
  /// The description of the case.
  public var about: String?
  /// The rules of the layout, which also determine the defaults of style keys. Default: `stackView`.
  public var rules: LayoutRules
  /// The available width of the root, in points; `nil`: indefinite.
  public var availableWidth: Double?
  /// The available height of the root, in points; `nil`: indefinite.
  public var availableHeight: Double?
  /// Pixels per point for snapping; 0: no snapping. Default: 0.
  public var scale: Double
  /// The largest difference, in points, at which a coordinate counts as equal. Default: 0.1.
  public var tolerance: Double
  /// Whether any layout with the minimum violations is correct, instead of the expected frames. Default: `false`.
  public var expectsOptimum: Bool
  /// The minimum violations by priority, over both axes and the whole tree, in the order of the document.
  public var violations: [PriorityViolation]
  /// The expected frames of the variants; `nil`: the case is run only as written.
  public internal(set) var variantFrames: VariantFrames?
  /// The nodes in depth-first order, beginning with the root. The array is never empty.
  public internal(set) var nodes: [DocumentNode]

  /// Whether any node is a BoxView.
  public var containsBoxes: Bool { nodes.contains { $0.box != nil } }

  /// The tolerance of a case that sets none, in points.
  public static let defaultTolerance = 0.1
}

extension LayoutCase {
  /// Returns the indexes of the children of `node`, in order; empty for an index out of range.
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

  /// Returns the path from the root to a node: `root.children[2].children[0]`.
  ///
  /// In a path of more than 33 levels, levels in the middle are omitted and counted. The path is empty for an index out
  /// of range.
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

  /// Returns the case with an expected frame in every node, rounded to a ten-thousandth of a point.
  ///
  /// - Parameters:
  ///   - frames: One frame for each node, as ``CaseLayout/frames``. Nodes beyond the end of the array have no frame.
  ///   - variants: The frames of the variants, if the case is run in variants.
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

/// The sum of the violations of all constraints of one priority.
public struct PriorityViolation: Equatable, Sendable {
  /// The priority, from 1 to 1000, possibly with a fraction.
  public var priority: Double
  /// The sum of the violations, in points, 0 or more.
  public var amount: Double

  /// Makes a violation.
  public init(priority: Double, amount: Double) {
    self.priority = priority
    self.amount = amount
  }
}
