#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// File access with the C library.
extension FileAccess {
  // MARK: - Reading

  /// Returns all bytes of a file.
  /// - Throws: A problem if the file cannot be read or has more than `limit` bytes. At most `limit` bytes are held in
  ///   memory, even if the file is a device without an end.
  package static func read(_ path: String, limit: Int = inputLimit) throws(FileProblem) -> [UInt8] {
    if try kind(of: path) == .folder { throw FileProblem(path: path, reason: "is a folder, not a file") }
    let descriptor = openFile(path, .reading)
    guard descriptor >= 0 else { throw problem(path) }
    defer { _ = closeFile(descriptor) }
    return try readAll(of: descriptor, name: path, limit: limit)
  }

  /// Returns all bytes of standard input.
  ///
  /// The limit is that of a file.
  package static func readStandardInput() throws(FileProblem) -> [UInt8] {
    try readAll(of: Channel.standardInput.rawValue, name: "standard input", limit: inputLimit)
  }

  private static func readAll(of descriptor: Int32, name: String, limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readSome(into: &buffer, from: descriptor)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw problem(name)
      }
      guard bytes.count + count <= limit else {
        throw FileProblem(path: name, reason: "is larger than \(size(limit)), the limit for input")
      }
      bytes += buffer[..<count]
    }
  }

  /// The text of a size: `1 GB`, or `1000 bytes`.
  private static func size(_ count: Int) -> String {
    let (gigabytes, rest) = count.quotientAndRemainder(dividingBy: 1_000_000_000)
    return rest == 0 ? "\(gigabytes) GB" : "\(count) bytes"
  }

  /// Whether a file or a folder exists at a path.
  package static func exists(_ path: String) throws(FileProblem) -> Bool {
    do throws(FileProblem) {
      _ = try kind(of: path)
      return true
    } catch {
      if errno == ENOENT { return false }
      throw error
    }
  }

  /// A problem that describes the current value of `errno`.
  static func problem(_ path: String) -> FileProblem {
    switch errno {
    case ENOENT: return FileProblem(path: path, reason: "no such file or folder")
    case EACCES: return FileProblem(path: path, reason: "permission denied")
    case ENOTDIR: return FileProblem(path: path, reason: "a part of the path is not a folder")
    case ENOSPC: return FileProblem(path: path, reason: "no space is left on the disk")
    case EFBIG: return FileProblem(path: path, reason: "exceeds the maximum file size")
    default: return FileProblem(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "cannot be used")
    }
  }

  // MARK: - The process

  /// The words of the command line, beginning with the program's name.
  package static var arguments: [String] { CommandLine.arguments }

  /// The value of an environment variable; `nil` if the variable is missing or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #elseif canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(ucrt)
      ucrt.exit(status)
    #endif
  }
}
