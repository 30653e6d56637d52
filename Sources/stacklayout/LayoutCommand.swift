import LayoutDocument
import LayoutRendering

/// `layout`: prints the frames of documents, as tables or as a document, and their issues.
struct LayoutCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    let documents = try source.documents(at: arguments.operands, console: &console)
    guard !documents.isEmpty else { return .badDocument }
    let layouts = try CaseOptions(arguments).layouts(of: documents, command: source.command, console: &console)
    guard layouts.contains(where: { !$0.isEmpty }) else { return .badDocument }
    let isSingle = arguments.operands.count == 1
    let issues = arguments.has("--issues") ? layouts.map { $0.map { IssueList($0) } } : nil
    if arguments.values["--format"] != "json" {
      printTables(of: layouts, issues, in: isSingle ? nil : documents, console: &console)
    } else if let issues {
      let lists = zip(documents, issues).flatMap { document, lists in lists.map { (file: document.name, list: $0) } }
      console.write(IssueList.json(lists))
    } else {
      let about = isSingle ? documents[0].file.about : nil
      let solver = CaseSolver(arguments)
      console.write(encoded(layouts, of: documents, by: solver, about: about, console: &console))
    }
    return issues?.joined().allSatisfy({ $0.isEmpty }) ?? true ? .success : .findings
  }

  /// One document with all cases and frames. A case with the name of an earlier case is reported and left out.
  private func encoded(
    _ layouts: [[CaseLayout]], of documents: [Document], by solver: CaseSolver, about: String?, console: inout Console
  ) -> String {
    var file = LayoutFile(about: about, cases: [])
    var names: [String: String] = [:]
    for (layouts, document) in zip(layouts, documents) {
      for layout in layouts {
        let name = layout.layoutCase.name
        if let first = names[name] {
          console.reportProblem(
            "\(document.name): case name \(JSONText.quoted(name)) is also in \(first): one document cannot hold both")
          continue
        }
        names[name] = document.name
        do throws(LayoutCaseError) {
          file.cases.append(try document.withFrames(layout, by: solver))
        } catch {
          let index = document.file.cases.firstIndex { $0.name == name } ?? 0
          console.reportProblem(document.problem(error, inCase: index))
        }
      }
    }
    return file.encoded()
  }

  /// Prints a table for each case under its name, which follows the name of its document if there are several.
  private func printTables(
    of layouts: [[CaseLayout]], _ issues: [[IssueList]]?, in documents: [Document]?, console: inout Console
  ) {
    var isFirst = true
    for (document, layouts) in layouts.enumerated() {
      let prefix = documents.map { DisplayText.singleLine($0[document].name) + ": " } ?? ""
      for (index, layout) in layouts.enumerated() {
        if !isFirst { console.print() }
        isFirst = false
        console.print(prefix + console.emphasized(DisplayText.singleLine(layout.layoutCase.name), .bold))
        console.write(TextRenderer().render(layout))
        for line in issues?[document][index].lines ?? [] { console.print(line) }
      }
    }
  }
}
