import CommandLineSupport
import LayoutDocument
import LayoutOracle

/// Who finds the frames.
enum CaseSolver: String {
  /// The layout engine.
  case engine
  /// All constraints of a tree of boxes, solved at once.
  case constraints

  init(_ arguments: Arguments) { self = arguments.values["--solver"].flatMap(CaseSolver.init) ?? .engine }
}

/// A document that was read.
struct Document {
  /// What it is called in messages: its path, or `<stdin>`.
  var name: String
  /// What it says.
  var file: LayoutFile

  /// Lays one of its cases out.
  func layOut(
    _ layoutCase: LayoutCase, index: Int, by solver: CaseSolver = .engine
  ) throws(ToolError) -> CaseLayout {
    do throws(LayoutCaseError) {
      let layout = try CaseLayout(layoutCase)
      return solver == .engine ? layout : layout.withFrames(try oracle(layoutCase, index: index).frames)
    } catch {
      throw .documents([problem(error, inCase: index)])
    }
  }

  /// The constraints of one of its cases, solved.
  func oracle(_ layoutCase: LayoutCase, index: Int) throws(LayoutCaseError) -> BoxOracle {
    do throws(BoxOracleError) {
      return try BoxOracle(layoutCase)
    } catch {
      throw LayoutCaseError(layoutCase, node: 0, reason: error.description)
    }
  }

  /// The priorities at which frames are worse than they could be, or than the case says; empty for an optimum.
  func shortfalls(of layout: CaseLayout, index: Int) throws(ToolError) -> [Shortfall] {
    let layoutCase = layout.layoutCase
    do throws(LayoutCaseError) {
      let oracle = try oracle(layoutCase, index: index)
      do throws(BoxOracleError) {
        return Shortfall.all(in: try oracle.comparison(with: layout.frames), of: layoutCase)
      } catch {
        throw LayoutCaseError(layoutCase, node: 0, reason: error.description)
      }
    } catch {
      throw .documents([problem(error, inCase: index)])
    }
  }

  /// One line on a problem with a case.
  func problem(_ error: LayoutCaseError, inCase index: Int) -> String {
    "\(name):\(error.position.line):\(error.position.column): \(keyPath(ofCase: index))\(error.path): \(error.reason)"
  }

  /// `cases[3].`, or nothing in a document of one case.
  func keyPath(ofCase index: Int) -> String { file.cases.count > 1 ? "cases[\(index)]." : "" }
}

/// Reads the documents that a command line names, all of them before anything is printed.
struct DocumentSource {
  /// The command that reads, for messages.
  let command: String
  /// The path of the option `--output`.
  private let output: String?
  /// Reads standard input.
  let standardInput: () throws(FileProblem) -> [UInt8]

  init(command: String, output: String?, standardInput: @escaping () throws(FileProblem) -> [UInt8]) {
    self.command = command
    self.output = output
    self.standardInput = standardInput
  }

  /// Reads files; `-` is standard input.
  /// - Throws: one problem for each file that cannot be read or understood.
  func documents(at paths: [String]) throws(ToolError) -> [Document] {
    if paths.isEmpty { throw .usage("missing file", command: command) }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw .usage("'-' can be given only once: standard input can be read only once", command: command)
    }
    try checkOutput(isNoneOf: paths)
    var documents: [Document] = []
    var problems: [String] = []
    for path in paths {
      let name = path == "-" ? "<stdin>" : path
      do throws(FileProblem) {
        let bytes = path == "-" ? try standardInput() : try FileAccess.read(path)
        do throws(DocumentError) {
          documents.append(Document(name: name, file: try LayoutFile(parsing: bytes)))
        } catch {
          problems.append("\(name):\(error)")
        }
      } catch {
        problems.append(error.description)
      }
    }
    if !problems.isEmpty { throw .documents(problems) }
    return documents
  }

  /// Reads files and all files that end in `.json` in folders, each once.
  func documents(below paths: [String]) throws(ToolError) -> [Document] {
    if paths.isEmpty { throw .usage("missing path", command: command) }
    var files: [String] = []
    var problems: [String] = []
    for path in paths {
      do throws(FileProblem) {
        guard path != "-", try FileAccess.kind(of: path) == .folder else {
          files.append(path)
          continue
        }
        var folderProblems: [FileProblem] = []
        let found = FileAccess.files(in: path, endingIn: ".json", problems: &folderProblems)
        problems += folderProblems.map(\.description)
        if found.isEmpty, folderProblems.isEmpty {
          problems.append("\(path): the folder has no cases: no file in it ends in .json")
        }
        files += found
      } catch {
        problems.append(error.description)
      }
    }
    if !problems.isEmpty { throw .documents(problems) }
    var seen: Set<String> = []
    let documents = try documents(at: files.filter { $0 == "-" || seen.insert($0).inserted })
    try checkNames(of: documents)
    return documents
  }

  /// A picture in the place of the document that it was made of is never meant.
  private func checkOutput(isNoneOf paths: [String]) throws(ToolError) {
    guard let output, output != "-", let identity = FileAccess.identity(of: output) else { return }
    for path in paths {
      let input = path == "-" ? FileAccess.identity(of: .standardInput) : FileAccess.identity(of: path)
      if input == identity {
        let name = path == "-" ? "the file at standard input" : "the input '\(path)'"
        throw .usage("option '--output' would replace \(name): name another file than '\(output)'", command: command)
      }
    }
  }

  /// A case's name is unique within its folder, not only within its file.
  private func checkNames(of documents: [Document]) throws(ToolError) {
    var firstFiles: [String: [String: String]] = [:]
    var problems: [String] = []
    for document in documents {
      let parts = document.name.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/")
      for (index, layoutCase) in document.file.cases.enumerated() {
        let first = firstFiles[folder, default: [:]][layoutCase.name]
        firstFiles[folder, default: [:]][layoutCase.name] = first ?? document.name
        guard let first, let position = layoutCase.nodes.first?.position else { continue }
        problems.append(
          "\(document.name):\(position.line):\(position.column): \(document.keyPath(ofCase: index))name: "
            + "duplicate case name \(JSONText.quoted(layoutCase.name)), first in \(first)")
      }
    }
    if !problems.isEmpty { throw .documents(problems) }
  }
}
