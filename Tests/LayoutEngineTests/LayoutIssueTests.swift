import LayoutEngine
import Testing

@Suite("Layout issues")
struct LayoutIssueTests {
  @Test("a valid tree without overflow has no issues", arguments: LayoutRules.allCases)
  func none(_ rules: LayoutRules) throws {
    var tree = LayoutTree(rules: rules)
    let root = tree.makeNode(.box(100, 60))
    _ = try tree.add(.box(.percent(50), .percent(50)), to: root)
    try tree.layOut(root)
    #expect(tree.issues(below: root).isEmpty)
  }

  @Test("overflow, with axis and amount, in both directions")
  func overflow() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 60))
    let child = try tree.add(.box(120.25, 70), to: root)
    try tree.layOut(root)
    let issues = tree.issues(below: root)
    #expect(
      issues == [
        LayoutIssue(node: root, kind: .overflow(axis: .horizontal, amount: 20.25)),
        LayoutIssue(node: root, kind: .overflow(axis: .vertical, amount: 10)),
      ])
    #expect(
      issues.map(\.cause) == [
        "the content is 20.3 points wider than the box", "the content is 10 points higher than the box",
      ])
    #expect(issues[0].remedy.contains("shrink"))
    try tree.setStyle(.box(10, 10) { $0.margin.left = -30 }, of: child)
    try tree.layOut(root)
    #expect(tree.issues(below: root).map(\.kind) == [.overflow(axis: .horizontal, amount: 30)])
  }

  @Test("axes and properties of issues are physical in vertical writing modes", arguments: [false, true])
  func writingModes(isOrthogonal: Bool) throws {
    var tree = LayoutTree(rules: .css)
    let outer = tree.makeNode(Style(.css))
    let root = try tree.add(
      .css {
        $0.writingMode = .verticalRl
        $0.height = 60
      }, to: outer)
    let child = try tree.add(
      .css {
        $0.height = 70
        $0.shrink = 0
        $0.width = .percent(50)
        $0.minWidth = .percent(10)
        $0.maxWidth = .percent(90)
      }, to: root)
    // As the root of a layout, the node is not an item of the outer container.
    try tree.layOut(isOrthogonal ? outer : root)
    let issues = tree.issues(below: root)
    let properties: [StyleProperty] = isOrthogonal ? [] : [.width, .minWidth, .maxWidth]
    #expect(
      issues == [LayoutIssue(node: root, kind: .overflow(axis: .vertical, amount: 10))]
        + properties.map { LayoutIssue(node: child, kind: .percentageOfIndefinite(property: $0)) })
    #expect(issues.dropFirst().allSatisfy { $0.cause.contains("the container's width depends on its content") })
  }

  @Test("an overflow of more tenths of a point than 32 bits hold is described")
  func largeOverflow() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { $0.width = 100 })
    _ = try tree.add(.box(300_000_000.5, 10), to: root)
    try tree.layOut(root)
    #expect(tree.issues(below: root).map(\.cause) == ["the content is 299999900.5 points wider than the box"])
  }

  @Test("clipped, scrollable, hidden and absolutely positioned content causes no overflow issues")
  func intendedOverflow() throws {
    for set: (inout Style) -> Void in [
      { $0.display = .none }, { $0.position = .absolute },
    ] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.box(100, 60))
      _ = try tree.add(.box(200, 200, set), to: root)
      try tree.layOut(root)
      #expect(tree.issues(below: root).isEmpty)
    }
    for overflow in [Overflow.hidden, .scroll] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.box(100, 60) { $0.overflow = overflow })
      _ = try tree.add(.box(200, 200), to: root)
      try tree.layOut(root)
      #expect(tree.issues(below: root).isEmpty)
    }
  }

  @Test("percentages of an indefinite height are reported")
  func percentages() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { $0.direction = .column })
    let child = try tree.add(
      .css {
        $0.height = .percent(50)
        $0.minHeight = .percent(10)
        $0.maxHeight = .percent(90)
        $0.basis = .percent(20)
      }, to: root)
    try tree.layOut(root)
    #expect(
      tree.issues(below: root)
        == [StyleProperty.height, .minHeight, .maxHeight, .basis].map {
          LayoutIssue(node: child, kind: .percentageOfIndefinite(property: $0))
        })
    try tree.updateStyle(of: root) { $0.height = 100 }
    try tree.layOut(root)
    #expect(tree.issues(below: root).isEmpty)
  }

  @Test("an unusable measurement that the layout does not use is not reported", arguments: LayoutRules.allCases)
  func unusedMeasurements(_ rules: LayoutRules) throws {
    var tree = LayoutTree(rules: rules)
    var style = Style(rules)
    (style.direction, style.alignItems) = (.column, .stretch)
    let root = tree.makeNode(style)
    let leaf = try tree.appendLeaf(Style(rules), to: root)
    let measure: MeasureFunction = { _, input in
      LeafMeasurement(width: 10, height: input.knownWidth == 50 ? .nan : 10)
    }
    let spaces = [100.0, 50, 100].map { RootSpace.exact(LayoutSize(width: $0, height: 100)) }
    for (space, count) in zip(spaces, [0, 1, 0]) {
      try tree.computeLayout(of: root, in: space, measure: measure)
      #expect(tree.issues(below: root) == (0..<count).map { _ in LayoutIssue(node: leaf, kind: .unusableMeasurement) })
    }
    _ = try tree.measure(root, in: .available(width: 50, height: nil), measure: measure)
    #expect(tree.issues(below: root).isEmpty)
  }

  @Test("the height of a stretched leaf is measured in a row that wraps, and reported if it is unusable")
  func unusableHeightInWrappingRow() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { ($0.wrap, $0.alignContent, $0.height) = (.wrap, .start, 50) })
    let leaf = try tree.appendLeaf(.css { $0.width = 10 }, to: root)
    try tree.computeLayout(of: root, in: .available(width: 100, height: nil)) { _, _ in
      LeafMeasurement(width: 10, height: .nan)
    }
    #expect(tree.issues(below: root) == [LayoutIssue(node: leaf, kind: .unusableMeasurement)])
  }

  @Test(
    "an unusable measurement of a leaf is reported until the leaf changes",
    arguments: [.nan, .infinity, -.infinity, -5, 1e300] as [Double])
  func unusableMeasurements(_ number: Double) throws {
    for measurement in [
      LeafMeasurement(width: number, height: 10), LeafMeasurement(width: 10, height: number),
      LeafMeasurement(width: 10, height: 10, firstBaseline: number == -5 ? .nan : number),
    ] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.css())
      let leaf = tree.makeLeaf(.css())
      try tree.append(leaf, to: root)
      try tree.computeLayout(of: root, in: .unconstrained) { _, _ in measurement }
      #expect(tree.issues(below: root) == [LayoutIssue(node: leaf, kind: .unusableMeasurement)])
      try tree.updateStyle(of: leaf) { $0.width = 20 }
      try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 10, height: 10) }
      try tree.markDirty(leaf)
      try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 0, height: 10) }
      #expect(tree.issues(below: root).isEmpty)
    }
  }

  @Test("the cause of an unusable value contains the value")
  func unusableValueTexts() throws {
    func cause(_ change: (inout Style) -> Void) throws -> String? {
      var tree = LayoutTree(rules: .css)
      let node = tree.makeNode(.box(100, 60, change))
      try tree.layOut(node)
      return tree.issues(below: node).first?.cause
    }
    #expect(try cause { $0.width = -5 } == "width is -5, and negative values are invalid")
    #expect(try cause { $0.height = .percent(-12.5) } == "height is -12.5%, and negative values are invalid")
    #expect(try cause { $0.grow = .nan } == "grow is not a number")
    #expect(try cause { $0.inset.left = .points(-.infinity) } == "inset is infinite")
    #expect(try cause { $0.aspectRatio = 0 } == "aspectRatio is 0, which is not in the valid range")
    #expect(try cause { $0.columns = -3 } == "columns is -3, and negative values are invalid")
    #expect(
      try cause { $0.minWidth = .length(Length(points: -.infinity, percent: 10)) }
        == "minWidth is not a number, infinite, too large, or negative where negative values are invalid")
    #expect(try cause { $0.margin.top = -3 } == nil)
  }

  @Test("unusable values are reported once for each property, in tree order")
  func unusableValues() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 60) { $0.grow = -1 })
    let child = try tree.add(
      .box(10, 10) {
        $0.padding = StyleEdges(.points(.nan))
        $0.margin.top = .points(.infinity)
      }, to: root)
    try tree.layOut(root)
    let issues = tree.issues(below: root)
    #expect(issues.map(\.node) == [root, child, child])
    #expect(issues.map(\.kind) == [.grow, .margin, .padding].map { .unusableValue(property: $0) })
    #expect(issues.map(\.value) == ["-1", "inf", "nan"])
    #expect(issues.allSatisfy { !$0.cause.isEmpty && !$0.remedy.isEmpty })
    #expect(tree.issues(below: child).count == 2)
    try tree.setStyle(.box(10, 10), of: child)
    try tree.setStyle(.box(100, 60), of: root)
    #expect(tree.issues(below: root).isEmpty)
  }

  @Test("the name of a property is its name in code")
  func names() {
    #expect(Set(StyleProperty.allCases.map(\.name)).count == StyleProperty.allCases.count)
    for property in StyleProperty.allCases { #expect("\(property)" == property.name) }
  }
}
