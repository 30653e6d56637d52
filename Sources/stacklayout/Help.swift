/// The help texts, made from what commands declare.
enum Help {
  /// The version of the tool.
  static let version = "0.1.0"

  /// What the tool is and which commands it has.
  static func overview() -> String {
    var text = """
      stacklayout lays out trees of boxes by the rules of CSS flexbox, or of StackViewLayout.

      Usage: stacklayout COMMAND [OPTIONS] [FILE… | -]

      Commands:

      """
    text += table(Command.all.map { ($0.name + " " + $0.operands, $0.summary) })
    text += """

      Options:
        -h, --help  Show this help, or that of a command
        --version   Show the version

      Exit status: 0 success, 1 a case differs, 2 a bad document, 64 wrong usage.
      Data goes to standard output, messages go to standard error.

      """
    return text
  }

  /// What a command does and which options it has.
  static func text(for command: Command) -> String {
    var text = command.summary + ".\n\nUsage: stacklayout \(command.name)"
    if !command.options.isEmpty { text += " [OPTIONS]" }
    text += " \(command.operands)\n"
    if !command.details.isEmpty { text += "\n" + command.details.joined(separator: "\n") + "\n" }
    let help = Command.Option(name: "--help", shortName: "-h", summary: "Show this help")
    text += "\nOptions:\n"
    text += table((command.options + [help]).map { (name(of: $0), $0.summary) })
    return text
  }

  private static func name(of option: Command.Option) -> String {
    let names = (option.shortName.map { $0 + ", " } ?? "") + option.name
    return option.value.map { names + " " + $0 } ?? names
  }

  private static func table(_ rows: [(name: String, summary: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    var text = ""
    for row in rows {
      text += "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.summary + "\n"
    }
    return text
  }
}
