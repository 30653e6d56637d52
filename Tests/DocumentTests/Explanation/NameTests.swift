import LayoutDocument
import LayoutEngine
import LayoutExplanation
import LayoutTestSupport
import Testing

/// An explanation calls each item by one name.
@Suite("Names in explanations") struct NameTests {
  @Test("each sentence has the short names of its items", arguments: SampleSize.some(SpecFolder.files, oneOf: 32))
  func shortNames(file: SpecFile) throws {
    for (index, layoutCase) in try file.read().cases.enumerated() {
      var random = SplitMix64(seed: UInt64(index))
      let ids: [String?] = layoutCase.nodes.map { node in
        random.chance(60) ? nil : random.chance(70) ? node.id : random.pick(["item", "row 2", ""])
      }
      let named = try #require(layoutCase.withIDs(ids))
      try expectShortNames(named, node: random.integer(0...(ids.count - 1)))
    }
  }

  @Test("each sentence about an example has the short names of its items")
  func examples() throws {
    for file in SpecFolder.files where file.folder == "examples" {
      for layoutCase in try file.read().cases {
        let named = try #require(layoutCase.withIDs(layoutCase.nodes.map { _ in nil }))
        for node in named.nodes.indices where node % SampleSize.value(1, sample: 4) == 0 {
          try expectShortNames(named, node: node)
        }
      }
    }
  }

  /// With marks as names, the explanation is the same: where a sentence has a mark, it otherwise has the short name.
  private func expectShortNames(_ layoutCase: LayoutCase, node: Int) throws {
    let names = layoutCase.shortNames
    #expect(Set(names).count == names.count, "\(layoutCase.name): \(names)")
    let marks = names.indices.map { "⟨\($0)⟩" }
    let marked = try CaseLayout(try #require(layoutCase.withIDs(marks))).explanation(of: node)?.lines()
    let expected = marked?.map { line in
      zip(marks, names).reduce(line) { $0.replacing($1.0, with: $1.1) }
    }
    let lines = try CaseLayout(layoutCase).explanation(of: node)?.lines()
    #expect(lines == expected, "\(layoutCase.name), node \(node)")
    let paths = lines?.filter { $0.contains("children[") } ?? []
    #expect(paths.isEmpty)
  }

  @Test("a name is the id, the text or the kind, with a number where several nodes have it")
  func names() throws {
    let text = #"""
      {"name": "names", "root": {"children": [
        {"style": {"direction": "row"}, "children": [{"id": "title"}, {"id": "label"}, {"id": "label"}]},
        {"style": {"direction": "rowReverse"}, "children": [
          {"measure": {"text": "Hello", "advance": 8, "lineHeight": 18}}, {"measure": {"image": [9, 9]}},
          {"measure": {"text": "", "advance": 8, "lineHeight": 18}}]},
        {"children": [{}, {"measure": {"fixed": [9, 9]}}, {"id": "row 1"}, {"id": "row 4"}, {"id": "row 4"}]},
        {"style": {"direction": "row"}, "children": [{"id": "a"}]},
        {"box": {"axis": "x"}, "children": [
          {"measure": {"text": "A text\n that  is longer than a name", "advance": 8, "lineHeight": 18}},
          {"measure": {"text": "Twice", "advance": 8, "lineHeight": 18}},
          {"measure": {"text": "Twice", "advance": 8, "lineHeight": 18}}]}]}}
      """#
    let layoutCase = try LayoutFile(parsing: Array(text.utf8)).cases[0]
    #expect(
      layoutCase.shortNames == [
        "root", "row 2", "title", "label 1", "label 2", "row 3", "\"Hello\"", "image", "text", "column", "leaf 1",
        "leaf 2", "row 1", "row 4 1", "row 4 2", "row 5", "a", "box", "\"A text that is longer th…\"", "\"Twice\" 1",
        "\"Twice\" 2",
      ])
    let lines = try #require(try CaseLayout(layoutCase).explanation(of: 4)).lines()
    #expect(lines.first?.hasPrefix("label 2: x ") == true)
  }

  @Test("nodes of a tree with the same name are told apart")
  func sameNames() throws {
    var plan = TreePlan(rules: .stackView)
    var style = Style(.stackView)
    style.direction = .row
    let root = plan.add(style)
    style.width = 20
    style.height = 10
    let items = (0..<3).map { _ in plan.add(style, to: root) }
    var planted = try PlantedTree(plan)
    try planted.layOut(in: .available(width: 300, height: nil))
    let ids = try items.map { try planted.id($0) }
    let explanation = planted.tree.explanation(
      of: ids[2], names: { ids.contains($0) ? "item" : "row" }, measure: planted.probe.function)
    #expect(explanation?.name == "item 3")
    #expect(explanation?[.x].steps.contains { $0.text == "item 1 and item 2 before it take 40: 40" } == true)
  }
}

extension LayoutCase {
  /// Returns the case with other ids.
  fileprivate func withIDs(_ ids: [String?]) -> LayoutCase? {
    let nodes = zip(nodes, ids).map { node, id in
      var new = LayoutCase.Node(id: id, style: node.style, measure: node.measure, parent: node.parent)
      (new.box, new.item, new.sizeConstraints) = (node.box, node.item, node.sizeConstraints)
      return new
    }
    return LayoutCase(name: name, rules: rules, scale: scale, nodes: nodes)?
      .replacingSpace(width: availableWidth, height: availableHeight)
  }
}
