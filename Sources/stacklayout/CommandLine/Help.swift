/// Creates help texts from the declarations of commands.
enum Help {
  /// The help text of a command.
  ///
  /// `usage` is the call of the command: `stacklayout layout`.
  static func text(for command: Command, usage: String) -> String {
    var text = command.summary + ".\n\nUsage: " + usage
    if !command.options.isEmpty { text += " [OPTIONS]" }
    if !command.operands.isEmpty { text += " " + command.operands }
    text += "\n"
    if !command.details.isEmpty { text += "\n" + command.details.joined(separator: "\n") + "\n" }
    let help = Command.Option(name: "--help", shortName: "-h", summary: "Show this help")
    text += "\nOptions:\n"
    text += table((command.options + [help]).map { (name(of: $0), summary(of: $0)) })
    return text
  }

  private static func name(of option: Command.Option) -> String {
    let names = (option.shortName.map { $0 + ", " } ?? "") + option.name
    return option.value.map { names + " " + $0.name } ?? names
  }

  /// The description of an option, with the range of its number.
  static func summary(of option: Command.Option) -> String {
    guard case .number(_, let range) = option.value else { return option.summary }
    return option.summary + ": \(range)"
  }

  /// A table with two columns: names and their meanings.
  static func table(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map { $0.name.count }.max() ?? 0
    var text = ""
    for row in rows {
      text += "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.summary + "\n"
    }
    return text
  }
}
