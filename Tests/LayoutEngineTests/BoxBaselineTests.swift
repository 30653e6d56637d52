import LayoutDocument
import LayoutTestSupport
import Testing

@testable import BoxEngine
@testable import LayoutEngine

/// Labels of one line have their baseline at 0.75 of their height; texts of several lines have lines of 10 points.
@Suite("Items of a horizontal box share baselines")
struct BoxBaselineTests {
  /// The content of a leaf, or the items of a container.
  private indirect enum Part {
    /// A leaf with a height, and distances of its first and last baselines.
    case leaf(Double, first: Double?, last: Double?)
    case guide
    case box(LayoutAxis, [Part])
    case stack([Part])
    case pinned(Part, (inout BoxPins) -> Void)

    static func label(_ height: Double) -> Part { .leaf(height, first: height * 0.75, last: nil) }
    /// A text with lines of 10 points.
    static func lines(_ count: Double) -> Part { .leaf(count * 10, first: 8, last: count * 10 - 2) }
    static func image(_ height: Double) -> Part { .leaf(height, first: nil, last: nil) }

    func sharing(
      _ baseline: BoxBaseline = .first, padding: Double = 0, _ change: @escaping (inout BoxPins) -> Void = { _ in }
    ) -> Part {
      .pinned(self) {
        $0.baseline = baseline
        ($0.top, $0.bottom) = (
          BoxPin(relation: .atLeast, constant: padding), BoxPin(relation: .atLeast, constant: padding)
        )
        change(&$0)
      }
    }
  }

  /// A horizontal box at the root.
  private struct Row {
    var tree = LayoutTree(rules: .stackView)
    var root: NodeID
    var items: [NodeID] = []
    private var leaves: [NodeID: LeafMeasurement] = [:]

    init(_ parts: [Part], insets: Double = 0) throws {
      root = tree.makeNode(.stackView())
      try tree.setBox(BoxContainer(axis: .horizontal, spacing: 4, insets: Edges(insets)), of: root)
      for part in parts { items.append(try add(part, to: root)) }
    }

    @discardableResult private mutating func add(_ part: Part, to parent: NodeID) throws -> NodeID {
      switch part {
      case .leaf(let height, let first, let last):
        let leaf = try tree.add(.stackView(), to: parent, isLeaf: true)
        leaves[leaf] = LeafMeasurement(
          size: LayoutSize(width: 30, height: height), firstBaseline: first, lastBaseline: last)
        return leaf
      case .guide: return try tree.add(.stackView(), to: parent)
      case .box(let axis, let parts):
        let box = try tree.add(.stackView(), to: parent)
        try tree.setBox(BoxContainer(axis: axis), of: box)
        for part in parts { try add(part, to: box) }
        return box
      case .stack(let parts):
        let stack = try tree.add(.stackView { $0.direction = .column }, to: parent)
        for part in parts { try add(part, to: stack) }
        return stack
      case .pinned(let part, let change):
        let node = try add(part, to: parent)
        var pins = BoxPins()
        change(&pins)
        try tree.setPins(pins, of: node)
        return node
      }
    }

    mutating func layOut(height: Double? = nil) throws {
      let leaves = leaves
      try tree.computeLayout(of: root, in: .available(width: nil, height: nil)) { node, _ in
        leaves[node] ?? LeafMeasurement(size: LayoutSize())
      }
      guard let height else { return }
      let size = LayoutSize(width: tree.frame(of: root).width, height: height)
      try tree.computeLayout(of: root, in: .exact(size)) { node, _ in
        leaves[node] ?? LeafMeasurement(size: LayoutSize())
      }
    }

    mutating func setMeasurement(of leaf: NodeID, _ measurement: LeafMeasurement) { leaves[leaf] = measurement }

    var tops: [Double] { items.map { tree.frame(of: $0).y } }
    var heights: [Double] { items.map { tree.frame(of: $0).height } }
    var height: Double { tree.frame(of: root).height }
    /// The numbers of axes that were solved with curves and with the simplex method.
    var steps: [Int] { [tree.boxStatistics.curveSolutions, tree.boxStatistics.constraintSolutions] }
    var issues: [LayoutIssue] { tree.issues(below: root) }
  }

  @Test("a small label, a large label and a field, without curves")
  func formRow() throws {
    // Baselines at 9 of 12, 15 of 20 and 21 of 28.
    var row = try Row([.label(12).sharing(), .label(20).sharing(), .label(28).sharing()], insets: 10)
    try row.layOut()
    #expect(row.tops == [22, 16, 10] && row.heights == [12, 20, 28] && row.height == 48)
    #expect(row.steps == [0, 0] && row.issues.isEmpty)
    // Space that is left is below.
    try row.layOut(height: 100)
    #expect(row.tops == [22, 16, 10] && row.heights == [12, 20, 28])
    #expect(row.steps == [0, 0])
  }

  @Test("the row is as high as the parts above and below the baseline")
  func height() throws {
    // 40 above and 2 below the baseline, 5 above and 30 below.
    let parts: [Part] = [.leaf(42, first: 40, last: nil), .leaf(35, first: 5, last: nil)]
    var row = try Row(parts.map { $0.sharing(padding: 3) })
    try row.layOut()
    #expect(row.tops == [3, 38] && row.height == 76 && row.steps == [0, 0])
  }

  @Test("first and last baselines are two groups")
  func groups() throws {
    var row = try Row([
      .lines(3).sharing(), .label(20).sharing(), .lines(3).sharing(.last), .label(20).sharing(.last), .label(12),
    ])
    try row.layOut()
    // First baselines 8 and 15, last baselines 28 and 15.
    #expect(row.tops == [7, 0, 0, 13, 0] && row.height == 37 && row.heights[4] == 37)
    #expect(row.steps == [0, 0] && row.issues.isEmpty)
  }

