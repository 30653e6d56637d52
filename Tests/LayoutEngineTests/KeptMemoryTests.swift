import LayoutTestSupport
import Testing

@testable import BoxEngine
@testable import LayoutEngine

@Suite("Memory kept by a tree")
struct KeptMemoryTests {
  @Test("nodes that differ only in width and height share a style")
  func sharedStyles() throws {
    var random = SplitMix64(seed: 1)
    var tree = LayoutTree(rules: .css)
    for _ in 0..<1000 {
      var style = Style(.css)
      style.width = .points(Double.random(in: 0...500, using: &random))
      style.height = .percent(Double.random(in: 0...100, using: &random))
      let node = tree.makeNode(style)
      #expect(tree.style(of: node) == style)
    }
    let count = tree.arena.contents.styleTable.count
    #expect(count == 1, "\(count) styles")
  }

  @Test("equal styles are stored once, whatever values they had before")
  func equalStyles() throws {
    @inline(never) func auto(_ number: Double) -> AutoLength { number < 0 ? .points(number) : .auto }
    @inline(never) func none(_ number: Double) -> Double? { number < 0 ? number : nil }
    @inline(never) func zero(_ number: Double) -> Double { number < 0 ? number : 0 }
    var random = SplitMix64(seed: 2)
    var tree = LayoutTree(rules: .css)
    for _ in 0..<500 {
      let number = Double.random(in: 0...500, using: &random)
      var style = Style(.css)
      style.margin = StyleEdges(.points(number))
      style.margin = StyleEdges(.points(zero(number)))
      style.inset = StyleEdges(.points(number))
      style.inset = StyleEdges(auto(number))
      style.border = StyleEdges(top: number, left: number, bottom: number, right: number, start: number, end: number)
      style.border = StyleEdges(top: 0, left: 0, bottom: 0, right: 0, start: none(number), end: none(number))
      style.aspectRatio = number
      style.aspectRatio = none(number)
      style.basis = .percent(number)
      style.basis = .auto
      style.maxWidth = .points(number)
      style.maxWidth = .none
      #expect(style == Style(.css))
      _ = tree.makeNode(style)
    }
    let count = tree.arena.contents.styleTable.count
    #expect(count == 1, "\(count) styles")
  }

  @Test("setting a width gives the same style as making a node with that width", arguments: LayoutRules.allCases)
  func settingSizes(_ rules: LayoutRules) throws {
    let sizes: [PreferredSize] = [
      .auto, 0, 10, .percent(0), .percent(50), .length(.percent(50) + 3), .minContent, .maxContent, .fitContent,
      .points(-1), .points(.nan), .percent(.infinity),
    ]
    for first in sizes {
      for second in sizes {
        var style = Style(rules)
        style.margin = StyleEdges(3)
        style.width = first
        var tree = LayoutTree(rules: rules)
        let node = tree.makeNode(style)
        try tree.updateStyle(of: node) { $0.width = second }
        style.width = second
        var fresh = LayoutTree(rules: rules)
        let made = fresh.makeNode(style)
        #expect(String(describing: tree.style(of: node)) == String(describing: fresh.style(of: made)))
        #expect(tree.usedStyle(of: node) == fresh.usedStyle(of: made))
        #expect(tree.issues(below: node).count == fresh.issues(below: made).count)
      }
    }
  }

