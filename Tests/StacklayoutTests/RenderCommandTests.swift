import LayoutDocument
import LayoutRendering
import Testing

@testable import stacklayout

@Suite struct RenderCommandTests {
  @Test func picturesAreWrittenToStandardOutput() throws {
    let run = run("render", "-", document: pair())
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    let cases = try LayoutFile(parsing: Array(pair().utf8)).cases
    #expect(run.output == SVGRenderer().render(try cases.map { try CaseLayout($0) }))
  }

  @Test func picturesAreWrittenToAFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/picture.svg"
    let written = run("render", "-", "-o", path, document: pair())
    #expect(written.status == .success)
    #expect(written.output.isEmpty && written.messages.isEmpty)
    #expect(String(decoding: try Files.read(path), as: UTF8.self) == run("render", "-", document: pair()).output)
    #expect(run("render", "-", "-o", "-", document: pair()).output == run("render", "-", document: pair()).output)
  }

  @Test func unwritableOutputFileIsReported() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/missing/picture.svg"
    let run = run("render", "-", "-o", missing, document: pair())
    #expect(run.status == .badDocument)
    #expect(run.output.isEmpty)
    #expect(run.messages == missing + ": cannot be written for option '--output': its folder does not exist\n")
    let refused = StacklayoutTests.run("render", "-", "-o", folder.path, document: pair())
    #expect(refused.status == .badDocument)
    #expect(refused.messages == folder.path + ": cannot be written for option '--output': is a folder, not a file\n")
  }

  @Test func caseAndWidthOptionsApplyToThePicture() {
    let run = run("render", "-", "--case", "good", "--width", "33", document: pair())
    #expect(run.output.contains("1 box in 33 × 20 points."))
    #expect(!run.output.contains(">other</text>"))
  }
}
