import LayoutTestSupport
import Testing

@testable import LayoutEngine

@Suite("Lengths and edges")
struct StyleValueTests {
  @Test("a length is points, percent, or both")
  func lengths() {
    #expect(Length.zero.resolved(against: 300) == 0)
    #expect(Length(points: 12).resolved(against: 300) == 12)
    #expect(Length.percent(50).resolved(against: 300) == 150)
    #expect((Length.percent(50) + 10).resolved(against: 300) == 160)
    #expect((Length.percent(50) - 10).resolved(against: 300) == 140)
    #expect(Length(points: -10, percent: 120).resolved(against: 50) == 50)
  }

  @Test("0 percent is still a percentage")
  func hasPercentage() {
    #expect(!Length.zero.hasPercentage)
    #expect(!Length(points: 5).hasPercentage)
    #expect(Length.percent(0).hasPercentage)
    #expect(Length.percent(0) != Length.zero)
    #expect((Length.percent(0) + 5).hasPercentage)
    var length = Length(points: 5)
    length.percent = 0
    #expect(length.hasPercentage)
  }

  /// A percentage and points.
  private func percent(_ percent: Double, plus points: Double) -> Length { Length(points: points, percent: percent) }

  @Test("the bounds of a length apply to every percentage basis, and the outermost bound wins")
  func bounds() {
    let clamped = Length.clamp(100, .percent(50) + 10, 300)
    #expect([0.0, 100, 180, 400, 580, 600, 1e15].map(clamped.resolved) == [100, 100, 100, 210, 300, 300, 300])
    #expect((clamped.points, clamped.percent, clamped.hasPercentage) == (10, 50, true))
    #expect((clamped.lowerBound, clamped.upperBound) == (100, 300))
    let least = Length.max(.percent(10), 5)
    #expect((least.resolved(against: 20), least.resolved(against: 80), least.upperBound) == (5, 8, nil))
    let most = Length.min(.percent(10), 5)
    #expect((most.resolved(against: 20), most.resolved(against: 80), most.lowerBound) == (2, 5, nil))
    #expect(Length.clamp(9, .percent(50), 4).resolved(against: 10) == 9)
    #expect(Length.min(.max(.percent(50), 9), 4).resolved(against: 100) == 4)
    #expect(Length.min(12, 5) == 5)
    #expect(Length.max(12, 5) == 12)
    #expect(Length.clamp(1, 12, 5) == 5)
  }

  @Test("a length with bounds can be offset, negated, scaled and changed")
  func boundArithmetic() {
    let length = Length.clamp(10, .percent(50), 30)
    #expect((length + 5) == Length.clamp(15, percent(50, plus: 5), 35))
    #expect((length - 5) == Length.clamp(5, percent(50, plus: -5), 25))
    #expect(-length == Length.clamp(-30, .percent(-50), -10))
    #expect(-Length.min(percent(50, plus: 1), 30) == Length.max(percent(-50, plus: -1), -30))
    #expect(-Length(points: 3, percent: 4) == Length(points: -3, percent: -4) && -Length(points: 3) == -3)
    #expect(length.scaled(by: 2) == .clamp(20, .percent(50), 60))
    var changed = length
    (changed.points, changed.percent) = (2, 25)
    #expect(changed == .clamp(10, .percent(25) + 2, 30))
    #expect(Length.percent(50) != .min(.percent(50), 30) && length != .clamp(10, .percent(50), 31))
  }

  @Test("functions of several percentages select the smaller or the larger argument at each basis")
  func functions() {
    let smaller = Length.min(.percent(50), .percent(30) + 100)
    #expect([0.0, 100, 500, 1000, 1e15].map(smaller.resolved) == [0, 50, 250, 400, 3e14 + 100])
    #expect((smaller.points, smaller.percent, smaller.hasPercentage) == (0, 50, true))
    #expect(smaller.lowerBound == nil && smaller.upperBound == nil)
    let between = Length.clamp(.percent(20), 300, .percent(50))
    #expect([100.0, 600, 1000, 2000].map(between.resolved) == [50, 300, 300, 400])
    #expect(Length.clamp(.percent(50), .percent(40), .percent(20)).resolved(against: 100) == 50)
    #expect(Length.max(.max(.percent(50), .percent(20) + 30), 80).resolved(against: 100) == 80)
    #expect(Length.min(percent(50, plus: 3), percent(50, plus: -3)) == percent(50, plus: -3))
    let four = Length.min(.min(.min(smaller, 9), 7), percent(30, plus: 5))
    #expect(four == Length.min(.min(.percent(50), percent(30, plus: 5)), 7))
  }

