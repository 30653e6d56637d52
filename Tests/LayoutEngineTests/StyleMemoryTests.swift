import LayoutTestSupport
import Testing

@testable import LayoutEngine
@testable import LayoutStyle

@Suite("The memory of styles")
struct StyleMemoryTests {
  /// A change of each property of a style.
  private static let changes: [(name: String, change: @Sendable (inout Style) -> Void)] = [
    ("display", { $0.display = .contents }), ("position", { $0.position = .absolute }),
    ("visibility", { $0.visibility = .collapse }), ("justifySelf", { $0.justifySelf = .end }),
    ("order", { $0.order = 3 }),
    ("inset", { $0.inset.left = 3 }), ("margin", { $0.margin.end = .auto }),
    ("padding", { $0.padding.top = .min(.percent(4), 3) }), ("border", { $0.border.right = 3 }),
    ("direction", { $0.direction = .columnReverse }), ("layoutDirection", { $0.layoutDirection = .rightToLeft }),
    ("wrap", { $0.wrap = .wrap }), ("justifyContent", { $0.justifyContent = .center }),
    ("alignItems", { $0.alignItems = .end }), ("alignSelf", { $0.alignSelf = .end }),
    ("alignContent", { $0.alignContent = .end }), ("rowGap", { $0.rowGap = .percent(3) }),
    ("columnGap", { $0.columnGap = 3 }), ("columns", { $0.columns = 3 }),
    ("minColumnWidth", { $0.minColumnWidth = 3 }), ("grow", { $0.grow = 3 }), ("shrink", { $0.shrink = 3 }),
    ("basis", { $0.basis = .content }), ("width", { $0.width = 3 }), ("height", { $0.height = .percent(3) }),
    ("minWidth", { $0.minWidth = .minContent }), ("minHeight", { $0.minHeight = 3 }),
    ("maxWidth", { $0.maxWidth = .max(.percent(4), 3) }), ("maxHeight", { $0.maxHeight = 3 }),
    ("aspectRatio", { $0.aspectRatio = 3 }), ("aspectRatioIsAutomatic", { $0.aspectRatioIsAutomatic = true }),
    ("isReplaced", { $0.isReplaced = true }), ("boxSizing", { $0.boxSizing = .borderBox }),
    ("overflowX", { $0.overflowX = .hidden }), ("overflowY", { $0.overflowY = .scroll }),
    ("writingMode", { $0.writingMode = .verticalRl }),
  ]

  @Test("a change of a copy changes neither the original nor the nodes with the original, for each property")
  func copies() throws {
    for (name, change) in Self.changes {
      var original = Style(.css)
      original.padding.left = .percent(10)
      var tree = LayoutTree()
      let node = tree.makeNode(original)
      let shared = tree.makeStyle(original)
      let expected = original
      var copy = original
      change(&copy)
      #expect(copy != original && original == expected, "\(name)")
      #expect(tree.style(of: node) == expected && tree.usedStyle(of: node) == expected, "\(name)")
      change(&original)
      #expect(copy == original && original != expected, "\(name)")
      #expect(tree.style(of: node) == expected, "\(name)")
      try tree.updateStyle(of: node, change)
      let other = try tree.appendNode(shared, to: node)
      #expect(tree.style(of: node) == copy && tree.style(of: other) == expected, "\(name)")
      #expect(Style(.css) != copy && Style(.css).padding.left == 0, "\(name)")
    }
  }

  @Test("a printed style lists the properties that differ from the defaults of CSS")
  func reflection() throws {
    #expect("\(Style(.css))" == "Style()")
    var all = Style(.css)
    for (name, change) in Self.changes {
      var style = Style(.css)
      change(&style)
      let children = Array(Mirror(reflecting: style).children)
      #expect(children.map(\.label) == [name])
      change(&all)
    }
    // The names of the properties are in the order of their declarations.
    #expect(Mirror(reflecting: all).children.map(\.label) == Self.changes.map(\.name))
    var style = Style(.css)
    (style.grow, style.layoutDirection) = (1.5, .rightToLeft)
    #expect("\(style)" == "Style(layoutDirection: \(String(reflecting: WritingDirection.rightToLeft)), grow: 1.5)")
  }

