import LayoutTestSupport
import Testing

@testable import LayoutEngine

@Suite("The deviations of StackViewLayout's rules from CSS")
struct DeviationTests {
  @Test("the rules of CSS have no deviations")
  func css() { #expect(LayoutRules.css.deviations == []) }

  @Test("there is an example for each deviation of StackViewLayout's rules")
  func examples() {
    let shown = DeviationExample.all.map(\.deviation)
    #expect(shown.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(Deviations(shown) == LayoutRules.stackView.deviations)
  }

  @Test("the same styles have other frames because of one deviation", arguments: DeviationExample.all)
  fileprivate func framesOfDeviations(_ example: DeviationExample) throws {
    #expect(try example.frame(.css) == example.css)
    #expect(try example.frame(.stackView) == example.stackView)
  }
}

/// A tree that has other frames under both sets of rules because of one deviation.
///
/// The styles set all properties of which the rules have different defaults.
private struct DeviationExample: CustomTestStringConvertible, Sendable {
  typealias Nodes = (root: NodeID, observed: NodeID)

  let testDescription: String
  let deviation: Deviations
  /// The frame of the observed node under the rules of CSS.
  let css: LayoutRect
  /// Its frame under StackViewLayout's rules.
  let stackView: LayoutRect
  private let make: @Sendable (inout ExampleTree) throws -> Nodes

  init(
    _ description: String, _ deviation: Deviations, css: LayoutRect, stackView: LayoutRect,
    make: @escaping @Sendable (inout ExampleTree) throws -> Nodes
  ) {
    (testDescription, self.deviation, self.css, self.stackView) = (description, deviation, css, stackView)
    self.make = make
  }

  func frame(_ rules: LayoutRules) throws -> LayoutRect {
    var example = ExampleTree(rules)
    let nodes = try make(&example)
    let leaves = example.leaves
    try example.tree.computeLayout(of: nodes.root, in: .available(width: 100, height: 100)) { leaf, input in
      leaves[leaf]?.measure(input, rules) ?? LeafMeasurement(width: 0, height: 0)
    }
    return example.tree.frame(of: nodes.observed)
  }