  @Test("a tree that is filled again does not keep the traits of the removed nodes")
  func traitsOfRemovedNodes() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(Style(.css))
    var style = Style(.css)
    style.writingMode = .verticalRl
    style.aspectRatio = 2
    try tree.appendNode(style, to: root)
    #expect(tree.arena.contents.hasOrthogonalNodes && tree.arena.contents.hasCoupledNodes)
    tree.removeAllNodes()
    #expect(!tree.arena.contents.hasOrthogonalNodes && !tree.arena.contents.hasCoupledNodes)
  }

  @Test("boxes in vertical containers take the places of destroyed boxes")
  func destroyedBoxes() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { $0.writingMode = .verticalLr })
    var counts: [Int] = []
    for _ in 0..<6 {
      let boxes = [tree.makeNode(.css()), tree.makeNode(.css())]
      for box in boxes { try tree.setBox(BoxContainer(axis: .vertical), of: box) }
      for box in boxes { try tree.destroy(box) }
      let inner = try tree.add(.css { $0.writingMode = .horizontalTb }, to: root)
      try tree.setBox(BoxContainer(axis: .horizontal), of: inner)
      try tree.layOut(root)
      try tree.destroy(inner)
      counts.append(try #require(tree.boxes).arena.contents.boxes.count)
    }
    #expect(counts[5] == counts[1], "\(counts)")
  }

  @Test("no frames are new after all nodes were removed")
  func framesOfRemovedNodes() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css())
    let inner = try tree.add(.css(), to: root)
    _ = try tree.add(.css(), to: inner)
    try tree.layOut(root)
    var count = 0
    try tree.destroy(inner)
    tree.forEachNewFrame { container, _, _ in
      #expect(container != Int(inner.index))
      count += 1
    }
    tree.removeAllNodes()
    tree.forEachNewFrame { _, _, _ in count += 1 }
    #expect(count == 0)
  }

  @Test("a leaf keeps a few measurements of earlier layouts")
  func answers() throws {
    var tree = LayoutTree(rules: .css)
    var column = Style(.css)
    column.direction = .column
    let root = tree.makeNode(column)
    let leaf = tree.makeLeaf(Style(.css))
    try tree.append(leaf, to: root)
    var calls = 0
    func layOut(width: Double) throws {
      try tree.computeLayout(of: root, in: .exact(LayoutSize(width: width, height: 100))) { _, input in
        calls += 1
        return LeafMeasurement(width: input.knownWidth ?? 0, height: 10)
      }
    }
    for width in 1...100 { try layOut(width: Double(width)) }
    let kept = tree.arena.contents.leafAnswers.count
    #expect(kept <= 10, "\(kept) slots")
    calls = 0
    try layOut(width: 99)
    #expect(calls == 0, "a recent measurement")
    try tree.markDirty(leaf)
    try layOut(width: 99)
    #expect(calls == 1)
    #expect(tree.arena.contents.leafAnswers.count == kept, "slots are reused")
  }

  @Test("a container keeps a few cached results of earlier layouts")
  func containerAnswers() throws {
    var tree = LayoutTree(rules: .css)
    var style = Style(.css)
    style.alignItems = .baseline
    let root = tree.makeNode(style)
    // The container shrinks to the width of the root, so that the root requires its baseline at each width.
    style.minWidth = 0
    let inner = tree.makeNode(style)
    try tree.append(inner, to: root)
    let leaf = tree.makeLeaf(Style(.css))
    try tree.append(leaf, to: inner)
    var kept = 0
    for width in 1...100 {
      let space = RootSpace.exact(LayoutSize(width: Double(width), height: 100))
      try tree.computeLayout(of: root, in: space) { _, _ in LeafMeasurement(width: 1000, height: 10) }
      if width == 20 { kept = tree.arena.contents.containerAnswers.count }
    }
    #expect(kept > 2 && tree.arena.contents.containerAnswers.count == kept)
    try tree.destroy(root)
    let next = tree.makeNode(style)
    let item = tree.makeNode(style)
    try tree.append(item, to: next)
    try tree.append(tree.makeLeaf(Style(.css)), to: item)
    try tree.computeLayout(of: next, in: .exact(LayoutSize(width: 10, height: 100))) { _, _ in
      LeafMeasurement(width: 1000, height: 10)
    }
    #expect(tree.arena.contents.containerAnswers.count == kept, "slots are reused")
  }

  enum SomeEdges: CaseIterable { case points, logical, percentages }

  /// One of many styles that differ in rarely used properties.
  private func style(_ number: Int, _ edges: SomeEdges) -> Style {
    var style = Style(.css)
    style.aspectRatio = 1 + Double(number % 5)
    style.inset.left = .points(Double(number % 7))
    style.margin.start = edges == .logical ? .points(3) : nil
    style.padding.left = edges == .percentages ? .percent(3) : 3
    style.width = .length(.percent(50) + Double(number % 3))
    return style
  }

  @Test("each style is stored once, regardless of the order in which nodes get styles", arguments: SomeEdges.allCases)
  func stylesByTurns(_ edges: SomeEdges) throws {
    var tree = LayoutTree(rules: .css)
    var nodes: [NodeID] = []
    for number in 0..<1050 { nodes.append(tree.makeNode(style(number, edges))) }
    // A width with both points and a percentage is stored in the style.
    #expect(tree.arena.contents.styleTable.count == 5 * 7 * 3)
    let records = tree.arena.contents.usedStyles.records.count
    // Resolved percentages of edges are stored for each node, beside the styles that nodes share.
    #expect(records == 5 * 7 * 3 + (edges == .percentages ? nodes.count : 0))
    for number in nodes.indices.reversed() {
      #expect(tree.style(of: nodes[number]) == style(number, edges))
      try tree.destroy(nodes[number])
    }
    for number in 0..<1050 {
      let node = tree.makeNode(style(number + 1, edges))
      #expect(tree.style(of: node) == style(number + 1, edges))
    }
    #expect(tree.arena.contents.styleTable.count == 5 * 7 * 3, "slots are reused")
    #expect(tree.arena.contents.usedStyles.records.count == records)
  }

  @Test("in every writing mode, the style of a node is resolved once", arguments: WritingMode.allCases)
  func resolutions(_ writingMode: WritingMode) throws {
    var tree = LayoutTree(rules: .css)
    var rootStyle = Style(.css)
    (rootStyle.writingMode, rootStyle.layoutDirection) = (writingMode, .rightToLeft)
    let root = tree.makeNode(rootStyle)
    let first = try tree.appendNode(style(0, .logical), to: root)
    let count = tree.arena.contents.usedStyles.records.count
    for number in 1...3 { try tree.appendNode(style(number, .logical), to: root) }
    #expect(tree.arena.contents.usedStyles.records.count == count + 3)
    // The place of the former style is used again.
    for number in 4...6 { try tree.setStyle(style(number, .logical), of: first) }
    #expect(tree.arena.contents.usedStyles.records.count == count + 4)
    #expect(tree.style(of: first) == style(6, .logical))
  }

  @Test("styles that no node uses any more are removed")
  func changingStyles() throws {
    var tree = LayoutTree(rules: .css)
    let nodes = (0..<20).map { tree.makeNode(style($0, .points)) }
    for step in 0..<500 {
      var changed = style(step, step.isMultiple(of: 3) ? .logical : .points)
      changed.grow = Double(step)
      try tree.setStyle(changed, of: nodes[step % 20])
      #expect(tree.style(of: nodes[step % 20]) == changed)
    }
    let count = tree.arena.contents.styleTable.count
    #expect(count <= 21, "\(count) styles")
  }

  private func pins(_ number: Int) -> BoxPins {
    var pins = BoxPins()
    pins.left = number.isMultiple(of: 2) ? nil : BoxPin(relation: .atLeast, constant: Double(number))
    pins.height = BoxPin(constant: Double(number % 3), priority: 500)
    return pins
  }

  @Test("items with equal pins share them, and a change of one item does not affect the others")
  func sharedPins() throws {
    var tree = LayoutTree(rules: .css)
    let nodes = (0..<60).map { _ in tree.makeNode(Style(.css)) }
    for (number, node) in nodes.enumerated() { try tree.setPins(pins(number % 6), of: node) }
    // The pins of items without their own pins are stored, too.
    #expect(try #require(tree.boxes).arena.contents.pinTable.pins.count == 2 * (6 + 1))
    let copy = tree
    for step in 0..<500 {
      try tree.setPins(pins(6 + step), of: nodes[7])
      for (number, node) in nodes.enumerated() {
        #expect(tree.pins(of: node) == pins(number == 7 ? 6 + step : number % 6))
      }
    }
    #expect(copy.pins(of: nodes[7]) == pins(1))
    let count = try #require(tree.boxes).arena.contents.pinTable.pins.count / 2
    #expect(count <= 8 + 1, "\(count) places, with one for the pins before a change")
  }

  @Test("the pins of destroyed nodes, and removed pins, are replaced by other pins")
  func removedPins() throws {
    var tree = LayoutTree(rules: .css)
    for round in 0..<50 {
      let nodes = (0..<10).map { _ in tree.makeNode(Style(.css)) }
      for (number, node) in nodes.enumerated() {
        #expect(tree.pins(of: node) == nil)
        try tree.setPins(pins(2 * (10 * round + number) + 1), of: node)
      }
      for node in nodes {
        if round.isMultiple(of: 2) { try tree.setPins(nil, of: node) }
        try tree.destroy(node)
      }
    }
    #expect(try #require(tree.boxes).arena.contents.pinTable.pins.count == 2 * (10 + 1))
    tree.removeAllNodes()
    let node = tree.makeNode(Style(.css))
    #expect(tree.pins(of: node) == nil)
    try tree.setPins(pins(1), of: node)
    #expect(tree.pins(of: node) == pins(1))
  }

  @Test("a layout of many items releases its temporary memory")
  func workspace() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(Style(.css))
    for _ in 0..<2000 { try tree.append(tree.makeNode(Style(.css)), to: root) }
    try tree.computeLayout(of: root, in: .exact(LayoutSize(width: 10, height: 10))) { _, _ in
      LeafMeasurement(width: 0, height: 0)
    }
    // The capacity of the stack is private.
    let capacity = Mirror(reflecting: tree.arena.contents.workspace.items).descendant("capacity") as? Int
    let bytes = try #require(capacity) * MemoryLayout<FlexItem>.stride
    #expect(bytes <= 65_536, "\(bytes) bytes")
  }

  /// The bytes of the largest buffer for layouts of boxes.
  private func boxWorkspaceBytes(_ tree: LayoutTree) throws -> Int {
    let workspace = try #require(tree.boxes?.arena.contents.workspace)
    return [
      workspace.costs.bytes, workspace.chains.bytes, workspace.members.bytes, workspace.parts.bytes,
    ].max() ?? 0
  }

  @Test("a tree that had many boxes releases the memory for their layout")
  func boxWorkspace() throws {
    var tree = LayoutTree(rules: .stackView)
    func layOutBoxes(_ count: Int) throws {
      let root = tree.makeNode(.stackView())
      try tree.setBox(BoxContainer(axis: .horizontal), of: root)
      for number in 0..<count {
        let leaf = tree.makeLeaf(.stackView())
        try tree.append(leaf, to: root)
        // A preferred width is not a simple length, so that its costs are computed.
        var pins = BoxPins()
        pins.width = BoxPin(constant: Double(number % 50), priority: 750)
        try tree.setPins(pins, of: leaf)
      }
      try tree.computeLayout(of: root, in: .exact(LayoutSize(width: 5000, height: 100))) { _, _ in
        LeafMeasurement(width: 10, height: 10)
      }
    }
    try layOutBoxes(20_000)
    let limit = 4 * 65_536
    let largest = try boxWorkspaceBytes(tree)
    #expect(largest > limit, "\(largest) bytes")
    tree.removeAllNodes()
    try layOutBoxes(1)
    let kept = try boxWorkspaceBytes(tree)
    #expect(kept <= limit, "\(kept) bytes")
  }

  @Test("the entries of boxes that are destroyed, moved into other boxes or changed are replaced")
  func boxEntries() throws {
    var tree = LayoutTree(rules: .stackView)
    let root = tree.makeNode(.stackView())
    var counts: [Int] = []
    for round in 0..<60 {
      let outer = try tree.add(.stackView(), to: root)
      let inner = try tree.add(.stackView(), to: round.isMultiple(of: 2) ? root : outer)
      for box in [outer, inner] {
        try tree.setBox(BoxContainer(), of: box)
        for _ in 0..<4 { try tree.append(tree.makeLeaf(.stackView()), to: box) }
      }
      try tree.layOut(root)
      if round.isMultiple(of: 2) { try tree.move(inner, to: outer, at: 0) }
      try tree.layOut(root)
      try tree.destroy(outer)
      counts.append(try #require(tree.boxes).arena.contents.entries.count)
    }
    #expect(counts.allSatisfy { $0 <= 200 }, "\(counts)")
  }
}
