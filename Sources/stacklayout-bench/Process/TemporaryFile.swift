import CommandLineSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// Temporary files.
enum TemporaryFile {
  /// A path for a file that does not exist yet.
  static func path(named name: String) -> String {
    let folder = FileAccess.environment("TMPDIR") ?? FileAccess.environment("TEMP") ?? "/tmp"
    return folder + "/stacklayout-bench-\(UInt64.random(in: 0...(.max)))-" + name
  }

  /// Removes a file.
  static func delete(_ path: String) { _ = remove(path) }
}