  static let all = [
    DeviationExample(
      "a top margin of 10% in a container of 100 × 50", .percentageEdgesReferToOwnAxis,
      css: LayoutRect(x: 0, y: 10, width: 20, height: 20), stackView: LayoutRect(x: 0, y: 5, width: 20, height: 20)
    ) {
      let root = $0.tree.makeNode(.row(100, 50))
      return (root, try $0.tree.add(.box(20, 20) { $0.margin.top = .percent(10) }, to: root))
    },
    DeviationExample(
      "a stretched item, 20 wide, with the ratio 1", .ratioIsRigid,
      css: LayoutRect(x: 0, y: 0, width: 20, height: 50), stackView: LayoutRect(x: 0, y: 0, width: 20, height: 20)
    ) {
      let root = $0.tree.makeNode(.row(100, 50) { $0.alignItems = .stretch })
      return (root, try $0.tree.add(.box(20, .auto) { $0.aspectRatio = 1 }, to: root))
    },
    DeviationExample(
      "an image, 30 wide, between a left and a right inset", .replacedElementsAreOrdinary,
      css: LayoutRect(x: 0, y: 0, width: 30, height: 10), stackView: LayoutRect(x: 0, y: 0, width: 100, height: 10)
    ) {
      let root = $0.tree.makeNode(.row(100, 50))
      let image = try $0.addLeaf(.fixed(LayoutSize(width: 30, height: 10)), to: root) {
        ($0.isReplaced, $0.position) = (true, .absolute)
        ($0.inset.left, $0.inset.right, $0.inset.top) = (0, 0, 0)
      }
      return (root, image)
    },
    DeviationExample(
      "a text of 50 + 10 + 40 in a row of 60", .leavesMeasureInAvailableSpace,
      css: LayoutRect(x: 0, y: 0, width: 100, height: 10), stackView: LayoutRect(x: 0, y: 0, width: 50, height: 20)
    ) {
      let root = $0.tree.makeNode(.row(60, 50))
      return (root, try $0.addLeaf(.text(words: [50, 40], space: 10, lineHeight: 10, baseline: nil), to: root))
    },
    DeviationExample(
      "a leaf, 80 high, in a column of 50", .leavesAreLimitedToContainer,
      css: LayoutRect(x: 0, y: 0, width: 20, height: 80), stackView: LayoutRect(x: 0, y: 0, width: 20, height: 50)
    ) {
      let root = $0.tree.makeNode(.column(100, 50))
      return (root, try $0.addLeaf(.fixed(LayoutSize(width: 20, height: 80)), to: root))
    },
    DeviationExample(
      "an area of 400 that is 20 high, in a width of 40", .givenHeightDeterminesLeafWidth,
      css: LayoutRect(x: 0, y: 0, width: 40, height: 20), stackView: LayoutRect(x: 0, y: 0, width: 20, height: 20)
    ) {
      let root = $0.tree.makeNode(.column(40, 50))
      return (root, try $0.addLeaf(.area(400), to: root) { $0.height = 20 })
    },
    DeviationExample(
      "a row with a leaf, 80 wide, in a column of 50", .leavesFitAnyWidth,
      css: LayoutRect(x: 0, y: 0, width: 80, height: 10), stackView: LayoutRect(x: 0, y: 0, width: 50, height: 10)
    ) {
      let root = $0.tree.makeNode(.column(50, 50))
      let row = try $0.tree.add(.row(.auto, .auto), to: root)
      _ = try $0.addLeaf(.fixed(LayoutSize(width: 80, height: 10)), to: row)
      return (root, row)
    },
    DeviationExample(
      "a root with a stretched leaf in a space of 100", .rootTakesExtentOfContent,
      css: LayoutRect(x: 0, y: 0, width: 20, height: 10), stackView: LayoutRect(x: 0, y: 0, width: 100, height: 10)
    ) {
      let root = $0.tree.makeNode(.column(.auto, .auto) { $0.alignItems = .stretch })
      _ = try $0.addLeaf(.fixed(LayoutSize(width: 20, height: 10)), to: root)
      return (root, root)
    },
    DeviationExample(
      "a row of 75 + 75 beside an item of 200, in a line of a wrapping column of 100", .hypotheticalCrossSizeIsFinal,
      css: LayoutRect(x: 0, y: 10, width: 150, height: 20), stackView: LayoutRect(x: 0, y: 10, width: 100, height: 20)
    ) {
      let root = $0.tree.makeNode(.column(100, 50) { $0.wrap = .wrap })
      _ = try $0.tree.add(.box(200, 10), to: root)
      let row = try $0.tree.add(.row(.auto, .auto) { $0.wrap = .wrap }, to: root)
      for _ in 1...2 { _ = try $0.tree.add(.box(75, 10), to: row) }
      return (root, row)
    },
    DeviationExample(
      "a wrapping column whose items become shorter than their sum by a negative margin",
      .unchangedItemsAreLaidOutAgain,
      css: LayoutRect(x: 0, y: 50, width: 20, height: 50), stackView: LayoutRect(x: 20, y: 0, width: 20, height: 50)
    ) {
      let root = $0.tree.makeNode(.row(100, 100))
      let outer = try $0.tree.add(.column(.auto, .auto), to: root)
      let inner = try $0.tree.add(.column(.auto, .auto) { $0.wrap = .wrap }, to: outer)
      _ = try $0.tree.add(.box(20, 50), to: inner)
      let second = try $0.tree.add(.box(20, 50), to: inner)
      _ = try $0.tree.add(.box(20, 10) { $0.margin.top = -60 }, to: inner)
      return (root, second)
    },
  ]
}

/// A tree with the sizes of its leaves.
private struct ExampleTree {
  var tree: LayoutTree
  var leaves: [NodeID: LeafContent] = [:]

  init(_ rules: LayoutRules) { tree = LayoutTree(rules: rules) }

  mutating func addLeaf(
    _ content: LeafContent, to parent: NodeID, _ set: (inout Style) -> Void = { _ in }
  ) throws -> NodeID {
    let style = Style.box(.auto, .auto) {
      ($0.minWidth, $0.minHeight) = (0, 0)
      set(&$0)
    }
    let leaf = try tree.add(style, to: parent, isLeaf: true)
    leaves[leaf] = content
    return leaf
  }
}

extension Style {
  /// A container that aligns its items and its lines at the start.
  fileprivate static func row(
    _ width: PreferredSize, _ height: PreferredSize, _ set: (inout Style) -> Void = { _ in }
  ) -> Style {
    .box(width, height) {
      ($0.alignItems, $0.alignContent, $0.minWidth, $0.minHeight) = (.start, .start, 0, 0)
      set(&$0)
    }
  }

  fileprivate static func column(
    _ width: PreferredSize, _ height: PreferredSize, _ set: (inout Style) -> Void = { _ in }
  ) -> Style {
    .row(width, height) {
      $0.direction = .column
      set(&$0)
    }
  }
}
