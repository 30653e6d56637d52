import BoxEngine
import LayoutEngine

/// The engine itself, through its public interface.
struct EngineContestant: Contestant {
  let name = "engine"
  let summary = "LayoutEngine through its public interface: the reference for frames and times"

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    EngineScene(scene, styles: SceneStyles(scene))
  }
}

/// The engine with the calls that every program makes at first: a style for each node, and no shared styles.
struct PlainEngineContestant: Contestant {
  let name = "plain engine"
  let summary = "LayoutEngine with one call to make, and one to append each node, which has its own style"
  let operations: Set<LayoutOperation> = [.build, .fresh, .life]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene { EngineScene(scene, styles: nil) }
}

/// A scene as the calls of the engine that an application would have in its code.
private struct EngineScene: PreparedScene {
  let rules: LayoutRules
  let space: RootSpace
  /// The available height.
  let height: Double?
  /// Whether the root has a width.
  let hasWidth: Bool
  /// The styles that several nodes share, and for every node its own style.
  let sharedStyles: [Style]
  let ownStyles: [Style]
  let calls: [NodeCall]
  /// The sizes at the places of the calls; empty if no node shares a style.
  let ownSizes: [OwnSizes]
  let contents: [LeafContent?]
  /// The boxes and pins of the nodes; empty for a scene without boxes.
  let boxes: [(box: BoxContainer?, pins: BoxPins?)]

  /// The call that makes a node.
  struct NodeCall {
    /// The index of the parent; −1: none.
    var parent: Int
    var isLeaf: Bool
    /// The index of the style that the node shares with others; −1: the node has its own style.
    var style = -1
  }

  /// The sizes of a node that differ from those of the shared style.
  struct OwnSizes {
    var width: PreferredSize?
    var height: PreferredSize?
  }

  /// Whether each node is made and appended by one call each.
  let isPlain: Bool

  /// - Parameter styles: The styles that several nodes share; `nil`: each node is made in the plain way.
  init(_ scene: Scene, styles: SceneStyles?) {
    isPlain = styles == nil
    (rules, space, contents) = (scene.rules, scene.space, scene.contents)
    (height, hasWidth) = (scene.layoutCase.availableHeight, scene.hasRootWidth)
    (sharedStyles, ownStyles) = (styles?.shared ?? [], scene.nodes.map(\.style))
    boxes = scene.isBoxes ? scene.nodes.map { ($0.box, $0.item) } : []
    calls = scene.nodes.enumerated().map { index, node in
      NodeCall(
        parent: node.parent ?? -1, isLeaf: scene.contents[index] != nil, style: styles?.places[index] ?? -1)
    }
    ownSizes = zip(scene.nodes, styles?.places ?? []).map { node, place in
      guard let styles, place >= 0 else { return OwnSizes() }
      let (width, height) = styles.sizes(of: node, place: place)
      return OwnSizes(width: width, height: height)
    }
  }

  func build(scale: Double) throws(BenchError) -> any Subject {
    do throws(LayoutTreeError) {
      return try EngineSubject(self, scale: scale)
    } catch {
      throw .scene("the engine rejects the tree: \(error)")
    }
  }
}

/// A tree of the engine.
private final class EngineSubject: Subject {
  private var tree: LayoutTree
  private var ids: [NodeID] = []
  private var space: RootSpace
  private let height: Double?
  private let hasWidth: Bool
  private let scale: Double
  private let isBoxes: Bool
  private let measure: MeasureFunction

  init(_ prepared: EngineScene, scale: Double) throws(LayoutTreeError) {
    var tree = LayoutTree(rules: prepared.rules)
    var ids: [NodeID] = []
    ids.reserveCapacity(prepared.calls.count)
    tree.reserveCapacity(prepared.calls.count)
    if prepared.isPlain, prepared.boxes.isEmpty {
      try Self.makePlainNodes(of: prepared, in: &tree, &ids)
    } else {
      try Self.makeNodes(of: prepared, in: &tree, &ids)
    }
    // Nodes of a new tree are numbered in the order of creation, so that slots are indices into the scene.
    let (contents, rules) = (prepared.contents, prepared.rules)
    measure = { id, input in
      let content = id.slot < contents.count ? contents[id.slot] : nil
      return content?.measure(input, rules: rules) ?? LeafMeasurement(width: 0, height: 0)
    }
    self.tree = tree
    self.ids = ids
    self.scale = scale
    space = prepared.space
    (height, hasWidth) = (prepared.height, prepared.hasWidth)
    isBoxes = !prepared.boxes.isEmpty
  }

