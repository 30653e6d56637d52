import Testing

@testable import stacklayout

/// The documents in `Spec/examples`.
@Suite struct ExamplesTests {
  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Spec/examples"
  }()

  private static let files = (try? FileAccess.files(in: folder, endingIn: ".json")) ?? []

  @Test func thereAreSix() {
    #expect(ExamplesTests.files.count >= 6)
  }

  @Test(arguments: files)
  func theFileIsWhatTheToolWrites(_ path: String) throws {
    let run = run("layout", "--format", "json", path)
    #expect(run.status == .success)
    #expect(run.output == String(decoding: try FileAccess.read(path), as: UTF8.self))
  }

  @Test(arguments: (try? FileAccess.files(in: folder, endingIn: ".svg")) ?? [])
  func picturesAreCurrent(_ path: String) throws {
    let picture = run("render", String(path.dropLast(3)) + "json")
    #expect(picture.output == String(decoding: try FileAccess.read(path), as: UTF8.self))
  }

  @Test(arguments: files)
  func nothingSticksOut(_ path: String) throws {
    let run = run("render", path)
    #expect(run.status == .success)
    #expect(!run.output.contains("overflow-hatch"))
  }

  @Test(arguments: files)
  func everyNodeHasAName(_ path: String) throws {
    let lines = run("layout", "--format", "json", path).output.split(separator: "\n")
    #expect(lines.dropFirst().filter { $0.contains("\"frame\"") }.allSatisfy { $0.contains("{\"id\": ") })
  }
}
