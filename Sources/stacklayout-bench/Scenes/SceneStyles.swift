import LayoutEngine

/// The styles that several nodes of a scene share, as an application defines them once.
struct SceneStyles {
  /// The styles that more than one node has.
  private(set) var shared: [Style] = []
  /// The index in ``shared`` of each node's style; -1 for a style of its own, for the root, and in scenes of boxes.
  private(set) var places: [Int]

  /// The number of styles with which a new style is compared. In scenes with more styles, equal styles are near each
  /// other or do not occur.
  private static let comparisonCount = 64

  init(_ scene: Scene) {
    places = Array(repeating: -1, count: scene.nodes.count)
    guard scene.kind == .flexbox else { return }
    // The first node with each style.
    var firstNodes: [Int] = []
    for index in scene.nodes.indices.dropFirst() {
      let first = firstNodes.suffix(Self.comparisonCount).last {
        scene.nodes[$0].style == scene.nodes[index].style
      }
      guard let first else {
        firstNodes.append(index)
        continue
      }
      if places[first] < 0 {
        places[first] = shared.count
        shared.append(scene.nodes[first].style)
      }
      places[index] = places[first]
    }
  }
}
