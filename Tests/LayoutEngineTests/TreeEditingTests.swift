import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Building and changing trees")
struct TreeEditingTests {
  /// A root with the given number of boxes of 10 × 10.
  private func row(_ count: Int) throws -> (tree: LayoutTree, root: NodeID, boxes: [NodeID]) {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(Style(.css))
    var style = Style(.css)
    (style.width, style.height, style.shrink) = (10, 10, 0)
    let boxes = (0..<count).map { _ in tree.makeNode(style) }
    for box in boxes { try tree.append(box, to: root) }
    return (tree, root, boxes)
  }

  @Test("children have the order in which they were inserted")
  func order() throws {
    var (tree, root, boxes) = try row(5)
    #expect(tree.children(of: root) == boxes)
    #expect(tree.childCount(of: root) == 5)
    #expect(boxes.allSatisfy { tree.parent(of: $0) == root })
    #expect(tree.parent(of: root) == nil)
    for index in 0...5 {
      let added = tree.makeNode(Style(.css))
      try tree.insert(added, into: root, at: index)
      #expect(tree.children(of: root)[index] == added)
      try tree.destroy(added)
      #expect(tree.children(of: root) == boxes)
    }
  }

  @Test("the index of a move does not count the moved node")
  func moving() throws {
    for from in 0..<5 {
      for to in 0..<5 {
        var (tree, root, boxes) = try row(5)
        let moved = boxes.remove(at: from)
        boxes.insert(moved, at: to)
        try tree.move(moved, to: root, at: to)
        #expect(tree.children(of: root) == boxes, "from \(from) to \(to)")
        try tree.layOut(root)
        #expect(boxes.map { tree.frame(of: $0).x } == [0, 10, 20, 30, 40], "from \(from) to \(to)")
      }
    }
  }

  @Test("nodes with display contents keep their parents and children")
  func contents() throws {
    var random = SplitMix64(seed: 1)
    var tree = LayoutTree(rules: .css)
    let nodes = (0..<12).map { _ in tree.makeNode(Style(.css)) }
    var children = [[Int]](repeating: [], count: nodes.count)
    var parents = [Int?](repeating: nil, count: nodes.count)
    for step in 0..<1000 {
      let node = random.integer(0...11)
      var target: Int? = random.chance(15) ? nil : random.integer(0...11)
      if random.chance(25) {
        try tree.updateStyle(of: nodes[node]) { $0.display = $0.display == .contents ? .flex : .contents }
        target = parents[node]
      }
      var ancestor = target
      while let next = ancestor, next != node { ancestor = parents[next] }
      if ancestor == node { continue }
      if let parent = parents[node] { children[parent].removeAll { $0 == node } }
      parents[node] = target
      if let target {
        let index = random.integer(0...children[target].count)
        children[target].insert(node, at: index)
        try tree.move(nodes[node], to: nodes[target], at: index)
      } else {
        try tree.detach(nodes[node])
      }
      for (index, node) in nodes.enumerated() {
        #expect(tree.children(of: node) == children[index].map { nodes[$0] }, "step \(step)")
        #expect(tree.childCount(of: node) == children[index].count, "step \(step)")
        #expect(tree.parent(of: node) == parents[index].map { nodes[$0] }, "step \(step)")
      }
    }
  }

  @Test("a detached node stays in the tree as a root")
  func detaching() throws {
    var (tree, root, boxes) = try row(3)
    try tree.layOut(root)
    try tree.detach(boxes[1])
    #expect(tree.contains(boxes[1]))
    #expect(tree.parent(of: boxes[1]) == nil)
    #expect(tree.children(of: root) == [boxes[0], boxes[2]])
    try tree.layOut(root)
    #expect(tree.frame(of: boxes[2]).x == 10)
    try tree.layOut(boxes[1])
    #expect(tree.frame(of: boxes[1]) == LayoutRect(width: 10, height: 10))
    try tree.append(boxes[1], to: root)
    try tree.layOut(root)
    #expect(tree.frame(of: boxes[1]).x == 20)
    // Detaching a root has no effect.
    try tree.detach(root)
    #expect(tree.children(of: root).count == 3)
  }

  @Test("a child added to an empty container invalidates its ancestors")
  func firstChild() throws {
    for moves in [false, true] {
      var (tree, root, boxes) = try row(1)
      let empty = tree.makeNode(Style(.css))
      try tree.append(empty, to: root)
      try tree.layOut(root)
      #expect(tree.frame(of: root).width == 10)
      if moves {
        try tree.move(boxes[0], to: empty, at: 0)
      } else {
        boxes[0] = tree.makeNode(tree.style(of: boxes[0]) ?? Style(.css))
        try tree.append(boxes[0], to: empty)
      }
      try tree.layOut(root)
      #expect(tree.frame(of: empty).width == 10)
      #expect(tree.frame(of: root).width == (moves ? 10 : 20))
    }
  }

  @Test("children of a leaf are not laid out")
  func childrenOfLeaves() throws {
    var (tree, root, boxes) = try row(2)
    let leaf = tree.makeLeaf(Style(.css))
    try tree.append(leaf, to: root)
    let inner = tree.makeNode(tree.style(of: boxes[0]) ?? Style(.css))
    try tree.append(inner, to: leaf)
    let leaves = LayoutSize(width: 7, height: 5)
    try tree.layOut(root, leaves: leaves)
    #expect(tree.frame(of: leaf).width == 7)
    #expect(tree.frame(of: inner) == LayoutRect())
    #expect(tree.issues(below: root) == [LayoutIssue(node: leaf, kind: .leafWithChildren)])
    // A node that was laid out elsewhere before loses its frame.
    try tree.move(boxes[1], to: leaf, at: 0)
    try tree.layOut(root, leaves: leaves)
    #expect(tree.frame(of: boxes[1]) == LayoutRect())
  }

