import BoxEngine
import LayoutEngine
import LayoutTestSupport
import Testing

/// Deep nesting and long chains in which all boxes have pins other than the default edges. Their costs are merged, and
/// the simplex solver is not used.
@Suite("Large systems of boxes")
struct LargeBoxTests {
  /// The pins that every box of a system has.
  enum Shape: CaseIterable {
    case center, optionalCenter, optionalWidth, edges, flex, relativeWidth, optionalRelativeWidth, contradiction

    func pins(_ index: Int) -> BoxPins {
      var pins = BoxPins()
      let width = Double(20 + index * 37 % 101)
      switch self {
      case .center: pins.centerX = BoxPin()
      case .optionalCenter: pins.centerX = BoxPin(constant: 3, priority: 600)
      case .optionalWidth: pins.width = BoxPin(constant: width, priority: 750)
      case .edges: pins.right = BoxPin(relation: .atLeast, constant: width / 10)
      case .flex: pins.flex = Double(1 + index % 3)
      case .relativeWidth: pins.relativeWidth = BoxRelativePin(multiplier: 0.25)
      case .optionalRelativeWidth: pins.relativeWidth = BoxRelativePin(multiplier: 0.25, pin: BoxPin(priority: 700))
      case .contradiction: (pins.width, pins.left) = (BoxPin(constant: width), BoxPin(constant: 3))
      }
      return pins
    }
  }

  private static let count = SampleSize.value(2000, sample: 500)

  private static let spaces: [RootSpace] = [
    .exact(LayoutSize(width: 5000, height: 5000)), .available(width: nil, height: nil),
  ]

  @Test("items in a chain", arguments: Shape.allCases)
  func chain(_ shape: Shape) throws {
    for space in Self.spaces {
      var tree = LayoutTree(rules: .stackView)
      let root = tree.makeNode(.stackView())
      try tree.setBox(BoxContainer(axis: .horizontal, spacing: 1), of: root)
      for index in 0..<Self.count {
        let leaf = try tree.add(.stackView(), to: root, isLeaf: true)
        try tree.setPins(shape.pins(index), of: leaf)
      }
      try layOut(tree, root, space)
    }
  }

  @Test("nested boxes", arguments: Shape.allCases, [LayoutAxis.horizontal, .vertical])
  func nest(_ shape: Shape, _ axis: LayoutAxis) throws {
    for space in Self.spaces {
      var tree = LayoutTree(rules: .stackView)
      let root = tree.makeNode(.stackView())
      var inner = root
      for index in 0..<(Self.count / 2) {
        try tree.setBox(BoxContainer(axis: axis, insets: Edges(1)), of: inner)
        _ = try tree.add(.stackView(), to: inner, isLeaf: true)
        inner = try tree.add(.stackView(), to: inner, isLeaf: index == Self.count / 2 - 1)
        try tree.setPins(shape.pins(index), of: inner)
      }
      try layOut(tree, root, space)
    }
  }

  private func layOut(_ made: consuming LayoutTree, _ root: NodeID, _ space: RootSpace) throws {
    var tree = made
    try tree.layOut(root, in: space, leaves: LayoutSize(width: 30, height: 10))
    #expect(tree.boxStatistics.constraintSolutions == 0)
    var pending = [root]
    while let node = pending.popLast() {
      let frame = tree.frame(of: node)
      #expect(frame.width >= 0 && frame.height >= 0 && frame.maxX.isFinite && frame.maxY.isFinite)
      pending += tree.children(of: node)
    }
  }

  @Test("relations and relative sizes whose factors multiply beyond the range of numbers", arguments: [1e6, 1e-6])
  func hugeFactors(_ factor: Double) throws {
    for space in Self.spaces {
      var tree = LayoutTree(rules: .stackView)
      let root = tree.makeNode(.stackView())
      try tree.setBox(BoxContainer(axis: .horizontal), of: root)
      var (inner, previous) = (root, NodeID?.none)
      for index in 0..<200 {
        let item = try tree.add(.stackView(), to: root)
        if let previous {
          let constraint = BoxSizeConstraint(.horizontal, BoxPin(constant: 1), .node(previous, multiplier: factor))
          try tree.setSizeConstraints([constraint], of: item)
        }
        previous = item
        inner = try tree.add(.stackView(), to: inner, isLeaf: index == 199)
        var pins = BoxPins()
        pins.relativeWidth = BoxRelativePin(multiplier: factor, pin: BoxPin(constant: 1))
        try tree.setPins(pins, of: inner)
        if index < 199 { try tree.setBox(BoxContainer(axis: .horizontal), of: inner) }
      }
      try tree.layOut(root, in: space, leaves: LayoutSize(width: 30, height: 10))
      for item in tree.children(of: root) {
        #expect(tree.frame(of: item).width >= 0 && tree.frame(of: item).maxX.isFinite)
      }
    }
  }

  @Test("no size is negative near the largest lengths")
  func hugeLengths() throws {
    for constant in [1e12, -1e12, 9.99e11] {
      for shape in Shape.allCases {
        var tree = LayoutTree(rules: .stackView)
        let root = tree.makeNode(.stackView())
        try tree.setBox(BoxContainer(axis: .horizontal, insets: Edges(0.1)), of: root)
        for index in 0..<4 {
          let leaf = try tree.add(.stackView(), to: root, isLeaf: true)
          var pins = shape.pins(index)
          pins.right = BoxPin(constant: constant + Double(index) / 7)
          try tree.setPins(pins, of: leaf)
        }
        for space in Self.spaces {
          try tree.layOut(root, in: space, leaves: LayoutSize(width: 30.3, height: 10))
          for leaf in tree.children(of: root) { #expect(tree.frame(of: leaf).width >= 0) }
        }
      }
    }
  }
}
