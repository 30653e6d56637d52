import LayoutDocument
import LayoutEngine

/// The issues of one case, as listed by `layout --issues`.
struct IssueList {
  private let layoutCase: LayoutCase
  private let issues: [(node: Int, issue: LayoutIssue)]

  init(_ layout: CaseLayout) {
    layoutCase = layout.layoutCase
    var nodes: [NodeID: Int] = [:]
    for (index, id) in layout.ids.enumerated() { nodes[id] = index }
    issues = layout.issues.map { (nodes[$0.node] ?? 0, $0) }
  }

  /// Whether the case has no issues.
  var isEmpty: Bool { issues.isEmpty }

  /// The number of issues, and a line for each issue.
  var lines: [String] {
    let count = issues.isEmpty ? "no issues" : issues.count == 1 ? "1 issue" : "\(issues.count) issues"
    return [count]
      + issues.map { node, issue in
        let id = layoutCase.nodes[node].id.map { " (\(DisplayText.singleLine($0)))" } ?? ""
        return "  \(layoutCase.path(of: node))\(id): \(issue.cause); \(issue.remedy)"
      }
  }

  /// The issues of several cases, each with the name of its file, as a JSON array with one issue per line.
  static func json(_ lists: [(file: String, list: IssueList)]) -> String {
    let entries = lists.flatMap { file, list in list.issues.map { (file, list.layoutCase, $0.node, $0.issue) } }
    var writer = JSONWriter()
    writer.lines(of: entries, level: 0) { entry, writer in
      let (file, layoutCase, node, issue) = entry
      writer.beginObject()
      writer.member("file", file)
      writer.member("case", layoutCase.name)
      writer.member("node", layoutCase.path(of: node))
      if let id = layoutCase.nodes[node].id { writer.member("id", id) }
      writer.member("kind", issue.kind.word)
      writer.member("cause", issue.cause)
      writer.member("remedy", issue.remedy)
      writer.endObject()
    }
    return writer.text + "\n"
  }
}

extension LayoutIssue.Kind {
  /// The kind without its associated values: `overflow`.
  var word: String {
    switch self {
    case .unusableValue: return "unusableValue"
    case .percentageOfIndefinite: return "percentageOfIndefinite"
    case .overflow: return "overflow"
    case .noSpace: return "noSpace"
    case .cutContent: return "cutContent"
    case .leafWithChildren: return "leafWithChildren"
    case .unusableMeasurement: return "unusableMeasurement"
    case .container(let issue): return issue.name
    case .approximateLayout: return "approximateLayout"
    }
  }
}
