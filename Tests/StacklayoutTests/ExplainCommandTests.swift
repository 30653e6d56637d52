import Testing

@testable import stacklayout

@Suite struct ExplainCommandTests {
  /// A row of 200 points with a title that grows and a badge with a minimum width of 90.
  private static let row = """
    {"name": "row", "root": {"id": "row", "style": {"direction": "row", "width": 200, "height": 40}, "children": [
      {"id": "title", "style": {"grow": 1, "width": 20}},
      {"id": "badge", "style": {"width": 60, "minWidth": 90}}]}}
    """

  @Test func text() {
    let run = run("explain", "-", "--node", "badge", document: Self.row)
    #expect(run.status == .success)
    #expect(
      run.output == """
        badge: x 110, y 0, width 90, height 40

        x 110
          the content box of row begins at its left edge  [css-sizing-3 §4.1]
          title has width 20  [css-sizing-3 §3]
          row has width 200  [css-sizing-3 §3]
          the items of row begin with 110 in all; its content box has 200  [css-flexbox-1 §9.3]
          90 points are free; grow 1 takes 90: 20 becomes 110  [css-flexbox-1 §9.7]
          title before it takes 110: 110  [css-flexbox-1 §9.5]
          without badge.minWidth (90): 140
          without row.direction (row): 0
          without row.width (200): 20
          without title.grow (1): 20

        y 0
          the content box of row begins at its top edge  [css-sizing-3 §4.1]
          without row.direction (row): 40
          does not depend on title

        width 90
          badge has width 60  [css-sizing-3 §3]
          minWidth raises 60 to 90  [css-sizing-3 §5.2]
          without badge.minWidth (90): 60
          does not depend on title and row

        height 40
          row has height 40  [css-sizing-3 §3]
          badge stretches across row: 40  [css-flexbox-1 §9.4]
          without row.direction (row): 0
          without row.height (40): 0
          does not depend on title

        width (60) has no effect: badge is 90 wide without it

        """)
  }

  @Test(arguments: [
    ("grow", 21, "1 point is free; grow 1 takes 1"), ("shrink", 19, "1 point is missing; shrink 1 gives 1"),
  ])
  func onePointIsSingular(_ factor: String, _ width: Int, _ step: String) {
    let document = """
      {"name": "row", "root": {"id": "row", "style": {"direction": "row", "width": \(width)}, "children": [
        {"id": "title", "style": {"\(factor)": 1, "width": 20}}]}}
      """
    let run = run("explain", "-", "--node", "title", "--property", "width", document: document)
    #expect(run.output.contains(step), "\(run.output)")
  }

  @Test func propertyOptionSelectsACoordinate() {
    let run = run("explain", "-", "--node", "title", "--property", "width", document: Self.row)
    #expect(
      run.outputLines.filter { $0.hasPrefix("width") } == [
        "width 110", "width (20) has no effect: title is 110 wide without it",
      ])
    #expect(!run.outputLines.contains { $0.hasPrefix("height") })
  }

  @Test func nodeOptionAcceptsAPath() {
    let run = run("explain", "-", "--node", "root.children[1]", document: Self.row)
    #expect(run.outputLines.first == "badge: x 110, y 0, width 90, height 40")
  }

  @Test func allNodesAreExplainedByDefault() {
    let run = run("explain", "-", document: Self.row)
    #expect(
      run.outputLines.filter { $0.contains(": x ") }.map { $0.prefix { $0 != ":" } } == ["row", "title", "badge"])
  }

  @Test func json() {
    let run = run("explain", "-", "--node", "badge", "--property", "width", "--format", "json", document: Self.row)
    #expect(
      run.output == """
        [
          {"case": "row", "node": "badge", "frame": {"x": 110, "y": 0, "width": 90, "height": 40}, "coordinates": \
        {"width": {"value": 90, "steps": [{"node": "badge", "rule": "css-sizing-3 §3", "text": "badge has width 60", \
        "value": 60}, {"node": "badge", "rule": "css-sizing-3 §5.2", "text": "minWidth raises 60 to 90", "value": 90}], \
        "causes": [{"node": "badge", "property": "minWidth", "value": "90", "without": 60, "text": \
        "without badge.minWidth (90): 60"}], "independentOf": ["title", "row"]}}, "ineffective": [{"property": "width", \
        "value": "60", "text": "width (60) has no effect: badge is 90 wide without it"}], "triesAllProperties": true}
        ]

        """)
  }

  @Test func unknownNodeIsAUsageError() {
    let unknown = run("explain", "-", "--node", "bagde", document: Self.row)
    #expect(unknown.status == .usage)
    #expect(unknown.messageLines.first == "stacklayout: there is no node 'bagde' (did you mean 'badge'?)")
  }

  /// A node with display none and descendants.
  private static let hidden =
    #"{"name": "n", "root": {"children": [{"id": "a", "style": {"display": "none"}, "#
    + #""children": [{"id": "b", "children": [{"id": "c"}]}]}]}}"#

  @Test func nodesWithDisplayNoneHaveNoFrame() {
    let hidden = run("explain", "-", "--node", "a", document: Self.hidden)
    #expect(hidden.status == .success)
    #expect(hidden.output == "a has no frame: display none leaves it out of the layout\n")
    let inner = run("explain", "-", "--node", "c", document: Self.hidden)
    #expect(inner.status == .success)
    #expect(inner.output == "c has no frame: display none of a leaves it out of the layout\n")
    let json = run("explain", "-", "--node", "a", "--format", "json", document: Self.hidden)
    #expect(
      json.output
        == "[\n  {\"case\": \"n\", \"node\": \"a\", \"frame\": null, \"text\": \"a has no frame: display none leaves it out of the "
        + "layout\"}\n]\n")
    let all = run("explain", "-", document: Self.hidden)
    #expect(!all.output.contains("no frame"))
  }

  @Test func severalCasesAreListedWithTheirNames() {
    let other = Self.row.replacing(#""name": "row""#, with: #""name": "wide <row>""#)
      .replacing(#""width": 200"#, with: #""width": 300"#)
    let document = "{\"cases\": [\(Self.row), \(other), \(Self.hidden)]}"
    let text = run("explain", "-", "--node", "badge", "--property", "width", document: document)
    #expect(
      text.outputLines.filter { $0.hasPrefix("row") || $0.hasPrefix("wide") || $0.hasPrefix("badge: ") } == [
        "row", "badge: x 110, y 0, width 90, height 40", "wide <row>", "badge: x 210, y 0, width 90, height 40",
      ])
    #expect(!text.output.contains("\n\n\n"))
    #expect(!text.output.hasSuffix("\n\n"))
    let one = run("explain", "-", "--case", "row", "--node", "badge", document: document)
    #expect(one.outputLines.first == "badge: x 110, y 0, width 90, height 40")
  }

  @Test func emptyIDCountsAsNoID() {
    let run = run("explain", "-", document: #"{"name": "n", "root": {"id": "", "style": {"width": 10, "height": 10}}}"#)
    #expect(run.outputLines.first == "root: x 0, y 0, width 10, height 10")
  }

  /// The article quotes the tool's output.
  @Test func articleQuotesTheCurrentOutput() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let path = root + "/Sources/LayoutExplanation/LayoutExplanation.docc/ExplainingLayouts.md"
    let article = String(decoding: try Files.read(path), as: UTF8.self)
    var quotes = 0
    for block in article.split(separator: "```console\n$ stacklayout ").dropFirst() {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let end = try #require(lines.firstIndex(of: "```"))
      let words = lines[0].split(separator: " ").map { $0.hasSuffix(".json") ? "\(root)/\($0)" : String($0) }
      #expect(run(words).output == lines[1..<end].joined(separator: "\n") + "\n", "\(lines[0])")
      quotes += 1
    }
    #expect(quotes == 13)
  }
}
