extension Help {
  /// The version of the tool.
  static let version = "1.0.0"

  /// The description of the tool, its commands and its options.
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

      Exit status: 0 success, 1 findings (a frame differs, --issues lists issues, or check finds faults), 2 a document or a
      file that cannot be used, 64 an invalid command line. With status 2, the usable input is processed nevertheless.
      Data goes to standard output, messages go to standard error. A file or standard input can have at most 1 GB.

      """
    return text
  }
}
