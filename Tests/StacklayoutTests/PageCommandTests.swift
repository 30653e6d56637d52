import CommandLineSupport
import LayoutDocument
import LayoutRendering
import Testing

@testable import stacklayout

@Suite struct PageCommandTests {
  /// The page that is made of a document.
  private func page(_ document: String, name: String, about: String? = nil) throws -> String {
    let cases = try LayoutFile(parsing: Array(document.utf8)).cases
    return PageRenderer().render([
      PageRenderer.Section(document: name, about: about, cases: try cases.map { try PageCase($0) })
    ])
  }

  /// What stands in the headings of documents and cases.
  private func headings(in page: String) -> [Substring] {
    let lines = page.split(separator: "\n").map { $0.drop { $0 == " " } }
    return zip(lines, lines.dropFirst()).filter { $0.0.hasPrefix("<h2 ") || $0.0.hasPrefix("<h3 ") }.map { _, link in
      link.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
    }
  }

  @Test func pagesGoToStandardOutput() throws {
    let run = run("page", "-", document: pair())
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(run.output == (try page(pair(), name: "<stdin>")))
  }

  @Test func pagesGoToAFile() throws {
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

  @Test func aFileThatCannotBeWrittenIsAProblem() throws {
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

  @Test func everyCaseThatNoBrowserCanLayOutIsNamed() throws {
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
    // The page has the others.
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

  /// The titles of documents of which each has one case, named as the document.
  private func titles(_ arguments: String...) -> [Substring] {
    let headings = headings(in: run(["page"] + arguments).output)
    return headings.indices.filter { $0 % 2 == 0 }.map { headings[$0] }
  }

  @Test func documentsAreCalledByTheirPathsBelowTheFolder() throws {
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

  @Test func documentsOfTheSameNameCanBeToldApart() throws {
    let folder = try TemporaryFolder()
    for path in ["v1/css/a.json", "v2/css/a.json", "v2/css/b.json"] {
      try folder.file(path, #"{"name": "n", "root": {}}"#)
    }
    #expect(titles(folder.path + "/v1/css", folder.path + "/v2/css") == ["v1/css/a.json", "v2/css/a.json", "b.json"])
  }

  /// The same file under another path is another document, called by the whole path if need be.
  @Test func pathsThatDifferInSlashesAreShownWhole() throws {
    let documents = try ["a/x.json", "a//x.json", "x.json", "y.json"].map { name in
      Document(name: name, file: try LayoutFile(parsing: Array(pair().utf8)))
    }
    #expect(DocumentTitles.titles(of: documents) == ["a/x.json", "a//x.json", "x.json", "y.json"])
  }

  /// `record` finds documents by the path that was given.
  @Test func thePathIsNotInTheHeadings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.json", #"{"name": "n", "root": {}}"#)
    let output = run("page", folder.path).output
    #expect(output.components(separatedBy: folder.path).count == 1 + 1)
    #expect(output.contains(#"{"document":"\#(path)","name":"n""#))
  }
}
