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
  }

  /// One of the process's own channels.
  package enum Channel: Int32 {
    case standardInput = 0
    case standardOutput = 1
    case standardError = 2
  }

  // MARK: - Reading

  /// All bytes of a file.
  package static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    if try kind(of: path) == .folder { throw FileProblem(path: path, reason: "is a folder, not a file") }
    guard let file = fopen(path, "rb") else { throw problem(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes += buffer[..<count]
      if count < buffer.count { break }
    }
    if ferror(file) != 0 { throw problem(path) }
    return bytes
  }

  /// All bytes of standard input.
  package static func readStandardInput() throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = readSome(into: &buffer)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw problem("standard input")
      }
      bytes += buffer[..<count]
    }
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

  // MARK: - Writing

  /// Makes or replaces a file.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    if case .some(.folder) = try? kind(of: path) { throw FileProblem(path: path, reason: "is a folder, not a file") }
    guard let file = fopen(path, "wb") else { throw problem(path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    let isComplete = count == bytes.count
    // What the system still holds back may fail to reach the disk.
    if fclose(file) != 0 || !isComplete { throw problem(path) }
  }

  /// Writes to a channel. That nobody reads any more, as after `| head`, is no problem.
  package static func write(_ bytes: [UInt8], to channel: Channel) -> FileProblem? {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { writeSome($0[start...], to: channel) }
      if count > 0 {
        start += count
      } else if errno == EPIPE {
        return nil
      } else if errno != EINTR {
        return problem("standard output")
      }
    }
    return nil
  }

  /// The last failure of the operating system, in words.
  private static func problem(_ path: String) -> FileProblem {
    switch errno {
    case ENOENT: return FileProblem(path: path, reason: "no such file or folder")
    case EACCES: return FileProblem(path: path, reason: "permission denied")
    case ENOTDIR: return FileProblem(path: path, reason: "a part of the path is not a folder")
    default: return FileProblem(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "cannot be used")
    }
  }

  // MARK: - Folders

  /// All files below a folder whose names end in `suffix`, by path. Hidden entries are left out, and folders that are
  /// symbolic links are not entered.
  package static func files(in folder: String, endingIn suffix: String) throws(FileProblem) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let current = folders.popLast() {
      for entry in try entries(of: current) where !entry.name.hasPrefix(".") {
        let path = current.hasSuffix("/") ? current + entry.name : current + "/" + entry.name
        if entry.isFolder {
          folders.append(path)
        } else if entry.name.hasSuffix(suffix) {
          files.append(path)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private struct Entry {
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

#if os(Windows)
  extension FileAccess {
    /// Writing to a pipe without a reader fails with an error anyway.
    package static func ignoreBrokenPipes() {}

    /// Whether a person sits at the channel.
    package static func isTerminal(_ channel: Channel) -> Bool { _isatty(channel.rawValue) != 0 }

    /// What a path names.
    package static func kind(of path: String) throws(FileProblem) -> Kind {
      var found = __finddata64_t()
      let search = _findfirst64(path, &found)
      if search == -1 { throw problem(path) }
      _findclose(search)
      return found.attrib & UInt32(_A_SUBDIR) != 0 ? .folder : .file
    }

    private static func entries(of folder: String) throws(FileProblem) -> [Entry] {
      var found = __finddata64_t()
      let search = _findfirst64(folder + "/*", &found)
      if search == -1 { throw problem(folder) }
      defer { _findclose(search) }
      var entries: [Entry] = []
      repeat {
        let name = withUnsafeBytes(of: found.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        entries.append(Entry(name: name, isFolder: found.attrib & UInt32(_A_SUBDIR) != 0))
      } while _findnext64(search, &found) == 0
      return entries
    }

    private static func readSome(into buffer: inout [UInt8]) -> Int {
      Int(_read(Channel.standardInput.rawValue, &buffer, UInt32(buffer.count)))
    }

    private static func writeSome(_ bytes: Slice<UnsafeRawBufferPointer>, to channel: Channel) -> Int {
      let bytes = UnsafeRawBufferPointer(rebasing: bytes)
      return Int(_write(channel.rawValue, bytes.baseAddress, UInt32(min(bytes.count, 1 << 20))))
    }
  }
#else
  extension FileAccess {
    /// Lets writing to a pipe without a reader fail with an error, instead of ending the process.
    package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

    /// Whether a person sits at the channel.
    package static func isTerminal(_ channel: Channel) -> Bool { isatty(channel.rawValue) != 0 }

    /// What a path names.
    package static func kind(of path: String) throws(FileProblem) -> Kind {
      var information = stat()
      if stat(path, &information) != 0 { throw problem(path) }
      return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    private static func entries(of folder: String) throws(FileProblem) -> [Entry] {
      guard let stream = opendir(folder) else { throw problem(folder) }
      defer { closedir(stream) }
      var entries: [Entry] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            String(cString: $0)
          }
        }
        var information = stat()
        let isKnown = lstat(folder + "/" + name, &information) == 0
        entries.append(Entry(name: name, isFolder: isKnown && information.st_mode & S_IFMT == S_IFDIR))
      }
      return entries
    }

    private static func readSome(into buffer: inout [UInt8]) -> Int {
      #if canImport(Glibc)
        Glibc.read(Channel.standardInput.rawValue, &buffer, buffer.count)
      #elseif canImport(Musl)
        Musl.read(Channel.standardInput.rawValue, &buffer, buffer.count)
      #else
        Darwin.read(Channel.standardInput.rawValue, &buffer, buffer.count)
      #endif
    }

    private static func writeSome(_ bytes: Slice<UnsafeRawBufferPointer>, to channel: Channel) -> Int {
      let bytes = UnsafeRawBufferPointer(rebasing: bytes)
      #if canImport(Glibc)
        return Glibc.write(channel.rawValue, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        return Musl.write(channel.rawValue, bytes.baseAddress, bytes.count)
      #else
        return Darwin.write(channel.rawValue, bytes.baseAddress, bytes.count)
      #endif
    }
  }
#endif
