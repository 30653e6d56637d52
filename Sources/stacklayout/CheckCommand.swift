import Foundation
import LayoutCheck
import LayoutDocument
import LayoutRendering

/// `check`: finds faults of screens at all widths, text sizes and directions.
struct CheckCommand {
  private let source: DocumentSource

  init(_ source: DocumentSource) { self.source = source }

  func run(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    let settings = try settings(arguments)
    try checkFolder(arguments)
    let documents = try source.documents(at: arguments.operands, console: &console)
    guard !documents.isEmpty else { return .badDocument }
    let cases = try CaseOptions(arguments).cases(of: documents, command: source.command)
    try checkNames(settings.allowedOverlaps, of: cases.map { documents[$0.document].file.cases[$0.index] })
    var reports: [CaseReport] = []
    for (document, index) in cases {
      let layoutCase = documents[document].file.cases[index]
      do throws(LayoutCaseError) {
        var report = try layoutCase.check(settings, progress: ProgressLine.writer(layoutCase.name))
        if arguments.has("--certificate") { report.cleanWidths = try layoutCase.cleanWidths(settings) }
        reports.append(CaseReport(document: document, layoutCase: layoutCase, report: report))
      } catch {
        console.reportProblem(documents[document].problem(error, inCase: index))
      }
    }
    guard !reports.isEmpty else { return .badDocument }
    writePictures(of: reports, arguments, console: &console)
    switch arguments.values["--format"] {
    case "json": console.write(json(reports, documents))
    case "github": printAnnotations(reports, documents, to: &console)
    default: print(reports, documents, to: &console)
    }
    return reports.allSatisfy { $0.report.findings.isEmpty } ? .success : .findings
  }

  /// The report of one case.
  private struct CaseReport {
    /// The index of its document.
    var document: Int
    var layoutCase: LayoutCase
    var report: CheckReport
  }

  // MARK: - Settings

  private func settings(_ arguments: Arguments) throws(ToolError) -> CheckSettings {
    var settings = CheckSettings()
    if let widths = arguments.values["--widths"] { settings.widths = try self.widths(widths) }
    if let scales = arguments.values["--text-scales"] {
      settings.textScales = []
      for word in try words(scales, of: "--text-scales") { settings.textScales.append(try textScale(word)) }
    }
    if let directions = arguments.values["--directions"] {
      settings.directions = []
      for word in try words(directions, of: "--directions") { settings.directions.append(try direction(word)) }
    }
    if let names = arguments.values["--allow-overlap"] {
      settings.allowedOverlaps = Set(try words(names, of: "--allow-overlap"))
    }
    return settings
  }

  /// Checks that each name is that of a node in one of the cases.
  private func checkNames(_ names: Set<String>, of cases: [LayoutCase]) throws(ToolError) {
    if names.isEmpty { return }
    let known = cases.flatMap { $0.overlapNames }
    let unknown = names.subtracting(known).sorted()
    guard let name = unknown.first else { return }
    throw .usage(
      "option '--allow-overlap': there is no node '\(name)'\(Suggestion.text(for: name, among: known))",
      command: source.command)
  }

  /// The words between the commas of a list: at least one.
  private func words(_ list: String, of option: String) throws(ToolError) -> [String] {
    let words = list.split(separator: ",").map { String($0) }
    if words.isEmpty { throw .usage("option '\(option)' needs a value, not '\(list)'", command: source.command) }
    return words
  }

  /// `320...1440`, or `320` alone.
  private func widths(_ text: String) throws(ToolError) -> ClosedRange<Int> {
    let bytes = Array(text.utf8)
    let point = UInt8(ascii: ".")
    let first = bytes.prefix { $0 != point }
    let rest = bytes.dropFirst(first.count)
    let last = rest.isEmpty ? first : rest.dropFirst(3)
    let isRange = rest.isEmpty || rest.starts(with: [point, point, point])
    guard isRange, let lower = width(first), let upper = width(last), lower <= upper else {
      let problem = "needs whole numbers from 0 to \(CheckCommand.largestWidth), as in 320...1440, not '\(text)'"
      throw .usage("option '--widths' \(problem)", command: source.command)
    }
    return lower...upper
  }

  private func width(_ digits: ArraySlice<UInt8>) -> Int? {
    guard let width = Int(String(decoding: digits, as: UTF8.self)), width >= 0 else { return nil }
    return width <= CheckCommand.largestWidth ? width : nil
  }

  /// The largest width that is checked, in points.
  private static let largestWidth = 100_000

  private func textScale(_ text: String) throws(ToolError) -> Double {
    let range = NumberRange(0.1...100)
    guard let scale = range.number(text) else {
      throw .usage("option '--text-scales' needs \(range), not '\(text)'", command: source.command)
    }
    return scale
  }

  private func direction(_ text: String) throws(ToolError) -> CheckDirection {
    guard let direction = CheckDirection.allCases.first(where: { $0.word == text }) else {
      throw .usage(
        "option '--directions' must be ltr, rtl, or both separated by a comma, not '\(text)'", command: source.command)
    }
    return direction
  }

  // MARK: - Reports

