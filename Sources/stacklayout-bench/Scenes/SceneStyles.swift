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
    var known: [(style: Style, nodes: [Int])] = []
    for index in scene.nodes.indices.dropFirst() {
      let style = scene.nodes[index].style
      if let place = known.suffix(Self.comparisonCount).lastIndex(where: { $0.style == style }) {
        known[place].nodes.append(index)
      } else {
        known.append((style, [index]))
      }
    }
    for (style, nodes) in known where nodes.count > 1 {
      for node in nodes { places[node] = shared.count }
      shared.append(style)
    }
  }
}
