import Foundation

/// A file that cannot be used, with the reason.
struct FileProblem: Error, Equatable, CustomStringConvertible {
  /// The file's path, or a name for a file without a path.
  var path: String
  /// The reason, without a full stop.
  var reason: String

  /// Creates a problem.
  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Creates a problem from an error of Foundation.
  init(path: String, _ error: any Error) {
    let code = FileProblem.code(of: error)
    let reason: String
    switch code {
    case ENOENT: reason = "no such file or folder"
    case EACCES, EPERM: reason = "permission denied"
    case ENOTDIR: reason = "a part of the path is not a folder"
    case ENOSPC: reason = "no space is left on the disk"
    case EFBIG: reason = "exceeds the maximum file size"
    case ELOOP: reason = "too many symbolic links"
    default: reason = code.map { String(cString: strerror($0)) } ?? error.localizedDescription
    }
    self.init(path: path, reason: reason)
  }

  /// The number of the system's error behind an error of Foundation; `nil` if there is none.
  static func code(of error: any Error) -> Int32? {
    if let error = error as? POSIXError { return error.code.rawValue }
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap(code)
  }

  /// The path and the reason: `login.json: no such file or folder`.
  var description: String { path + ": " + reason }
}

/// Files and folders.
enum Files {
  /// The maximum number of bytes that are read from a file or from standard input: 1 GB.
  static let inputLimit = 1_000_000_000

  // MARK: - Reading

  /// Returns all bytes of a file.
  /// - Throws: A problem if the file cannot be read or has more than `limit` bytes.
  static func read(_ path: String, limit: Int = inputLimit) throws(FileProblem) -> [UInt8] {
    if try isFolder(path) { throw FileProblem(path: path, reason: "is a folder, not a file") }
    do {
      return try bytes(of: try FileHandle(forReadingFrom: URL(fileURLWithPath: path)), name: path, limit: limit)
    } catch let problem as FileProblem {
      throw problem
    } catch {
      throw FileProblem(path: path, error)
    }
  }

  /// Returns all bytes of standard input, which has the limit of a file.
  static func readStandardInput() throws(FileProblem) -> [UInt8] {
    try bytes(of: .standardInput, name: "standard input", limit: inputLimit)
  }

  private static func bytes(of file: FileHandle, name: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let data: Data
    do {
      data = try file.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw FileProblem(path: name, error)
    }
    if data.count <= limit { return Array(data) }
    let size = limit == inputLimit ? "1 GB" : "\(limit) bytes"
    throw FileProblem(path: name, reason: "is larger than \(size), the limit for input")
  }

  /// Returns all files in a folder and its subfolders whose names end in `suffix`, sorted by path.
  ///
  /// Hidden entries are left out, and symbolic links to folders are not followed. A folder that cannot be read adds a
  /// problem; the search continues with the other folders.
  static func files(in folder: String, endingIn suffix: String, problems: inout [FileProblem]) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let current = folders.popLast() {
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: current) where !name.hasPrefix(".") {
          let path = current.hasSuffix("/") ? current + name : current + "/" + name
          let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
          if type == .typeDirectory {
            folders.append(path)
          } else if name.hasSuffix(suffix) {
            files.append(path)
          }
        }
      } catch {
        problems.append(FileProblem(path: current, error))
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: - Kinds

  /// Whether a path leads to a folder.
  /// - Throws: A problem if there is nothing at the path.
  static func isFolder(_ path: String) throws(FileProblem) -> Bool {
    var information = stat()
    if stat(path, &information) != 0 { throw FileProblem(path: path, POSIXError(.init(rawValue: errno) ?? .EIO)) }
    return information.st_mode & S_IFMT == S_IFDIR
  }

  /// The identity of a regular file, which is the same for all paths of the file.
  struct Identity: Equatable {
    private let device: dev_t
    private let number: ino_t

    /// The identity of the file at a path; `nil` if there is no regular file.
    init?(path: String) {
      var information = stat()
      guard stat(path, &information) == 0 else { return nil }
      self.init(information)
    }

    /// The identity of the file to which a channel is redirected; `nil` if there is none.
    init?(channel: FileHandle) {
      var information = stat()
      guard fstat(channel.fileDescriptor, &information) == 0 else { return nil }
      self.init(information)
    }

    private init?(_ information: stat) {
      guard information.st_mode & S_IFMT == S_IFREG else { return nil }
      (device, number) = (information.st_dev, information.st_ino)
    }
  }

  // MARK: - Writing

  /// Creates or replaces a file.
  ///
  /// If the bytes cannot be written, an existing file keeps its content. The file keeps its permissions, and a symbolic
  /// link still leads to its target. If the path does not name a regular file, for example a pipe, the bytes are written to
  /// it directly.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    var information = stat()
    let exists = stat(path, &information) == 0
    if !exists, errno != ENOENT { throw FileProblem(path: path, POSIXError(.init(rawValue: errno) ?? .EIO)) }
    let kind = exists ? information.st_mode & S_IFMT : S_IFREG
    if kind == S_IFDIR || path.hasSuffix("/") { throw FileProblem(path: path, reason: "is a folder, not a file") }
    // The permissions of the folder may allow replacing a file that must not be written.
    if exists, !FileManager.default.isWritableFile(atPath: path) {
      throw FileProblem(path: path, reason: "permission denied")
    }
    do {
      if kind == S_IFREG {
        let target = target(of: path)
        try Data(bytes).write(to: URL(fileURLWithPath: target), options: .atomic)
        // The new file has the permissions of the replaced one.
        let permissions = Int(information.st_mode & 0o7777)
        if exists { try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target) }
      } else {
        try FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: Data(bytes))
      }
    } catch {
      switch FileProblem.code(of: error) {
      case ENOENT: throw FileProblem(path: path, reason: "its folder does not exist")
      case EACCES: throw FileProblem(path: path, reason: "its folder does not permit a new file")
      default: throw FileProblem(path: path, error)
      }
    }
  }

  /// The path to which symbolic links lead, where a file may not exist yet. The links form no cycle.
  private static func target(of path: String) -> String {
    var target = URL(fileURLWithPath: path)
    while let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) {
      target = URL(fileURLWithPath: next, relativeTo: target.deletingLastPathComponent())
    }
    return target.path
  }

  /// Writes to a channel.
  ///
  /// A channel whose reader was closed, as after `| head`, is not a problem.
  static func write(_ bytes: [UInt8], to channel: FileHandle, called name: String) -> FileProblem? {
    do {
      try channel.write(contentsOf: Data(bytes))
      return nil
    } catch {
      return FileProblem.code(of: error) == EPIPE ? nil : FileProblem(path: name, error)
    }
  }
}
