import LayoutEngine
import Testing

@Suite("Invalid values")
struct SanitizingTests {
  /// A row of 100 × 50 with one box of the given style.
  private func layOut(
    _ style: Style, rules: LayoutRules = .css, leaf: LeafMeasurement? = nil
  ) throws -> (frame: LayoutRect, issues: [LayoutIssue.Kind]) {
    var tree = LayoutTree(rules: rules)
    let root = tree.makeNode(
      .css {
        $0.width = 100
        $0.height = 50
        $0.alignItems = .start
      })
    let box = try tree.add(style, to: root, isLeaf: leaf != nil)
    try tree.computeLayout(of: root, in: .unconstrained) { _, _ in leaf ?? LeafMeasurement(width: 0, height: 0) }
    let issues = tree.issues(below: root).filter { $0.node == box }
    return (tree.frame(of: box), issues.map(\.kind))
  }

  private static let unusable: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude]

  @Test("lengths that are not a number, infinite or too large count as not set", arguments: unusable)
  func lengths(_ value: Double) throws {
    let bad = Length(points: value)
    let plain = try layOut(.box(20, 10))
    let cases: [(StyleProperty, (inout Style) -> Void)] = [
      (.minWidth, { $0.minWidth = .length(bad) }), (.minHeight, { $0.minHeight = .length(bad) }),
      (.maxWidth, { $0.maxWidth = .length(bad) }), (.maxHeight, { $0.maxHeight = .length(bad) }),
      (.basis, { $0.basis = .length(bad) }), (.rowGap, { $0.rowGap = bad }), (.columnGap, { $0.columnGap = bad }),
      (.minColumnWidth, { $0.minColumnWidth = value }),
      (.margin, { $0.margin.left = .length(bad) }), (.padding, { $0.padding.left = bad }),
      (.border, { $0.border.left = value }), (.inset, { $0.inset.left = .length(bad) }), (.grow, { $0.grow = value }),
    ]
    for (property, set) in cases where !(property == .grow && value == .greatestFiniteMagnitude) {
      let found = try layOut(.box(20, 10, set))
      #expect(found.frame == plain.frame, "\(property)")
      #expect(found.issues == [.unusableValue(property: property)], "\(property)")
    }
    let width = try layOut(.box(.length(bad), 10))
    #expect(width.frame == LayoutRect(width: 0, height: 10))
    #expect(width.issues == [.unusableValue(property: .width)])
    let height = try layOut(.box(20, .length(bad)))
    #expect(height.frame == LayoutRect(width: 20, height: 0))
    #expect(height.issues == [.unusableValue(property: .height)])
  }

  @Test("a negative length counts as not set, except for margins and insets")
  func negativeLengths() throws {
    #expect(try layOut(.box(-20, 10)).frame == LayoutRect(width: 0, height: 10))
    #expect(try layOut(.box(20, 10) { $0.maxWidth = -5 }).frame.width == 20)
    #expect(try layOut(.box(20, 10) { $0.padding.left = -5 }).frame.width == 20)
    #expect(try layOut(.box(20, 10) { $0.border.left = -5 }).frame.width == 20)
    #expect(try layOut(.box(20, 10) { $0.basis = -5 }).frame.width == 20)
    #expect(try layOut(.box(20, 10) { $0.minColumnWidth = -5 }).issues == [.unusableValue(property: .minColumnWidth)])
    let margin = try layOut(.box(20, 10) { $0.margin.left = -5 })
    #expect(margin.frame.x == -5)
    #expect(margin.issues.isEmpty)
    let inset = try layOut(.box(20, 10) { $0.inset.top = -5 })
    #expect(inset.frame.y == -5)
    #expect(inset.issues.isEmpty)
    // Points may be negative together with a percentage; a negative sum counts as 0.
    let sum = try layOut(.box(.length(.percent(10) - 30), 10))
    #expect(sum.frame.width == 0)
    #expect(sum.issues.isEmpty)
  }

  @Test("an invalid aspect ratio counts as not set", arguments: [0, -0.0, -2, .nan, .infinity, 1e300, 1e-300])
  func aspectRatio(_ ratio: Double) throws {
    let found = try layOut(.box(20, .auto) { $0.aspectRatio = ratio })
    #expect(found.frame == LayoutRect(width: 20, height: 0))
    #expect(found.issues == [.unusableValue(property: .aspectRatio)])
  }

  @Test("invalid flex factors count as not set", arguments: LayoutRules.allCases)
  func factors(_ rules: LayoutRules) throws {
    for value in [Double.nan, -1, -.infinity, .infinity] {
      var style = Style.box(30, 10)
      style.grow = value
      #expect(try layOut(style, rules: rules).frame.width == 30, "grow \(value)")
      #expect(try layOut(style, rules: rules).issues == [.unusableValue(property: .grow)])
      style = .box(130, 10)
      style.minWidth = 0
      style.shrink = value
      let found = try layOut(style, rules: rules)
      #expect(found.issues.contains(.unusableValue(property: .shrink)), "shrink \(value)")
      #expect(found.frame.width == 130 || found.frame.width == 100, "shrink \(value)")
    }
  }

  @Test("very small and very large flex factors divide space by their ratio", arguments: [1e-300, 1e-9, 1, 1e9, 1e12])
  func hugeFactors(_ unit: Double) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 10))
    let boxes = try [1.0, 3.0].map { factor in
      try tree.add(.css { $0.grow = factor * unit }, to: root)
    }
    try tree.layOut(root)
    let widths = boxes.map { tree.frame(of: $0).width }
    // Factors that sum to less than 1 take only that part of the space.
    let taken = min(1, 4 * unit) * 100
    #expect(abs(widths[0] - taken / 4) <= 1e-9)
    #expect(abs(widths[1] - taken * 3 / 4) <= 1e-9)
  }

  @Test("any measurement gives a valid frame", arguments: unusable + [-1, -0.0, .nan, .leastNonzeroMagnitude])
  func measurements(_ value: Double) throws {
    for measurement in [
      LeafMeasurement(width: value, height: 10), LeafMeasurement(width: 10, height: value),
      LeafMeasurement(width: 10, height: 10, firstBaseline: value), LeafMeasurement(width: value, height: value),
    ] {
      let found = try layOut(.css { $0.alignSelf = .baseline }, leaf: measurement).frame
      #expect(
        [found.x, found.y, found.width, found.height].allSatisfy { $0.isFinite }, "\(measurement): \(found.text)")
      #expect(found.width >= 0 && found.height >= 0, "\(measurement): \(found.text)")
      if !value.isFinite || value < 0 { #expect(found.width == (measurement.size.width == 10 ? 10 : 0)) }
    }
  }

  @Test(
    "an available space that is not a number or too large is unconstrained, and a negative one is 0",
    arguments: LayoutRules.allCases)
  func rootSpaces(_ rules: LayoutRules) throws {
    func size(_ space: RootSpace, _ style: Style = .css { $0.width = .percent(50) }) throws -> LayoutSize {
      var tree = LayoutTree(rules: rules)
      let root = tree.makeNode(style)
      _ = try tree.add(.box(30, 20), to: root)
      try tree.layOut(root, in: space)
      return tree.frame(of: root).size
    }
    for value in [Double.nan, .infinity, .greatestFiniteMagnitude] {
      #expect(try size(.available(width: value, height: value)) == (try size(.unconstrained)), "\(value)")
    }
    #expect(try size(.available(width: -5, height: -5)) == (try size(.available(width: 0, height: 0))))
    #expect(try size(.available(width: -.infinity, height: nil)) == (try size(.available(width: 0, height: nil))))
    for value in [Double.nan, .infinity, -.infinity, -5] {
      let exact = try size(.exact(LayoutSize(width: value, height: value)))
      #expect(exact == LayoutSize(), "\(value)")
    }
  }

  @Test("an invalid scale disables snapping", arguments: [0, -0.0, -2, .nan, .infinity, -.infinity])
  func scales(_ scale: Double) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(10.3, 20.7))
    try tree.layOut(root, scale: scale)
    #expect(tree.frame(of: root) == LayoutRect(width: 10.3, height: 20.7))
  }

  @Test("extreme scales give finite frames", arguments: [1e-300, 1e-9, 1e9, 1e15, 1e300, .leastNonzeroMagnitude])
  func extremeScales(_ scale: Double) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(1000.3, 20.7))
    let leaf = try tree.add(.css(), to: root, isLeaf: true)
    try tree.layOut(root, scale: scale, leaves: LayoutSize(width: 33.3, height: 4))
    for node in [root, leaf] {
      let frame = tree.frame(of: node)
      #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }, "\(frame.text)")
    }
  }
}