  private func print(_ reports: [CaseReport], _ documents: [Document], to console: inout Console) {
    for (index, report) in reports.enumerated() {
      if index > 0 { console.print() }
      let prefix = documents.count > 1 ? DisplayText.singleLine(documents[report.document].name) + ": " : ""
      let name = console.emphasized(DisplayText.singleLine(report.layoutCase.name), .bold)
      let count = report.report.findings.count
      let findings = count == 0 ? "no findings" : count == 1 ? "1 finding" : "\(count) findings"
      console.print("\(prefix)\(name): \(findings) in \(report.report.layouts) layouts")
      for finding in report.report.findings {
        for (line, text) in FindingLines(finding).lines.enumerated() {
          console.print("  " + (line == 0 ? console.emphasized(text, .red) : "  " + text))
        }
      }
      guard let cleanWidths = report.report.cleanWidths else { continue }
      console.print("  widths without findings:")
      for widths in cleanWidths { console.print("    \(widths)") }
    }
  }

  /// Prints each finding as an annotation of GitHub Actions: `::error file=login.json,title=overflow::…`.
  private func printAnnotations(_ reports: [CaseReport], _ documents: [Document], to console: inout Console) {
    for report in reports {
      let file = Annotation.property(documents[report.document].name)
      for finding in report.report.findings {
        let title = Annotation.property("\(finding.kind.word) in \(report.layoutCase.name)")
        let text = Annotation.message(
          ([finding.text] + FindingLines(finding).lines.dropFirst()).joined(separator: "\n"))
        console.print("::error file=\(file),title=\(title)::\(text)")
      }
      guard let cleanWidths = report.report.cleanWidths else { continue }
      let title = Annotation.property("widths without findings in \(report.layoutCase.name)")
      let text = Annotation.message(cleanWidths.map { $0.description }.joined(separator: "\n"))
      console.print("::notice file=\(file),title=\(title)::\(text)")
    }
  }

  /// The report of a document with a single case, or a list of reports with the names of their files and cases.
  private func json(_ reports: [CaseReport], _ documents: [Document]) -> String {
    if documents.count == 1, documents[0].file.cases.count == 1, let only = reports.first { return only.report.json() }
    var writer = JSONWriter()
    writer.lines(of: reports, level: 0) { report, writer in
      writer.beginObject()
      writer.member("file", documents[report.document].name)
      writer.member("case", report.layoutCase.name)
      writer.member("layouts", report.report.layouts)
      writer.key("findings")
      writer.beginArray()
      for finding in report.report.findings {
        writer.newLine(level: 2)
        finding.write(to: &writer)
      }
      writer.endArray()
      report.report.writeCleanWidths(to: &writer)
      writer.endObject()
    }
    return writer.text + "\n"
  }

  // MARK: - Pictures

  /// Checks that the folder for pictures exists, before cases are checked.
  private func checkFolder(_ arguments: Arguments) throws(ToolError) {
    guard let folder = arguments.values["--pictures"] else { return }
    let problem: FileProblem
    do throws(FileProblem) {
      if try Files.isFolder(folder) { return }
      problem = FileProblem(path: folder, reason: "is not a folder")
    } catch {
      problem = error
    }
    throw .documents(["\(problem.path): cannot be used for option '--pictures': \(problem.reason)"])
  }

  /// Draws the smallest case of each finding: `login-1-overflow.svg`.
  ///
  /// The report is printed even if a picture cannot be written.
  private func writePictures(of reports: [CaseReport], _ arguments: Arguments, console: inout Console) {
    guard let folder = arguments.values["--pictures"] else { return }
    var names: Set<String> = []
    do throws(ToolError) {
      for report in reports {
        let name = CheckCommand.fileName(report.layoutCase.name, besides: &names)
        for (index, finding) in report.report.findings.enumerated() {
          guard let layout = try? CaseLayout(report.layoutCase.example(of: finding)) else { continue }
          let path = "\(folder)/\(name)-\(index + 1)-\(finding.kind.word).svg"
          // The check and this layout number the nodes in the same way.
          let marked = Set(finding.nodeIDs.compactMap { layout.ids.firstIndex(of: $0) })
          try Console.write(SVGRenderer().render(layout, marking: marked), to: path, option: "--pictures")
        }
      }
    } catch {
      if case .documents(let problems) = error { for problem in problems { console.reportProblem(problem) } }
    }
  }

  /// A unique name without special characters of paths.
  private static func fileName(_ name: String, besides names: inout Set<String>) -> String {
    let bytes = name.utf8.map { byte -> UInt8 in
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      return isLetter || isDigit ? byte : UInt8(ascii: "-")
    }
    let base = String(decoding: bytes, as: UTF8.self)
    var unique = base
    var number = 2
    while !names.insert(unique).inserted {
      unique = "\(base)-\(number)"
      number += 1
    }
    return unique
  }
}

/// Texts in workflow commands of GitHub Actions, in which some characters are escaped.
private enum Annotation {
  static func message(_ text: String) -> String { escape(text, "%\r\n") }
  static func property(_ text: String) -> String { escape(text, "%\r\n:,") }

  private static func escape(_ text: String, _ characters: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if characters.unicodeScalars.contains(scalar) {
        escaped += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Writes the progress of a check to standard error, at most once a second.
private enum ProgressLine {
  static func writer(_ name: String) -> (CheckProgress) -> Void {
    var last = ProcessInfo.processInfo.systemUptime
    return { progress in
      let now = ProcessInfo.processInfo.systemUptime
      guard now - last >= 1, progress.done < progress.total else { return }
      last = now
      let percent = 100 * progress.done / max(progress.total, 1)
      let line = "\(DisplayText.singleLine(name)): \(percent) % of \(progress.total) layouts\n"
      // A failure to write the progress does not affect the check.
      _ = Files.write(Array(line.utf8), to: .standardError, called: "standard error")
    }
  }
}
