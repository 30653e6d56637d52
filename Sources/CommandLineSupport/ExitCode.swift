/// What the tool tells the program that called it.
package enum ExitCode: Int32 {
  /// All went well.
  case success = 0
  /// A case differs from what it expects, or from what a browser measured; or issues were asked for,
  /// or faults of a screen, and there are some.
  case findings = 1
  /// A document cannot be read or laid out, or a file cannot be written. It outweighs findings.
  case badDocument = 2
  /// The command line makes no sense.
  case usage = 64
}

/// Why a command gives up.
package enum ToolError: Error, Equatable {
  /// The command line is wrong: what is wrong with it, naming the argument, and the command it belongs to.
  case usage(String, command: String?)
  /// Files are wrong, and nothing is left to do: one line for each problem.
  case documents([String])

  /// The status that goes with it.
  package var exitCode: ExitCode {
    switch self {
    case .usage: return .usage
    case .documents: return .badDocument
    }
  }
}
