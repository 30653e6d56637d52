import CommandLineSupport
import Foundation
import LayoutDocument
import LayoutRendering
import Testing

@testable import stacklayout

@Suite struct PageCommandTests {
  /// The page of a document.
  private func page(_ document: String, name: String, about: String? = nil) throws -> String {
    let cases = try LayoutFile(parsing: Array(document.utf8)).cases
    return PageRenderer().render([
      PageRenderer.Section(document: name, about: about, cases: try cases.map { try PageCase($0) })
    ])
  }

  /// The texts of the headings of documents and cases.
  private func headings(in page: String) -> [Substring] {
    let lines = page.split(separator: "\n").map { $0.drop { $0 == " " } }
    return zip(lines, lines.dropFirst()).filter { $0.0.hasPrefix("<h2 ") || $0.0.hasPrefix("<h3 ") }.map { _, link in
      link.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
    }
  }

  @Test func pagesAreWrittenToStandardOutput() throws {
    let run = run("page", "-", document: pair())
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(run.output == (try page(pair(), name: "<stdin>")))
  }

  @Test func pagesAreWrittenToAFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/page.html"
    for option in [["-o", path], ["--output", path], ["-o" + path]] {
      let run = run(["page", "-"] + option, input: Array(pair().utf8))
      #expect(run.status == .success)
      #expect(run.output.isEmpty && run.messages.isEmpty)
      #expect(String(decoding: try FileAccess.read(path), as: UTF8.self) == (try page(pair(), name: "<stdin>")))
    }
    #expect(run("page", "-", "-o", "-", document: pair()).output == run("page", "-", document: pair()).output)
  }

  @Test func unwritableOutputFileIsReported() throws {
    let folder = try TemporaryFolder()
    let run = run("page", "-", "-o", folder.path, document: pair())
    #expect(run.status == .badDocument)
    #expect(run.output.isEmpty)
    #expect(run.messages == folder.path + ": cannot be written for option '--output': is a folder, not a file\n")
  }

  @Test func foldersAreSearched() throws {
    let folder = try TemporaryFolder()
    try folder.file("b/z.json", #"{"about": "About <z>", "cases": [{"name": "z", "root": {}}]}"#)
    try folder.file("a.json", #"{"name": "a", "root": {}}"#)
    try folder.file("notes.txt", "no document")
    let run = run("page", folder.path)
    #expect(run.status == .success)
    #expect(headings(in: run.output) == ["a.json", "a", "b/z.json", "z"])
    #expect(run.output.contains("<p>About &lt;z&gt;</p>"))
  }

  @Test func casesThatABrowserCannotLayOutAreReported() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file(
      "a.json",
      """
      {"cases": [
        {"name": "area", "root": {"children": [{}, {"measure": {"area": 100}}]}},
        {"name": "good", "root": {}},
        {"name": "border", "root": {"style": {"borderTop": 0.5}}}
      ]}
      """)
    let second = try folder.file("b.json", #"{"name": "box", "root": {"box": {}}}"#)
    let output = folder.path + "/page.html"
    let run = run("page", folder.path, "-o", output)
    #expect(run.status == .badDocument)
    #expect(run.output.isEmpty)
    // The page contains the other cases.
    let page = String(decoding: try FileAccess.read(output), as: UTF8.self)
    #expect(headings(in: page) == ["a.json", "good"])
    #expect(!page.contains("b.json"))
    #expect(
      run.messageLines == [
        "\(first):2:46: cases[0].root.children[1]: a browser has no content of a given area: use \"fixed\" or \"text\"",
        "\(first):4:30: cases[2].root: a browser draws borders in whole pixels: use a padding, or round 0.5",
        "\(second):1:25: root: a browser has no box containers: show the case with layout or render",
      ])
  }

  @Test func aPageWithoutCasesIsNotWritten() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.json", #"{"name": "box", "root": {"box": {}}}"#)
    let output = try folder.file("page.html", "earlier")
    let run = run("page", folder.path, "-o", output)
    #expect(run.status == .badDocument)
    #expect(run.messageLines.count == 1)
    #expect(try FileAccess.read(output) == Array("earlier".utf8))
  }

  @Test func documentsThatCannotBeReadAreLeftOut() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.file("a.json", #"{"name": "a", "root": {"widht": 1}}"#)
    let good = try folder.file("b.json", pair())
    let run = run("page", folder.path)
    #expect(run.status == .badDocument)
    #expect(run.output == StacklayoutTests.run("page", good).output)
    #expect(headings(in: run.output).first == "b.json")
    #expect(run.messageLines.count == 1)
    #expect(run.messages.hasPrefix("\(bad):1:24: root.widht: unknown key"))
  }

  @Test func namesOfFilesStayOnOneLine() throws {
    let folder = try TemporaryFolder()
    try folder.file("a\u{1B}[31m.json", #"{"name": "a", "root": {"style": {"border": 0.5}}}"#)
    let run = run("page", folder.path)
    #expect(run.messages.hasPrefix(folder.path + #"/a\u{1b}[31m.json:1:23: root: a browser draws"#))
  }

  // MARK: - Titles

  /// The titles of documents with one case each.
  private func titles(_ arguments: String...) -> [Substring] {
    let headings = headings(in: run(["page"] + arguments).output)
    return headings.indices.filter { $0 % 2 == 0 }.map { headings[$0] }
  }

  @Test func titlesArePathsRelativeToTheFolder() throws {
    let folder = try TemporaryFolder()
    for path in ["a.json", "b/a.json", "b/c/z.json"] { try folder.file(path, #"{"name": "n", "root": {}}"#) }
    let expected: [Substring] = ["a.json", "b/a.json", "b/c/z.json"]
    #expect(titles(folder.path) == expected)
    #expect(titles(folder.path + "/") == expected)
    #expect(titles(folder.path + "/b/c/z.json") == ["z.json"])
    #expect(
      titles(folder.path + "/b", folder.path + "/a.json") == [
        "b/a.json", "c/z.json", String(folder.path.split(separator: "/").last ?? "") + "/a.json",
      ])
  }

  @Test func titlesOfDocumentsWithTheSameNameDiffer() throws {
    let folder = try TemporaryFolder()
    for path in ["v1/css/a.json", "v2/css/a.json", "v2/css/b.json"] {
      try folder.file(path, #"{"name": "\#(path)", "root": {}}"#)
    }
    #expect(titles(folder.path + "/v1/css", folder.path + "/v2/css") == ["v1/css/a.json", "v2/css/a.json", "b.json"])
  }

  /// A file with two paths is two documents. Their titles are the whole paths if no shorter titles differ.
  @Test func pathsThatDifferInSlashesAreShownWhole() throws {
    let documents = try ["a/x.json", "a//x.json", "x.json", "y.json"].map { name in
      Document(name: name, file: try LayoutFile(parsing: Array(pair().utf8)))
    }
    #expect(DocumentTitles.titles(of: documents) == ["a/x.json", "a//x.json", "x.json", "y.json"])
  }

  /// `record` finds documents by their full path, which the data of the page contains.
  @Test func thePathIsNotInTheHeadings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", #"{"name": "n", "root": {}}"#)
    let output = run("page", folder.path).output
    #expect(output.components(separatedBy: folder.path).count == 1 + 1)
    #expect(output.contains(#"{"document":"\#(path)","name":"n""#))
  }
}

#if os(Linux) || os(macOS)
  /// The script of a page in a browser: `$BROWSER` is a Chromium; without the variable, the tests are skipped.
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["BROWSER"] != nil), .serialized)
  struct PageInBrowserTests {
    /// A page as the browser dumps it after its script has run.
    private func dump(_ page: String) throws -> String {
      let folder = try TemporaryFolder()
      let path = try folder.file("page.html", page)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        try #require(ProcessInfo.processInfo.environment["BROWSER"]), "--headless", "--disable-gpu", "--no-sandbox",
        "--user-data-dir=\(folder.path)/profile", "--window-size=1200,3000", "--virtual-time-budget=5000", "--dump-dom",
        "file://" + path,
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }

    private static let document = """
      {"cases": [
        {"name": "row", "defaults": "css", "root": {"id": "row", "style": {"width": 300, "height": 60}, "children": [
          {"id": "<first>", "style": {"width": 90}}, {"style": {"width": 90}}, {"style": {"width": 30}},
          {"style": {"width": 8}}]}},
        {"name": "large", "defaults": "css", "root": {"style": {"width": 500, "height": 100}}},
        {"name": "exact", "defaults": "css", "root": {"style": {"width": 420, "height": 320}}}
      ]}
      """

    /// The page of the document.
    private func page() -> String { run("page", "-", document: PageInBrowserTests.document).output }

    /// The texts of the elements with the class `name` in an article of the dump.
    private func names(in article: String) -> [String] {
      article.components(separatedBy: "<span class=\"name ").dropFirst().map {
        $0.components(separatedBy: "</span>")[0].components(separatedBy: ">")[1]
      }
    }

    private func articles(_ dump: String) -> [String] { Array(dump.components(separatedBy: "<article").dropFirst()) }

    @Test func boxesShowTheirNamesIfThereIsSpace() throws {
      let row = try #require(articles(try dump(page())).first)
      let panel = ["row", "&lt;first&gt;", "children[1]", "[2]"]
      #expect(names(in: row) == Array(repeating: panel, count: 8).flatMap { $0 })
      // A box without space for its name has a tooltip.
      #expect(row.components(separatedBy: "title=\"root.children[3]: 8 × 60 at 210, 0\"").count == 1 + 4)
      #expect(row.components(separatedBy: "title=\"&lt;first&gt; (root.children[0]): 90 × 60 at 0, 0\"").count == 1 + 4)
    }

    @Test func onlyCutPanelsAreMarked() throws {
      let parts = articles(try dump(page()))
      try #require(parts.count == 3)
      #expect(parts[1].components(separatedBy: "class=\"panel cut-right\"").count == 1 + 8)
      #expect(parts[1].components(separatedBy: "data-hint=\"cut: scroll to see a width of 500\"").count == 1 + 8)
      for part in [parts[0], parts[2]] { #expect(!part.contains("data-hint") && !part.contains("panel cut-")) }
    }

    @Test func differencesAreCountedAndLinked() throws {
      let same = try dump(page())
      #expect(same.contains("No difference in 12 layouts of 3 cases."))
      #expect(same.contains("<span class=\"same\">0 differ</span>"))
      // The frames of the engine are wrong by 3 points in two of the four layouts of a case.
      let wrong = try dump(page().replacingOccurrences(of: "[0,0,90,60]", with: "[0,0,93,60]"))
      #expect(wrong.contains("2 of 12 layouts of 3 cases differ, in 1 case."))
      #expect(wrong.contains("<span class=\"different\">1 differs</span>"))
      let list = try #require(wrong.components(separatedBy: "<details ").last?.components(separatedBy: "</details>")[0])
      #expect(list.contains("<a href=\"#stdin/row\">row</a>"))
      let line = "&lt;first&gt; (root.children[0]): browser [0, 0, 90, 60], StackLayout [0, 0, 93, 60]"
      #expect(list.contains("as written, \(line)") && list.contains("other box sizing, \(line)"))
      #expect(wrong.components(separatedBy: line).count == 1 + 4)
    }
  }
#endif
