import LayoutDocument

/// The output of a command: data for standard output and messages for standard error.
///
/// Both are collected, so that a command that fails prints no data.
struct Console {
  /// Colors and weights of text on a terminal.
  enum Emphasis: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
  }

  /// The data collected so far.
  private(set) var output: [UInt8] = []
  /// The messages collected so far.
  private(set) var messages: [UInt8] = []
  /// Whether some input could not be used, so that the data covers only the rest.
  private(set) var hasProblems = false
  private let tool: String
  private let colorsOutput: Bool
  private let colorsMessages: Bool

  /// Creates a console for a tool with this name.
  ///
  /// Colors are intended for terminals.
  init(tool: String, colorsOutput: Bool = false, colorsMessages: Bool = false) {
    self.tool = tool
    self.colorsOutput = colorsOutput
    self.colorsMessages = colorsMessages
  }

  /// Adds text to the data without changes.
  mutating func write(_ text: String) { output += Array(text.utf8) }

  /// Writes text to the file of the option `--output`.
  ///
  /// Without the option, or with the value `-`, adds it to the data.
  mutating func write(_ text: String, toOutputOf arguments: Arguments) throws(ToolError) {
    // A file at standard output is already open and has a current position: it is not replaced.
    guard let path = arguments.values["--output"], !["-", "/dev/stdout", "/dev/fd/1"].contains(path) else {
      return write(text)
    }
    try Console.write(text, to: path, option: "--output")
  }

  /// Creates or replaces a file.
  ///
  /// Errors name the option that specified the file, if there is one.
  static func write(_ text: String, to path: String, option: String? = nil) throws(ToolError) {
    do throws(FileProblem) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      let purpose = option.map { " for option '\($0)'" } ?? ""
      throw .documents(["\(error.path): cannot be written\(purpose): \(error.reason)"])
    }
  }

  /// Adds a line to the data.
  mutating func print(_ line: String = "") { write(line + "\n") }

  /// Removes the collected data.
  mutating func discardOutput() { output = [] }

  /// Adds a message of one line.
  ///
  /// Line breaks and control characters are written as escape sequences.
  mutating func report(_ line: String) {
    messages += Array(DisplayText.singleLine(line).utf8)
    messages.append(UInt8(ascii: "\n"))
  }

  /// Adds a message about input that could not be used, while the rest is processed.
  ///
  /// The exit code is then that of a bad document.
  mutating func reportProblem(_ line: String) {
    hasProblems = true
    report(line)
  }

  /// Adds a message about an invalid command line.
  mutating func reportUsage(_ line: String) {
    let prefix = colorsMessages ? Console.emphasized(tool + ":", .red) : tool + ":"
    messages += Array((prefix + " " + DisplayText.singleLine(line) + "\n").utf8)
  }

  /// The text with an emphasis if the data is printed in color.
  func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    colorsOutput ? Console.emphasized(text, emphasis) : text
  }

  private static func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }
}
