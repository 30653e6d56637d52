#if !os(Windows)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Darwin)
    import Darwin
  #endif

  extension FileAccess {
    /// The attributes of a file that replacing it preserves.
    struct Attributes {
      var permissions: mode_t
      var owner: uid_t
      var group: gid_t
    }

    /// Ignores the signals of failed writes.
    ///
    /// Writing to a pipe without a reader, or beyond the file size limit, then fails with an error instead of ending
    /// the process.
    package static func ignoreSignalsOfWriting() {
      signal(SIGPIPE, SIG_IGN)
      signal(SIGXFSZ, SIG_IGN)
    }

    /// Whether the channel is connected to a terminal.
    package static func isTerminal(_ channel: Channel) -> Bool { isatty(channel.rawValue) != 0 }

    /// The time in seconds of a monotonic clock with an unspecified origin.
    package static func monotonicSeconds() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    // MARK: - Paths

    /// The kind of file at a path.
    package static func kind(of path: String) throws(FileProblem) -> Kind {
      var information = stat()
      if stat(path, &information) != 0 { throw problem(path) }
      return kind(information)
    }

    /// The identity of the regular file at a path; `nil` if there is no regular file at the path.
    package static func identity(of path: String) -> Identity? {
      var information = stat()
      return stat(path, &information) == 0 ? identity(information) : nil
    }

    /// The identity of the regular file to which a channel is redirected; `nil` if there is none.
    package static func identity(of channel: Channel) -> Identity? {
      var information = stat()
      return fstat(channel.rawValue, &information) == 0 ? identity(information) : nil
    }

    private static func identity(_ information: stat) -> Identity? {
      kind(information) == .file ? Identity(key: "\(information.st_dev):\(information.st_ino)") : nil
    }

    private static func kind(_ information: stat) -> Kind {
      switch information.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFREG: return .file
      default: return .stream
      }
    }

    static func entries(of folder: String) throws(FileProblem) -> [Entry] {
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
        entries.append(Entry(name: name, isFolder: isKnown && kind(information) == .folder))
      }
      return entries
    }

    // MARK: - Destinations

    static func isSeparator(_ character: Character) -> Bool { character == "/" }

    /// The destination of bytes that are written to a path.
    ///
    /// Symbolic links are followed to a file, which may not exist yet.
    static func destination(of path: String) throws(FileProblem) -> Destination {
      var current = path
      // Linux follows up to 40 links.
      for _ in 0...40 {
        if let descriptor = descriptor(named: current) { return .descriptor(descriptor) }
        var information = stat()
        if lstat(current, &information) != 0 {
          guard errno == ENOENT else { throw problem(path) }
          return .file(current, attributes: nil)
        }
        guard information.st_mode & S_IFMT == S_IFLNK else {
          return try destination(of: current, information, path: path)
        }
        guard let target = target(ofLink: current) else { throw problem(path) }
        var targetInformation = stat()
        // Links of the operating system may lead to an object without a path, such as a pipe.
        if lstat(target, &targetInformation) != 0, stat(current, &information) == 0 { return .stream }
        current = target
      }
      throw FileProblem(path: path, reason: "too many symbolic links")
    }

    private static func destination(
      of current: String, _ information: stat, path: String
    ) throws(FileProblem) -> Destination {
      switch kind(information) {
      case .folder: throw FileProblem(path: path, reason: "is a folder, not a file")
      case .stream: return .stream
      case .file:
        // The permissions of the folder may allow replacing a file that must not be written.
        if access(current, W_OK) != 0 { throw problem(path) }
        return .file(
          current,
          attributes: Attributes(
            permissions: information.st_mode & 0o7777, owner: information.st_uid, group: information.st_gid))
      }
    }

    /// The descriptor for a path such as `/dev/stdout`.
    ///
    /// The file is already open and has a current position.
    private static func descriptor(named path: String) -> Int32? {
      if path == "/dev/stdout" { return Channel.standardOutput.rawValue }
      if path == "/dev/stderr" { return Channel.standardError.rawValue }
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }

    /// The path to which a symbolic link leads.
    ///
    /// Relative targets are resolved against the folder of the link.
    private static func target(ofLink path: String) -> String? {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { return nil }
      let target = String(decoding: buffer[..<count].map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      guard !target.hasPrefix("/"), let slash = path.lastIndex(where: isSeparator) else { return target }
      return path[...slash] + target
    }

    // MARK: - Descriptors

    static func openFile(_ path: String, _ opening: Opening) -> Int32 {
      switch opening {
      case .reading: return open(path, O_RDONLY | O_CLOEXEC)
      case .writing: return open(path, O_WRONLY | O_CLOEXEC)
      case .making(let isPrivate):
        return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
      }
    }

    static func closeFile(_ descriptor: Int32) -> Bool { close(descriptor) == 0 }

    /// Sets the attributes of the replaced file on the new file, and flushes the new file to the disk.
    ///
    /// Without flushing, a power failure could destroy both the replaced file and the new one.
    static func finish(_ descriptor: Int32, _ attributes: Attributes?) -> Bool {
      if let attributes {
        // Only the superuser can change the owner. Otherwise the new file belongs to the user who writes it.
        _ = fchown(descriptor, attributes.owner, attributes.group)
        if fchmod(descriptor, attributes.permissions) != 0 { return false }
      }
      // Some file systems do not support `fsync`.
      return fsync(descriptor) == 0 || errno == EINVAL
    }

    static func rename(_ path: String, to target: String) -> Bool {
      #if canImport(Glibc)
        return Glibc.rename(path, target) == 0
      #elseif canImport(Musl)
        return Musl.rename(path, target) == 0
      #else
        return Darwin.rename(path, target) == 0
      #endif
    }

    static func readSome(into buffer: inout [UInt8], from descriptor: Int32) -> Int {
      #if canImport(Glibc)
        return Glibc.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
        return Musl.read(descriptor, &buffer, buffer.count)
      #else
        return Darwin.read(descriptor, &buffer, buffer.count)
      #endif
    }

    static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
      #if canImport(Glibc)
        return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        return Musl.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
    }
  }
#endif
