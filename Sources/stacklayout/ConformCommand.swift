import BoxEngine
import LayoutDocument
import LayoutEngine

/// `conform`: compares frames with the expected frames of documents.
struct ConformCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    var report = ConformReport()
    for document in try source.documents(below: arguments.operands, console: &console) {
      report.files.append(compare(document, CaseSolver(arguments), console: &console))
    }
    guard report.files.contains(where: { $0.laidOut > 0 }) else { return .badDocument }
    if arguments.values["--format"] == "json" {
      console.write(report.json())
    } else {
      report.print(showsAll: arguments.has("--all"), to: &console)
    }
    for file in report.files where file.withoutFrames > 0 && file.passed + file.failed == 0 {
      console.report("\(file.path): no case has an expected frame")
    }
    return report.failed == 0 ? .success : .findings
  }

  private func compare(_ document: Document, _ solver: CaseSolver, console: inout Console) -> ConformReport.File {
    var file = ConformReport.File(path: document.name)
    for (index, layoutCase) in document.file.cases.enumerated() {
      do throws(LayoutCaseError) {
        try file.compare(layoutCase, of: document, solver)
      } catch {
        file.notLaidOut += 1
        console.reportProblem(document.problem(error, inCase: index))
      }
    }
    return file
  }
}

extension ConformReport.File {
  /// Lays out a case in all its variants, counts it, and adds its differences from the expected frames.
  /// - Throws: An error if a variant cannot be laid out; the case is not counted then.
  fileprivate mutating func compare(
    _ layoutCase: LayoutCase, of document: Document, _ solver: CaseSolver
  ) throws(LayoutCaseError) {
    var differences: [ConformReport.Difference] = []
    var shortfalls: [Shortfall] = []
    var layoutAsWritten: CaseLayout?
    for variant in layoutCase.variants {
      let layout = try document.layOut(layoutCase.variant(variant), by: solver)
      layoutAsWritten = layoutAsWritten ?? layout
      differences += layout.differences().map { ConformReport.Difference($0, in: layoutCase, variant) }
    }
    if layoutCase.expectsOptimum {
      shortfalls = try document.shortfalls(of: try document.layOut(layoutCase, by: solver))
    }
    if solver == .engine, layoutCase.containsBoxes, let layoutAsWritten { count(layoutAsWritten) }
    self.differences += differences
    self.shortfalls += shortfalls.map { (layoutCase.name, $0) }
    if !differences.isEmpty || !shortfalls.isEmpty {
      failed += 1
    } else if layoutCase.expectsOptimum || layoutCase.nodes.contains(where: { $0.expectedFrame != nil }) {
      passed += 1
    } else {
      withoutFrames += 1
    }
  }

  /// Counts a case with boxes that the engine laid out.
  fileprivate mutating func count(_ layout: CaseLayout) {
    withBoxes += 1
    if layout.tree.boxStatistics.constraintSolutions > 0 { withConstraints += 1 }
  }
}