  @Test("functions of several percentages can be offset, negated, scaled and changed")
  func functionArithmetic() {
    let length = Length.clamp(.percent(20), percent(10, plus: 30.5), percent(50, plus: -1))
    let offset = Length.clamp(percent(20, plus: 0.25), percent(10, plus: 30.75), percent(50, plus: -0.75))
    #expect(length + 0.25 == offset)
    #expect(-(-length) == length && (-length).resolved(against: 200) == -length.resolved(against: 200))
    #expect(length.scaled(by: 2) == Length.clamp(.percent(20), percent(10, plus: 61), percent(50, plus: -2)))
    var changed = Length.min(.percent(50), percent(30, plus: 100))
    (changed.points, changed.percent) = (2, 25)
    #expect(changed == Length.min(percent(25, plus: 2), percent(30, plus: 100)))
  }

  @Test("a function of more than 16 numbers is an invalid value")
  func tooManyArguments() throws {
    let halves = (1...7).map { Length.percent(Double($0)) + Double($0) }
    let eight = Length.max(halves[0], halves.dropFirst().reduce(.percent(9)) { .min($0, $1) })
    let sixteen = Length.min(eight, -eight)
    let invalid: [Length] = [.min(sixteen, 1), .max(sixteen, .percent(10)), .clamp(1, sixteen, 2), -(.max(sixteen, 3))]
    #expect(!sixteen.points.isNaN && invalid.allSatisfy { $0.points.isNaN })
    for length in invalid + [sixteen] {
      var tree = LayoutTree()
      let node = tree.makeNode(Style(.css))
      try tree.updateStyle(of: node) { $0.padding = StyleEdges(length) }
      #expect(tree.usedStyle(of: node)?.padding == StyleEdges(length == sixteen ? sixteen : .zero))
      #expect((tree.usedStyle(of: node) == Style(.css)) == (length != sixteen))
      try tree.computeLayout(of: node, in: .unconstrained) { _, _ in LeafMeasurement(width: 0, height: 0) }
      #expect(tree.issues(below: node).isEmpty == (length == sixteen))
    }
  }

  @Test("random functions agree with the functions of their values")
  func randomFunctions() {
    var random = SplitMix64(seed: 7)
    func line() -> (length: Length, value: (Double) -> Double) {
      let (points, percent) = (Double(random.integer(-99_999...99_999)) / 100, Double(random.integer(1...9_999)) / 100)
      return (.percent(percent) + points, { points + percent * 0.01 * $0 })
    }
    for _ in 0..<2_000 {
      let lines = [line(), line(), line()]
      let (inner, outer) = (random.chance(50), random.chance(50))
      let first: Length = inner ? .min(lines[0].length, lines[1].length) : .max(lines[0].length, lines[1].length)
      let length: Length = outer ? .min(first, lines[2].length) : .max(first, lines[2].length)
      for basis in [0.0, 17, 320, 1024, 99_999] {
        let values = lines.map { $0.value(basis) }
        let selected = inner ? min(values[0], values[1]) : max(values[0], values[1])
        let expected = outer ? min(selected, values[2]) : max(selected, values[2])
        #expect(length.resolved(against: basis) == expected)
      }
      #expect(length == length + 0 && length.hashValue == (length + 0).hashValue)
    }
  }

  @Test("every value that accepts a length accepts a length with bounds")
  func boundedValues() {
    let length = Length.min(.percent(50), 30)
    let (auto, preferred): (AutoLength, PreferredSize) = (.min(.percent(50), 30), .min(.percent(50), 30))
    #expect(auto == .length(length) && preferred == .length(length))
    let (minimum, maximum): (MinimumSize, MaximumSize) = (.max(.percent(5), 30), .clamp(1, .percent(50), 30))
    #expect(minimum == .length(.max(.percent(5), 30)) && maximum == .length(.clamp(1, .percent(50), 30)))
    #expect(FlexBasis.min(.percent(50), 30) == .length(length))
  }

