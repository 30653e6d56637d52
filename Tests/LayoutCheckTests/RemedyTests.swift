import LayoutCheck
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// A remedy is proven: applied to the screen, it removes its finding, and causes no other.
@Suite struct RemedyTests {
  private func faults(_ layoutCase: LayoutCase, _ settings: CheckSettings) throws -> Set<Subject> {
    Set(try BruteForce(layoutCase, settings).places().keys)
  }

  /// Returns the style of a node with the default in place of each invalid value.
  private func usedStyle(_ node: DocumentNode, _ layoutCase: LayoutCase) -> Style? {
    var tree = LayoutTree(rules: layoutCase.rules)
    let id = tree.makeNode(node.style)
    return tree.usedStyle(of: id)
  }

  /// Applies each remedy by itself. Returns the number of findings, and of those with a remedy.
  private func expectProven(
    _ layoutCase: LayoutCase, _ settings: CheckSettings, _ about: String
  ) throws -> (findings: Int, remedies: Int) {
    let findings = try layoutCase.check(settings).findings
    if findings.isEmpty { return (0, 0) }
    let before = try faults(layoutCase, settings)
    for finding in findings {
      guard let change = finding.remedyChange else { continue }
      let about = "\(about): \(finding.text): \(finding.remedy)"
      var changed = layoutCase
      let isApplied = changed.apply(change)
      #expect(isApplied, "\(about)")
      let after = try faults(changed, settings)
      #expect(!after.contains(Subject(finding)), "\(about)")
      #expect(after.isSubset(of: before), "\(about): \(after.subtracting(before))")
      let isRestored = changed.apply(change.inverse)
      #expect(isRestored, "\(about)")
      let isSame = zip(changed.nodes, layoutCase.nodes).allSatisfy { usedStyle($0, changed) == usedStyle($1, changed) }
      #expect(isSame, "\(about)")
      #expect(finding.remedy.hasPrefix(change.text), "\(about)")
      for edit in change.edits {
        #expect(finding.remedy.contains(edit.property) && finding.remedy.contains(edit.new ?? edit.old ?? "?"))
      }
    }
    return (findings.count, findings.filter { $0.remedyChange != nil }.count)
  }

  @Test(
    "remedies of random documents are proven",
    arguments: [17, 83] + Array(0..<UInt64(SampleSize.value(200, sample: 12))))
  func randomDocuments(seed: UInt64) throws {
    let layoutCase = try #require(RandomScreen.layoutCase(seed: seed))
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (100...124, [1, 1.5])
    _ = try expectProven(layoutCase, settings, "seed \(seed)")
  }

  @Test("a remedy keeps the columns of items if one that keeps them is proven")
  func columns() throws {
    let text = """
      {"name": "grid", "root": {"id": "grid", "style": {"columns": 4, "columnGap": 8, "width": 400}, "children": [
        {"id": "a", "measure": {"text": "unbreakable-letters", "advance": 8, "lineHeight": 16}},
        {"id": "b", "measure": {"text": "some words here", "advance": 8, "lineHeight": 16}},
        {"id": "c", "measure": {"text": "another-long-word", "advance": 8, "lineHeight": 16}},
        {"id": "d", "measure": {"text": "d", "advance": 8, "lineHeight": 16}}]}}
      """
    var layoutCase = try #require(try LayoutFile(parsing: Array(text.utf8)).cases.first)
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (320...700, [1, 1.5])
    let findings = try layoutCase.check(settings).findings
    #expect(findings.map(\.nodes) == [["a"], ["c"]])
    // 19 letters of 12 points in the largest text.
    let remedy = "let grid have as many columns as fit (minColumnWidth 228)"
    #expect(findings.map(\.remedy) == [remedy, remedy])
    let change = try #require(findings.first?.remedyChange)
    let isApplied = layoutCase.apply(change)
    #expect(isApplied)
    #expect(try layoutCase.check(settings).isEmpty && layoutCase.nodes[0].style.columns == 4)
  }

  @Test("injected faults have proven remedies")
  func injectedFaults() throws {
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (320...352, [1, 53.0 / 17])
    var (findings, remedies) = (0, 0)
    for seed in 0..<UInt64(SampleSize.value(96, sample: 16)) {
      var random = SplitMix64(seed: seed &+ 1_000_000)
      let fault = InjectedFault.allCases[Int(seed) % InjectedFault.allCases.count]
      var screen = SoundScreen(seed: seed, parts: 2, last: fault.part)
      _ = try #require(fault.put(into: &screen, &random))
      let layoutCase = try #require(screen.layoutCase)
      let counts = try expectProven(layoutCase, settings, "seed \(seed), \(fault)")
      (findings, remedies) = (findings + counts.findings, remedies + counts.remedies)
    }
    #expect(remedies * 4 >= findings * 3, "\(remedies) of \(findings)")
  }

  @Test("a title in a column of automatic height does not get a basis of 0")
  func titleInColumn() throws {
    let json = """
      {"name": "case", "root": {"id": "screen", "style": {"width": 200}, "children": [
        {"id": "row", "style": {"direction": "column"}, "children": [
          {"id": "title", "style": {"width": 300}, "measure": {"text": "a title of words", "advance": 10, "lineHeight": 20}}]}]}}
      """
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (200...240, [1])
    let finding = try #require(try layoutCase.check(settings).findings.first)
    #expect(finding.remedy == "let the width of title be a maximum (maxWidth 300 in place of width 300)")
  }

  @Test("a change is a value that is applied to a tree and taken back")
  func change() throws {
    var tree = LayoutTree(rules: .css)
    var style = Style(.css)
    (style.width, style.margin.left) = (.points(20), -3)
    let node = tree.makeNode(style)
    let change = RemedyChange(
      of: node, .style,
      [
        RemedyChange.Edit("minWidth", from: nil, to: "50%"), RemedyChange.Edit("width", from: "20", to: nil),
        RemedyChange.Edit("marginLeft", from: "-3", to: nil),
      ])
    let isApplied = change.apply(to: &tree)
    let changed = try #require(tree.style(of: node))
    #expect(
      isApplied && changed.minWidth == .percent(50) && changed.width == .auto && changed.margin.left == .points(0))
    let isRestored = change.inverse.apply(to: &tree)
    #expect(isRestored && tree.style(of: node) == style)
    let invalid = RemedyChange(of: node, .style, [RemedyChange.Edit("width", from: nil, to: "wide")])
    let box = RemedyChange(of: node, .box, [RemedyChange.Edit("spacing", from: nil, to: "3")])
    for change in [invalid, box] {
      let isApplied = change.apply(to: &tree)
      #expect(!isApplied && tree.style(of: node) == style)
    }
  }
}
