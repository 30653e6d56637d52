import LayoutEngine

/// A node whose frame is not the expected one.
public struct FrameDifference: Equatable, Sendable {
  /// The index of the node in the case.
  public var node: Int
  /// The way to the node: `root.children[0]`.
  public var path: String
  /// The frame that the document expects.
  public var expected: LayoutRect
  /// The frame of the layout.
  public var actual: LayoutRect
  /// The largest difference of a coordinate that is compared, in points.
  public var amount: Double

  /// Makes a difference.
  public init(node: Int, path: String, expected: LayoutRect, actual: LayoutRect, amount: Double) {
    self.node = node
    self.path = path
    self.expected = expected
    self.actual = actual
    self.amount = amount
  }
}

extension CaseLayout {
  /// Differences below this, in points, are traces of the arithmetic and not held against the tolerance.
  private static let slack = 1e-9

  /// The nodes whose frame differs from the expected one by more than the case's tolerance, in depth-first order.
  /// Nodes without an expected frame are not compared, nor is the position of the root.
  public func differences() -> [FrameDifference] {
    var differences: [FrameDifference] = []
    for (index, node) in layoutCase.nodes.enumerated() {
      guard let expected = node.expectedFrame else { continue }
      let actual = frames[index]
      let amount = CaseLayout.largestDifference(actual, expected, isRoot: node.parent == nil)
      guard amount > layoutCase.tolerance + CaseLayout.slack else { continue }
      differences.append(
        FrameDifference(
          node: index, path: layoutCase.path(of: index), expected: expected, actual: actual, amount: amount))
    }
    return differences
  }

  /// The largest difference of a coordinate, infinite for one that is not a number.
  private static func largestDifference(_ first: LayoutRect, _ second: LayoutRect, isRoot: Bool) -> Double {
    var distances = [first.width - second.width, first.height - second.height]
    if !isRoot { distances += [first.x - second.x, first.y - second.y] }
    var largest = 0.0
    for distance in distances { largest = distance.isFinite ? max(largest, distance.magnitude) : .infinity }
    return largest
  }
}
