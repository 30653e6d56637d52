import LayoutEngine

/// A node whose frame is not the expected one.
public struct FrameDifference: Equatable, Sendable {
  /// The index of the node in the case.
  public var node: Int
  /// The way to the node: `root.children[0]`.
  public var path: String
  /// The frame that the document expects.
  public var expected: LayoutRect
  /// The frame that the node has.
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

extension LayoutCase {
  /// Differences below this, in points, are traces of the arithmetic and not held against the tolerance.
  private static let slack = 1e-9

  /// The nodes whose expected frame is not the one in `frames`, to the case's tolerance, in depth-first order. Nodes
  /// without an expected frame are not compared, nor is the position of the root.
  /// - Parameter frames: one frame for each node; nodes beyond its end are not compared.
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

  /// The largest difference of a coordinate, infinite for one that is not a number.
  private static func largestDifference(_ first: LayoutRect, _ second: LayoutRect, isRoot: Bool) -> Double {
    var distances = [first.width - second.width, first.height - second.height]
    if !isRoot { distances += [first.x - second.x, first.y - second.y] }
    var largest = 0.0
    for distance in distances { largest = distance.isFinite ? max(largest, distance.magnitude) : .infinity }
    return largest
  }
}

extension CaseLayout {
  /// The nodes whose frame differs from the expected one: see ``LayoutCase/differences(from:)``.
  public func differences() -> [FrameDifference] { layoutCase.differences(from: frames) }
}
