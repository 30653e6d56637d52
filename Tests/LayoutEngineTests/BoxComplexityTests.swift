#if COUNTING
  import LayoutTestSupport
  import Testing

  @testable import BoxEngine
  @testable import LayoutEngine

  /// The work for boxes with relations, many priorities and many different pins, counted as accesses to memory.
  @Suite("The work for boxes grows about as fast as the number of items")
  struct BoxComplexityTests {
    /// The limit for n log² n, which is the work for cost curves of nested boxes. Quadratic work has the exponent 2.
    private static let largestCurveExponent = 1.5

    /// A box container with the given number of guides.
    private struct Row {
      var tree = LayoutTree(rules: .stackView)
      let root: NodeID
      var items: [NodeID] = []
      let count = AccessCount()

      init(_ itemCount: Int, _ axis: LayoutAxis = .horizontal) throws {
        tree.countAccesses(count)
        root = tree.makeNode(.stackView())
        try tree.setBox(BoxContainer(axis: axis), of: root)
        for _ in 0..<itemCount { items.append(try tree.add(.stackView(), to: root)) }
      }

      mutating func layOut() throws { try tree.layOut(root, in: .exact(LayoutSize(width: 5000, height: 50))) }
    }

    // MARK: - Relations

    /// The nodes that the constraints of a system relate its items to.
    enum Relation: CaseIterable {
      case outside, lateContainer, item
    }

    private func relatedRow(_ count: Int, _ relation: Relation) throws -> Row {
      var row = try Row(count)
      let other: NodeID
      switch relation {
      case .outside: other = row.tree.makeNode(.stackView())
      case .lateContainer:
        other = try row.tree.add(.stackView(), to: row.root)
        try row.tree.setBox(BoxContainer(), of: other)
        var pins = BoxPins()
        pins.width = BoxPin(constant: 30)
        try row.tree.setPins(pins, of: other)
      case .item: other = row.items[count - 1]
      }
      for item in row.items.dropLast() {
        let constraint = BoxSizeConstraint(
          .horizontal, BoxPin(relation: .atLeast, priority: 300), .node(other, multiplier: 0.1))
        try row.tree.setSizeConstraints([constraint], of: item)
      }
      return row
    }

    @Test("layouts with relations of sizes", arguments: SampleSize.some(Relation.allCases))
    func relations(_ relation: Relation) throws {
      let exponent = try Growth.exponent(from: 200) { count in
        var row = try relatedRow(count, relation)
        let before = row.count.total
        try row.layOut()
        return row.count.total - before
      }
      #expect(exponent <= Growth.largestExponent)
    }

    @Test("issues of boxes with relations of sizes", arguments: SampleSize.some(Relation.allCases))
    func issues(_ relation: Relation) throws {
      let exponent = try Growth.exponent(from: 200) { count in
        var row = try relatedRow(count, relation)
        try row.layOut()
        let before = row.count.total
        #expect(row.tree.issues(below: row.root).count >= (relation == .outside ? count - 1 : 0))
        return row.count.total - before
      }
      #expect(exponent <= Growth.largestExponent)
    }

    // MARK: - Curves

    @Test(
      "nested boxes of open size with relative widths, whose curves grow with the depth",
      arguments: SampleSize.some(PinRelation.allCases))
    func nest(_ relation: PinRelation) throws {
      let exponent = try Growth.exponent(from: 150) { count in
        var row = try Row(0)
        var inner = row.root
        for index in 0..<count {
          try row.tree.setBox(BoxContainer(axis: .horizontal, insets: Edges(1)), of: inner)
          _ = try row.tree.add(.stackView(), to: inner, isLeaf: true)
          inner = try row.tree.add(.stackView(), to: inner, isLeaf: index == count - 1)
          var pins = BoxPins()
          pins.width = BoxPin(constant: Double(20 + index * 37 % 1009), priority: 750)
          pins.relativeWidth = BoxRelativePin(multiplier: 0.25, pin: BoxPin(relation: relation, priority: 700))
          try row.tree.setPins(pins, of: inner)
        }
        let before = row.count.total
        try row.tree.layOut(row.root, leaves: LayoutSize(width: 30, height: 10))
        return row.count.total - before
      }
      #expect(exponent <= Self.largestCurveExponent)
    }

    @Test("priorities of a system, the lowest first, the highest first, and mixed", arguments: [1, -1, 37])
    func priorities(_ step: Int) {
      let exponent = Growth.exponent(from: 200) { count in
        let accesses = AccessCount()
        var curves = CostCurves()
        defer { curves.apply(.free) }
        curves.apply(.countAccesses(AccessCounter(accesses)))
        for index in 0..<(2 * count) {
          let place = (index * step) % count
          curves.addPriority(1 + Double(place < 0 ? place + count : place) / 10)
        }
        curves.begin()
        #expect(curves.tier(of: 1 + Double(count - 1) / 10) == 1)
        return accesses.total
      }
      #expect(exponent <= Growth.largestExponent)
    }

    // MARK: - Pins

    /// A property in which the pins of items differ.
    enum PinProperty: CaseIterable {
      case hugging, resistance, priority, relativePriority, constant

      func pins(_ index: Int) -> BoxPins {
        var pins = BoxPins()
        let number = 1 + Double(index) / 10
        switch self {
        case .hugging: pins.hugX = number
        case .resistance: pins.resistY = number
        case .priority: pins.width = BoxPin(constant: 20, priority: number)
        case .relativePriority: pins.relativeHeight = BoxRelativePin(multiplier: 0.5, pin: BoxPin(priority: number))
        case .constant: pins.left = BoxPin(constant: number)
        }
        return pins
      }
    }

    @Test("pins that differ in one property", arguments: SampleSize.some(PinProperty.allCases))
    func differentPins(_ property: PinProperty) throws {
      let exponent = try Growth.exponent(from: 200) { count in
        var row = try Row(count)
        let before = row.count.total
        for (index, item) in row.items.enumerated() { try row.tree.setPins(property.pins(index), of: item) }
        for item in row.items { try row.tree.setPins(nil, of: item) }
        return row.count.total - before
      }
      #expect(exponent <= Growth.largestExponent)
    }

    // MARK: - Baselines

    @Test("the baseline of a box whose first items are containers without a baseline")
    func baselines() throws {
      let exponent = try Growth.exponent(from: 50) { count in
        var tree = LayoutTree(rules: .css)
        let accesses = AccessCount()
        tree.countAccesses(accesses)
        let row = tree.makeNode(.css { $0.alignItems = .baseline })
        let box = try tree.add(.css(), to: row)
        try tree.setBox(BoxContainer(), of: box)
        for _ in 0..<count {
          let vertical = try tree.add(.css { $0.writingMode = .verticalRl }, to: box)
          _ = try tree.add(.css(), to: vertical, isLeaf: true)
        }
        _ = try tree.add(.css(), to: row, isLeaf: true)
        let before = accesses.total
        try tree.layOut(row, leaves: LayoutSize(width: 20, height: 10))
        return accesses.total - before
      }
      #expect(exponent <= Growth.largestExponent)
    }
  }
#endif
