import BoxEngine
import LayoutDocument
import LayoutEngine
import LayoutOracle
import LayoutTestSupport
import Testing

/// Content hugging and compression resistance of priority 1000 rank above all optional pins, and below required pins.
@Suite struct ContentPriorityTests {
  /// The priority that ranks like 1000 for content: above all optional pins of the tests.
  private static let equivalent = 999.75

  // MARK: - Examples

  /// A row of 200 points with a spacing of 8, with a content of 24 points among labels of 40 points.
  private func row(_ items: String, width: Double = 200) -> String {
    """
    {"box": {"axis": "x", "spacing": 8}, "style": {"width": \(width), "height": 60}, "children": [\(items)]}
    """
  }

  private func label(_ frame: String) -> String {
    "{\"measure\": {\"fixed\": [40, 16]}, \"item\": {}, \"frame\": \(frame)}"
  }

  private func content(_ item: String, _ frame: String, constraints: String = "[]") -> String {
    """
    {"id": "v", "measure": {"fixed": [24, 24]}, "item": {\(item)}, "constraints": \(constraints), "frame": \(frame)}
    """
  }

  /// Expects the frames in the text from the engine and from the oracle, and returns the issues of the item `v`.
  private func issues(of text: String, isUnique: Bool = true) throws -> [LayoutIssue.Kind] {
    try expectFrames(text, isUnique: isUnique)
    let layout = try CaseLayout(boxCase(text))
    #expect(layout.layoutCase.differences(from: layout.frames).isEmpty, "\(layout.frames)")
    let index = try #require(layout.layoutCase.nodes.firstIndex { $0.id == "v" })
    let issues = layout.tree.issues(below: layout.ids[0]).filter { if case .overflow = $0.kind { false } else { true } }
    #expect(issues.allSatisfy { $0.node == layout.ids[index] })
    return issues.map(\.kind)
  }

  @Test func aRequiredWidthOutranksHugging() throws {
    let issue = LayoutIssue.Kind.pins(.violatedContentPriority(axis: .horizontal, amount: 20))
    let (pinned, constraint) = ("\"hugX\": 1000, \"width\": 44", "[{\"width\": \"==44\"}]")
    let alone = row(content(pinned + ", \"right\": \">=0\"", "[0, 0, 44, 60]"))
    #expect(try issues(of: alone) == [issue])
    let before = row(content(pinned, "[0, 0, 44, 60]") + "," + label("[52, 0, 148, 60]"))
    #expect(try issues(of: before) == [issue])
    let hugging = "\"hugX\": 1000"
    let constrained = content(hugging, "[0, 0, 44, 60]", constraints: constraint)
    #expect(try issues(of: row(constrained + "," + label("[52, 0, 148, 60]"))) == [issue])
    let between = content(hugging, "[48, 0, 44, 60]", constraints: constraint)
    let labels = [label("[0, 0, 40, 60]"), between, "{\"item\": {}, \"frame\": [100, 0, 100, 60]}"]
    #expect(try issues(of: row(labels.joined(separator: ","))) == [issue])
    let narrow = row(content(pinned, "[0, 0, 44, 60]") + "," + label("[52, 0, 0, 60]"), width: 52)
    #expect(try issues(of: narrow) == [issue])
  }

  @Test func aRequiredWidthOutranksResistance() throws {
    let item = "\"resistX\": 1000, \"width\": 10"
    let text = row(content(item, "[0, 0, 10, 60]") + "," + label("[18, 0, 182, 60]"))
    #expect(try issues(of: text) == [.pins(.violatedContentPriority(axis: .horizontal, amount: -14))])
  }

