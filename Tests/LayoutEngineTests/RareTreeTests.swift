import LayoutEngine
import LayoutTestSupport
import Testing

/// Trees that once had wrong frames, found by random tests.
@Suite("Regressions found by random tests")
struct RareTreeTests {
  /// A ratio converts vertical padding to a minimum width.
  @Test("the padding of a box with a ratio determines its minimum width", arguments: LayoutRules.allCases)
  func ratioOfPadding(_ rules: LayoutRules) throws {
    var picture = Style(rules)
    (picture.aspectRatio, picture.boxSizing, picture.overflow, picture.shrink) = (3, .borderBox, .hidden, 0)
    picture.padding.top = 9
    var frame = Style(rules)
    (frame.direction, frame.alignSelf) = (.column, .start)
    var column = Style(rules)
    column.direction = .column
    let frames = try layOut([column, frame, picture], rules, in: [.available(width: 200, height: nil)])
    #expect(frames[1] == LayoutRect(width: 27, height: 9))
    #expect(frames[2] == LayoutRect(width: 27, height: 9))
  }

  /// If only the height of the space is limited, the width of the root is a percentage of its content, and the
  /// container inside is first measured at a width that differs from the final width of the root.
  @Test("a container measured at one width is laid out at its final width")
  func otherWidth() throws {
    var root = Style(.stackView)
    root.width = .length(.percent(35) + -5)
    var item = Style(.stackView)
    item.width = .percent(50)
    item.margin.left = 8
    let spaces = [596, 550, 500].map { RootSpace.available(width: nil, height: $0) }
    let frames = try layOut([root, item, Style(.stackView)], .stackView, in: spaces)
    #expect(frames[1] == LayoutRect(x: 8, width: 6))
    #expect(frames[2] == LayoutRect(width: 6))
  }

  /// Lays out nested containers in each of the spaces in turn.
  private func layOut(_ styles: [Style], _ rules: LayoutRules, in spaces: [RootSpace]) throws -> [LayoutRect] {
    var tree = LayoutTree(rules: rules)
    let nodes = styles.map { tree.makeNode($0) }
    for (parent, child) in zip(nodes, nodes.dropFirst()) { try tree.append(child, to: parent) }
    for space in spaces {
      try tree.computeLayout(of: nodes[0], in: space) { _, _ in LeafMeasurement(width: 0, height: 0) }
    }
    return nodes.map { tree.frame(of: $0) }
  }
}
