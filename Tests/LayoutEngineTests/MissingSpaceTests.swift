import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Content without space")
struct MissingSpaceTests {
  /// A column of 100 points with one leaf, whose content is 40 points wide and 10 points high.
  private func issues(
    _ rules: LayoutRules, _ content: LayoutSize = LayoutSize(width: 40, height: 10),
    root change: (inout Style) -> Void = { _ in }, leaf: (inout Style) -> Void
  ) throws -> [LayoutIssue.Kind] {
    var tree = LayoutTree(rules: rules)
    var (rootStyle, leafStyle) = (Style(rules), Style(rules))
    (rootStyle.direction, rootStyle.width, rootStyle.boxSizing) = (.column, 100, .borderBox)
    (leafStyle.minWidth, leafStyle.minHeight) = (0, 0)
    change(&rootStyle)
    leaf(&leafStyle)
    let root = tree.makeNode(rootStyle)
    let node = tree.makeLeaf(leafStyle)
    try tree.append(node, to: root)
    let measure: MeasureFunction = { _, input in
      LeafMeasurement(width: input.knownWidth ?? content.width, height: content.height)
    }
    try tree.computeLayout(of: root, in: .unconstrained, measure: measure)
    #expect(tree.issues(below: node, measure: measure).isEmpty, "a root has the space that it is given")
    let issues = tree.issues(below: root, measure: measure)
    #expect(issues.allSatisfy { !$0.cause.isEmpty && !$0.remedy.isEmpty })
    let others = issues.filter { $0.node != node }
    #expect(tree.issues(below: root) == others)
    return issues.filter { $0.node == node }.map(\.kind)
  }

  @Test("a basis of 0 in a column whose height follows from its items", arguments: LayoutRules.allCases)
  func basis(_ rules: LayoutRules) throws {
    let expected: [LayoutIssue.Kind] = [.noSpace(axis: .vertical, .basis)]
    #expect(try issues(rules) { ($0.grow, $0.basis) = (1, 0) } == expected)
    #expect(try issues(rules, root: { $0.height = 50 }) { ($0.grow, $0.basis) = (1, 0) } == [])
    #expect(try issues(rules) { ($0.grow, $0.basis, $0.minHeight) = (1, 0, 10) } == [])
    #expect(try issues(rules) { ($0.grow, $0.basis) = (1, .auto) } == [])
    #expect(try issues(rules) { $0.basis = 0 } == [], "a size that is set")
    #expect(try issues(rules, LayoutSize(width: 40, height: 0)) { ($0.grow, $0.basis) = (1, 0) } == [], "no content")
  }

  @Test("margins as large as the container", arguments: LayoutRules.allCases)
  func margins(_ rules: LayoutRules) throws {
    let expected: [LayoutIssue.Kind] = [.noSpace(axis: .horizontal, .margins)]
    for margin in [AutoLength.length(50), .length(70), .length(.percent(50))] {
      #expect(try issues(rules) { ($0.margin.left, $0.margin.right) = (margin, margin) } == expected)
    }
    #expect(try issues(rules) { ($0.margin.left, $0.margin.right) = (49, 50) } == [])
    #expect(try issues(rules) { ($0.margin.left, $0.margin.right, $0.width) = (50, 50, 0) } == [], "a given width")
    #expect(try issues(rules) { ($0.margin.left, $0.margin.right, $0.maxWidth) = (50, 50, 0) } == [])
    #expect(try issues(rules) { ($0.margin.left, $0.margin.right, $0.display) = (50, 50, .none) } == [])
  }

  @Test("other items take all the space", arguments: LayoutRules.allCases)
  func container(_ rules: LayoutRules) throws {
    let expected: [LayoutIssue.Kind] = [.noSpace(axis: .horizontal, .container)]
    let row: (inout Style) -> Void = { ($0.direction, $0.padding.left) = (.row, 99) }
    #expect(try issues(rules, root: { $0.padding.left = 100 }) { _ in } == [], "the container has no space either")
    #expect(try issues(rules, root: row) { $0.width = .auto } == [])
    #expect(try issues(rules, root: row) { ($0.shrink, $0.padding.left) = (1, 10) } == expected)
  }

  @Test("axes are physical in vertical writing modes", arguments: LayoutRules.allCases)
  func writingModes(_ rules: LayoutRules) throws {
    let vertical: (inout Style) -> Void = { $0.writingMode = .verticalLr }
    let kinds = try issues(rules, root: vertical) { ($0.grow, $0.basis, $0.height) = (1, 0, 5) }
    #expect(kinds == [], "a column along x with a given width")
    let auto: (inout Style) -> Void = { ($0.writingMode, $0.width, $0.height) = (.verticalLr, .auto, 100) }
    #expect(try issues(rules, root: auto) { ($0.grow, $0.basis) = (1, 0) } == [.noSpace(axis: .horizontal, .basis)])
  }

  @Test("content that a stack hides is reported, and content that scrolls is not")
  func hiddenContent() throws {
    let content = LayoutSize(width: 150, height: 80)
    func kinds(_ overflow: Overflow, _ rules: LayoutRules = .stackView) throws -> [LayoutIssue.Kind] {
      try issues(rules, content, root: { ($0.height, $0.overflow, $0.alignItems) = (50, overflow, .start) }) { _ in }
    }
    let expected: [LayoutIssue.Kind] = [
      .cutContent(axis: .horizontal, amount: 50), .cutContent(axis: .vertical, amount: 30),
    ]
    #expect(try kinds(.hidden) == expected)
    #expect(try kinds(.clip) == expected)
    #expect(try kinds(.scroll) == [])
    #expect(try kinds(.visible) == [])
    #expect(try kinds(.hidden, .css) == [], "the leaf keeps its size")
    let text = LayoutSize(width: 90, height: 40)
    #expect(try issues(.stackView, text, root: { ($0.height, $0.overflow) = (50, .hidden) }) { _ in } == [])
  }

  @Test("leaves that are reported in random trees have content, and no size", arguments: LayoutRules.allCases)
  func randomTrees(_ rules: LayoutRules) throws {
    var found = 0
    for seed in 0..<UInt64(SampleSize.value(2000, sample: 100)) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      styles.makesWritingModes = seed.isMultiple(of: 3)
      styles.boxShare = seed.isMultiple(of: 4) ? 30 : 0
      let plan = TreePlan.random(nodeCount: styles.random.integer(2...30), &styles)
      var planted = try PlantedTree(plan)
      try planted.layOut(in: styles.rootSpace(), scale: 0)
      let root = try planted.id(0)
      let issues = planted.tree.issues(below: root, measure: planted.probe.function)
      #expect(issues.filter { !$0.kind.concernsContent } == planted.tree.issues(below: root), "seed \(seed)")
      for issue in issues {
        let (frame, padding) = (planted.tree.frame(of: issue.node), planted.tree.resolvedPadding(of: issue.node))
        guard case .noSpace(let axis, _) = issue.kind else { continue }
        let size =
          axis == .horizontal ? frame.width - padding.left - padding.right : frame.height - padding.top - padding.bottom
        let border = planted.tree.resolvedBorder(of: issue.node)
        let inner = size - (axis == .horizontal ? border.left + border.right : border.top + border.bottom)
        #expect(inner <= 0.01, "seed \(seed)")
        found += 1
      }
    }
    #expect(found > 0)
  }
}

extension LayoutIssue.Kind {
  /// Whether only a measure function finds the issue.
  fileprivate var concernsContent: Bool {
    switch self {
    case .noSpace, .cutContent: return true
    default: return false
    }
  }
}