  @Test func requiredEdgesOutrankHugging() throws {
    #expect(
      try issues(of: row(content("\"hugX\": 1000", "[0, 0, 200, 60]")))
        == [.pins(.violatedContentPriority(axis: .horizontal, amount: 176))])
  }

  @Test func contentOutranksAnyOptionalPin() throws {
    let item = "\"hugX\": 1000, \"width\": \"==44@999.99\""
    let text = row(content(item, "[0, 0, 24, 60]") + "," + label("[32, 0, 168, 60]"))
    #expect(try issues(of: text).isEmpty)
    let edge = row(content("\"resistX\": 1000, \"right\": \"==0@999.99\"", "[0, 0, 24, 60]"), width: 10)
    #expect(try issues(of: edge).isEmpty)
  }

  /// The natural height is the one at the item's width: three lines at 20 points.
  @Test func aRequiredHeightOutranksTheLinesOfAText() throws {
    let measure = "{\"text\": \"HH HH HH\", \"advance\": 10, \"lineHeight\": 10}"
    let text = """
      {"box": {"axis": "y"}, "style": {"width": 20}, "children": [
        {"id": "v", "measure": \(measure), "item": {"height": 20, "resistY": 1000}, "frame": [0, 0, 20, 20]}]}
      """
    #expect(try issues(of: text) == [.pins(.violatedContentPriority(axis: .vertical, amount: -10))])
    let fitting = text.replacing("\"height\": 20", with: "\"height\": 30").replacing("20, 20]", with: "20, 30]")
    #expect(try issues(of: fitting).isEmpty)
  }

  @Test func aRequiredWidthOutranksTheContentOfAStack() throws {
    let stack = """
      {"id": "v", "item": {"width": 44, "hugX": 1000}, "style": {"direction": "row", "padding": 2}, "children": [
        {"measure": {"fixed": [20, 24]}, "frame": [2, 2, 20, 56]}], "frame": [0, 0, 44, 60]}
      """
    #expect(
      try issues(of: row(stack + "," + label("[52, 0, 148, 60]")))
        == [.pins(.violatedContentPriority(axis: .horizontal, amount: 20))])
  }

  /// Two contents of priority 1000 share missing space like two of any other level.
  @Test func contentsOfPriority1000GiveWayTogether() throws {
    let item = "{\"measure\": {\"fixed\": [60, 10]}, \"item\": {\"resistX\": 1000}}"
    let layout = try CaseLayout(boxCase(row("\(item), \(item)", width: 68)))
    #expect(layout.frames.dropFirst().map(\.width) == [30, 30])
    let kinds = layout.tree.issues(below: layout.ids[0]).map(\.kind)
    let issue = LayoutIssue.Kind.pins(.violatedContentPriority(axis: .horizontal, amount: -30))
    #expect(kinds == [issue, issue])
  }

  @Test func issuesNameTheConstraintAndTheRemedy() throws {
    let text = row(content("\"hugX\": 1000, \"width\": 44", "[0, 0, 44, 60]") + "," + label("[52, 0, 148, 60]"))
    let layout = try CaseLayout(boxCase(text))
    let issue = try #require(layout.tree.issues(below: layout.ids[0]).first)
    #expect(
      issue.cause == "the item is 20 points wider than its content, although content hugging has the priority 1000")
    #expect(issue.remedy == "give content hugging, or a pin that determines the size, a priority below 1000")
  }

  // MARK: - Equivalence with a lower priority

  /// The explicit sizes of the content, in documents.
  private static let sizes = [
    #""item": {"width": 44@"#, #""item": {"width": "<=10"@"#, #""item": {"width": ">=50"@"#,
    #""item": {"relativeWidth": 0.25@"#, #""constraints": [{"width": "==44"}], "item": {@"#,
    #""constraints": [{"width": "*0.5", "of": "height"}], "item": {@"#, #""item": {"height": 30, "width": 44@"#,
    #""item": {"width": 44, "flex": 1@"#, #""item": {"width": 44, "centerX": 0, "left": ">=0", "right": ">=0"@"#,
    #""item": {@"#,
  ]
  /// The items around the content, which `$V` stands for.
  private static let surroundings = [
    "$V", "$V, $L", "$L, $V", "$L, $V, $L", #"$V, {"item": {}}"#, "$V, $F",
    #"{"box": {"axis": "x"}, "children": [$V, $L]}"#, "$V, $O", "$O, $V, $V",
    #"{"box": {"axis": "y"}, "children": [$V, $L, $V]}"#, "$V, $V, $X",
  ]

  private static func document(_ size: String, _ surrounding: String, _ content: String, width: String) -> String {
    var item = size.replacing("@", with: (size.hasSuffix("{@") ? "" : ", ") + content + "}")
    item = "{\"measure\": {\"fixed\": [24, 24]}, \(item)}"
    let parts = [
      ("$V", item), ("$L", #"{"measure": {"fixed": [40, 16]}, "item": {}}"#),
      ("$F", #"{"measure": {"fixed": [40, 16]}, "item": {"right": ">=0"}}"#),
      ("$O", #"{"measure": {"fixed": [40, 16]}, "item": {"width": "==90@999.5", "right": "==0@999"}}"#),
      ("$X", #"{"measure": {"fixed": [40, 16]}, "item": {"hugX": 1000, "resistX": 999.5, "right": "==4@999.5"}}"#),
    ]
    var children = surrounding
    for (name, part) in parts { children = children.replacing(name, with: part) }
    return """
      {"box": {"axis": "x", "spacing": 8}, "style": {\(width)"height": 60}, "children": [\(children)]}
      """
  }

  @Test(arguments: ["\"hugX\": ", "\"resistX\": ", "\"hugX\": 900, \"resistX\": ", "\"resistX\": 750.5, \"hugX\": "])
  func explicitSizesAreThoseBesideOptionalContent(_ content: String) throws {
    for size in Self.sizes {
      for surrounding in Self.surroundings {
        for width in ["\"width\": 200, ", "\"width\": 50, ", ""] {
          let strongest = try boxCase(Self.document(size, surrounding, content + "1000", width: width))
          try expectSameFrames(strongest, "\(size) \(surrounding) \(content) \(width)")
        }
      }
    }
  }

  /// Expects that content of priority 1000 leads to the same frames as content of a slightly lower priority.
  private func expectSameFrames(_ strongest: LayoutCase, _ comment: String) throws {
    var optional = strongest
    for index in optional.nodes.indices {
      guard var item = optional.nodes[index].item else { continue }
      for priority in [\BoxPins.hugX, \.hugY, \.resistX, \.resistY] where item[keyPath: priority] == 1000 {
        item[keyPath: priority] = Self.equivalent
      }
      optional.setItem(item, of: index)
    }
    let (layout, frames) = (try CaseLayout(strongest), try CaseLayout(optional).frames)
    #expect(layout.frames == frames, "\(comment)")
    expectIssues(layout.tree, layout, comment)
    let (oracle, other) = (try BoxOracle(strongest), try BoxOracle(optional))
    #expect(oracle.frames == other.frames, "oracle: \(comment)")
    let comparison = try oracle.comparison(with: layout.frames)
    #expect(comparison.isOptimal(), "\(comment): \(comparison)")
  }

  /// Expects an issue exactly for content of priority 1000 that does not have its natural size.
  private func expectIssues(_ tree: LayoutTree, _ layout: CaseLayout, _ comment: String) {
    var expected: [LayoutIssue] = []
    let nodes = layout.layoutCase.nodes
    for (index, node) in nodes.enumerated() {
      guard let measure = node.measure, isDisplayed(index, nodes) else { continue }
      let (frame, pins) = (tree.frame(of: layout.ids[index]), tree.pins(of: layout.ids[index]) ?? BoxPins())
      let width = measure.measure(MeasureInput(), rules: .stackView).size.width
      let height = measure.measure(MeasureInput(knownWidth: frame.width), rules: .stackView).size.height
      for (axis, natural, hugging, resistance) in [
        (LayoutAxis.horizontal, width, pins.hugX, pins.resistX), (.vertical, height, pins.hugY, pins.resistY),
      ] {
        let amount = frame.size[axis] - natural
        guard amount.magnitude > 0.01, (amount > 0 ? hugging : resistance) == 1000 else { continue }
        expected.append(
          LayoutIssue(node: layout.ids[index], kind: .pins(.violatedContentPriority(axis: axis, amount: amount))))
      }
    }
    let found = tree.issues(below: layout.ids[0]).filter { $0.kind.pinIssueName == .violatedContentPriority }
    #expect(found.count == expected.count, "\(comment): \(found), expected \(expected)")
    for issue in found { #expect(expected.contains { issue.isNearly($0) }, "\(comment): \(issue)") }
  }

  private func isDisplayed(_ index: Int, _ nodes: [DocumentNode]) -> Bool {
    var node: Int? = index
    while let current = node {
      if nodes[current].style.display == .none { return false }
      node = nodes[current].parent
    }
    return true
  }

  // MARK: - Random trees

  @Test(arguments: 0..<SampleSize.of(4000))
  func randomTreesAreThoseOfOptionalContent(_ seed: Int) throws {
    var generator = BoxTreeGenerator(seed: 2_000_000 + UInt64(seed))
    if seed % 4 == 0 {
      (generator.constrainedShare, generator.depth) = (20, 3)
      // Ratios and heights that depend on widths are not optimal together.
      generator.features.remove(.texts)
    }
    let generated = generator.layoutCase()
    var layoutCase = try #require(generated)
    for index in layoutCase.nodes.indices where layoutCase.nodes[index].measure != nil {
      guard var item = layoutCase.nodes[index].item else { continue }
      for priority in [\BoxPins.hugX, \.hugY, \.resistX, \.resistY] where generator.random.chance(30) {
        item[keyPath: priority] = 1000
      }
      if generator.random.chance(20) { item.width = BoxPin(constant: 50) }
      if generator.random.chance(20) { item.height = BoxPin(constant: 30) }
      layoutCase.setItem(item, of: index)
    }
    try expectSameFrames(layoutCase, "seed \(seed)")
  }

  /// After edits, the issues are those of a new tree.
  @Test(arguments: 0..<SampleSize.of(1000))
  func issuesFollowEdits(_ seed: Int) throws {
    var generator = BoxTreeGenerator(seed: 3_000_000 + UInt64(seed))
    generator.features.insert(.texts)
    let generated = generator.layoutCase()
    var layoutCase = try #require(generated)
    let layout = try CaseLayout(layoutCase)
    var tree = layout.tree
    for step in 0..<6 {
      for index in layoutCase.nodes.indices where generator.random.chance(30) {
        guard layoutCase.nodes[index].measure != nil, var item = layoutCase.nodes[index].item else { continue }
        for priority in [\BoxPins.hugX, \.hugY, \.resistX, \.resistY] {
          item[keyPath: priority] = generator.random.pick([1000, 1000, 600])
        }
        item.width = generator.random.chance(50) ? BoxPin(constant: 50) : nil
        layoutCase.setItem(item, of: index)
        try tree.setPins(item, of: layout.ids[index])
      }
      let space = RootSpace.available(width: layoutCase.availableWidth, height: layoutCase.availableHeight)
      try tree.computeLayout(of: layout.ids[0], in: space, measure: layout.measure)
      let fresh = try CaseLayout(layoutCase)
      let causes = tree.issues(below: layout.ids[0]).map(\.cause)
      #expect(causes == fresh.tree.issues(below: fresh.ids[0]).map(\.cause), "seed \(seed), step \(step)")
      expectIssues(tree, layout, "seed \(seed), step \(step)")
    }
  }
}

extension LayoutIssue {
  /// Whether two issues differ by rounding errors at most.
  fileprivate func isNearly(_ other: LayoutIssue) -> Bool {
    guard case .container(let issue) = kind, case .container(let otherIssue) = other.kind, node == other.node,
      issue.name == otherIssue.name, issue.axis == otherIssue.axis,
      let amount = issue.amount, let otherAmount = otherIssue.amount
    else { return false }
    return abs(amount - otherAmount) < 1e-6
  }
}
