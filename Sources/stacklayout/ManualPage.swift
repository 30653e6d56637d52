import CommandLineSupport

/// The tool's manual page in the macros of man(7), made from the help texts.
enum ManualPage {
  static var text: String {
    var text = """
      .TH STACKLAYOUT 1 "" "stacklayout \(escaped(Help.version))" "User Commands"
      .SH NAME
      stacklayout \\- lay out trees of boxes by the rules of CSS flexbox, or of StackViewLayout
      .SH SYNOPSIS
      .B stacklayout
      .I COMMAND
      [\\fIOPTIONS\\fR] [\\fIFILE\\fR... | \\-]
      .SH COMMANDS

      """
    for command in Command.all { text += section(command) }
    return text + """
      .SH EXIT STATUS
      .TP
      .B 0
      Success.
      .TP
      .B 1
      Findings: a frame differs, \\fB\\-\\-issues\\fR lists issues, or \\fBcheck\\fR finds faults.
      .TP
      .B 2
      A document cannot be read or laid out, or a file cannot be written.
      .TP
      .B 64
      The command line is invalid; nothing is written.

      """
  }

  private static func section(_ command: Command) -> String {
    var text = ".SS \"\(escaped(command.name)) \(escaped(command.operands))\"\n\(escaped(command.summary)).\n"
    if !command.details.isEmpty { text += ".PP\n" }
    for line in command.details {
      text += "\(escaped(line))\n"
      // An indented line is an example. A space at its start begins a new line, and the next line does not continue it.
      if line.first == " " { text += ".br\n" }
    }
    for option in command.options {
      let names = [option.shortName, option.name].compactMap { $0.map { "\\fB\(escaped($0))\\fR" } }
      let value = option.value.map { " \\fI\(escaped($0.name))\\fR" } ?? ""
      text += ".TP\n\(names.joined(separator: ", "))\(value)\n\(escaped(Help.summary(of: option))).\n"
    }
    return text
  }

  /// Text with the escapes of roff: it does not begin with a control character, and hyphens are printed as typed.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.first == "." || result.first == "'" ? "\\&" + result : result
  }
}
