import LayoutEngine
import LayoutTestSupport
import Testing

/// A container with columns of equal width, and the columns by their definition.
private struct ColumnsExample {
  var count = 0
  var minimum = 0.0
  var gap = 0.0
  var width = 0.0
  var itemCount = 5

  init(_ random: inout SplitMix64) {
    if random.chance(60) { count = random.integer(1...5) }
    if count == 0 || random.chance(50) { minimum = Double(random.integer(1...60)) / 2 }
    gap = Double(random.integer(0...20)) / 4
    width = Double(random.integer(0...800)) / 4
    itemCount = random.integer(1...9)
  }

  var description: String { "\(itemCount) items in \(width), columns \(count), minimum \(minimum), gap \(gap)" }

  /// The largest number of columns that fit, and their width. css-grid-2 §7.2.3.2
  var expected: (count: Int, size: Double) {
    guard minimum > 0 else { return (count, max(0, (width - gap * Double(count - 1)) / Double(count))) }
    var fitting = 1
    while fitting < (count > 0 ? count : .max), Double(fitting + 1) * minimum + Double(fitting) * gap <= width {
      fitting += 1
    }
    return (fitting, max(minimum, (width - gap * Double(fitting - 1)) / Double(fitting)))
  }

  /// The frames of the items.
  ///
  /// - Parameter change: Changes the style of the container.
  func frames(_ change: (inout Style) -> Void = { _ in }) throws -> [LayoutRect] {
    var tree = LayoutTree(rules: .css)
    var style = Style.css { ($0.columns, $0.minColumnWidth, $0.columnGap) = (count, minimum, Length(points: gap)) }
    style.width = .points(width)
    change(&style)
    let root = tree.makeNode(style)
    let items = try (0..<itemCount).map { _ in try tree.add(.css { $0.height = 10 }, to: root) }
    try tree.layOut(root)
    return items.map { tree.frame(of: $0) }
  }
}

