import CommandLineSupport
import LayoutDocument
import LayoutRendering

/// `page`: writes a page that compares layouts of documents with those of a browser.
struct PageCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    var sections: [PageRenderer.Section] = []
    let documents = try source.documents(below: arguments.operands, console: &console)
    for (document, title) in zip(documents, DocumentTitles.titles(of: documents)) {
      var cases: [PageCase] = []
      for (index, layoutCase) in document.file.cases.enumerated() {
        do throws(LayoutCaseError) {
          cases.append(try PageCase(layoutCase))
        } catch {
          console.reportProblem(document.problem(error, inCase: index))
        }
      }
      guard !cases.isEmpty else { continue }
      sections.append(
        PageRenderer.Section(document: document.name, title: title, about: document.file.about, cases: cases))
    }
    guard !sections.isEmpty else { return .badDocument }
    try console.write(PageRenderer().render(sections), toOutputOf: arguments)
    return .success
  }
}
