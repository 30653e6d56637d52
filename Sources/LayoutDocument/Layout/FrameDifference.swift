import LayoutEngine

/// A node whose frame differs from the expected one.
public struct FrameDifference: Equatable, Sendable {
  /// The index of the node in the case.
  public var node: Int
  /// The path to the node: `root.children[0]`.
  public var path: String
  /// The frame that the document expects.
  public var expected: LayoutRect
  /// The actual frame of the node.
  public var actual: LayoutRect
  /// The largest difference of the compared coordinates, in points.
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

extension LayoutCase {
  /// Differences below this value, in points, are rounding errors and do not count towards the tolerance.
  private static let slack = 1e-9

  /// Returns the nodes whose expected frame differs from that in `frames` by more than the tolerance of the case.
  ///
  /// The nodes are in depth-first order. Nodes without an expected frame and the position of the root are not compared.
  ///
  /// - Parameter frames: One frame for each node. Nodes beyond the end of the array are not compared.
  public func differences(from frames: [LayoutRect]) -> [FrameDifference] {
    var differences: [FrameDifference] = []
    for (index, (node, actual)) in zip(nodes, frames).enumerated() {
      guard let expected = node.expectedFrame else { continue }
      let amount = LayoutCase.largestDifference(actual, expected, isRoot: node.parent == nil)
      guard amount > tolerance + LayoutCase.slack else { continue }
      differences.append(
        FrameDifference(node: index, path: path(of: index), expected: expected, actual: actual, amount: amount))
    }
    return differences
  }

  /// Returns the largest difference of a coordinate; infinite if a difference is not finite.
  private static func largestDifference(_ first: LayoutRect, _ second: LayoutRect, isRoot: Bool) -> Double {
    var distances = [first.width - second.width, first.height - second.height]
    if !isRoot { distances += [first.x - second.x, first.y - second.y] }
    var largest = 0.0
    for distance in distances { largest = distance.isFinite ? max(largest, distance.magnitude) : .infinity }
    return largest
  }
}

extension CaseLayout {
  /// Returns the nodes whose frame differs from the expected one: see ``LayoutCase/differences(from:)``.
  public func differences() -> [FrameDifference] { layoutCase.differences(from: frames) }
}
