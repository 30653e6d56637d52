import LayoutDocument
import LayoutRendering

/// `render`: draws a picture of a document.
struct RenderCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    if arguments.operands.count > 1 {
      throw .usage(
        "unexpected argument '\(arguments.operands[1])': render reads one file", command: source.command)
    }
    let documents = try source.documents(at: arguments.operands, console: &console)
    guard !documents.isEmpty else { return .badDocument }
    let layouts = try CaseOptions(arguments).layouts(of: documents, command: source.command, console: &console)
      .flatMap { $0 }
    guard !layouts.isEmpty else { return .badDocument }
    try console.write(SVGRenderer().render(layouts), toOutputOf: arguments)
    return .success
  }
}
