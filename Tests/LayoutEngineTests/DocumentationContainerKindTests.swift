import LayoutEngine
import LayoutTestSupport
import Testing

/// The code of the article "A container kind of your own", except for that of layers, which is in `Layers.swift`.
@Suite("Documentation: a container kind of your own")
struct DocumentationContainerKindTests {
  @Test("a badge in the center of a picture")
  func layers() throws {
    var tree = LayoutTree(rules: .css)
    let picture = tree.makeNode(Style(.css))
    try tree.setKind(.layers, of: picture)
    let image = try tree.appendLeaf(Style(.css), to: picture)
    var centered = Style(.css)
    centered.justifySelf = .center
    centered.alignSelf = .center
    let badge = try tree.appendLeaf(centered, to: picture)

    try tree.computeLayout(of: picture, in: .unconstrained) { node, _ in
      node == badge ? LeafMeasurement(width: 20, height: 10) : LeafMeasurement(width: 80, height: 60)
    }
    let imageFrame = tree.frame(of: image)
    let badgeFrame = tree.frame(of: badge)
    #expect(imageFrame == LayoutRect(x: 0, y: 0, width: 80, height: 60))
    #expect(badgeFrame == LayoutRect(x: 30, y: 25, width: 20, height: 10))
  }

  /// A container of shifted layers, with one leaf of 80 × 60.
  private struct Shifted {
    var tree = LayoutTree(rules: .css)
    let root: NodeID
    let layer: NodeID

    init() throws {
      var style = Style(.css)
      style.padding = StyleEdges(10)
      root = tree.makeNode(style)
      try tree.setKind(.shiftedLayers, of: root)
      layer = try tree.appendLeaf(Style(.css), to: root)
    }

    mutating func layOut() throws -> LayoutRect {
      try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 80, height: 60) }
      #expect(tree.frame(of: root) == LayoutRect(width: 100, height: 80))
      return tree.frame(of: layer)
    }
  }

  @Test("a layer moves when its data changes, in one of two copies of a tree")
  func data() throws {
    var shifted = try Shifted()
    #expect(try shifted.layOut() == LayoutRect(x: 10, y: 10, width: 80, height: 60))
    var copy = shifted
    try shifted.tree.setShift(5, of: shifted.layer)
    #expect(try shifted.layOut() == LayoutRect(x: 10, y: 15, width: 80, height: 60))
    #expect(try copy.layOut() == LayoutRect(x: 10, y: 10, width: 80, height: 60))

    let layer = shifted.layer
    func shifts(_ tree: LayoutTree) -> [NodeID: Double]? { (tree.data(of: .shiftedLayers) as? LayerShifts)?.shifts }
    copy = shifted
    try copy.tree.destroy(layer)
    #expect(shifts(shifted.tree) == [layer: 5] && shifts(copy.tree) == [:])
    shifted.tree.removeAllNodes()
    #expect(shifts(shifted.tree) == [:])
    #expect(throws: LayoutTreeError.unknownNode(layer)) { try copy.tree.setShift(1, of: layer) }
  }

  @Test("a negative shift is an issue of its layer")
  func issues() throws {
    var shifted = try Shifted()
    _ = try shifted.layOut()
    #expect(shifted.tree.issues(below: shifted.root).isEmpty)
    try shifted.tree.setShift(-5, of: shifted.layer)
    #expect(try shifted.layOut().y == 5)
    let issues = shifted.tree.issues(below: shifted.root)
    #expect(issues.map(\.node) == [shifted.layer] && issues[0].remedy == "use a shift of 0 or more")
    guard case .container(let issue) = issues[0].kind else {
      Issue.record("\(issues[0].kind)")
      return
    }
    #expect(issue.name == "negativeShift" && issue.axis == .vertical)
  }
}

nonisolated final class LayerShifts: ContainerData, @unchecked Sendable {
  var shifts: [NodeID: Double] = [:]

  override func copy() -> ContainerData {
    let copy = LayerShifts()
    copy.shifts = shifts
    return copy
  }

  override func remove(_ node: NodeID) { shifts[node] = nil }
  override func removeAll() { shifts = [:] }
}

nonisolated extension LayoutTree {
  mutating func setShift(_ shift: Double, of layer: NodeID) throws(LayoutTreeError) {
    try markContainerDirty(of: layer, ofKind: .shiftedLayers)
    (mutableData(of: .shiftedLayers) as? LayerShifts)?.shifts[layer] = shift
  }
}

nonisolated extension ContainerKind {
  static let shiftedLayers = ContainerKind(functions: shiftedFunctions, data: { LayerShifts() })

  private static var shiftedFunctions: Functions {
    var functions = layers.functions
    functions.setFrames = { layers, extent in
      for item in layers.items {
        let shift = (layers.data as? LayerShifts)?.shifts[layers.id(of: item)] ?? 0
        let height = layers.contentHeight(of: item)
        layers.setFrame(y: layers.inset.top + shift, height: height, of: item, followsContent: true)
      }
      return ContainerKind.layers.functions.height(layers, extent)
    }
    functions.baseline = { _, _, _ in nil }
    functions.issues = { layer, _ in layer.issues }
    return functions
  }
}

nonisolated extension ContainerPass {
  fileprivate var issues: [LayoutIssue] {
    guard let shift = (data as? LayerShifts)?.shifts[id], shift < 0 else { return [] }
    let issue = ContainerIssue(
      name: "negativeShift", axis: .vertical, cause: "a shift is negative: the layer leaves its container",
      remedy: "use a shift of 0 or more")
    return [LayoutIssue(node: id, kind: .container(issue))]
  }
}
