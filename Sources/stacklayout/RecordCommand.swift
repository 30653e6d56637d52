import CommandLineSupport
import LayoutDocument
import LayoutEngine
import LayoutRendering

/// `record`: the frames of a browser into documents, or against those in documents.
struct RecordCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    if arguments.operands.contains("-") {
      throw .usage(
        "'-' cannot be written to: standard input is the page that a browser dumped", command: source.command)
    }
    let documents = try source.documents(below: arguments.operands, console: &console)
    // Frames of one browser in some documents and of another one in others are worse than none.
    guard !console.hasProblems else { return .badDocument }
    let recorded = try recordings(of: documents)
    if arguments.has("--check") { return check(documents, recorded, console: &console) }
    try write(documents, recorded, browser: arguments.values["--browser"], console: &console)
    return .success
  }

  // MARK: - Reading

  private struct CaseKey: Hashable {
    var document: String
    var name: String
  }

  /// The recorded form of every case, by document.
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
      throw .documents(["<stdin>:\(error)"])
    }
  }

  /// Why a case cannot take these frames, if so.
  private static func obstacle(to recorded: BrowserRecording.Case?, for layoutCase: LayoutCase) -> String? {
    if layoutCase.rules != .css { return "a browser knows only \"css\" rules: frames of others are worked out by hand" }
    if layoutCase.scale != 0 { return "a browser knows no \"scale\": snapped frames are worked out by hand" }
    guard let recorded else { return "the page does not hold this case: make it from the same paths, and dump it anew" }
    let counts = [recorded.frames.count] + CaseVariant.made.map { recorded.variants[$0].count }
    guard counts.allSatisfy({ $0 == layoutCase.nodes.count }) else {
      return "the page holds this case with other nodes: make it from the same paths, and dump it anew"
    }
    return nil
  }

  // MARK: - Comparing

  private func check(_ documents: [Document], _ recorded: [[LayoutCase]], console: inout Console) -> ExitCode {
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
    report.print(limit: 20, to: &console)
    return report.files.allSatisfy { $0.failed + $0.withoutFrames == 0 } ? .success : .findings
  }

  /// The nodes whose frames are not what was measured; `nil` if the case does not have all of its frames yet.
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
    var written: [FileAccess.NewFile] = []
    for (document, cases) in zip(documents, recorded) {
      var file = document.file
      file.cases = cases
      if let browser { file.about = RecordCommand.about(file.about, measuredIn: browser) }
      let changed = zip(document.file.cases, cases).count(where: !=)
      // A document of one case in several lines stays so; what did not change is not touched.
      if file != document.file {
        written.append(FileAccess.NewFile(path: document.name, bytes: Array(file.encoded().utf8)))
      }
      let count = cases.count == 1 ? "1 case" : "\(cases.count) cases"
      console.print("\(DisplayText.singleLine(document.name)): \(count), \(changed) changed")
    }
    try Console.write(written)
  }

  /// `Auto margins; frames measured in Chromium 156`, or `Frames measured in Chromium 156` where there is nothing else
  /// to say.
  private static func about(_ about: String?, measuredIn browser: String) -> String {
    var subject = about ?? ""
    // What an earlier recording said stands last.
    let start = subject.lastIndex(of: ";") ?? subject.startIndex
    let last = subject[start...].drop { $0 == ";" || $0 == " " }
    if last.hasPrefix("frames measured in ") || last.hasPrefix("Frames measured in ") {
      subject.removeSubrange(start...)
    }
    return subject.isEmpty ? "Frames measured in \(browser)" : subject + "; frames measured in " + browser
  }
}