  @Test("the bottom edge stands for a missing baseline")
  func missingBaseline() throws {
    var row = try Row([.image(24).sharing(), .label(20).sharing(), .guide.sharing { $0.height = BoxPin(constant: 4) }])
    try row.layOut()
    #expect(row.tops == [0, 9, 20] && row.heights == [24, 20, 4] && row.height == 29)
    #expect(row.steps == [0, 0])
  }

  @Test("nested boxes and stacks have the baselines of their items", arguments: BoxBaseline.allCases)
  func nested(_ baseline: BoxBaseline) throws {
    var row = try Row([
      .box(.vertical, [.label(12), .label(20)]).sharing(baseline),
      .stack([.label(12), .label(20)]).sharing(baseline), .label(40).sharing(baseline),
    ])
    try row.layOut()
    // The first baseline is that of the upper label, 9; the last one that of the lower label, 12 + 15.
    #expect(row.tops == (baseline == .first ? [21, 21, 0] : [3, 3, 0]))
    #expect(row.issues.isEmpty)
  }

  @Test("a nested row with a baseline of its own, without curves")
  func nestedRow() throws {
    var row = try Row([
      .box(.horizontal, [.label(12).sharing(), .label(20).sharing()]).sharing(), .label(40).sharing(),
    ])
    try row.layOut()
    #expect(row.tops == [15, 0] && row.steps == [0, 0])
  }

  @Test("one item alone, and items of a vertical box, are not aligned")
  func noGroup() throws {
    var row = try Row([.label(12).sharing(), .label(40)])
    try row.layOut(height: 60)
    #expect(row.tops == [0, 0] && row.heights == [12, 60] && row.steps == [0, 0])
    var column = try Row([.label(12).sharing(), .label(40).sharing()])
    try column.tree.setBox(BoxContainer(axis: .vertical), of: column.root)
    try column.layOut()
    #expect(column.tops == [0, 12])
  }

  @Test("frames from right to left have the same heights")
  func rightToLeft() throws {
    var row = try Row([.label(12).sharing(), .label(20).sharing()])
    try row.tree.setBox(BoxContainer(axis: .horizontal, direction: .rightToLeft), of: row.root)
    try row.layOut()
    #expect(row.tops == [6, 0] && row.items.map { row.tree.frame(of: $0).x } == [30, 0])
  }

  @Test("a row that is too low: content shrinks below the baseline")
  func shrinking() throws {
    var row = try Row([.label(12).sharing(), .label(40).sharing()])
    try row.layOut(height: 34)
    #expect(row.tops == [21, 0] && row.heights == [12, 34] && row.issues.isEmpty && row.steps[1] == 0)
  }

  @Test("other pins are solved as constraints, and contradictions are reported")
  func constraints() throws {
    let edges: (inout BoxPins) -> Void = { ($0.top, $0.bottom) = (BoxPin(), BoxPin()) }
    var free = try Row([.label(12).sharing { ($0.top, $0.bottom) = (nil, BoxPin()) }, .label(40).sharing()])
    try free.layOut()
    #expect(free.tops == [21, 0] && free.steps == [1, 1] && free.issues.isEmpty)
    var row = try Row([.label(12).sharing(.first, padding: 0, edges), .label(40).sharing(.first, padding: 0, edges)])
    try row.layOut(height: 40)
    #expect(row.steps[1] > 0)
    let names = row.issues.map { $0.kind.pinIssueName }
    #expect(!names.isEmpty && names.allSatisfy { $0 == .contradictingPins })
    #expect(row.issues.reduce(0) { $0 + ($1.amountOfContradiction ?? 0) } == 21)
  }

  @Test("a large box whose baselines depend on sizes")
  func largeBox() throws {
    // The top has no pin, so that only constraints determine the baseline.
    let parts = (0..<200).map { Part.label(12 + Double($0 % 3) * 4).sharing { $0.top = nil } }
    var row = try Row(parts)
    try row.layOut()
    let baselines = zip(row.tops, row.heights).map { $0 + 0.75 * $1 }
    #expect(Set(baselines).count == 1 && row.steps[1] == 0)
  }

  @Test("only a baseline changes, and the items move")
  func change() throws {
    var row = try Row([
      .lines(2).sharing(), .box(.vertical, [.label(20)]).sharing(),
      .image(30).sharing { $0.height = BoxPin(constant: 30) },
    ])
    try row.layOut(height: 100)
    #expect(row.tops == [22, 15, 0])
    row.setMeasurement(of: row.items[0], LeafMeasurement(size: LayoutSize(width: 30, height: 20), firstBaseline: 18))
    try row.tree.markDirty(row.items[0])
    try row.layOut(height: 100)
    #expect(row.tops == [12, 15, 0] && row.steps == [0, 0])
  }

  @Test("pins are read as they were set")
  func reading() throws {
    var row = try Row([.label(12).sharing(.last), .label(12).sharing()])
    #expect(row.items.map { row.tree.pins(of: $0)?.baseline } == [.last, .first])
    try row.tree.setPins(BoxPins(), of: row.items[0])
    #expect(row.tree.pins(of: row.items[0])?.baseline == nil)
    #expect(
      BoxPins(
        row.tree.pins(of: row.items[1])?.along(.horizontal) ?? BoxPins().along(.horizontal),
        row.tree.pins(of: row.items[1])?.along(.vertical) ?? BoxPins().along(.vertical)
      ).baseline == .first)
  }
}

extension LayoutIssue {
  fileprivate var amountOfContradiction: Double? {
    if case .container(let issue) = kind { issue.amount } else { nil }
  }
}
