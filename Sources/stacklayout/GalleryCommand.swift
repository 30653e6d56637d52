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
    for (name, document) in GalleryCommand.documents {
      let text = writesDocuments ? document : try GalleryCommand.picture(of: document)
      try Console.write(text, to: "\(folder)/gallery-\(name).\(writesDocuments ? "json" : "svg")")
    }
    return .success
  }

  private static func picture(of document: String) throws(ToolError) -> String {
    do {
      let file = try LayoutFile(parsing: Array(document.utf8))
      return SVGRenderer().render(try file.cases.map { try CaseLayout($0) })
    } catch {
      throw .documents(["a screen cannot be drawn: \(error)"])
    }
  }

  /// The names of the screens, and their documents.
  static var documents: [(name: String, document: String)] {
    onMainThread {
      Gallery.screens.map { screen in
        let view = screen.makeView()
        let height = view.fittingSize(proposed: CGSize(width: width, height: CGFloat.infinity)).height
        view.setLayoutFrame(CGRect(x: 0, y: 0, width: width, height: height))
        view.performLayoutPass()
        return (screen.name, view.layoutDocument(name: screen.title))
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
