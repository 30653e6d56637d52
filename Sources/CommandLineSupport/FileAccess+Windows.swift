#if os(Windows)
  import WinSDK
  import ucrt

  extension FileAccess {
    /// The attributes of a file that replacing it preserves: none.
    struct Attributes {}

    /// Does nothing, because writing to a pipe without a reader fails with an error on Windows.
    package static func ignoreSignalsOfWriting() {}

    /// Whether the channel is connected to a terminal.
    package static func isTerminal(_ channel: Channel) -> Bool { _isatty(channel.rawValue) != 0 }

    /// The time in seconds of a monotonic clock with an unspecified origin.
    package static func monotonicSeconds() -> Double { Double(GetTickCount64()) / 1000 }

    /// The kind of file at a path.
    package static func kind(of path: String) throws(FileProblem) -> Kind {
      var found = __finddata64_t()
      let search = _findfirst64(path, &found)
      if search == -1 { throw problem(path) }
      _findclose(search)
      return found.attrib & UInt32(_A_SUBDIR) != 0 ? .folder : .file
    }

    /// The identity of the regular file at a path; `nil` if there is no regular file at the path.
    package static func identity(of path: String) -> Identity? {
      guard case .some(.file) = try? kind(of: path), let full = _fullpath(nil, path, 0) else { return nil }
      defer { free(full) }
      return Identity(key: String(cString: full).lowercased())
    }

    /// Always `nil`: the file to which a channel is redirected is not determined on Windows.
    package static func identity(of channel: Channel) -> Identity? { nil }

    static func entries(of folder: String) throws(FileProblem) -> [Entry] {
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

    static func isSeparator(_ character: Character) -> Bool { character == "/" || character == "\\" }

    /// The destination of bytes that are written to a path.
    static func destination(of path: String) throws(FileProblem) -> Destination {
      guard try exists(path) else { return .file(path, attributes: nil) }
      if try kind(of: path) == .folder { throw FileProblem(path: path, reason: "is a folder, not a file") }
      return .file(path, attributes: Attributes())
    }

    static func openFile(_ path: String, _ opening: Opening) -> Int32 {
      var descriptor: Int32 = -1
      var flags = _O_BINARY
      switch opening {
      case .reading: flags |= _O_RDONLY
      case .writing: flags |= _O_WRONLY
      case .making: flags |= _O_WRONLY | _O_CREAT | _O_EXCL
      }
      let status = _sopen_s(&descriptor, path, flags, _SH_DENYNO, _S_IREAD | _S_IWRITE)
      return status == 0 ? descriptor : -1
    }

    static func closeFile(_ descriptor: Int32) -> Bool { _close(descriptor) == 0 }

    /// Flushes the file to the disk.
    static func finish(_ descriptor: Int32, _ attributes: Attributes?) -> Bool { _commit(descriptor) == 0 }

    /// Renames a file.
    ///
    /// The function of the C library does not replace an existing file.
    static func rename(_ path: String, to target: String) -> Bool {
      MoveFileExA(path, target, DWORD(MOVEFILE_REPLACE_EXISTING))
    }

    static func readSome(into buffer: inout [UInt8], from descriptor: Int32) -> Int {
      Int(_read(descriptor, &buffer, UInt32(buffer.count)))
    }

    static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
      Int(_write(descriptor, bytes.baseAddress, UInt32(min(bytes.count, 1 << 20))))
    }
  }
#endif
