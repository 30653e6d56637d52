import CommandLineSupport
import LayoutDocument
import LayoutEngine
import LayoutRendering

/// What `conform`, or `record --check`, found.
struct ConformReport {
  /// A node whose frame is not the expected one.
  struct Difference {
    /// The case.
    var caseName: String
    /// What the case was run as.
    var variant: CaseVariant
    /// The node's name.
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

  /// What was found in one file.
  struct File {
    /// The file's path.
    var path: String
    /// How many cases have all the frames they expect.
    var passed = 0
    /// How many do not.
    var failed = 0
    /// How many expect no frame at all; they count neither as passed nor as failed.
    var withoutFrames = 0
    /// How many cannot be laid out; they count neither as passed nor as failed.
    var notLaidOut = 0
    /// How many cases the engine laid out that have boxes in them.
    var withBoxes = 0
    /// For how many of those curves of cost were not enough, so that it solved all constraints together.
    var withConstraints = 0
    /// The nodes that differ.
    var differences: [Difference] = []
    /// Cases of boxes that are not laid out as well as they could be, priority by priority.
    var shortfalls: [(caseName: String, shortfall: Shortfall)] = []

    /// How many cases were laid out.
    var laidOut: Int { passed + failed + withoutFrames }
  }

  /// The files, in the order in which they were compared.
  var files: [File] = []

  /// How many cases of all files pass.
  var passed: Int { files.reduce(0) { $0 + $1.passed } }
  /// How many cases of all files fail.
  var failed: Int { files.reduce(0) { $0 + $1.failed } }

  // MARK: - Text

  /// Prints at most `limit` differences, then the counts of each file, then the sum.
  func print(limit: Int, to console: inout Console) {
    let lines = files.flatMap { file in
      file.differences.map { line($0, console) } + file.shortfalls.map { line($0.shortfall, in: $0.caseName, console) }
    }
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

  /// How many cases with boxes the engine laid out without solving constraints; `nil` if there are none.
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
    let place = shortfall.priority.map { "at priority \(JSONText.number($0))" } ?? "of what must hold"
    let violation = console.emphasized(JSONText.number(shortfall.violation, decimals: 6), .red)
    return "\(name): the violation \(place) is \(violation), not \(JSONText.number(shortfall.least, decimals: 6))"
  }

  /// `[0, 0, 33.333, 20]`
  private func text(_ frame: LayoutRect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { JSONText.number($0, decimals: 3) }
    return "[" + numbers.joined(separator: ", ") + "]"
  }

  // MARK: - JSON

  /// All of it as JSON.
  func json() -> String {
    var text = "{\n  \"files\": ["
    for (index, file) in files.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "    {\"path\": \(JSONText.quoted(file.path)), \"passed\": \(file.passed), \"failed\": \(file.failed), "
      text += "\"withoutFrames\": \(file.withoutFrames), "
      if file.notLaidOut > 0 { text += "\"notLaidOut\": \(file.notLaidOut), " }
      text += "\"differences\": ["
      for (index, difference) in file.differences.enumerated() {
        text += index == 0 ? "\n      " : ",\n      "
        text += json(difference)
      }
      text += file.differences.isEmpty ? "]" : "\n    ]"
      if !file.shortfalls.isEmpty {
        let shortfalls = file.shortfalls.map { json($0.shortfall, in: $0.caseName) }
        text += ", \"shortfalls\": [\n      " + shortfalls.joined(separator: ",\n      ") + "\n    ]"
      }
      text += "}"
    }
    text += files.isEmpty ? "],\n" : "\n  ],\n"
    return text + "  \"passed\": \(passed),\n  \"failed\": \(failed)\n}\n"
  }

  private func json(_ shortfall: Shortfall, in caseName: String) -> String {
    let priority = shortfall.priority.map { JSONText.number($0) } ?? "null"
    return "{\"case\": \(JSONText.quoted(caseName)), \"priority\": \(priority), "
      + "\"violation\": \(JSONText.number(shortfall.violation)), \"least\": \(JSONText.number(shortfall.least))}"
  }

  private func json(_ difference: Difference) -> String {
    let frames = difference.frames
    let id = difference.id.map { "\"id\": \(JSONText.quoted($0)), " } ?? ""
    let amount = frames.amount.isFinite ? JSONText.number(frames.amount, decimals: 4) : "null"
    let name = difference.caseName + difference.variant.suffix
    return "{\"case\": \(JSONText.quoted(name)), \"node\": \(JSONText.quoted(frames.path)), \(id)"
      + "\"expected\": \(text(frames.expected)), \"got\": \(text(frames.actual)), \"by\": \(amount)}"
  }
}
