import CommandLineSupport
import LayoutDocument
import LayoutExplanation
import LayoutRendering

/// `explain`: why nodes have their frames.
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
    if arguments.has("--suspects") { return printSuspects(in: layouts, arguments, console: &console) }
    let coordinates =
      arguments.values["--property"].flatMap { name in FrameCoordinate.allCases.first { $0.name == name } }.map { [$0] }
      ?? FrameCoordinate.allCases
    let explanations = try explanations(in: layouts, arguments.values["--node"])
    switch arguments.values["--format"] {
    case "json":
      let objects = explanations.map {
        $0.explanation.json(of: coordinates, prefix: "\"case\": \(JSONText.quoted($0.layoutCase)), ")
      }
      console.write("[\n  " + objects.joined(separator: ",\n  ") + "\n]\n")
    case "html": console.write(ExplanationPage(explanations.map { $0.explanation }, coordinates).text)
    default:
      for (index, entry) in explanations.enumerated() {
        if index > 0 { console.print() }
        for line in entry.explanation.lines(of: coordinates) { console.print(DisplayText.singleLine(line)) }
      }
    }
    return .success
  }

  /// Lists changes of single properties that bring the frames to those that the document expects.
  private func printSuspects(
    in layouts: [CaseLayout], _ arguments: Arguments, console: inout Console
  ) -> ExitCode {
    let found = layouts.map { (layout: $0, suspicions: $0.differences().isEmpty ? [] : $0.suspicions()) }
    if arguments.values["--format"] == "json" {
      let objects = found.flatMap { layout, suspicions in
        suspicions.map { "{\"case\": \(JSONText.quoted(layout.layoutCase.name)), \($0.jsonMembers)}" }
      }
      console.write(objects.isEmpty ? "[]\n" : "[\n  " + objects.joined(separator: ",\n  ") + "\n]\n")
    } else {
      for (layout, suspicions) in found {
        let name = DisplayText.singleLine(layout.layoutCase.name)
        if layout.differences().isEmpty {
          console.print("\(name): all frames are those that are expected")
        } else if suspicions.isEmpty {
          console.print("\(name): no change of a single property brings the frames nearer to those that are expected")
        }
        for suspicion in suspicions { console.print("\(name): " + DisplayText.singleLine(suspicion.text)) }
      }
    }
    return layouts.allSatisfy { $0.differences().isEmpty } ? .success : .findings
  }

  /// The explanations of a node, or of all nodes that are laid out.
  private func explanations(
    in layouts: [CaseLayout], _ name: String?
  ) throws(ToolError) -> [(layoutCase: String, explanation: FrameExplanation)] {
    var names: [String] = []
    var explanations: [(layoutCase: String, explanation: FrameExplanation)] = []
    for layout in layouts {
      let layoutCase = layout.layoutCase
      for node in layoutCase.nodes.indices {
        names.append(layoutCase.displayName(of: node))
        if let name, layoutCase.nodes[node].id != name, layoutCase.path(of: node) != name { continue }
        guard let explanation = layout.explanation(of: node) else {
          if let name {
            throw .usage("the node '\(name)' is left out of the layout: it has no frame", command: source.command)
          }
          continue
        }
        explanations.append((layoutCase.name, explanation))
      }
    }
    if let name, explanations.isEmpty {
      throw .usage("there is no node '\(name)'\(Suggestion.text(for: name, among: names))", command: source.command)
    }
    return explanations
  }
}
