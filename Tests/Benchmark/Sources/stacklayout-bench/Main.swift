import Foundation

/// The entry point of the process.
@main
enum Main {
  static func main() {
    var tool = BenchTool { line in FileHandle.standardError.write(Data((line + "\n").utf8)) }
    let status = tool.run(Array(CommandLine.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(tool.output.utf8))
    exit(status.rawValue)
  }
}
