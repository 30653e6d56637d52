import CommandLineSupport

extension TextReport {
  /// The goals with the measured values.
  static func goalTable(_ goals: [Goal]) -> String { TextTable(rows(goals), leading: [0, 5]).text }

  /// The same table in Markdown.
  static func markdownTable(_ goals: [Goal]) -> String {
    var lines = rows(goals).map { "| " + $0.joined(separator: " | ") + " |\n" }
    lines.insert("| --- | ---: | ---: | ---: | --- | --- |\n", at: 1)
    return lines.joined()
  }

  private static func rows(_ goals: [Goal]) -> [[String]] {
    var rows = [["", "target", "moonshot", "measured", "reached", ""]]
    for goal in goals {
      let prefix = goal.sense == .atLeast ? "≥ " : "≤ "
      rows.append([
        goal.name, prefix + Figures.short(goal.target) + goal.unit, prefix + Figures.short(goal.moonshot) + goal.unit,
        goal.value.map { Figures.short($0) + goal.unit } ?? "not measured", goal.verdict.word, goal.remark,
      ])
    }
    return rows
  }
}

extension Goal.Verdict {
  fileprivate var word: String {
    switch self {
    case .moonshot: return "moonshot"
    case .target: return "target"
    case .missed: return "missed"
    case .notMeasured: return ""
    }
  }
}
