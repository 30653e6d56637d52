import LayoutEngine

/// Yoga from the Python package `poga`: older than the current version, and 1.6 to 2 times slower.
struct YogaContestant: Contestant {
  let name = ContestantName.yoga
  let summary = "Yoga from poga, in 32-bit numbers: 1.6 to 2 times slower than the current version"
  let operations = Set(LayoutOperation.allCases)
  private let library: YogaLibrary

  init(_ library: YogaLibrary) { self.library = library }

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    #if !arch(x86_64)
      if scene.measuredLeafCount > 0 {
        throw BenchError("measured sizes cannot be passed to Yoga on this architecture")
      }
    #endif
    var calls: [YogaCall] = []
    var ends: [Int] = []
    for node in scene.nodes {
      try YogaStyle(node.style, library.style).append(to: &calls)
      ends.append(calls.count)
    }
    let (parents, contents) = (scene.nodes.map(\.parent), scene.nodes.map(\.content))
    return YogaScene(
      library: library, scene: scene, calls: calls, ends: ends, parents: parents, contents: contents,
      measuredLeafCount: scene.measuredLeafCount)
  }
}

/// A scene as the calls of Yoga that an application would have in its code.
private struct YogaScene: PreparedScene {
  let library: YogaLibrary
  let scene: Scene
  let calls: [YogaCall]
  /// For each node, where its calls end.
  let ends: [Int]
  let parents: [Int]
  let contents: [LeafContent?]
  let measuredLeafCount: Int

  func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
    YogaSubject(self, scale: scale, questions: questions)
  }
}

/// The context of a Yoga node, for its callbacks.
private struct YogaLeaf {
  let content: LeafContent
  let rules: LayoutRules
  let questions: Unmanaged<QuestionLog>
  let index: Int

  func answer(_ width: Float, _ widthMode: Int32, _ height: Float, _ heightMode: Int32) -> LeafMeasurement {
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

  init(_ prepared: YogaScene, scale: Double, questions: QuestionLog) {
    library = prepared.library
    let scene = prepared.scene
    self.questions = questions
    width = scene.availableWidth.map(Float.init) ?? .nan
    height = scene.availableHeight.map(Float.init) ?? .nan
    leaves = .allocate(capacity: prepared.measuredLeafCount)
    let config = library.configuration(scale: scale)
    nodes.reserveCapacity(scene.nodes.count)
    var childCounts = [UInt32](repeating: 0, count: scene.nodes.count)
    var leafCount = 0
    var call = 0
    for index in scene.nodes.indices {
      let made = library.makeNode(config)
      while call < prepared.ends[index] {
        prepared.calls[call].perform(on: made)
        call += 1
      }
      nodes.append(made)
      if let content = prepared.contents[index] {
        let leaf = leaves + leafCount
        leaf.initialize(
          to: YogaLeaf(content: content, rules: scene.rules, questions: .passUnretained(questions), index: index))
        leafCount += 1
        library.attach(leaf, to: made)
      }
      let parent = prepared.parents[index]
      guard parent >= 0 else { continue }
      library.insertChild(nodes[parent], made, childCounts[parent])
      childCounts[parent] += 1
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
  /// Sets callbacks of a node that measure a leaf.
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
