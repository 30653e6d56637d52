import LayoutDocument
import LayoutEngine
import LayoutRendering

/// The issues of one case, as listed by `layout --issues`.
struct IssueList {
  private let layoutCase: LayoutCase
  private let issues: [(node: Int, issue: LayoutIssue)]

  init(_ layout: CaseLayout) {
    layoutCase = layout.layoutCase
    var nodes: [NodeID: Int] = [:]
    for (index, id) in layout.ids.enumerated() { nodes[id] = index }
    issues = layout.ids.first.map { layout.tree.issues(below: $0).map { (nodes[$0.node] ?? 0, $0) } } ?? []
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

  /// A JSON object for each issue, in one line.
  func objects(file: String) -> [String] {
    issues.map { node, issue in
      let id = layoutCase.nodes[node].id.map { "\"id\": \(JSONText.quoted($0)), " } ?? ""
      return "{\"file\": \(JSONText.quoted(file)), \"case\": \(JSONText.quoted(layoutCase.name)), "
        + "\"node\": \(JSONText.quoted(layoutCase.path(of: node))), \(id)\"kind\": \(JSONText.quoted(issue.kind.word)), "
        + "\"cause\": \(JSONText.quoted(issue.cause)), \"remedy\": \(JSONText.quoted(issue.remedy))}"
    }
  }

  /// The array of such objects, one per line.
  static func json(_ objects: [String]) -> String {
    objects.isEmpty ? "[]\n" : "[\n  " + objects.joined(separator: ",\n  ") + "\n]\n"
  }
}

extension LayoutIssue.Kind {
  /// The kind without its associated values: `overflow`.
  var word: String {
    switch self {
    case .unusableValue: return "unusableValue"
    case .percentageOfIndefinite: return "percentageOfIndefinite"
    case .overflow: return "overflow"
    case .leafWithChildren: return "leafWithChildren"
    case .unusableMeasurement: return "unusableMeasurement"
    case .unusablePin: return "unusablePin"
    case .priorityOutOfRange: return "priorityOutOfRange"
    case .incompatiblePins: return "incompatiblePins"
    case .contradictingPins: return "contradictingPins"
    case .unrelatedSize: return "unrelatedSize"
    case .approximateLayout: return "approximateLayout"
    }
  }
}
