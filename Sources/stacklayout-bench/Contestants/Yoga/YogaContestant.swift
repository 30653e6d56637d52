import LayoutEngine

/// Yoga, as `poga` has it: older than today's, and 1.6 to 2 times slower.
struct YogaContestant: Contestant {
  let name = ContestantName.yoga
  let summary = "Yoga as poga has it: 1.6 to 2 times slower than today's"
  let operations = Set(Operation.allCases)
  private let library: YogaLibrary

  init(_ library: YogaLibrary) { self.library = library }

  func obstacle(to scene: Scene) -> String? {
    #if !arch(x86_64)
      if scene.measuredLeafCount > 0 { return "what leaves answer cannot be passed to Yoga on this kind of machine" }
    #endif
    for node in scene.nodes {
      if let obstacle = YogaStyle.obstacle(to: node.style, knowsGaps: library.style.gap != nil) { return obstacle }
      if node.style.alignContent == .spaceEvenly, node.style.wrap != .noWrap { return "this Yoga has no such alignment" }
    }
    return nil
  }

  func build(_ scene: Scene, scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
    YogaSubject(library, scene, scale: scale, questions: questions)
  }
}

/// What a Yoga node's callbacks find.
private struct YogaLeaf {
  let content: LeafContent
  let rules: LayoutRules
  let questions: Unmanaged<QuestionLog>
  let index: Int

  func answer(_ width: Float, _ widthMode: Int32, _ height: Float, _ heightMode: Int32) -> Measurement {
    questions._withUnsafeGuaranteedRef { $0.note(index) }
    var input = MeasureInput()
    switch widthMode {
    case 1: input.knownWidth = Double(width)
    case 2: input.availableWidth = .definite(Double(width))
    default: break
    }
    switch heightMode {
    case 1: input.knownHeight = Double(height)
    case 2: input.availableHeight = .definite(Double(height))
    default: break
    }
    return content.measure(input, rules: rules)
  }
}

/// A tree of Yoga.
private final class YogaSubject: Subject {
  private let library: YogaLibrary
  private var nodes: [YogaLibrary.Node] = []
  private let leaves: UnsafeMutablePointer<YogaLeaf>
  private let questions: QuestionLog
  private let width: Float
  private let height: Float

  private static let leftToRight: Int32 = 1

  init(_ library: YogaLibrary, _ scene: Scene, scale: Double, questions: QuestionLog) {
    self.library = library
    self.questions = questions
    width = scene.availableWidth.map(Float.init) ?? .nan
    height = scene.availableHeight.map(Float.init) ?? .nan
    leaves = .allocate(capacity: scene.measuredLeafCount)
    let config = library.configuration(scale: scale)
    nodes.reserveCapacity(scene.nodes.count)
    var childCounts = [UInt32](repeating: 0, count: scene.nodes.count)
    var leafCount = 0
    for (index, node) in scene.nodes.enumerated() {
      let made = library.makeNode(config)
      YogaStyle(node.style, library.style).apply(to: made)
      nodes.append(made)
      if let content = node.content {
        let leaf = leaves + leafCount
        leaf.initialize(
          to: YogaLeaf(content: content, rules: scene.rules, questions: .passUnretained(questions), index: index))
        leafCount += 1
        library.attach(leaf, to: made)
      }
      guard node.parent >= 0 else { continue }
      library.insertChild(nodes[node.parent], made, childCounts[node.parent])
      childCounts[node.parent] += 1
    }
    self.leafCount = leafCount
  }

  private let leafCount: Int

  deinit {
    library.freeRecursive(nodes[0])
    leaves.deinitialize(count: leafCount)
    leaves.deallocate()
  }

  func layOut() { library.calculateLayout(nodes[0], width, height, YogaSubject.leftToRight) }

  func markAllDirty() { library.markDirtyBelow(nodes[0]) }

  func resizeRoot(to width: Double) { library.style.sizes[0].points(nodes[0], Float(width)) }

  func apply(_ change: LeafChange, length: Double) {
    library.style.sizes[change.axis == .horizontal ? 0 : 1].points(nodes[change.leaf], Float(length))
  }

  func frames() -> [LayoutRect] {
    nodes.map { node in
      LayoutRect(
        x: Double(library.left(node)), y: Double(library.top(node)), width: Double(library.width(node)),
        height: Double(library.height(node)))
    }
  }
}

extension YogaLibrary {
  /// Lets a node answer as a leaf does.
  fileprivate func attach(_ leaf: UnsafeMutablePointer<YogaLeaf>, to node: Node) {
    setContext(node, leaf)
    setMeasure(node) { node, width, widthMode, height, heightMode in
      guard let leaf = YogaLibrary.leaf(of: node) else { return 0 }
      let size = leaf.pointee.answer(width, widthMode, height, heightMode).size
      let bits = UInt64(Float(size.width).bitPattern) | UInt64(Float(size.height).bitPattern) << 32
      return Double(bitPattern: bits)
    }
    setBaseline(node) { node, width, height in
      YogaLibrary.leaf(of: node)?.pointee.answer(width, 1, height, 1).firstBaseline.map { Float($0) } ?? height
    }
  }

  private static func leaf(of node: Node) -> UnsafeMutablePointer<YogaLeaf>? {
    contextOfNode?(node)?.assumingMemoryBound(to: YogaLeaf.self)
  }
}
