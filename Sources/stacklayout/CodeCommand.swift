import LayoutCode
import LayoutDocument

/// `code`: a document as source code.
struct CodeCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    guard let target = arguments.values["--as"].flatMap(CodeTarget.init) else {
      let targets = CodeTarget.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw .usage("missing option '--as' with one of \(targets)", command: source.command)
    }
    if arguments.operands.count > 1 {
      throw .usage("unexpected argument '\(arguments.operands[1])': code reads one file", command: source.command)
    }
    guard let document = try source.documents(at: arguments.operands, console: &console).first else {
      return .badDocument
    }
    let index = try index(of: arguments.values["--case"], in: document)
    let code: String
    do throws(LayoutCodeError) {
      code = try LayoutCode.code(of: document.file.cases[index], as: target)
    } catch {
      let problem = LayoutCaseError(document.file.cases[index], node: error.node, reason: error.reason)
      console.reportProblem(document.problem(problem, inCase: index))
      return .badDocument
    }
    try console.write(code, toOutputOf: arguments)
    return .success
  }

  /// The index of the case with that name, or of the only case.
  private func index(of name: String?, in document: Document) throws(ToolError) -> Int {
    let names = document.file.cases.map { $0.name }
    guard let name else {
      if names.count == 1 { return 0 }
      throw .usage(
        "\(document.name) has \(names.count) cases: choose one with option '--case'", command: source.command)
    }
    guard let index = names.firstIndex(of: name) else {
      throw .usage("there is no case '\(name)'\(Suggestion.text(for: name, among: names))", command: source.command)
    }
    return index
  }
}
