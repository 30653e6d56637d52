import CommandLineSupport

/// The machine that runs the process.
enum Machine {
  /// `AMD EPYC 9B45, 2 processors`; `nil` on systems other than Linux.
  static func name() -> String? {
    guard let bytes = try? FileAccess.read("/proc/cpuinfo") else { return nil }
    return name(from: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads Linux's list of processors.
  static func name(from list: String) -> String? {
    var model: String?
    var count = 0
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { part in
        part.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
      }
      guard parts.count == 2 else { continue }
      if parts[0] == "processor" { count += 1 }
      if parts[0] == "model name" { model = model ?? parts[1] }
    }
    guard let model, count > 0 else { return nil }
    return "\(model), \(count) processor\(count == 1 ? "" : "s")"
  }

  /// Whether this is a debug build.
  static var isDebugBuild: Bool {
    #if DEBUG
      return true
    #else
      return false
    #endif
  }
}
