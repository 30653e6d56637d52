import CommandLineSupport
import LayoutDocument

/// `conform`: frames against those that documents expect.
struct ConformCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    let documents = try source.documents(below: arguments.operands)
    var report = ConformReport()
    var problems: [String] = []
    let solver = CaseSolver(arguments)
    for document in documents {
      do throws(ToolError) {
        report.files.append(try compare(document, solver))
      } catch {
        if case .documents(let lines) = error { problems += lines }
      }
    }
    if !problems.isEmpty { throw .documents(problems) }
    if arguments.values["--format"] == "json" {
      console.write(report.json())
    } else {
      report.print(limit: arguments.has("--all") ? .max : 20, to: &console)
    }
    for file in report.files where file.passed + file.failed == 0 {
      console.report("\(file.path): no case has an expected frame")
    }
    return report.failed == 0 ? .success : .findings
  }

  private func compare(_ document: Document, _ solver: CaseSolver) throws(ToolError) -> ConformReport.File {
    var file = ConformReport.File(path: document.name)
    for (index, layoutCase) in document.file.cases.enumerated() {
      var differs = false
      for variant in layoutCase.variants {
        let layout = try document.layOut(layoutCase.variant(variant), index: index, by: solver)
        if solver == .engine, variant == layoutCase.variants.first, layoutCase.containsBoxes { file.count(layout) }
        for difference in layout.differences() {
          file.differences.append(ConformReport.Difference(difference, in: layoutCase, variant))
          differs = true
        }
      }
      if layoutCase.expectsOptimum {
        let layout = try document.layOut(layoutCase, index: index, by: solver)
        for shortfall in try document.shortfalls(of: layout, index: index) {
          file.shortfalls.append((layoutCase.name, shortfall))
          differs = true
        }
      }
      if differs {
        file.failed += 1
      } else if layoutCase.expectsOptimum {
        file.passed += 1
      } else if layoutCase.nodes.contains(where: { $0.expectedFrame != nil }) {
        file.passed += 1
      } else {
        file.withoutFrames += 1
      }
    }
    return file
  }
}

extension ConformReport.File {
  /// Counts a case with boxes that the engine laid out.
  fileprivate mutating func count(_ layout: CaseLayout) {
    withBoxes += 1
    if layout.tree.statistics.constraintSolutions > 0 { withConstraints += 1 }
  }
}
