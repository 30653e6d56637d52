import CommandLineSupport
import LayoutDocument
import LayoutEngine
import LayoutRendering

/// `layout`: the frames of documents, as tables or as documents.
struct LayoutCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    let isJSON = arguments.values["--format"] == "json"
    if isJSON, arguments.has("--issues") {
      throw .usage(
        "option '--issues' needs '--format text': a document has no place for issues", command: source.command)
    }
    let documents = try source.documents(at: arguments.operands, console: &console)
    guard !documents.isEmpty else { return .badDocument }
    let layouts = try CaseOptions(arguments).layouts(of: documents, command: source.command, console: &console)
    guard layouts.contains(where: { !$0.isEmpty }) else { return .badDocument }
    let isSingle = arguments.operands.count == 1
    if isJSON {
      let about = isSingle ? documents[0].file.about : nil
      console.write(encoded(layouts, of: documents, about: about, console: &console))
    } else {
      let listsIssues = arguments.has("--issues")
      printTables(of: layouts, in: isSingle ? nil : documents, listsIssues: listsIssues, console: &console)
    }
    return .success
  }

  /// One document with all frames filled in. A case of which it holds the name already is reported and left out.
  private func encoded(
    _ layouts: [[CaseLayout]], of documents: [Document], about: String?, console: inout Console
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
        file.cases.append(layout.layoutCase.withFrames(layout.frames))
      }
    }
    return file.encoded()
  }

  /// Prints each case under its name, and under that of its document where there are several.
  private func printTables(
    of layouts: [[CaseLayout]], in documents: [Document]?, listsIssues: Bool, console: inout Console
  ) {
    var isFirst = true
    for (document, layouts) in layouts.enumerated() {
      let prefix = documents.map { DisplayText.singleLine($0[document].name) + ": " } ?? ""
      for layout in layouts {
        if !isFirst { console.print() }
        isFirst = false
        console.print(prefix + console.emphasized(DisplayText.singleLine(layout.layoutCase.name), .bold))
        console.write(TextRenderer().render(layout))
        if listsIssues { printIssues(of: layout, console: &console) }
      }
    }
  }

  private func printIssues(of layout: CaseLayout, console: inout Console) {
    guard let root = layout.ids.first else { return }
    let issues = layout.tree.issues(below: root)
    var nodes: [NodeID: Int] = [:]
    for (index, id) in layout.ids.enumerated() { nodes[id] = index }
    console.print(issues.isEmpty ? "no issues" : issues.count == 1 ? "1 issue" : "\(issues.count) issues")
    for issue in issues {
      let node = nodes[issue.node] ?? 0
      let id = layout.layoutCase.nodes[node].id.map { " (\(DisplayText.singleLine($0)))" } ?? ""
      console.print("  \(layout.layoutCase.path(of: node))\(id): \(issue.cause); \(issue.remedy)")
    }
  }
}
