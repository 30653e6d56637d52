import CommandLineSupport

/// The most memory that the process has had at once.
enum PeakMemory {
  /// In bytes; `nil` where the system does not say: this is Linux's way.
  static func bytes() -> Int? {
    guard let status = try? FileAccess.read("/proc/self/status") else { return nil }
    for line in String(decoding: status, as: UTF8.self).split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return line.split { !$0.isNumber }.first.flatMap { Int($0) }.map { $0 * 1024 }
    }
    return nil
  }
}