@Suite("Columns of equal width")
struct EqualColumnsTests {
  @Test("random columns have the number and the width of their definition, and each row has one item per column")
  func randomColumns() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<SampleSize.of(5000) {
      let example = ColumnsExample(&random)
      let (count, size) = example.expected
      for (index, frame) in try example.frames().enumerated() {
        let x = Double(index % count) * (size + example.gap)
        #expect(abs(frame.x - x) < 1e-9 && abs(frame.width - size) < 1e-9, "\(example.description)")
        #expect(frame.y == Double(index / count) * 10, "\(example.description)")
      }
    }
  }

  @Test("every direction counts as that of a row, and every wrap as several lines")
  func directions() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<SampleSize.of(500) {
      let example = ColumnsExample(&random)
      let rows = try example.frames()
      let width = example.width
      for direction in FlexDirection.allCases {
        for wrap in FlexWrap.allCases {
          let frames = try example.frames { ($0.direction, $0.wrap) = (direction, wrap) }
          let isReversed = direction == .rowReverse || direction == .columnReverse
          let height = (rows.last?.maxY ?? 0)
          for (frame, row) in zip(frames, rows) {
            let x = isReversed ? width - row.maxX : row.x
            let y = wrap == .wrapReverse || wrap == .balanceReverse ? height - row.maxY : row.y
            #expect(abs(frame.x - x) < 1e-9 && frame.y == y, "\(direction), \(wrap), \(example.description)")
            #expect(abs(frame.width - row.width) < 1e-9)
          }
        }
      }
    }
  }

  @Test("columns follow each other along vertical lines")
  func verticalLines() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<SampleSize.of(500) {
      let example = ColumnsExample(&random)
      let rows = try example.frames()
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(
        .css {
          ($0.columns, $0.minColumnWidth, $0.columnGap) = (example.count, example.minimum, Length(points: example.gap))
          ($0.writingMode, $0.height) = (.verticalLr, .points(example.width))
        })
      let items = try rows.map { _ in try tree.add(.css { $0.width = 10 }, to: root) }
      try tree.layOut(root)
      for (item, row) in zip(items, rows) {
        let frame = tree.frame(of: item)
        #expect(frame == LayoutRect(x: row.y, y: row.x, width: row.height, height: row.width))
      }
    }
  }

  @Test("a leaf is measured once at the width of its column", arguments: LayoutRules.allCases)
  func measurements(_ rules: LayoutRules) throws {
    var tree = LayoutTree(rules: rules)
    var style = Style(rules)
    (style.columns, style.columnGap, style.width) = (3, 10, 320)
    let root = tree.makeNode(style)
    for _ in 0..<7 { try tree.append(tree.makeLeaf(Style(rules)), to: root) }
    var widths: [Double?] = []
    try tree.computeLayout(of: root, in: .unconstrained) { _, input in
      widths.append(input.knownWidth)
      return LeafMeasurement(size: LayoutSize(width: 5, height: 8))
    }
    #expect(widths == Array(repeating: 100, count: 7))
  }

  @Test("numbers of columns that are out of range count as not set", arguments: [-1, -40000, 10_001, .max, .min])
  func invalidNumbers(_ columns: Int) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { ($0.columns, $0.width) = (columns, 100) })
    let item = try tree.add(.css { $0.width = 30 }, to: root)
    try tree.layOut(root)
    #expect(tree.frame(of: item).width == 30)
    #expect(tree.issues(below: root).map(\.kind) == [.unusableValue(property: .columns)])
  }

  @Test("there are at most 10,000 columns", arguments: [1e-9, 1e-300, .leastNonzeroMagnitude])
  func manyColumns(_ minimum: Double) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { ($0.minColumnWidth, $0.width) = (minimum, 20_000) })
    let item = try tree.add(.css { _ in }, to: root)
    try tree.layOut(root)
    #expect(tree.frame(of: item).width == 2)
  }

  @Test("a ratio gives a height that follows from the width in the column", arguments: LayoutRules.allCases)
  func ratios(_ rules: LayoutRules) throws {
    func frame(_ change: (inout Style) -> Void) throws -> LayoutRect {
      var tree = LayoutTree(rules: rules)
      var style = Style(rules)
      (style.columns, style.width, style.alignItems) = (4, 400, .start)
      let root = tree.makeNode(style)
      var itemStyle = Style(rules)
      itemStyle.aspectRatio = 2
      change(&itemStyle)
      let item = tree.makeNode(itemStyle)
      try tree.append(item, to: root)
      try tree.append(tree.makeLeaf(Style(rules)), to: item)
      try tree.computeLayout(of: root, in: .unconstrained) { _, input in
        let width = input.knownWidth ?? 40
        return LeafMeasurement(size: LayoutSize(width: width, height: width < 40 ? 20 : 10))
      }
      return tree.frame(of: item)
    }
    #expect(try frame { _ in } == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    #expect(try frame { $0.justifySelf = .center } == LayoutRect(x: 30, y: 0, width: 40, height: 20))
    #expect(try frame { ($0.justifySelf, $0.height) = (.end, 30) } == LayoutRect(x: 40, y: 0, width: 60, height: 30))
    #expect(try frame { $0.width = .percent(50) } == LayoutRect(x: 0, y: 0, width: 50, height: 25))
  }

  @Test("widths that follow from the content do not depend on earlier layouts", arguments: LayoutRules.allCases)
  func widthsFromContent(_ rules: LayoutRules) throws {
    var plan = TreePlan(rules: rules)
    var style = Style(rules)
    style.direction = .column
    style.alignItems = .start
    let root = plan.add(style)
    // A padding in percent counts as 0 where the number of columns of a least width is determined.
    (style.width, style.maxWidth, style.minColumnWidth, style.padding.end) = (.minContent, 38, 15, .percent(40))
    let columns = plan.add(style, to: root)
    _ = plan.add(Style(rules), content: .text(words: [17, 9, 14], lineHeight: 10, baseline: nil), to: columns)
    // The content of an item with a ratio is measured at another width than that of the item.
    (style.width, style.maxWidth, style.minColumnWidth, style.padding) = (.auto, .none, 0, StyleEdges(0))
    style.columns = 4
    let others = plan.add(style, to: root)
    style.columns = 0
    (style.aspectRatio, style.margin.left, style.margin.right) = (1, .auto, .auto)
    let item = plan.add(style, to: others)
    _ = plan.add(Style(rules), content: .text(words: [23, 24, 10, 11, 30], lineHeight: 10, baseline: nil), to: item)
    var edited = try EditedTree(plan)
    let spaces = [RootSpace.unconstrained, .available(width: 261, height: 496), .available(width: 90, height: nil)]
    for space in spaces + spaces.reversed() {
      expectNone(try edited.layOutAndCompare(in: space, scale: 1), space.text)
      try edited.make(.change(edited.plan.nodes.count - 1, .text(words: [40, 9], lineHeight: 12, baseline: nil)))
    }
  }

  @Test("an edit of the columns or of the width lays out the items again")
  func edits() throws {
    var tree = LayoutTree(rules: .css)
    var style = Style.css { ($0.columns, $0.width) = (2, 100) }
    let root = tree.makeNode(style)
    let items = try (0..<3).map { _ in try tree.add(.css { $0.height = 10 }, to: root) }
    func frames() throws -> [LayoutRect] {
      try tree.setStyle(style, of: root)
      try tree.layOut(root)
      return items.map { tree.frame(of: $0) }
    }
    #expect(try frames().map(\.width) == [50, 50, 50])
    style.columns = 4
    #expect(try frames().map(\.x) == [0, 25, 50])
    style.minColumnWidth = 40
    #expect(try frames().map(\.y) == [0, 0, 10])
    style.width = 160
    #expect(try frames().map(\.width) == [40, 40, 40])
    (style.columns, style.minColumnWidth) = (0, 0)
    #expect(try frames().map(\.width) == [0, 0, 0])
  }
}
