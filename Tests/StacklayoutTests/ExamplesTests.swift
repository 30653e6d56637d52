import Testing

@testable import stacklayout

/// The documents in `Spec/examples`, and their pictures in the documentation.
@Suite struct ExamplesTests {
  private static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  private static let files = files(in: root + "/Spec/examples", endingIn: ".json")

  /// The pictures of documents. Those of the twelve screens have no documents: see `GalleryCommandTests`.
  private static let pictures = files(in: root + "/Sources", endingIn: ".svg").filter { !$0.contains("/gallery-") }

  private static func files(in folder: String, endingIn suffix: String) -> [String] {
    var problems: [FileProblem] = []
    let files = Files.files(in: folder, endingIn: suffix, problems: &problems)
    return problems.isEmpty ? files : []
  }

  @Test func examplesAndPicturesAreFound() {
    #expect(ExamplesTests.files.count >= 14)
    #expect(ExamplesTests.pictures.count >= 8)
  }

  @Test(arguments: files)
  func documentsEqualTheOutputOfLayout(_ path: String) throws {
    let run = run("layout", "--format", "json", path)
    #expect(run.status == .success)
    #expect(run.output == String(decoding: try Files.read(path), as: UTF8.self))
  }

  /// `stacklayout render DOCUMENT -o PICTURE` updates a picture.
  @Test(arguments: pictures)
  func picturesAreCurrent(_ path: String) throws {
    let name = try #require(path.split(separator: "/").last?.dropLast(4))
    let picture = run("render", ExamplesTests.root + "/Spec/examples/\(name).json")
    #expect(picture.status == .success)
    #expect(picture.output == String(decoding: try Files.read(path), as: UTF8.self))
  }

  @Test(arguments: files)
  func onlyTheOverflowExampleOverflows(_ path: String) throws {
    let run = run("render", path)
    #expect(run.status == .success)
    let sticksOut = run.output.contains("overflow-hatch")
    #expect(sticksOut == path.hasSuffix("/row-4-too-narrow.json"))
  }

  @Test(arguments: files)
  func everyNodeHasAName(_ path: String) throws {
    let lines = run("layout", "--format", "json", path).output.split(separator: "\n")
    #expect(lines.dropFirst().filter { $0.contains("\"frame\"") }.allSatisfy { $0.contains("{\"id\": ") })
  }
}
