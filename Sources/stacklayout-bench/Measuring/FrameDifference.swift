import LayoutEngine

/// The difference between the frames of a contestant and the frames that they are compared with.
struct FrameDifference: Codable, Equatable {
  /// The number of nodes whose frames differ.
  var nodeCount: Int
  /// The largest difference of a coordinate, in points.
  var largest: Double
  /// The first of these nodes, and its frames: x, y, width, height.
  var firstPath: String
  var frame: [Double]
  var expected: [Double]

  /// Coordinates that differ by no more than this are equal, in points.
  static let tolerance = 0.05

  /// Compares frames; `nil` if they are equal.
  init?(_ frames: [LayoutRect], _ expected: [LayoutRect], in scene: Scene) {
    var count = 0
    var largest = 0.0
    var first: Int?
    for index in frames.indices {
      let difference = FrameDifference.largestDifference(frames[index], expected[index])
      guard difference > FrameDifference.tolerance else { continue }
      count += 1
      largest = max(largest, difference)
      first = first ?? index
    }
    guard let first else { return nil }
    nodeCount = count
    self.largest = largest
    firstPath = scene.path(of: first)
    frame = FrameDifference.coordinates(frames[first])
    self.expected = FrameDifference.coordinates(expected[first])
  }

  private static func coordinates(_ frame: LayoutRect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

  /// The largest difference of a coordinate; infinite if a coordinate is NaN.
  private static func largestDifference(_ first: LayoutRect, _ second: LayoutRect) -> Double {
    let horizontal = (abs(first.x - second.x), abs(first.width - second.width))
    let vertical = (abs(first.y - second.y), abs(first.height - second.height))
    if (horizontal.0 + horizontal.1 + vertical.0 + vertical.1).isNaN { return .infinity }
    return max(max(horizontal.0, horizontal.1), max(vertical.0, vertical.1))
  }
}