  @Test("a style is read as it was set, even if the used style differs")
  func styles() throws {
    var (tree, root, _) = try row(0)
    var style = Style(.stackView)
    style.grow = -3
    style.margin.left = .points(.infinity)
    try tree.setStyle(style, of: root)
    #expect(tree.style(of: root) == style)
    try tree.updateStyle(of: root) { $0.grow = 2 }
    #expect(tree.style(of: root)?.grow == 2)
    #expect(tree.style(of: root)?.margin.left == .points(.infinity))
    try tree.setStyle(Style(.css), of: root)
    #expect(tree.style(of: root) == Style(.css))
  }

  @Test("a hidden node and its descendants have no frame, edges or content size")
  func hidden() throws {
    var (tree, root, boxes) = try row(2)
    let inner = tree.makeNode(tree.style(of: boxes[0]) ?? Style(.css))
    try tree.append(inner, to: boxes[0])
    for node in [boxes[0], inner] { try tree.updateStyle(of: node) { $0.padding = StyleEdges(3) } }
    try tree.layOut(root, scale: 2)
    #expect(tree.frame(of: inner).size == LayoutSize(width: 16, height: 16))
    try tree.updateStyle(of: boxes[0]) { $0.display = .none }
    try tree.layOut(root, scale: 2)
    let empty = NodeLayout(root, in: LayoutTree(rules: .css))
    for node in [boxes[0], inner] {
      expectNone(NodeLayout(node, in: tree).difference(from: empty), node == inner ? "descendant" : "hidden node")
    }
    #expect(tree.frame(of: boxes[1]).x == 0)
    try tree.updateStyle(of: boxes[0]) { $0.display = .flex }
    try tree.layOut(root, scale: 2)
    #expect(tree.frame(of: boxes[1]).x == 16)
    #expect(tree.frame(of: inner).size == LayoutSize(width: 16, height: 16))
  }

  @Test("roots in one tree are laid out independently of each other")
  func severalRoots() throws {
    var (tree, root, boxes) = try row(1)
    try tree.updateStyle(of: boxes[0]) { $0.width = 10.3 }
    let other = tree.makeNode(Style(.css))
    let inOther = tree.makeNode(tree.style(of: boxes[0]) ?? Style(.css))
    try tree.append(inOther, to: other)
    try tree.layOut(root, scale: 2)
    try tree.layOut(other, scale: 3)
    #expect(tree.frame(of: boxes[0]).width == 10.5)
    #expect(tree.frame(of: inOther).width == 31.0 / 3)
    try tree.layOut(root, scale: 3)
    #expect(tree.frame(of: boxes[0]).width == 31.0 / 3)
    try tree.layOut(other)
    #expect(tree.frame(of: inOther).width == 10.3)
    #expect(tree.frame(of: boxes[0]).width == 31.0 / 3)
  }

  @Test("a node that replaces a destroyed root is laid out", arguments: [false, true])
  func replacedRoot(isChild: Bool) throws {
    var tree = LayoutTree(rules: .css)
    var style = Style(.css)
    (style.width, style.height) = (100, 10)
    var parentStyle = Style(.css)
    parentStyle.layoutDirection = .rightToLeft
    let parent = tree.makeNode(parentStyle)
    for width in [100.0, 200, 200] {
      style.width = .points(width)
      let root = tree.makeNode(style)
      if isChild { try tree.append(root, to: parent) }
      try tree.layOut(root)
      #expect(tree.frame(of: root) == LayoutRect(width: width, height: 10))
      try tree.destroy(root)
    }
    let last = tree.makeNode(style)
    try tree.append(last, to: parent)
    try tree.layOut(parent, in: .exact(LayoutSize(width: 300, height: 10)))
    #expect(tree.frame(of: last) == LayoutRect(x: 100, y: 0, width: 200, height: 10))
  }

  @Test("a node that replaces a destroyed root inherits the writing mode of its parent")
  func replacedRootInheritsWritingMode() throws {
    var tree = LayoutTree(rules: .css)
    var style = Style(.css)
    style.writingMode = .verticalRl
    let parent = tree.makeNode(style)
    let child = try tree.add(Style(.css), to: parent)
    try tree.layOut(child)
    try tree.destroy(child)
    let next = try tree.add(Style(.css), to: parent)
    #expect(tree.resolvedWritingMode(of: next) == .verticalRl)
  }

  @Test("a subtree laid out as a root regains its frame in the next layout of the tree")
  func subtreesAsRoots() throws {
    var (tree, root, boxes) = try row(2)
    let inner = tree.makeNode(tree.style(of: boxes[0]) ?? Style(.css))
    try tree.append(inner, to: boxes[1])
    for scale in [0, 2.0] {
      try tree.layOut(root, scale: scale)
      let before = [root, boxes[0], boxes[1], inner].map { tree.frame(of: $0) }
      let size = LayoutSize(width: 33, height: 44)
      try tree.layOut(boxes[1], in: .exact(size), scale: scale)
      #expect(tree.frame(of: boxes[1]) == LayoutRect(width: 33, height: 44))
      try tree.layOut(root, scale: scale)
      #expect([root, boxes[0], boxes[1], inner].map { tree.frame(of: $0) } == before, "scale \(scale)")
    }
  }
}
