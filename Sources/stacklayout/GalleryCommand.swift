import BoxView
import Foundation
import Gallery
import LayoutDocument
import LayoutRendering
import StackViewLayout

/// `gallery`: draws the screens of the gallery, or writes their documents.
struct GalleryCommand {
  /// The width of the screens, in points.
  private static let width: CGFloat = 390

  func run(_ arguments: Arguments) throws(ToolError) -> ExitCode {
    guard let folder = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("gallery needs one folder, which must exist", command: Command.gallery.name)
    }
    let writesDocuments = arguments.values["--format"] == "json"
    for screen in GalleryCommand.screens {
      let text = try GalleryCommand.text(of: screen.document, about: writesDocuments ? screen.summary : nil)
      try Console.write(text, to: "\(folder)/gallery-\(screen.name).\(writesDocuments ? "json" : "svg")")
    }
    return .success
  }

  /// The document with a sentence about it; without one, a picture of the document.
  private static func text(of document: String, about: String?) throws(ToolError) -> String {
    do {
      var file = try LayoutFile(parsing: Array(document.utf8))
      guard let about else { return SVGRenderer().render(try file.cases.map { try CaseLayout($0) }) }
      for index in file.cases.indices { file.cases[index].about = about }
      return file.encoded()
    } catch {
      throw .documents(["a screen has no valid document: \(error)"])
    }
  }

  /// The names of the screens, what they show, and their documents.
  static var screens: [(name: String, summary: String, document: String)] {
    onMainThread {
      Gallery.screens.map { screen in
        let view = screen.makeView()
        let height = view.fittingSize(proposed: CGSize(width: width, height: CGFloat.infinity)).height
        view.setLayoutFrame(CGRect(x: 0, y: 0, width: width, height: height))
        view.performLayoutPass()
        return (screen.name, screen.summary, view.layoutDocument(name: screen.title))
      }
    }
  }
}

// The tool runs on the main thread, to which views of AppKit are isolated. Headless views are not isolated.
#if canImport(AppKit)
  private func onMainThread<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated(body)
  }
#else
  private func onMainThread<Result>(_ body: () -> Result) -> Result { body() }
#endif
