import LayoutDocument
import LayoutEngine

/// The options of a command line that select a case and change its space and its scale.
struct CaseOptions {
  private let name: String?
  private let width: Double?
  private let height: Double?
  private let scale: Double?
  private let solver: CaseSolver

  init(_ arguments: Arguments) {
    name = arguments.values["--case"]
    solver = CaseSolver(arguments)
    width = arguments.number(of: "--width")
    height = arguments.number(of: "--height")
    scale = arguments.number(of: "--scale")
  }

  /// The layouts of the selected cases of each document, with the changes. Cases that cannot be laid out are reported
  /// and left out.
  /// - Throws: A usage error if no document has the case.
  func layouts(
    of documents: [Document], command: String, console: inout Console
  ) throws(ToolError) -> [[CaseLayout]] {
    try checkName(documents, command)
    return documents.map { layouts(of: $0, console: &console) }
  }

  /// The indices of the selected cases and of their documents.
  /// - Throws: A usage error if no document has the case.
  func cases(of documents: [Document], command: String) throws(ToolError) -> [(document: Int, index: Int)] {
    try checkName(documents, command)
    return documents.indices.flatMap { document in
      documents[document].file.cases.indices
        .filter { name == nil || documents[document].file.cases[$0].name == name }
        .map { (document: document, index: $0) }
    }
  }

  private func checkName(_ documents: [Document], _ command: String) throws(ToolError) {
    let names = documents.flatMap { $0.file.cases.map { $0.name } }
    if let name, !names.contains(name) {
      throw .usage("there is no case '\(name)'\(Suggestion.text(for: name, among: names))", command: command)
    }
  }

  private func layouts(of document: Document, console: inout Console) -> [CaseLayout] {
    var layouts: [CaseLayout] = []
    for (index, layoutCase) in document.file.cases.enumerated() {
      if let name, layoutCase.name != name { continue }
      do throws(LayoutCaseError) {
        layouts.append(try document.layOut(replacing(in: layoutCase), by: solver))
      } catch {
        console.reportProblem(document.problem(error, inCase: index))
      }
    }
    return layouts
  }

  private func replacing(in layoutCase: LayoutCase) -> LayoutCase {
    var result = layoutCase.replacingSpace(width: width, height: height)
    if let scale { result.scale = scale }
    return result
  }
}
