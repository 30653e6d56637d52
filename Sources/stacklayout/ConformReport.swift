import LayoutDocument
import LayoutEngine

/// The results of `conform` or of `record --check`.
struct ConformReport {
  /// A node whose frame differs from the expected frame.
  struct Difference {
    /// The name of the case.
    var caseName: String
    /// The variant in which the case was laid out.
    var variant: CaseVariant
    /// The identifier of the node.
    var id: String?
    /// The node and its frames.
    var frames: FrameDifference

    init(_ frames: FrameDifference, in layoutCase: LayoutCase, _ variant: CaseVariant) {
      caseName = layoutCase.name
      self.variant = variant
      id = layoutCase.nodes[frames.node].id
      self.frames = frames
    }
  }

  /// The results of one file.
  struct File {
    /// The file's path.
    var path: String
    /// The number of cases whose frames are as expected.
    var passed = 0
    /// The number of cases whose frames are not as expected.
    var failed = 0
    /// The number of cases without expected frames, which count neither as passed nor as failed.
    var withoutFrames = 0
    /// The number of cases that cannot be laid out, which count neither as passed nor as failed.
    var notLaidOut = 0
    /// The number of cases with boxes that the engine laid out.
    var withBoxes = 0
    /// The number of these cases for which cost curves were insufficient, and the engine used a constraint solver.
    var withConstraints = 0
    /// The nodes whose frames differ.
    var differences: [Difference] = []
    /// The priorities at which cases of boxes do not have the optimal violation.
    var shortfalls: [(caseName: String, shortfall: Shortfall)] = []

    /// The number of cases that were laid out.
    var laidOut: Int { passed + failed + withoutFrames }
  }

  /// The files, in the order in which they were compared.
  var files: [File] = []

  /// The number of cases of all files that pass.
  var passed: Int { files.reduce(0) { $0 + $1.passed } }
  /// The number of cases of all files that fail.
  var failed: Int { files.reduce(0) { $0 + $1.failed } }

  // MARK: - Text

  /// Prints the first 20 differences or all of them, then the counts of each file, then the totals.
  func print(showsAll: Bool, to console: inout Console) {
    let lines = files.flatMap { file in
      file.differences.map { line($0, console) } + file.shortfalls.map { line($0.shortfall, in: $0.caseName, console) }
    }
    let limit = showsAll ? lines.count : 20
    for line in lines.prefix(limit) { console.print(line) }
    if lines.count > limit { console.print("… and \(lines.count - limit) more; --all prints them") }
    if !lines.isEmpty { console.print() }
    for file in files {
      var line = "\(DisplayText.singleLine(file.path)): \(file.passed) passed, \(file.failed) failed"
      if file.withoutFrames > 0 { line += ", \(file.withoutFrames) without frames" }
      if file.notLaidOut > 0 { line += ", \(file.notLaidOut) not laid out" }
      console.print(file.failed > 0 ? console.emphasized(line, .red) : line)
    }
    if let share = boxShare { console.print(share) }
    console.print("\(passed) passed, \(failed) failed")
  }

  /// The share of cases with boxes that were laid out without solving constraints; `nil` if no case has boxes.
  private var boxShare: String? {
    let total = files.reduce(0) { $0 + $1.withBoxes }
    guard total > 0 else { return nil }
    let quick = total - files.reduce(0) { $0 + $1.withConstraints }
    let percent = JSONText.number(100 * Double(quick) / Double(total), decimals: 1)
    return "boxes: \(quick) of \(total) cases without solving constraints, \(percent) %"
  }

  private func line(_ difference: Difference, _ console: Console) -> String {
    let name = console.emphasized(DisplayText.singleLine(difference.caseName + difference.variant.suffix), .bold)
    let id = difference.id.map { " (\(DisplayText.singleLine($0)))" } ?? ""
    let frames = difference.frames
    let amount = frames.amount.isFinite ? "off by \(JSONText.number(frames.amount, decimals: 3))" : "not a number"
    return "\(name): \(frames.path)\(id): expected \(text(frames.expected)), got \(text(frames.actual)), "
      + console.emphasized(amount, .red)
  }

  private func line(_ shortfall: Shortfall, in caseName: String, _ console: Console) -> String {
    let name = console.emphasized(DisplayText.singleLine(caseName), .bold)
    let place = shortfall.priority.map { "at priority \(JSONText.number($0))" } ?? "of required constraints"
    let violation = console.emphasized(JSONText.number(shortfall.violation, decimals: 6), .red)
    return "\(name): the violation \(place) is \(violation), not \(JSONText.number(shortfall.least, decimals: 6))"
  }

  /// The text of a frame: `[0, 0, 33.333, 20]`.
  private func text(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { JSONText.number($0, decimals: 3) }
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  // MARK: - JSON

  /// The report as JSON.
  func json() -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.newLine(level: 1)
    writer.key("files")
    writer.lines(of: files, level: 1) { file, writer in write(file, to: &writer) }
    writer.newLine(level: 1)
    writer.member("passed", passed)
    writer.newLine(level: 1)
    writer.member("failed", failed)
    writer.lastLine(level: 0)
    writer.endObject()
    return writer.text + "\n"
  }

  private func write(_ file: File, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("path", file.path)
    writer.member("passed", file.passed)
    writer.member("failed", file.failed)
    writer.member("withoutFrames", file.withoutFrames)
    if file.notLaidOut > 0 { writer.member("notLaidOut", file.notLaidOut) }
    writer.key("differences")
    writer.lines(of: file.differences, level: 2) { difference, writer in write(difference, to: &writer) }
    if !file.shortfalls.isEmpty {
      writer.key("shortfalls")
      writer.lines(of: file.shortfalls, level: 2) { entry, writer in
        write(entry.shortfall, in: entry.caseName, to: &writer)
      }
    }
    writer.endObject()
  }

  private func write(_ shortfall: Shortfall, in caseName: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("case", caseName)
    writer.key("priority")
    if let priority = shortfall.priority { writer.value(priority) } else { writer.null() }
    writer.member("violation", shortfall.violation)
    writer.member("least", shortfall.least)
    writer.endObject()
  }

  private func write(_ difference: Difference, to writer: inout JSONWriter) {
    let frames = difference.frames
    writer.beginObject()
    writer.member("case", difference.caseName + difference.variant.suffix)
    writer.member("node", frames.path)
    if let id = difference.id { writer.member("id", id) }
    for (key, frame) in [("expected", frames.expected), ("got", frames.actual)] {
      writer.key(key)
      writer.value([frame.x, frame.y, frame.width, frame.height].map { JSONText.rounded($0, decimals: 3) })
    }
    writer.key("by")
    if frames.amount.isFinite { writer.value(frames.amount, decimals: 4) } else { writer.null() }
    writer.endObject()
  }
}
