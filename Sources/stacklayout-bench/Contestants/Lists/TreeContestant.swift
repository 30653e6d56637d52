import LayoutEngine

/// Independent trees of the engine, one for each child of the scene's root.
struct TreeContestant: Contestant {
  let name: String
  let summary: String
  let isParallel: Bool
  let operations: Set<LayoutOperation> = [.cellSizes]
  let kinds: Set<SceneKind> = [.trees]

  /// The contestants. The frames of the others are compared with those of the first.
  static let all = [
    TreeContestant(
      name: ContestantName.treesInSequence, summary: "trees of the engine, laid out one after the other",
      isParallel: false),
    TreeContestant(
      name: ContestantName.treesInParallel, summary: "the same by LayoutTree.computeLayouts, on all processors",
      isParallel: true),
  ]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    TreeScene(scene: scene, isParallel: isParallel)
  }
}

private struct TreeScene: PreparedScene {
  let scene: Scene
  let isParallel: Bool

  func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
    do throws(LayoutTreeError) {
      return try TreeSubject(scene, isParallel: isParallel, scale: scale)
    } catch {
      throw BenchError("the engine rejects a tree: \(error)")
    }
  }
}

/// The trees of a scene.
private final class TreeSubject: Subject {
  private var trees: [LayoutTree] = []
  private let cards: [Card]
  private let nodeCount: Int
  private let scale: Double
  private let isParallel: Bool
  /// The width of all cards. Another width changes the frames of every card.
  private var width = FeedScenes.width
  private var step = 0

  /// The constant data of a tree. Its nodes are numbered in the order of the scene.
  private struct Card: Sendable {
    let firstNode: Int
    let ids: [NodeID]
    let contents: [LeafContent?]
    let rules: LayoutRules

    func layOut(_ tree: inout LayoutTree, width: Double, scale: Double) throws(LayoutTreeError) {
      let space = RootSpace.available(width: width, height: nil)
      try tree.computeLayout(of: ids[0], in: space, scale: scale) { [contents, rules] id, input in
        contents[id.slot]?.measure(input, rules: rules) ?? LeafMeasurement(width: 0, height: 0)
      }
    }
  }

  init(_ scene: Scene, isParallel: Bool, scale: Double) throws(LayoutTreeError) {
    var cards: [Card] = []
    var first = 1
    while first < scene.nodes.count {
      let end = scene.nodes[first].subtreeEnd
      var tree = LayoutTree(rules: scene.rules)
      var ids: [NodeID] = []
      for node in scene.nodes[first..<end] {
        let id = node.content == nil ? tree.makeNode(node.style) : tree.makeLeaf(node.style)
        if !ids.isEmpty { try tree.append(id, to: ids[node.parent - first]) }
        ids.append(id)
      }
      trees.append(tree)
      cards.append(
        Card(
          firstNode: first, ids: ids, contents: scene.nodes[first..<end].map(\.content), rules: scene.rules))
      first = end
    }
    self.cards = cards
    nodeCount = scene.nodes.count
    self.isParallel = isParallel
    self.scale = scale
  }

  func layOut() {
    // Nothing else uses the subject until the task ends.
    nonisolated(unsafe) let subject = self
    waitForTask { await subject.layOutTrees() }
  }

  private func layOutTrees() async {
    let (cards, width, scale) = (cards, width, scale)
    // The nodes were made by this object: there is no error.
    if isParallel {
      try? await LayoutTree.computeLayouts(of: &trees) { tree, index in
        try cards[index].layOut(&tree, width: width, scale: scale)
      }
    } else {
      for index in trees.indices { try? cards[index].layOut(&trees[index], width: width, scale: scale) }
    }
  }

  func markAllDirty() {
    // The engine keeps fewer measurements of a leaf than there are widths.
    step += 1
    width = Scene.resizedWidth(from: FeedScenes.width, step: step)
  }

  func resizeRoot(to width: Double) { markAllDirty() }

  func apply(_ change: LeafChange, length: Double) { markAllDirty() }

  func frames() -> [LayoutRect] {
    var frames = [LayoutRect](repeating: LayoutRect(), count: nodeCount)
    for (tree, card) in zip(trees, cards) {
      for (offset, id) in card.ids.enumerated() { frames[card.firstNode + offset] = tree.frame(of: id) }
    }
    return frames
  }
}