  /// Makes each node by one call, and appends it by another.
  private static func makePlainNodes(
    of prepared: EngineScene, in tree: inout LayoutTree, _ ids: inout [NodeID]
  ) throws(LayoutTreeError) {
    for index in prepared.calls.indices {
      let call = prepared.calls[index]
      let id = makeNode(prepared.ownStyles[index], isLeaf: call.isLeaf, in: &tree)
      if call.parent >= 0 { try tree.append(id, to: ids[call.parent]) }
      ids.append(id)
    }
  }

  // One call: inlined, both branches would copy the style.
  @inline(never) private static func makeNode(_ style: Style, isLeaf: Bool, in tree: inout LayoutTree) -> NodeID {
    isLeaf ? tree.makeLeaf(style) : tree.makeNode(style)
  }

  /// Makes nodes with shared styles, and the boxes of a scene.
  private static func makeNodes(
    of prepared: EngineScene, in tree: inout LayoutTree, _ ids: inout [NodeID]
  ) throws(LayoutTreeError) {
    let styles = prepared.sharedStyles.map { tree.makeStyle($0) }
    for (index, call) in prepared.calls.enumerated() {
      guard call.style >= 0 else {
        ids.append(try makeNode(index, of: prepared, in: &tree, ids))
        continue
      }
      let (style, sizes, parent) = (styles[call.style], prepared.ownSizes[index], ids[call.parent])
      let id =
        call.isLeaf
        ? try tree.appendLeaf(style, width: sizes.width, height: sizes.height, to: parent)
        : try tree.appendNode(style, width: sizes.width, height: sizes.height, to: parent)
      ids.append(id)
      if !prepared.boxes.isEmpty { try setBoxAndPins(of: id, index, prepared, in: &tree) }
    }
  }

  /// Makes a node whose style is not shared.
  private static func makeNode(
    _ index: Int, of prepared: EngineScene, in tree: inout LayoutTree, _ ids: [NodeID]
  ) throws(LayoutTreeError) -> NodeID {
    let (call, style) = (prepared.calls[index], prepared.ownStyles[index])
    guard !prepared.boxes.isEmpty || call.parent < 0 else {
      return call.isLeaf
        ? try tree.appendLeaf(style, to: ids[call.parent]) : try tree.appendNode(style, to: ids[call.parent])
    }
    let id = call.isLeaf ? tree.makeLeaf(style) : tree.makeNode(style)
    if !prepared.boxes.isEmpty { try setBoxAndPins(of: id, index, prepared, in: &tree) }
    if call.parent >= 0 { try tree.append(id, to: ids[call.parent]) }
    return id
  }

  private static func setBoxAndPins(
    of id: NodeID, _ index: Int, _ prepared: EngineScene, in tree: inout LayoutTree
  ) throws(LayoutTreeError) {
    if let box = prepared.boxes[index].box { try tree.setBox(box, of: id) }
    if let pins = prepared.boxes[index].pins { try tree.setPins(pins, of: id) }
  }

  func layOut() {
    // No error occurs: the root is in the tree.
    try? tree.computeLayout(of: ids[0], in: space, scale: scale, measure: measure)
  }

  func markAllDirty() {
    for id in ids { try? tree.markDirty(id) }
  }

  func apply(_ change: LeafChange, length: Double) {
    let id = ids[change.leaf]
    guard isBoxes else {
      try? tree.updateStyle(of: id) {
        if change.axis == .horizontal { $0.width = .points(length) } else { $0.height = .points(length) }
      }
      return
    }
    var pins = tree.pins(of: id) ?? BoxPins()
    let pin = BoxPin(constant: length)
    if change.axis == .horizontal { pins.width = pin } else { pins.height = pin }
    try? tree.setPins(pins, of: id)
  }

  func resize(to width: Double) {
    if hasWidth {
      try? tree.updateStyle(of: ids[0]) { $0.width = .points(width) }
    } else {
      space = .available(width: width, height: height)
    }
  }

  func frames() -> [LayoutRect] { ids.map { tree.frame(of: $0) } }
}