  @Test("a style is a reference to values that fill their memory without gaps")
  func sizes() {
    #expect(MemoryLayout<Style>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<Length>.size == 16 && MemoryLayout<PackedLength>.size == 8)
    #expect(MemoryLayout<PreferredSize>.size == 16 && MemoryLayout<FlexBasis>.size == 16)
    // 37 numbers, `order`, 17 values and `edges` of one byte each, and `columns`.
    #expect(MemoryLayout<StyleValues>.size == 37 * 8 + 4 + 18 + 2)
    #expect(MemoryLayout<PackedEdges>.size == 6 * 8)
  }

  @Test("styles that differ in one edge differ, and edges with their default values do not count as set")
  func edgeProperties() {
    let changes: [(EdgeProperties, (inout Style, Double) -> Void)] = [
      (.margin, { $0.margin.bottom = .points($1) }), (.margin, { $0.margin.start = $1 == 0 ? nil : .points($1) }),
      (.padding, { $0.padding.top = .points($1) }), (.padding, { $0.padding.end = $1 == 0 ? nil : .points($1) }),
      (.inset, { $0.inset.left = $1 == 0 ? .auto : .points($1) }), (.border, { $0.border.right = $1 }),
      (.border, { $0.border.start = $1 == 0 ? nil : $1 }),
    ]
    let plain = Style(.css)
    for (edges, change) in changes {
      var style = plain
      change(&style, 3)
      #expect(style != plain && style.values.edges == edges)
      var other = plain
      change(&other, 4)
      #expect(other != style && other.values.edges == edges)
      change(&style, 4)
      #expect(style == other)
      change(&style, 0)
      #expect(style == plain && style.values.edges.isEmpty)
    }
  }

  @Test("numeric literals are points in every value that accepts a length")
  func literals() {
    let length: Length = 12.5
    let auto: AutoLength = 12
    let preferred: PreferredSize = 12
    let minimum: MinimumSize = 12
    let maximum: MaximumSize = 12
    let basis: FlexBasis = -12
    #expect(length == Length(points: 12.5))
    #expect(auto == .length(Length(points: 12)))
    #expect(preferred == .points(12))
    #expect(minimum == .length(Length(points: 12)))
    #expect(maximum == .points(12))
    #expect(basis == .length(Length(points: -12)))
    #expect(PreferredSize.percent(50) == .length(.percent(50)))
    #expect(AutoLength.percent(50) != .points(50))
  }

  @Test("start and end override the physical sides")
  func physicalEdges() {
    let plain = StyleEdges(top: 1, left: 2, bottom: 3, right: 4)
    #expect(plain.physical(isRightToLeft: false) == Edges(top: 1, left: 2, bottom: 3, right: 4))
    #expect(plain.physical(isRightToLeft: true) == Edges(top: 1, left: 2, bottom: 3, right: 4))
    let both = StyleEdges(top: 1, left: 2, bottom: 3, right: 4, start: 5, end: 6)
    #expect(both.physical(isRightToLeft: false) == Edges(top: 1, left: 5, bottom: 3, right: 6))
    #expect(both.physical(isRightToLeft: true) == Edges(top: 1, left: 6, bottom: 3, right: 5))
    let start = StyleEdges(top: 1, left: 2, bottom: 3, right: 4, start: 5)
    #expect(start.physical(isRightToLeft: false) == Edges(top: 1, left: 5, bottom: 3, right: 4))
    #expect(start.physical(isRightToLeft: true) == Edges(top: 1, left: 2, bottom: 3, right: 5))
    #expect(StyleEdges(7) == StyleEdges(top: 7, left: 7, bottom: 7, right: 7))
    #expect(StyleEdges(horizontal: 1, vertical: 2) == StyleEdges(top: 2, left: 1, bottom: 2, right: 1))
  }

