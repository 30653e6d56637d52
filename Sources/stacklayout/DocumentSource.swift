import Foundation
import LayoutDocument
import LayoutEngine
import LayoutOracle

/// The solver that computes the frames.
enum CaseSolver: String {
  /// The layout engine.
  case engine
  /// A constraint solver for all constraints of a tree of boxes at once.
  case constraints

  init(_ arguments: Arguments) { self = arguments.values["--solver"].flatMap(CaseSolver.init) ?? .engine }
}

/// A document that was read.
struct Document {
  /// The name in messages: the path, or `<stdin>`.
  var name: String
  /// The content of the document.
  var file: LayoutFile

  /// Lays out one of the cases.
  func layOut(_ layoutCase: LayoutCase, by solver: CaseSolver = .engine) throws(LayoutCaseError) -> CaseLayout {
    let layout = try CaseLayout(layoutCase)
    return solver == .engine ? layout : layout.withFrames(try oracle(layoutCase).frames)
  }

  /// The case of a layout with its frames, also in the variants in which it is run.
  func withFrames(_ layout: CaseLayout, by solver: CaseSolver) throws(LayoutCaseError) -> LayoutCase {
    let layoutCase = layout.layoutCase
    if layoutCase.variantFrames == nil { return layoutCase.withFrames(layout.frames) }
    var frames: [[LayoutRect]] = []
    for variant in CaseVariant.made { frames.append(try layOut(layoutCase.variant(variant), by: solver).frames) }
    return layoutCase.withFrames(layout.frames, variants: VariantFrames { frames[Int($0.rawValue) - 1] })
  }

  /// The solution of the constraints of one of the cases.
  private func oracle(_ layoutCase: LayoutCase) throws(LayoutCaseError) -> BoxOracle {
    do throws(BoxOracleError) {
      return try BoxOracle(layoutCase)
    } catch {
      throw LayoutCaseError(layoutCase, node: 0, reason: error.description)
    }
  }

  /// The priorities at which violations are not optimal, or not those that the case expects; empty for an optimum.
  func shortfalls(of layout: CaseLayout) throws(LayoutCaseError) -> [Shortfall] {
    let layoutCase = layout.layoutCase
    let oracle = try oracle(layoutCase)
    do throws(BoxOracleError) {
      return Shortfall.all(in: try oracle.comparison(with: layout.frames), of: layoutCase)
    } catch {
      throw LayoutCaseError(layoutCase, node: 0, reason: error.description)
    }
  }

  /// A message of one line about a problem with a case.
  func problem(_ error: LayoutCaseError, inCase index: Int) -> String {
    "\(name):\(error.position.line):\(error.position.column): \(keyPath(ofCase: index))\(error.path): \(error.reason)"
  }

  /// The prefix of paths in a case: `cases[3].`; empty in a document with a single case.
  func keyPath(ofCase index: Int) -> String { file.cases.count > 1 ? "cases[\(index)]." : "" }
}

/// Reads the documents of a command line. Documents that cannot be used are reported and left out.
struct DocumentSource {
  /// The name of the command, for messages.
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
  /// - Throws: A usage error, before any file is read.
  func documents(at paths: [String], console: inout Console) throws(ToolError) -> [Document] {
    if paths.isEmpty { throw .usage("missing file", command: command) }
    return try read(paths, console: &console)
  }

  /// Reads files and all files that end in `.json` in folders, each once.
  /// - Throws: A usage error, before any file is read.
  func documents(below paths: [String], console: inout Console) throws(ToolError) -> [Document] {
    if paths.isEmpty { throw .usage("missing path", command: command) }
    var files: [String] = []
    for path in paths {
      guard path != "-", (try? Files.isFolder(path)) == true else {
        files.append(path)
        continue
      }
      var problems: [FileProblem] = []
      let found = Files.files(in: path, endingIn: ".json", problems: &problems)
      for problem in problems { console.reportProblem(problem.description) }
      if found.isEmpty, problems.isEmpty {
        console.reportProblem("\(path): the folder contains no .json files")
      }
      files += found
    }
    var seen: Set<String> = []
    let documents = try read(files.filter { $0 == "-" || seen.insert($0).inserted }, console: &console)
    return withUniqueNames(documents, console: &console)
  }

  private func read(_ paths: [String], console: inout Console) throws(ToolError) -> [Document] {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw .usage("'-' can be given only once: standard input can be read only once", command: command)
    }
    try checkOutput(isNoneOf: paths)
    var documents: [Document] = []
    for path in paths {
      let name = path == "-" ? "<stdin>" : path
      do throws(FileProblem) {
        let bytes = path == "-" ? try standardInput() : try Files.read(path)
        do throws(DocumentError) {
          documents.append(Document(name: name, file: try LayoutFile(parsing: bytes)))
        } catch {
          for error in error.errors { console.reportProblem("\(name):\(error)") }
        }
      } catch {
        console.reportProblem(error.description)
      }
    }
    return documents
  }

  /// Checks that the output does not replace an input, which is never intended.
  private func checkOutput(isNoneOf paths: [String]) throws(ToolError) {
    guard let output, output != "-", let identity = Files.Identity(path: output) else { return }
    for path in paths {
      let input = path == "-" ? Files.Identity(channel: .standardInput) : Files.Identity(path: path)
      if input == identity {
        let name = path == "-" ? "the file at standard input" : "the input '\(path)'"
        throw .usage("option '--output' would replace \(name): use another file than '\(output)'", command: command)
      }
    }
  }

  /// The documents without those that have a case with the name of an earlier case in the same folder. Names of cases
  /// are unique within a folder, not only within a file.
  private func withUniqueNames(_ documents: [Document], console: inout Console) -> [Document] {
    var firstFiles: [String: [String: String]] = [:]
    return documents.filter { document in
      let parts = document.name.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/")
      var isUnique = true
      for (index, layoutCase) in document.file.cases.enumerated() {
        let first = firstFiles[folder, default: [:]][layoutCase.name]
        firstFiles[folder, default: [:]][layoutCase.name] = first ?? document.name
        guard let first, let position = layoutCase.nodes.first?.position else { continue }
        isUnique = false
        console.reportProblem(
          "\(document.name):\(position.line):\(position.column): \(document.keyPath(ofCase: index))name: "
            + "duplicate case name \(JSONText.quoted(layoutCase.name)), first in \(first)")
      }
      return isUnique
    }
  }
}
