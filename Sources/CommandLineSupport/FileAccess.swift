#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// A file that cannot be used, and why.
package struct FileProblem: Error, Equatable, CustomStringConvertible {
  /// The file's path, or what stands for it.
  package var path: String
  /// The reason, without a full stop.
  package var reason: String

  /// Makes a problem.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// `login.json: no such file or folder`
  package var description: String { path + ": " + reason }
}

/// Files, standard input and output, and the process: the only place that knows the operating system.
package enum FileAccess {
  /// What a path names.
  package enum Kind {
    case file
    case folder
    /// A pipe, a terminal or another device.
    case stream
  }

  /// One of the process's own channels.
  package enum Channel: Int32 {
    case standardInput = 0
    case standardOutput = 1
    case standardError = 2
  }

  /// What makes a regular file the same file, whichever path leads to it.
  package struct Identity: Equatable {
    let key: String
  }

  // MARK: - Reading

  /// The most bytes that are read from a file or from standard input: 1 GB.
  package static let inputLimit = 1_000_000_000

  /// All bytes of a file.
  /// - Throws: a problem also for a file of more than `limit` bytes. No more than that is held in memory, even if the file
  ///   is a device that has no end.
  package static func read(_ path: String, limit: Int = inputLimit) throws(FileProblem) -> [UInt8] {
    if try kind(of: path) == .folder { throw FileProblem(path: path, reason: "is a folder, not a file") }
    let descriptor = openFile(path, .reading)
    guard descriptor >= 0 else { throw problem(path) }
    defer { _ = closeFile(descriptor) }
    return try readAll(of: descriptor, name: path, limit: limit)
  }

  /// All bytes of standard input, which has the same limit as a file.
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

  /// `1 GB`, or `1000 bytes`
  private static func size(_ count: Int) -> String {
    let (gigabytes, rest) = count.quotientAndRemainder(dividingBy: 1_000_000_000)
    return rest == 0 ? "\(gigabytes) GB" : "\(count) bytes"
  }

  /// Whether there is a file or a folder of that path.
  package static func exists(_ path: String) throws(FileProblem) -> Bool {
    do throws(FileProblem) {
      _ = try kind(of: path)
      return true
    } catch {
      if errno == ENOENT { return false }
      throw error
    }
  }

  /// The last failure of the operating system, in words.
  static func problem(_ path: String) -> FileProblem {
    switch errno {
    case ENOENT: return FileProblem(path: path, reason: "no such file or folder")
    case EACCES: return FileProblem(path: path, reason: "permission denied")
    case ENOTDIR: return FileProblem(path: path, reason: "a part of the path is not a folder")
    case ENOSPC: return FileProblem(path: path, reason: "no space is left on the disk")
    case EFBIG: return FileProblem(path: path, reason: "larger than files may be here")
    default: return FileProblem(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "cannot be used")
    }
  }

  // MARK: - Folders

  /// All files below a folder whose names end in `suffix`, by path. Hidden entries are left out, and folders that are
  /// symbolic links are not entered. A folder that cannot be read adds a problem; the others are searched nevertheless.
  package static func files(
    in folder: String, endingIn suffix: String, problems: inout [FileProblem]
  ) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let current = folders.popLast() {
      do throws(FileProblem) {
        for entry in try entries(of: current) where !entry.name.hasPrefix(".") {
          let path = current.hasSuffix("/") ? current + entry.name : current + "/" + entry.name
          if entry.isFolder {
            folders.append(path)
          } else if entry.name.hasSuffix(suffix) {
            files.append(path)
          }
        }
      } catch {
        problems.append(error)
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  struct Entry {
    var name: String
    var isFolder: Bool
  }

  // MARK: - The process

  /// A variable of the environment; an empty one counts as missing.
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