  @Test("sums of edges, extents along axes")
  func geometry() {
    let edges = Edges<Double>(top: 1, left: 2, bottom: 3, right: 4)
    #expect(edges.horizontal == 6 && edges.vertical == 4)
    #expect(edges.sum(along: .horizontal) == 6 && edges.sum(along: .vertical) == 4)
    var size = LayoutSize(width: 3, height: 5)
    #expect(size[.horizontal] == 3 && size[.vertical] == 5)
    size[.vertical] = 7
    #expect(size == LayoutSize(width: 3, height: 7))
    let rect = LayoutRect(x: 1, y: 2, width: 10, height: 20)
    #expect(rect.maxX == 11 && rect.maxY == 22)
  }
}

@Suite("Defaults of styles")
struct StyleDefaultsTests {
  @Test("defaults that both sets of rules share", arguments: LayoutRules.allCases)
  func shared(_ rules: LayoutRules) {
    let style = Style(rules)
    #expect(style.display == .flex)
    #expect(style.position == .relative)
    #expect(style.inset == StyleEdges(.auto))
    #expect(style.layoutDirection == .inherit)
    #expect(style.wrap == .noWrap)
    #expect(style.justifyContent == .start)
    #expect(style.alignItems == .stretch)
    #expect(style.alignSelf == .auto)
    #expect(style.grow == 0)
    #expect(style.basis == .auto)
    #expect(style.order == 0)
    #expect(style.width == .auto && style.height == .auto)
    #expect(style.maxWidth == .none && style.maxHeight == .none)
    #expect(style.aspectRatio == nil)
    #expect(style.margin == StyleEdges(0))
    #expect(style.padding == StyleEdges(.zero))
    #expect(style.border == StyleEdges(0))
    #expect(style.rowGap == .zero && style.columnGap == .zero)
    #expect(style.overflowX == .visible && style.overflowY == .visible)
    #expect(style.justifySelf == .auto)
    #expect(style.visibility == .visible)
  }

  @Test("alignSelf has the values of alignItems, and auto")
  func alignments() {
    #expect(AlignSelf.auto.alignItems == nil)
    for alignment in AlignSelf.allCases where alignment != .auto {
      #expect(alignment.alignItems.map { "\($0)" } == "\(alignment)")
    }
    #expect(AlignSelf.allCases.count == AlignItems.allCases.count + 1)
  }

  @Test("overflow sets both axes, and returns the horizontal overflow")
  func overflow() {
    var style = Style()
    style.overflow = .clip
    #expect(style.overflowX == .clip && style.overflowY == .clip)
    style.overflowX = .hidden
    #expect(style.overflow == .hidden)
  }

  @Test("defaults that differ")
  func different() {
    let (css, stack) = (Style(.css), Style(.stackView))
    #expect(css.direction == .row && stack.direction == .column)
    #expect(css.alignContent == .stretch && stack.alignContent == .start)
    #expect(css.shrink == 1 && stack.shrink == 0)
    #expect(css.minWidth == .auto && stack.minWidth == 0)
    #expect(css.minHeight == .auto && stack.minHeight == 0)
    #expect(css.boxSizing == .contentBox && stack.boxSizing == .borderBox)
    #expect(Style() == css)
  }

  @Test("gap sets both gaps, and returns the row gap")
  func gap() {
    var style = Style()
    style.gap = 8
    #expect(style.rowGap == 8 && style.columnGap == 8)
    style.columnGap = .percent(3)
    #expect(style.gap == 8)
  }

  @Test("a tree has CSS rules by default")
  func treeRules() {
    #expect(LayoutTree().rules == .css)
    #expect(LayoutTree(rules: .stackView).rules == .stackView)
  }

  @Test(
    "the description of a length",
    arguments: [
      (.points(12), "12.0"), (.percent(50), "50.0%"), (.percent(50) + 10, "50.0% + 10.0"),
      (.percent(50) - 10, "50.0% - 10.0"), (.percent(0), "0.0%"),
      (.min(.percent(50), .points(300)), "min(50.0%, 300.0)"),
      (.clamp(.points(1), .percent(5), .points(9)), "clamp(1.0, 5.0%, 9.0)"),
      (.max(.percent(20), .percent(10) + 4), "max(20.0%, 10.0% + 4.0)"),
    ] as [(Length, String)])
  func descriptions(_ length: Length, _ text: String) {
    #expect(length.description == text)
    #expect("\(PreferredSize.length(length))" == "length(\(text))")
  }
}
