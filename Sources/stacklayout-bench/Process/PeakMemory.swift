import CommandLineSupport

/// The peak memory of the process.
enum PeakMemory {
  /// The peak memory in bytes; `nil` on systems other than Linux.
  static func bytes() -> Int? {
    guard let status = try? FileAccess.read("/proc/self/status") else { return nil }
    for line in String(decoding: status, as: UTF8.self).split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return line.split { !$0.isNumber }.first.flatMap { Int($0) }.map { $0 * 1024 }
    }
    return nil
  }
}
