import LayoutDocument
import LayoutEngine

/// `record`: stores the frames of a browser in documents, or compares them with the frames in documents. It also writes
/// the page in which the browser measures them.
struct RecordCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    if arguments.has("--page"), let other = ["--check", "--all", "--browser"].first(where: arguments.has) {
      throw .usage("option '\(other)' has no effect with '--page'", command: source.command)
    }
    if arguments.operands.contains("-") {
      throw .usage(
        "'-' cannot be written to: standard input is the page that a browser dumped", command: source.command)
    }
    let documents = try source.documents(below: arguments.operands, console: &console)
    // Recording only some of the documents would mix frames of different browsers.
    guard !console.hasProblems else { return .badDocument }
    if arguments.has("--page") {
      console.write(try page(of: documents))
      return .success
    }
    let recorded = try recordings(of: documents)
    if arguments.has("--check") {
      let report = comparison(of: documents, with: recorded)
      report.print(showsAll: arguments.has("--all"), to: &console)
      return report.files.allSatisfy { $0.failed + $0.withoutFrames == 0 } ? .success : .findings
    }
    try write(documents, recorded, browser: arguments.values["--browser"], console: &console)
    return .success
  }

  // MARK: - The page

  private func page(of documents: [Document]) throws(ToolError) -> String {
    var page = MeasuringPage()
    var problems: [String] = []
    for document in documents {
      for (index, layoutCase) in document.file.cases.enumerated() {
        do throws(LayoutCaseError) {
          if let reason = RecordCommand.obstacle(to: layoutCase) {
            throw LayoutCaseError(layoutCase, node: 0, reason: reason)
          }
          try page.add(layoutCase, of: document.name)
        } catch {
          problems.append(document.problem(error, inCase: index))
        }
      }
    }
    if !problems.isEmpty { throw .documents(problems) }
    return page.text
  }

  /// The reason why a browser cannot measure a case; `nil` if its nodes decide.
  private static func obstacle(to layoutCase: LayoutCase) -> String? {
    if layoutCase.rules != .css { return "a browser supports only \"css\" rules: work out frames of others by hand" }
    if layoutCase.scale != 0 { return "a browser does not support \"scale\": work out snapped frames by hand" }
    return nil
  }

  // MARK: - Reading

  private struct CaseKey: Hashable {
    var document: String
    var name: String
  }

  /// The cases of each document with the recorded frames.
  private func recordings(of documents: [Document]) throws(ToolError) -> [[LayoutCase]] {
    let recording = try readRecording()
    var found: [CaseKey: BrowserRecording.Case] = [:]
    for recorded in recording.cases { found[CaseKey(document: recorded.document, name: recorded.name)] = recorded }
    var result: [[LayoutCase]] = []
    var problems: [String] = []
    for document in documents {
      var cases: [LayoutCase] = []
      for (index, layoutCase) in document.file.cases.enumerated() {
        let recorded = found[CaseKey(document: document.name, name: layoutCase.name)]
        if let reason = RecordCommand.obstacle(to: recorded, for: layoutCase) {
          problems.append(document.problem(LayoutCaseError(layoutCase, node: 0, reason: reason), inCase: index))
        } else if let recorded {
          cases.append(layoutCase.withFrames(recorded.frames, variants: recorded.variants))
        }
      }
      result.append(cases)
    }
    if !problems.isEmpty { throw .documents(problems) }
    return result
  }

  private func readRecording() throws(ToolError) -> BrowserRecording {
    let page: [UInt8]
    do throws(FileProblem) {
      page = try source.standardInput()
    } catch {
      throw .documents([error.description])
    }
    do throws(DocumentError) {
      return try BrowserRecording(parsing: page)
    } catch {
      throw .documents(error.errors.map { "<stdin>:\($0)" })
    }
  }

  /// The reason why frames cannot be recorded for a case; `nil` if they can be recorded.
  private static func obstacle(to recorded: BrowserRecording.Case?, for layoutCase: LayoutCase) -> String? {
    if let reason = obstacle(to: layoutCase) { return reason }
    guard let recorded else { return "the page lacks this case: write it for the same paths, and dump it again" }
    let counts = [recorded.frames.count] + CaseVariant.made.map { recorded.variants[$0].count }
    guard counts.allSatisfy({ $0 == layoutCase.nodes.count }) else {
      return "the page contains this case with other nodes: write it for the same paths, and dump it again"
    }
    return nil
  }

  // MARK: - Comparing

  private func comparison(of documents: [Document], with recorded: [[LayoutCase]]) -> ConformReport {
    var report = ConformReport()
    for (document, cases) in zip(documents, recorded) {
      var file = ConformReport.File(path: document.name)
      for (written, measured) in zip(document.file.cases, cases) {
        guard let differences = RecordCommand.differences(of: written, from: measured) else {
          file.withoutFrames += 1
          continue
        }
        if differences.isEmpty { file.passed += 1 } else { file.failed += 1 }
        file.differences += differences
      }
      report.files.append(file)
    }
    return report
  }

  /// The nodes whose frames differ from the measured frames; `nil` if some nodes of the case have no frame yet.
  private static func differences(of written: LayoutCase, from measured: LayoutCase) -> [ConformReport.Difference]? {
    var differences: [ConformReport.Difference] = []
    for variant in written.variants {
      guard let frames = measured.expectedFrames(in: variant),
        written.expectedFrames(in: variant)?.count == frames.count
      else { return nil }
      for difference in written.variant(variant).differences(from: frames) {
        differences.append(ConformReport.Difference(difference, in: written, variant))
      }
    }
    return differences
  }

  // MARK: - Writing

  private func write(
    _ documents: [Document], _ recorded: [[LayoutCase]], browser: String?, console: inout Console
  ) throws(ToolError) {
    for (document, cases) in zip(documents, recorded) {
      var file = document.file
      file.cases = cases
      if let browser { file.about = RecordCommand.about(file.about, measuredIn: browser) }
      let changed = zip(document.file.cases, cases).count(where: !=)
      // The text of an unchanged document is kept, even if it is not in the format of `encoded()`.
      if file != document.file {
        try Console.write(file.encoded(), to: document.name)
      }
      let count = cases.count == 1 ? "1 case" : "\(cases.count) cases"
      console.print("\(DisplayText.singleLine(document.name)): \(count), \(changed) changed")
    }
  }

  /// The description of a document with the browser's name: `Auto margins; frames measured in Chromium 156`, or
  /// `Frames measured in Chromium 156` if the document has no other description.
  private static func about(_ about: String?, measuredIn browser: String) -> String {
    var subject = about ?? ""
    // The browser of an earlier recording is named at the end.
    let start = subject.lastIndex(of: ";") ?? subject.startIndex
    let last = subject[start...].drop { $0 == ";" || $0 == " " }
    if last.hasPrefix("frames measured in ") || last.hasPrefix("Frames measured in ") {
      subject.removeSubrange(start...)
    }
    return subject.isEmpty ? "Frames measured in \(browser)" : subject + "; frames measured in " + browser
  }
}
