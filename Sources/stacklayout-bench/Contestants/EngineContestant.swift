import LayoutEngine

/// The engine itself, through its public interface.
struct EngineContestant: Contestant {
  let name = ContestantName.engine
  let summary = "LayoutEngine, through its public interface"
  let operations = Set(LayoutOperation.allCases)
  let kinds: Set<SceneKind> = [.flexbox, .boxes]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    EngineScene(scene)
  }
}

/// A scene as the calls of the engine that an application would have in its code.
private struct EngineScene: PreparedScene {
  let scene: Scene
  let isBoxes: Bool
  let styles: [Style]
  let calls: [NodeCall]
  let contents: [LeafContent?]

  /// The call that makes a node.
  struct NodeCall {
    var parent: Int
    var isLeaf: Bool
    /// The index of the style that the node shares with others; −1: the node has its own style.
    var style: Int
    /// The sizes of the node that differ from those of the shared style.
    var width: PreferredSize?
    var height: PreferredSize?
  }

  init(_ scene: Scene) {
    self.scene = scene
    isBoxes = scene.kind == .boxes
    let styles = SceneStyles(scene)
    self.styles = styles.shared
    calls = scene.nodes.indices.map { index in
      let (node, style) = (scene.nodes[index], styles.places[index])
      var call = NodeCall(parent: node.parent, isLeaf: node.content != nil, style: style)
      if style >= 0 { (call.width, call.height) = styles.sizes(of: index, in: scene) }
      return call
    }
    contents = scene.nodes.map(\.content)
  }

  func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
    do throws(LayoutTreeError) {
      return try EngineSubject(self, scale: scale, questions: questions)
    } catch {
      throw BenchError("the engine rejects the tree: \(error)")
    }
  }
}

/// A tree of the engine.
private final class EngineSubject: Subject {
  private var tree: LayoutTree
  private var ids: [NodeID] = []
  private let root: NodeID
  private let space: RootSpace
  private let scale: Double
  private let isBoxes: Bool
  private let measure: MeasureFunction

  init(_ prepared: EngineScene, scale: Double, questions: QuestionLog) throws(LayoutTreeError) {
    let (scene, contents) = (prepared.scene, prepared.contents)
    var tree = LayoutTree(rules: scene.rules)
    var ids: [NodeID] = []
    ids.reserveCapacity(prepared.calls.count)
    tree.reserveCapacity(prepared.calls.count)
    let styles = prepared.styles.map { tree.makeStyle($0) }
    for (index, call) in prepared.calls.enumerated() {
      guard call.style >= 0 else {
        ids.append(try Self.makeNode(index, of: scene, in: &tree, ids))
        continue
      }
      let (style, parent) = (styles[call.style], ids[call.parent])
      ids.append(
        call.isLeaf
          ? try tree.appendLeaf(style, width: call.width, height: call.height, to: parent)
          : try tree.appendNode(style, width: call.width, height: call.height, to: parent))
    }
    // Nodes of a new tree are numbered in the order of creation, so that slots are indices into the scene.
    let rules = scene.rules
    measure = { id, input in
      let slot = id.slot
      guard slot < contents.count, let content = contents[slot] else { return LeafMeasurement(width: 0, height: 0) }
      questions.note(slot)
      return content.measure(input, rules: rules)
    }
    self.tree = tree
    self.ids = ids
    self.scale = scale
    root = ids[0]
    space = scene.space
    isBoxes = prepared.isBoxes
  }

  /// Creates a node whose style is not shared, or that is part of boxes.
  private static func makeNode(
    _ index: Int, of scene: Scene, in tree: inout LayoutTree, _ ids: [NodeID]
  ) throws(LayoutTreeError) -> NodeID {
    let parent = scene.nodes[index].parent
    let isLeaf = scene.nodes[index].content != nil
    guard scene.nodes[index].boxPart != nil || parent < 0 else {
      return isLeaf
        ? try tree.appendLeaf(scene.nodes[index].style, to: ids[parent])
        : try tree.appendNode(scene.nodes[index].style, to: ids[parent])
    }
    let id = isLeaf ? tree.makeLeaf(scene.nodes[index].style) : tree.makeNode(scene.nodes[index].style)
    if let box = scene.nodes[index].boxPart?.box { try tree.setBox(box, of: id) }
    if let pins = scene.nodes[index].boxPart?.pins { try tree.setPins(pins, of: id) }
    if parent >= 0 { try tree.append(id, to: ids[parent]) }
    return id
  }

  func layOut() {
    // No error occurs: the root is in the tree.
    try? tree.computeLayout(of: root, in: space, scale: scale, measure: measure)
  }

  func markAllDirty() {
    for id in ids { try? tree.markDirty(id) }
  }

  func resizeRoot(to width: Double) {
    try? tree.updateStyle(of: root) { $0.width = .points(width) }
  }

  func apply(_ change: LeafChange, length: Double) {
    let id = ids[change.leaf]
    if isBoxes {
      var pins = tree.pins(of: id) ?? BoxPins()
      pins.setLength(length, along: change.axis)
      try? tree.setPins(pins, of: id)
      return
    }
    try? tree.updateStyle(of: id) { $0.setPreferredSize(.points(length), along: change.axis) }
  }

  func frames() -> [LayoutRect] { ids.map { tree.frame(of: $0) } }
}
