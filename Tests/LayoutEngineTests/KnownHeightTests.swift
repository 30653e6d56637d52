import BoxEngine
import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Heights that boxes know before widths count in the widths of their items")
struct KnownHeightTests {
  /// An item whose width depends on its height.
  enum Content: CaseIterable {
    case wrappingColumn, reversedWrappingColumn, aspectRatio, verticalLines

    /// Adds the item as the last child of a node.
    func add(to parent: NodeID, _ tree: inout LayoutTree, _ leaves: inout [NodeID: LayoutSize]) throws -> NodeID {
      var style = Style(tree.rules)
      var sizes = [
        LayoutSize(width: 60, height: 30), LayoutSize(width: 80, height: 30), LayoutSize(width: 20, height: 10),
      ]
      switch self {
      case .wrappingColumn, .reversedWrappingColumn:
        style.direction = .column
        style.wrap = self == .wrappingColumn ? .wrap : .wrapReverse
        style.rowGap = 4
      case .aspectRatio:
        style.direction = .row
        sizes = [LayoutSize(width: 10, height: 10)]
      case .verticalLines:
        (style.writingMode, style.direction, style.wrap) = (.verticalLr, .row, .wrap)
        sizes = [LayoutSize(width: 10, height: 30), LayoutSize(width: 10, height: 30)]
      }
      let item = try tree.appendNode(style, to: parent)
      for size in sizes {
        var leaf = Style(tree.rules)
        if self == .aspectRatio { leaf.aspectRatio = 2 }
        leaves[try tree.appendLeaf(leaf, to: item)] = size
      }
      return item
    }
  }

  /// The origin of the height.
  enum Source: CaseIterable {
    case root, insets, pin, relativePin, outerBox, stack, pinInColumn
  }

  private struct Screen {
    var tree: LayoutTree
    var leaves: [NodeID: LayoutSize] = [:]
    let root: NodeID

    init(_ rules: LayoutRules, _ style: Style) {
      tree = LayoutTree(rules: rules)
      root = tree.makeNode(style)
    }

    mutating func layOut(width: Double? = nil) throws {
      let leaves = leaves
      try tree.computeLayout(of: root, in: .available(width: width, height: nil)) { leaf, _ in
        let size = leaves[leaf] ?? LayoutSize()
        return LeafMeasurement(width: size.width, height: size.height)
      }
    }

    /// The frame of a node in the root's coordinates.
    func frame(_ node: NodeID) -> LayoutRect {
      let frame = tree.frame(of: node)
      guard let parent = tree.parent(of: node) else { return frame }
      let outer = self.frame(parent)
      return LayoutRect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height)
    }
  }

  private static let height = 70.0

  /// The width of the content as an item of a row of this height, which css-flexbox-1 §9.8 determines.
  private func widthInRow(_ content: Content, _ rules: LayoutRules) throws -> Double {
    var style = Style(rules)
    (style.direction, style.height) = (.row, .points(Self.height))
    var screen = Screen(rules, style)
    let item = try content.add(to: screen.root, &screen.tree, &screen.leaves)
    try screen.layOut()
    return screen.tree.frame(of: item).width
  }

  private func screen(
    _ content: Content, _ source: Source, _ rules: LayoutRules, isRightToLeft: Bool
  ) throws -> (Screen, item: NodeID) {
    var style = Style(rules)
    style.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let rootHeights = [Source.insets: 80.0, .pin: 200, .relativePin: 140, .pinInColumn: 200]
    style.height = .points(rootHeights[source] ?? Self.height)
    if source == .stack { style.direction = .row }
    var screen = Screen(rules, style)
    var box = BoxContainer(axis: source == .pinInColumn ? .vertical : .horizontal, spacing: 10)
    if source == .insets { box.insets = Edges(top: 5, left: 0, bottom: 5, right: 0) }
    var parent = screen.root
    if source == .outerBox || source == .stack {
      if source == .outerBox { try screen.tree.setBox(box, of: parent) }
      parent = try screen.tree.appendNode(Style(rules), to: parent)
    }
    try screen.tree.setBox(box, of: parent)
    let item = try content.add(to: parent, &screen.tree, &screen.leaves)
    var pins = BoxPins()
    if source == .pin || source == .pinInColumn { pins.height = BoxPin(constant: Self.height) }
    if source == .relativePin { pins.relativeHeight = BoxRelativePin(multiplier: 0.5) }
    if source == .pin || source == .relativePin { pins.bottom = BoxPin(relation: .atLeast) }
    if source == .pinInColumn { pins.right = BoxPin(relation: .atLeast) }
    try screen.tree.setPins(pins, of: item)
    screen.leaves[try screen.tree.appendLeaf(Style(rules), to: parent)] = LayoutSize(width: 10, height: 20)
    return (screen, item)
  }

  @Test(
    "an item has the width that it has in a row of that height, and no leaf lies over another or outside of its item",
    arguments: Content.allCases, Source.allCases)
  func widths(_ content: Content, _ source: Source) throws {
    for rules in LayoutRules.allCases {
      for isRightToLeft in [false, true] {
        var (screen, item) = try screen(content, source, rules, isRightToLeft: isRightToLeft)
        try screen.layOut()
        let comment = Comment(rawValue: "\(rules), right to left: \(isRightToLeft)")
        #expect(screen.tree.frame(of: item).height == Self.height, comment)
        #expect(screen.tree.frame(of: item).width == (try widthInRow(content, rules)), comment)
        let frames = screen.leaves.keys.map { (leaf: $0, frame: screen.frame($0)) }
        for (leaf, frame) in frames where screen.tree.parent(of: leaf) == item {
          let outer = screen.frame(item)
          #expect(
            frame.x >= outer.x && frame.maxX <= outer.maxX && frame.y >= outer.y && frame.maxY <= outer.maxY, comment)
        }
        for (place, first) in frames.enumerated() {
          for second in frames[(place + 1)...] {
            let overlaps =
              first.frame.maxX > second.frame.x && second.frame.maxX > first.frame.x
              && first.frame.maxY > second.frame.y && second.frame.maxY > first.frame.y
            #expect(!overlaps, comment)
          }
        }
      }
    }
  }

  @Test("a ratio constraint in a box follows the definite height of a stack around it", arguments: LayoutRules.allCases)
  func ratioConstraint(_ rules: LayoutRules) throws {
    var style = Style(rules)
    (style.direction, style.height) = (.row, 60)
    var screen = Screen(rules, style)
    let box = try screen.tree.appendNode(Style(rules), to: screen.root)
    try screen.tree.setBox(BoxContainer(axis: .horizontal), of: box)
    let leaf = try screen.tree.appendLeaf(Style(rules), to: box)
    screen.leaves[leaf] = LayoutSize(width: 10, height: 10)
    try screen.layOut()
    #expect(screen.tree.frame(of: leaf) == LayoutRect(width: 10, height: 60))
    let ratio = BoxSizeConstraint(.horizontal, BoxPin(), .otherDimension(multiplier: 2))
    try screen.tree.setSizeConstraints([ratio], of: leaf)
    try screen.layOut()
    #expect(screen.tree.frame(of: leaf) == LayoutRect(width: 120, height: 60))
    #expect(screen.tree.frame(of: box) == LayoutRect(width: 120, height: 60))
    try screen.tree.setSizeConstraints([], of: leaf)
    try screen.layOut()
    #expect(screen.tree.frame(of: leaf) == LayoutRect(width: 10, height: 60))
  }
}
