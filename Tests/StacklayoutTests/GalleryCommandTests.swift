import Foundation
import LayoutDocument
import LayoutRendering
import Testing

@testable import stacklayout

/// The pictures of the twelve screens.
@Suite struct GalleryCommandTests {
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")

  #if !canImport(AppKit)
    /// `stacklayout gallery FOLDER` updates the pictures in the folder `Resources` of the documentation, and
    /// `stacklayout gallery --format json Sources/Playground/Gallery` the documents of the playground.
    @Test(arguments: [
      ("svg", "Sources/StackViewLayout/StackViewLayout.docc/Resources"), ("json", "Sources/Playground/Gallery"),
    ])
    func filesInTheRepositoryAreCurrent(_ format: String, _ path: String) throws {
      let folder = try TemporaryFolder()
      #expect(run("gallery", "--format", format, folder.path).status == .success)
      let path = "\(Self.root)/\(path)"
      let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasPrefix("gallery-") }
      #expect(names.count == 12)
      for name in names {
        #expect(try Files.read("\(path)/\(name)") == Files.read("\(folder.path)/\(name)"), "\(name)")
      }
    }
  #endif

  @Test(arguments: ["svg", "json"])
  func screensAreWrittenToAFolder(_ format: String) throws {
    let folder = try TemporaryFolder()
    let run = run("gallery", "--format", format, folder.path)
    #expect(run.status == .success && run.output.isEmpty && run.messages.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == 12 && files.contains("gallery-login.\(format)"))
    let text = String(decoding: try Files.read(folder.path + "/gallery-login.\(format)"), as: UTF8.self)
    let screen = try #require(GalleryCommand.screens.first { $0.name == "login" })
    var file = try LayoutFile(parsing: Array(screen.document.utf8))
    if format == "json" { file.cases[0].about = screen.summary }
    #expect(text == (format == "json" ? file.encoded() : SVGRenderer().render([try CaseLayout(file.cases[0])])))
  }

  @Test func aMissingFolderIsReported() throws {
    let folder = try TemporaryFolder()
    let missing = run("gallery", folder.path + "/none")
    #expect(missing.status == .badDocument)
    #expect(
      missing.messages == "\(folder.path)/none/gallery-calendar.svg: cannot be written: its folder does not exist\n")
    for arguments in [["gallery"], ["gallery", "a", "b"]] {
      let run = run(arguments, input: [])
      #expect(run.status == .usage)
      #expect(run.messages.contains("gallery needs one folder"))
    }
  }
}
