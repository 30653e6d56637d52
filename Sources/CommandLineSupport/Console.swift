import LayoutRendering

/// What a command prints: data for standard output and messages for standard error. Both are collected, so that a command
/// that gives up has printed no data.
package struct Console {
  /// Colours and weights of a terminal.
  package enum Emphasis: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
  }

  /// The data so far.
  package private(set) var output: [UInt8] = []
  /// The messages so far.
  package private(set) var messages: [UInt8] = []
  /// Whether something could not be used, so that the data are only of the rest.
  package private(set) var hasProblems = false
  private let tool: String
  private let colorsOutput: Bool
  private let colorsMessages: Bool

  /// A console of the tool of that name; colours are for terminals.
  package init(tool: String, colorsOutput: Bool = false, colorsMessages: Bool = false) {
    self.tool = tool
    self.colorsOutput = colorsOutput
    self.colorsMessages = colorsMessages
  }

  /// Adds data as it is.
  package mutating func write(_ text: String) { output += Array(text.utf8) }

  /// Makes the file of data that the option `--output` names; without the option, or with `-`, adds them as they are.
  package mutating func write(_ text: String, toOutputOf arguments: Arguments) throws(ToolError) {
    guard let path = arguments.values["--output"], path != "-" else { return write(text) }
    try Console.write([FileAccess.NewFile(path: path, bytes: Array(text.utf8))], option: "--output")
  }

  /// Makes or replaces files, all of them or none, for an option if one names the file.
  package static func write(_ files: [FileAccess.NewFile], option: String? = nil) throws(ToolError) {
    do throws(FileProblem) {
      try FileAccess.write(files)
    } catch {
      let purpose = option.map { " for option '\($0)'" } ?? ""
      throw .documents(["\(error.path): cannot be written\(purpose): \(error.reason)"])
    }
  }

  /// Adds a line of data.
  package mutating func print(_ line: String = "") { write(line + "\n") }

  /// Forgets the data.
  package mutating func discardOutput() { output = [] }

  /// Adds a message of one line; what would end the line early, or steer a terminal, is written as an escape.
  package mutating func report(_ line: String) {
    messages += Array(Console.singleLine(line).utf8)
    messages.append(UInt8(ascii: "\n"))
  }

  /// Adds a message on what could not be used, while the rest is processed. The status is that of a bad document then.
  package mutating func reportProblem(_ line: String) {
    hasProblems = true
    report(line)
  }

  /// Adds the message that the command line is wrong.
  package mutating func reportUsage(_ line: String) {
    let prefix = colorsMessages ? Console.emphasized(tool + ":", .red) : tool + ":"
    messages += Array((prefix + " " + Console.singleLine(line) + "\n").utf8)
  }

  /// The text as data shows it on a terminal that has colours.
  package func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    colorsOutput ? Console.emphasized(text, emphasis) : text
  }

  private static func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }

  private static func singleLine(_ text: String) -> String { DisplayText.singleLine(text) }
}
