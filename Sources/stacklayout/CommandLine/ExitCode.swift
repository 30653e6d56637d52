/// The exit codes of the tool.
enum ExitCode: Int32 {
  /// No errors and no findings.
  case success = 0
  /// A case differs from its expected or measured frames, or requested findings exist.
  ///
  /// Expected frames are those of the document, measured frames those of a browser. Requested findings are issues, or
  /// faults of a screen.
  case findings = 1
  /// A document cannot be read or laid out, or a file cannot be written.
  ///
  /// This code takes precedence over `findings`.
  case badDocument = 2
  /// The command line is invalid.
  case usage = 64
}

/// The reason why a command fails.
enum ToolError: Error, Equatable {
  /// The command line is invalid: a message that names the argument, and the command to which the argument belongs.
  case usage(String, command: String?)
  /// Files are invalid and no input is left to process: one line for each problem.
  case documents([String])

  /// The exit code for the error.
  var exitCode: ExitCode {
    switch self {
    case .usage: return .usage
    case .documents: return .badDocument
    }
  }
}
