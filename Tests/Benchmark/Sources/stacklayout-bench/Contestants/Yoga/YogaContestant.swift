import LayoutEngine

/// Yoga from the Python package `poga`: older than the current version, and 1.6 to 2 times slower.
struct YogaContestant: Contestant {
  let name = "Yoga"
  let summary = "Yoga from poga, in 32-bit numbers: 1.6 to 2 times slower than the current version"
  private let library: YogaLibrary

  init(_ library: YogaLibrary) { self.library = library }

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    #if !arch(x86_64)
      throw .scene("measured sizes cannot be passed to Yoga on this architecture")
    #endif
    if scene.isBoxes { throw .scene("it has no boxes") }
    var prepared = YogaScene(
      library: library, rules: scene.rules, parents: scene.nodes.map { $0.parent ?? -1 }, contents: scene.contents,
      leafCount: scene.contents.count { $0 != nil }, width: scene.layoutCase.availableWidth.map(Float.init) ?? .nan,
      height: scene.layoutCase.availableHeight.map(Float.init) ?? .nan,
      hasWidth: scene.hasRootWidth)
    for node in scene.nodes {
      prepared.calls += try YogaStyle(node.style, library).calls
      prepared.ends.append(prepared.calls.count)
    }
    return prepared
  }
}

/// A scene as the calls of Yoga that an application would have in its code.
private struct YogaScene: PreparedScene {
  let library: YogaLibrary
  let rules: LayoutRules
  /// For each node, the index of its parent; −1: none.
  let parents: [Int]
  let contents: [LeafContent?]
  /// The number of nodes with content.
  let leafCount: Int
  /// The space of the root; NaN: unlimited.
  let width: Float
  let height: Float
  /// Whether the root has a width.
  let hasWidth: Bool
  var calls: [YogaCall] = []
  /// For each node, where its calls end.
  var ends: [Int] = []

  func build(scale: Double) throws(BenchError) -> any Subject { YogaSubject(self, scale: scale) }
}

/// The context of a Yoga node, for its callbacks.
private struct YogaLeaf {
  let content: LeafContent
  let rules: LayoutRules

  func answer(_ width: Float, _ widthMode: Int32, _ height: Float, _ heightMode: Int32) -> LeafMeasurement {
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
  private let leafCount: Int
  private var width: Float
  private let hasWidth: Bool
  private let height: Float

  private static let leftToRight: Int32 = 1

  init(_ prepared: YogaScene, scale: Double) {
    library = prepared.library
    (width, height, hasWidth) = (prepared.width, prepared.height, prepared.hasWidth)
    leafCount = prepared.leafCount
    leaves = .allocate(capacity: leafCount)
    let config = library.configuration(scale: scale)
    nodes.reserveCapacity(prepared.parents.count)
    var childCounts = [UInt32](repeating: 0, count: prepared.parents.count)
    var leaf = leaves
    var call = 0
    for (index, parent) in prepared.parents.enumerated() {
      let made = library.makeNode(config)
      while call < prepared.ends[index] {
        prepared.calls[call].perform(on: made)
        call += 1
      }
      nodes.append(made)
      if let content = prepared.contents[index] {
        leaf.initialize(to: YogaLeaf(content: content, rules: prepared.rules))
        library.attach(leaf, to: made)
        leaf += 1
      }
      guard parent >= 0 else { continue }
      library.insertChild(nodes[parent], made, childCounts[parent])
      childCounts[parent] += 1
    }
  }

  deinit {
    library.freeRecursive(nodes[0])
    leaves.deinitialize(count: leafCount)
    leaves.deallocate()
  }

  func layOut() { library.calculateLayout(nodes[0], width, height, YogaSubject.leftToRight) }

  func markAllDirty() { library.markDirtyBelow(nodes[0]) }

  func apply(_ change: LeafChange, length: Double) {
    let set = change.axis == .horizontal ? library.setWidth : library.setHeight
    set(nodes[change.leaf], Float(length))
  }

  func resize(to width: Double) {
    if hasWidth { library.setWidth(nodes[0], Float(width)) } else { self.width = Float(width) }
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
