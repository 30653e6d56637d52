import LayoutDocument
import LayoutEngine
import LayoutExplanation

/// `explain`: explains why nodes have their frames.
struct ExplainCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    if arguments.operands.count > 1 {
      throw .usage("unexpected argument '\(arguments.operands[1])': explain reads one file", command: source.command)
    }
    let documents = try source.documents(at: arguments.operands, console: &console)
    guard !documents.isEmpty else { return .badDocument }
    let layouts = try CaseOptions(arguments).layouts(of: documents, command: source.command, console: &console)
      .flatMap { $0 }
    guard !layouts.isEmpty else { return .badDocument }
    let coordinates =
      arguments.values["--property"].flatMap { name in FrameCoordinate.allCases.first { $0.name == name } }.map { [$0] }
      ?? FrameCoordinate.allCases
    let explained = try explained(layouts, arguments.values["--node"])
    if arguments.values["--format"] == "json" {
      let objects = explained.flatMap { $0.objects(of: coordinates) }
      console.write("[\n  " + objects.joined(separator: ",\n  ") + "\n]\n")
    } else {
      print(explained, of: coordinates, hasHeadings: layouts.count > 1, to: &console)
    }
    return .success
  }

  private func print(
    _ explained: [ExplainedCase], of coordinates: [FrameCoordinate], hasHeadings: Bool, to console: inout Console
  ) {
    var isFirst = true
    for entry in explained {
      var blocks = entry.explanations.map { $0.lines(of: coordinates) } + entry.absences.map { [$0.text] }
      if hasHeadings { blocks.insert([], at: 0) }
      for (index, lines) in blocks.enumerated() {
        if !isFirst { console.print() }
        isFirst = false
        if hasHeadings, index == 0 {
          console.print(console.emphasized(DisplayText.singleLine(entry.layoutCase), .bold))
        }
        for line in lines { console.print(DisplayText.singleLine(line)) }
      }
    }
  }

  /// The explanations of a node, or of all nodes that are laid out, in the cases that have any.
  private func explained(_ layouts: [CaseLayout], _ name: String?) throws(ToolError) -> [ExplainedCase] {
    var names: [String] = []
    var explained: [ExplainedCase] = []
    for layout in layouts {
      let layoutCase = layout.layoutCase
      var entry = ExplainedCase(layoutCase: layoutCase.name)
      let shortNames = layoutCase.shortNames
      names += shortNames
      for node in layoutCase.nodes.indices {
        if let name, ![layoutCase.nodes[node].id, shortNames[node], layoutCase.path(of: node)].contains(name) {
          continue
        }
        if let explanation = layout.explanation(of: node) {
          entry.explanations.append(explanation)
        } else if name != nil {
          entry.absences.append(AbsentNode(node, of: layoutCase, shortNames))
        }
      }
      if !entry.explanations.isEmpty || !entry.absences.isEmpty { explained.append(entry) }
    }
    if let name, explained.isEmpty {
      throw .usage("there is no node '\(name)'\(Suggestion.text(for: name, among: names))", command: source.command)
    }
    return explained
  }
}

/// The explanations of one case.
private struct ExplainedCase {
  var layoutCase: String
  var explanations: [FrameExplanation] = []
  var absences: [AbsentNode] = []

  /// The JSON objects of the nodes, each in one line.
  func objects(of coordinates: [FrameCoordinate]) -> [String] {
    let prefix = "\"case\": \(JSONText.quoted(layoutCase)), "
    return explanations.map { $0.json(of: coordinates, prefix: prefix) }
      + absences.map {
        "{\(prefix)\"node\": \(JSONText.quoted($0.name)), \"frame\": null, \"text\": \(JSONText.quoted($0.text))}"
      }
  }
}

/// A node that has no frame.
private struct AbsentNode {
  let name: String
  /// `a has no frame: display none leaves it out of the layout`
  let text: String

  init(_ node: Int, of layoutCase: LayoutCase, _ names: [String]) {
    name = names[node]
    var hidden: Int? = node
    while let next = hidden, layoutCase.nodes[next].style.display != .none { hidden = layoutCase.nodes[next].parent }
    guard let hidden else {
      text = "\(name) has no frame"
      return
    }
    let owner = hidden == node ? "" : " of \(names[hidden])"
    text = "\(name) has no frame: display none\(owner) leaves it out of the layout"
  }
}
