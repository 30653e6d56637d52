import CommandLineSupport
import LayoutRendering

/// `render`: a picture of a document.
struct RenderCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    let options = CaseOptions(arguments)
    if arguments.operands.count > 1 {
      throw .usage(
        "unexpected argument '\(arguments.operands[1])': a picture is made of one file", command: source.command)
    }
    let documents = try source.documents(at: arguments.operands)
    let layouts = try options.layouts(of: documents, command: source.command)
    try console.write(SVGRenderer().render(layouts.flatMap { $0 }), toOutputOf: arguments)
    return .success
  }
}
