import CommandLineSupport
import LayoutDocument
import LayoutEngine
import LayoutRendering

/// `layout`: the frames of documents, as tables or as documents.
struct LayoutCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    let options = CaseOptions(arguments)
    let isJSON = arguments.values["--format"] == "json"
    if isJSON, arguments.has("--issues") {
      throw .usage(
        "option '--issues' needs '--format text': a document has no place for issues", command: source.command)
    }
    let documents = try source.documents(at: arguments.operands)
    let layouts = try options.layouts(of: documents, command: source.command)
    if isJSON {
      console.write(try encoded(layouts, of: documents))
    } else {
      printTables(of: layouts, documents, listsIssues: arguments.has("--issues"), console: &console)
    }
    return .success
  }

  /// One document with all frames filled in. Only a single file keeps its `about`.
  private func encoded(_ layouts: [[CaseLayout]], of documents: [Document]) throws(ToolError) -> String {
    var file = LayoutFile(about: documents.count == 1 ? documents[0].file.about : nil, cases: [])
    var names: [String: String] = [:]
    for (layouts, document) in zip(layouts, documents) {
      for layout in layouts {
        let name = layout.layoutCase.name
        if let first = names.updateValue(document.name, forKey: name) {
          throw .documents([
            "\(document.name): case name \(JSONText.quoted(name)) is also in \(first): one document cannot hold both"
          ])
        }
        file.cases.append(layout.layoutCase.withFrames(layout.frames))
      }
    }
    return file.encoded()
  }

  private func printTables(
    of layouts: [[CaseLayout]], _ documents: [Document], listsIssues: Bool, console: inout Console
  ) {
    var isFirst = true
    for (layouts, document) in zip(layouts, documents) {
      for layout in layouts {
        if !isFirst { console.print() }
        isFirst = false
        let name = DisplayText.singleLine(layout.layoutCase.name)
        let prefix = documents.count > 1 ? DisplayText.singleLine(document.name) + ": " : ""
        console.print(prefix + console.emphasized(name, .bold))
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
