import Foundation

/// The machine that runs the process.
enum Machine {
  /// `AMD EPYC 9B45, 2 processors`; `nil` on systems other than Linux.
  static func name() -> String? {
    guard let list = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
    let model = list.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map {
      $0.trimmingCharacters(in: .whitespaces) + ", \(ProcessInfo.processInfo.processorCount) processors"
    }
  }
}
