import LayoutRendering

/// The output of a command: data for standard output and messages for standard error.
///
/// Both are collected, so that a command that fails prints no data.
package struct Console {
  /// Colors and weights of text on a terminal.
  package enum Emphasis: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
  }

  /// The data collected so far.
  package private(set) var output: [UInt8] = []
  /// The messages collected so far.
  package private(set) var messages: [UInt8] = []
  /// Whether some input could not be used, so that the data covers only the rest.
  package private(set) var hasProblems = false
  private let tool: String
  private let colorsOutput: Bool
  private let colorsMessages: Bool

  /// Creates a console for a tool with this name.
  ///
  /// Colors are intended for terminals.
  package init(tool: String, colorsOutput: Bool = false, colorsMessages: Bool = false) {
    self.tool = tool
    self.colorsOutput = colorsOutput
    self.colorsMessages = colorsMessages
  }

  /// Adds text to the data without changes.
  package mutating func write(_ text: String) { output += Array(text.utf8) }

  /// Writes text to the file of the option `--output`.
  ///
  /// Without the option, or with the value `-`, adds it to the data.
  package mutating func write(_ text: String, toOutputOf arguments: Arguments) throws(ToolError) {
    guard let path = arguments.values["--output"], path != "-" else { return write(text) }
    try Console.write([FileAccess.NewFile(path: path, bytes: Array(text.utf8))], option: "--output")
  }

  /// Creates or replaces files, either all or none.
  ///
  /// Errors name the option that specified the file, if there is one.
  package static func write(_ files: [FileAccess.NewFile], option: String? = nil) throws(ToolError) {
    do throws(FileProblem) {
      try FileAccess.write(files)
    } catch {
      let purpose = option.map { " for option '\($0)'" } ?? ""
      throw .documents(["\(error.path): cannot be written\(purpose): \(error.reason)"])
    }
  }

  /// Adds a line to the data.
  package mutating func print(_ line: String = "") { write(line + "\n") }

  /// Removes the collected data.
  package mutating func discardOutput() { output = [] }

  /// Adds a message of one line.
  ///
  /// Line breaks and control characters are written as escape sequences.
  package mutating func report(_ line: String) {
    messages += Array(Console.singleLine(line).utf8)
    messages.append(UInt8(ascii: "\n"))
  }

  /// Adds a message about input that could not be used, while the rest is processed.
  ///
  /// The exit code is then that of a bad document.
  package mutating func reportProblem(_ line: String) {
    hasProblems = true
    report(line)
  }

  /// Adds a message about an invalid command line.
  package mutating func reportUsage(_ line: String) {
    let prefix = colorsMessages ? Console.emphasized(tool + ":", .red) : tool + ":"
    messages += Array((prefix + " " + Console.singleLine(line) + "\n").utf8)
  }

  /// The text with an emphasis if the data is printed in color.
  package func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    colorsOutput ? Console.emphasized(text, emphasis) : text
  }

  private static func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }

  private static func singleLine(_ text: String) -> String { DisplayText.singleLine(text) }
}
