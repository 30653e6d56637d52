import Foundation

/// Runs of programs in processes of their own, which not every system permits.
enum Programs {
  /// The result of a program.
  struct Run {
    var status: Int32
    var output: String
    var messages: String
  }

  /// A system that does not let a program run another one.
  struct Unavailable: Error {}

  #if PROGRAMS
    /// Whether programs can be run: see `Package.swift`.
    static let areAvailable = true

    /// Runs the program at `path` with the text `input` at standard input, and waits for its end.
    static func run(
      _ path: String, _ arguments: [String], environment: [String: String]? = nil, input: String = ""
    ) throws -> Run {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      if let environment { process.environment = environment }
      let (standardInput, output, messages) = (Pipe(), Pipe(), Pipe())
      process.standardInput = standardInput
      process.standardOutput = output
      process.standardError = messages
      try process.run()
      standardInput.fileHandleForWriting.write(Data(input.utf8))
      try standardInput.fileHandleForWriting.close()
      let outputData = output.fileHandleForReading.readDataToEndOfFile()
      let messageData = messages.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Run(
        status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
        messages: String(decoding: messageData, as: UTF8.self))
    }
  #else
    /// Whether programs can be run: see `Package.swift`.
    static let areAvailable = false

    /// Throws ``Unavailable``.
    static func run(
      _ path: String, _ arguments: [String], environment: [String: String]? = nil, input: String = ""
    ) throws -> Run { throw Unavailable() }
  #endif
}