  // MARK: - Owners

  /// Styles of different kinds, each with its own memory.
  private static let kinds: [(name: String, make: @Sendable (inout Style) -> Void)] = [
    ("plain", { $0.grow = 3 }), ("sizes", { $0.width = 3 }), ("functions", { $0.padding.left = .min(.percent(4), 3) }),
    ("invalid", { $0.grow = -1 }), ("percentages", { $0.margin.left = .percent(10) }),
  ]

  /// Uses of a style after which no tree has it.
  private static let uses: [(name: String, use: @Sendable (Style) throws -> LayoutTree?)] = [
    (
      "a tree that is freed",
      {
        var tree = LayoutTree()
        _ = tree.makeNode($0)
        return nil
      }
    ),
    (
      "a node that is destroyed",
      {
        var tree = LayoutTree()
        try tree.destroy(tree.makeNode($0))
        return tree
      }
    ),
    (
      "another style",
      {
        var tree = LayoutTree()
        let node = tree.makeNode($0)
        try tree.setStyle(Style(.stackView), of: node)
        return tree
      }
    ),
    (
      "a tree without nodes",
      {
        var tree = LayoutTree()
        _ = tree.makeNode($0)
        tree.removeAllNodes()
        return tree
      }
    ),
    (
      "a style that is destroyed",
      {
        var tree = LayoutTree()
        let style = tree.makeStyle($0)
        try tree.destroy(tree.makeNode(style, width: 7))
        try tree.destroyStyle(style)
        return tree
      }
    ),
    (
      "a copy of a tree",
      {
        var tree = LayoutTree()
        let node = tree.makeNode($0)
        var copy = tree
        try tree.setStyle(Style(.stackView), of: node)
        #expect(copy.style(of: node) == $0 || $0.grow < 0)
        copy.removeAllNodes()
        return tree
      }
    ),
  ]

  @Test("trees release the memory of styles that no node has any more")
  func released() throws {
    for (kind, change) in Self.kinds {
      for (use, body) in Self.uses {
        weak var memory: StyleStorage?
        weak var functions: StyleFunctions?
        var tree: LayoutTree?
        do {
          var style = Style(.css)
          change(&style)
          (memory, functions) = (style.storage, style.functions)
          tree = try body(style)
        }
        #expect(memory == nil && functions == nil, "\(kind), \(use)")
        #expect(tree.map { $0.arena.contents.styleTable.memoryCount <= 1 } ?? true, "\(kind), \(use)")
      }
    }
  }

  // MARK: - Styles with the same memory

  @Test("nodes have the styles that were set last, however the styles share memory", arguments: 0..<40)
  func identities(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var tree = LayoutTree()
    let root = tree.makeNode(Style(.css))
    var nodes = (0..<4).map { _ in Style(.css) }
    let identifiers = try nodes.map { try tree.appendNode($0, to: root) }
    var styles = [Style(.css)]
    for step in 0..<120 {
      // A copy, with another size, with the change of a property, or equal with memory of its own.
      var style = styles[random.integer(0...styles.count - 1)]
      switch random.integer(0...5) {
      case 0: style.width = .points(Double(random.integer(0...2)))
      case 1: style.height = [.auto, .percent(50), .points(.nan)][random.integer(0...2)]
      case 2: Self.changes[random.integer(0...Self.changes.count - 1)].change(&style)
      case 3: style.order = style.order
      default: break
      }
      if styles.count > 5 { styles.remove(at: random.integer(0...4)) }
      styles.append(style)
      let place = random.integer(0...nodes.count - 1)
      nodes[place] = style
      try tree.setStyle(style, of: identifiers[place])
      var copy = tree
      if random.chance(10) { swap(&tree, &copy) }
      if random.chance(10) { try copy.setStyle(Style(.stackView), of: identifiers[place]) }
      for (node, expected) in zip(identifiers, nodes) {
        let known = try #require(tree.style(of: node))
        #expect("\(known)" == "\(expected)", "step \(step)")
        var used = LayoutTree()
        let fresh = used.makeNode(expected)
        #expect(tree.usedStyle(of: node) == used.usedStyle(of: fresh), "step \(step)")
      }
    }
  }
}
