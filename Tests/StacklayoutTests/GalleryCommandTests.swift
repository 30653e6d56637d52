import Foundation
import LayoutDocument
import LayoutRendering
import Testing

@testable import stacklayout

/// The pictures of the twelve screens.
@Suite struct GalleryCommandTests {
  private static let pictures: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Sources/StackViewLayout/StackViewLayout.docc/Resources"
  }()

  #if !canImport(AppKit)
    /// `stacklayout gallery FOLDER` updates the pictures in the folder `Resources` of the documentation.
    @Test func picturesInTheDocumentationAreCurrent() throws {
      let folder = try TemporaryFolder()
      #expect(run("gallery", folder.path).status == .success)
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.pictures).filter { $0.hasPrefix("gallery-") }
      #expect(names.count == 12)
      for name in names {
        #expect(try Files.read("\(Self.pictures)/\(name)") == Files.read("\(folder.path)/\(name)"), "\(name)")
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
    let document = try #require(GalleryCommand.documents.first { $0.name == "login" }?.document)
    guard format == "svg" else {
      #expect(text == document)
      return
    }
    let cases = try LayoutFile(parsing: Array(document.utf8)).cases
    #expect(text == SVGRenderer().render(try cases.map { try CaseLayout($0) }))
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
