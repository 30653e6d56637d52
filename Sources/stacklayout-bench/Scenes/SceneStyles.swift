import LayoutEngine

/// The styles that several nodes of a scene have, as a program writes them down once.
struct SceneStyles {
  /// The styles that more than one node has.
  private(set) var shared: [Style] = []
  /// Of each node the place of its style in ``shared``; -1 for a style of its own, for the root, and in scenes of boxes.
  private(set) var places: [Int]

  /// How many styles a new one is compared with. In scenes with more, equal styles are near each other or have no equals.
  private static let comparisonCount = 64

  init(_ scene: Scene) {
    places = Array(repeating: -1, count: scene.nodes.count)
    guard scene.kind == .flexbox else { return }
    // The nodes that were the first with their style.
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
