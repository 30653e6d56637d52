import CommandLineSupport
import LayoutDocument
import LayoutRendering

/// `page`: documents beside what a browser makes of them.
struct PageCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    let documents = try source.documents(below: arguments.operands)
    var sections: [PageRenderer.Section] = []
    var problems: [String] = []
    for document in documents {
      var cases: [PageCase] = []
      for (index, layoutCase) in document.file.cases.enumerated() {
        do throws(LayoutCaseError) {
          cases.append(try PageCase(layoutCase))
        } catch {
          problems.append(document.problem(error, inCase: index))
        }
      }
      sections.append(PageRenderer.Section(document: document.name, about: document.file.about, cases: cases))
    }
    if !problems.isEmpty { throw .documents(problems) }
    try console.write(PageRenderer().render(sections), toOutputOf: arguments)
    return .success
  }
}
