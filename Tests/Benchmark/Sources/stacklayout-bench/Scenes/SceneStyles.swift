import LayoutDocument
import LayoutEngine

/// The styles that several nodes of a scene share, as an application defines them once.
///
/// The nodes can have different sizes of the same kind. The style is that of its first node.
struct SceneStyles {
  /// The styles that more than one node has, regardless of the numbers of their sizes.
  private(set) var shared: [Style] = []
  /// The index in ``shared`` of each node's style; -1 for a style of its own, and for the root.
  private(set) var places: [Int]

  /// The number of styles with which a new style is compared. In scenes with more styles, equal styles are near each
  /// other or do not occur.
  private static let comparisonCount = 64

  init(_ scene: Scene) {
    places = Array(repeating: -1, count: scene.nodes.count)
    // The first node with each style, and the style without the numbers of the sizes.
    var firstNodes: [(index: Int, style: Style)] = []
    let nodes = scene.nodes
    for index in nodes.indices.dropFirst() {
      var style = nodes[index].style
      (style.width, style.height) = (style.width.withoutNumber, style.height.withoutNumber)
      guard let first = firstNodes.suffix(Self.comparisonCount).last(where: { $0.style == style })?.index else {
        firstNodes.append((index, style))
        continue
      }
      if places[first] < 0 {
        places[first] = shared.count
        shared.append(nodes[first].style)
      }
      places[index] = places[first]
    }
  }

  /// Returns the sizes of a node that differ from those of its shared style.
  func sizes(of node: DocumentNode, place: Int) -> (width: PreferredSize?, height: PreferredSize?) {
    let (own, style) = (node.style, shared[place])
    return (own.width == style.width ? nil : own.width, own.height == style.height ? nil : own.height)
  }
}
