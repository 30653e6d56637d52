import Testing

@testable import stacklayout

@Suite struct LayoutCommandTests {
  @Test func table() {
    let run = run("layout", "-", document: pair())
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(
      run.output == """
        good
        node   x  y  width  height
        empty  0  0     10      20

        other
        node     x  y  width  height
        box      0  0     10      20
          child  0  0     10       0

        """)
  }

  @Test func severalFilesAreListedWithTheirNames() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.json", #"{"name": "one", "root": {}}"#)
    let second = try folder.file("b.json", #"{"name": "two", "root": {}}"#)
    let lines = run("layout", first, second).outputLines
    #expect(lines.first == "\(first): one")
    #expect(lines.contains("\(second): two"))
  }

  @Test func jsonHasAllFramesAndIsReproducedWhenRead() {
    let first = run("layout", "--format", "json", "-", document: pair())
    #expect(first.status == .success)
    #expect(first.output.contains(#""frame": [0, 0, 10, 20], "children""#))
    let second = run(["layout", "--format=json", "-"], input: Array(first.output.utf8))
    #expect(second.output == first.output)
    #expect(run(["conform", "-"], input: Array(first.output.utf8)).status == .success)
  }

  @Test func jsonOfSeveralFilesIsOneDocument() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.json", #"{"name": "one", "root": {}}"#)
    let second = try folder.file("b.json", #"{"name": "two", "root": {}}"#)
    let both = run("layout", "--format", "json", first, second)
    #expect(both.status == .success)
    #expect(run(["conform", "-"], input: Array(both.output.utf8)).outputLines.last == "2 passed, 0 failed")
    let twice = run("layout", "--format", "json", first, second, first)
    #expect(twice.status == .badDocument)
    #expect(twice.output == both.output)
    #expect(
      twice.messageLines == ["\(first): case name \"one\" is also in \(first): one document cannot hold both"])
  }

  @Test func jsonHasTheFramesOfVariants() {
    let document =
      #"{"name": "n", "defaults": "css", "root": {"style": {"width": 9, "paddingTop": 4}}, "variants": {}}"#
    let json = run("layout", "--format", "json", "-", document: document).output
    #expect(json.contains(#""frame": [0, 0, 9, 4]"#))
    #expect(json.contains(#""variants": {}"#))
    let wide = document.replacing(#""paddingTop": 4"#, with: #""paddingLeft": 4"#)
    let other = run("layout", "--format", "json", "-", document: wide).output
    #expect(other.contains(#""variants": {"boxSizing": [[0, 0, 9, 0]], "both": [[0, 0, 9, 0]]}"#))
    #expect(run(["conform", "-"], input: Array(other.utf8)).status == .success)
  }

  private func root(_ arguments: String..., style: String, more: String = "") -> [Substring] {
    let document =
      #"{"name": "n", \#(more) "root": {"id": "root", "style": \#(style), "children": [{"style": {"width": "50%"}}]}}"#
    let run = run(["layout", "-"] + arguments, input: Array(document.utf8))
    return run.outputLines.dropFirst(2).flatMap { $0.split(separator: " ").suffix(2) }
  }

  @Test func widthOptionReplacesTheAvailableWidth() {
    // The percentage resolves against the available width to size the root, and then against the width of the root.
    #expect(root("--width", "80", style: "{}", more: #""available": {"width": 300},"#) == ["40", "0", "20", "0"])
    #expect(root("--width", "80", style: #"{"width": "50%"}"#) == ["40", "0", "20", "0"])
  }

  @Test func sizeOptionsReplaceTheSizeOfTheRoot() {
    #expect(root("--width", "80", "--height", "9", style: #"{"width": 300, "height": 100}"#) == ["80", "9", "40", "0"])
    #expect(root("--width", "80", style: #"{"width": 300, "maxWidth": 60}"#) == ["60", "0", "30", "0"])
  }

  @Test func sizeOptionsSetTheBorderBox() {
    let style = #"{"width": 300, "paddingLeft": 10, "paddingRight": "5%", "border": 1}"#
    #expect(root("--width", "80", style: style, more: #""defaults": "css","#) == ["80", "2", "32", "0"])
  }

  @Test func scaleOptionReplacesTheScale() {
    #expect(root("--scale", "1", style: #"{"width": 10.6}"#) == ["11", "0", "5", "0"])
    #expect(root("--scale", "0", style: #"{"width": 10.6}"#, more: #""scale": 1,"#) == ["10.6", "0", "5.3", "0"])
  }

  @Test func caseOptionSelectsACase() {
    let run = run("layout", "--case", "good", "-", document: pair())
    #expect(run.outputLines.first == "good")
    #expect(run.outputLines.count == 3)
    let unknown = pairRun("--case", "goof")
    #expect(unknown.status == .usage)
    #expect(unknown.messages.contains("there is no case 'goof' (did you mean 'good'?)"))
  }

  private func pairRun(_ arguments: String...) -> ToolRun {
    run(["layout", "-"] + arguments, input: Array(pair().utf8))
  }

  @Test func colorsAreUsedOnlyIfEnabled() {
    #expect(!pairRun().output.contains("\u{1B}"))
    #expect(run(["layout", "-"], input: Array(pair().utf8), colors: true).output.hasPrefix("\u{1B}[1mgood\u{1B}[0m\n"))
  }
}
