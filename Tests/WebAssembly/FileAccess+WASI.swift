/// The files of a WebAssembly host: below the folders that the host opened for the module.
extension FileAccess {
  /// There is no clock: no time passes.
  package static func monotonicSeconds() -> Double { 0 }

  // MARK: - Reading

  /// All bytes of a file.
  package static func read(_ path: String, limit: Int = inputLimit) throws(FileProblem) -> [UInt8] {
    if try kind(of: path) == .folder { throw FileProblem(path: path, reason: "is a folder, not a file") }
    let file = try open(path, flags: [], rights: .read)
    defer { _ = fd_close(file) }
    return try readAll(of: file, path, limit)
  }

  /// All bytes of standard input.
  package static func readStandardInput() throws(FileProblem) -> [UInt8] {
    try readAll(of: Channel.standardInput.rawValue, "standard input", inputLimit)
  }

  private static func readAll(of file: Int32, _ path: String, _ limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var count = 0
      let error = buffer.withUnsafeMutableBytes { bytes in
        var vector = IOVector(base: UnsafeRawPointer(bytes.baseAddress), count: bytes.count)
        return fd_read(file, &vector, 1, &count)
      }
      try check(error, path)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw FileProblem(path: path, reason: "is larger than the limit") }
      bytes += buffer[..<count]
    }
  }

  // MARK: - Writing

  /// Makes or replaces files.
  package static func write(_ files: [NewFile]) throws(FileProblem) {
    for file in files {
      let descriptor = try open(file.path, flags: [.create, .truncate], rights: .write)
      defer { _ = fd_close(descriptor) }
      if let problem = write(file.bytes, toFile: descriptor, file.path) { throw problem }
    }
  }

  /// Writes to a channel.
  package static func write(_ bytes: [UInt8], to channel: Channel) -> FileProblem? {
    write(bytes, toFile: channel.rawValue, "standard output")
  }

  private static func write(_ bytes: [UInt8], toFile file: Int32, _ path: String) -> FileProblem? {
    var start = 0
    while start < bytes.count {
      var count = 0
      let error = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        var vector = IOVector(base: rest.baseAddress, count: rest.count)
        return fd_write(file, &vector, 1, &count)
      }
      if error != 0 { return problem(error, path) }
      start += count
    }
    return nil
  }

  // MARK: - Folders

  /// What a path names.
  package static func kind(of path: String) throws(FileProblem) -> Kind {
    let place = try place(of: path)
    // The kind is a byte behind the device and the number of the file.
    var information = [UInt64](repeating: 0, count: 8)
    try check(path_filestat_get(place.folder, 1, place.path, place.path.count, &information), path)
    return UInt8(truncatingIfNeeded: information[2]) == folderKind ? .folder : .file
  }

  /// Whether there is a file or a folder of that path.
  package static func exists(_ path: String) throws(FileProblem) -> Bool {
    let place = try place(of: path)
    var information = [UInt64](repeating: 0, count: 8)
    let error = path_filestat_get(place.folder, 1, place.path, place.path.count, &information)
    if error != missingError { try check(error, path) }
    return error != missingError
  }

  /// The host does not say which paths lead to one file.
  package static func identity(of path: String) -> Identity? { nil }
  package static func identity(of channel: Channel) -> Identity? { nil }

  static func entries(of folder: String) throws(FileProblem) -> [Entry] {
    let file = try open(folder, flags: [.folder], rights: .list)
    defer { _ = fd_close(file) }
    var entries: [Entry] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var cookie: UInt64 = 0
    while true {
      var count = 0
      try check(fd_readdir(file, &buffer, buffer.count, cookie, &count), folder)
      // Each entry begins with the place of the next, a number, the length of its name and its kind.
      var rest = buffer[..<count]
      while rest.count >= entryCount {
        let start = rest.startIndex
        let nameCount = Int(rest.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 16, as: UInt32.self) })
        guard rest.count >= entryCount + nameCount else { break }
        cookie = rest.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        let name = String(decoding: rest[(start + entryCount)..<(start + entryCount + nameCount)], as: UTF8.self)
        entries.append(Entry(name: name, isFolder: rest[start + 20] == folderKind))
        rest = rest.dropFirst(entryCount + nameCount)
      }
      // The last entry of a full buffer may be cut off: it comes again.
      if count < buffer.count { return entries }
    }
  }

  private static let entryCount = 24
  private static let folderKind: UInt8 = 3
  private static let missingError: UInt16 = 44

  // MARK: - Paths

  private struct OpenFlags: OptionSet {
    var rawValue: Int32
    static let create = OpenFlags(rawValue: 1)
    static let folder = OpenFlags(rawValue: 2)
    static let truncate = OpenFlags(rawValue: 8)
  }

  private enum Rights: UInt64 {
    case read = 0x2
    case write = 0x40
    case list = 0x4002
  }

  private static func open(_ path: String, flags: OpenFlags, rights: Rights) throws(FileProblem) -> Int32 {
    let place = try place(of: path)
    var file: Int32 = 0
    let error = path_open(
      place.folder, 1, place.path, place.path.count, flags.rawValue, rights.rawValue, 0, 0, &file)
    try check(error, path)
    return file
  }

  /// The folder, of those that the host opened, in which a path lies, and the path from there.
  private static func place(of path: String) throws(FileProblem) -> (folder: Int32, path: [UInt8]) {
    let bytes = Array(path.utf8)
    let slash = UInt8(ascii: "/")
    var folder: Int32 = 3
    while true {
      var tagAndNameCount = [0, 0]
      guard fd_prestat_get(folder, &tagAndNameCount) == 0 else { break }
      let count = tagAndNameCount[1]
      var name = [UInt8](repeating: 0, count: count)
      try check(fd_prestat_dir_name(folder, &name, count), path)
      if bytes == name { return (folder, [UInt8(ascii: ".")]) }
      if bytes.starts(with: name + [slash]) { return (folder, Array(bytes[(count + 1)...])) }
      folder += 1
    }
    throw FileProblem(path: path, reason: "the host gives no access to a folder that holds it")
  }

  private static func check(_ error: UInt16, _ path: String) throws(FileProblem) {
    if error != 0 { throw problem(error, path) }
  }

  private static func problem(_ error: UInt16, _ path: String) -> FileProblem {
    let reason = error == missingError ? "no such file or folder" : "cannot be used: error \(error) of the host"
    return FileProblem(path: path, reason: reason)
  }

  // MARK: - The process

  /// The words of the command line, the program's name first.
  package static var arguments: [String] {
    var (count, byteCount) = (0, 0)
    guard args_sizes_get(&count, &byteCount) == 0, count > 0 else { return [] }
    var addresses = [Int](repeating: 0, count: count)
    var bytes = [UInt8](repeating: 0, count: byteCount)
    guard args_get(&addresses, &bytes) == 0 else { return [] }
    // Each word ends with a zero.
    return bytes.split(separator: 0, omittingEmptySubsequences: false).prefix(count).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The host gives no environment.
  package static func environment(_ name: String) -> String? { nil }

  /// Writing to a pipe without a reader fails with an error anyway.
  package static func ignoreSignalsOfWriting() {}

  /// The host shows no colors.
  package static func isTerminal(_ channel: Channel) -> Bool { false }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    proc_exit(status)
    fatalError("the host goes on after the end")
  }
}
