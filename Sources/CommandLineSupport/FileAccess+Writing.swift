#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

extension FileAccess {
  /// The purpose for which a file is opened.
  enum Opening {
    case reading
    case writing
    /// To create a file that must not exist yet.
    ///
    /// A private file can be read only by its owner.
    case making(isPrivate: Bool)
  }

  /// The destination of bytes that are written to a path.
  enum Destination {
    /// A descriptor that is already open.
    case descriptor(Int32)
    /// A pipe, a terminal or another device.
    case stream
    /// A file that is created or replaced.
    ///
    /// The path is not that of a symbolic link.
    case file(String, attributes: Attributes?)
  }

  /// Creates or replaces a file.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    try write([NewFile(path: path, bytes: bytes)])
  }

  /// Creates or replaces files.
  ///
  /// All files are written completely beside the files that they replace, before the first file is replaced. If the
  /// disk is full, every file keeps its content.
  ///
  /// An existing file keeps its permissions, and a symbolic link still leads to its target. If a path does not name a
  /// regular file, for example a pipe or `/dev/stdout`, the bytes are written to it directly.
  package static func write(_ files: [NewFile]) throws(FileProblem) {
    var drafts: ArraySlice<Draft> = []
    defer { for draft in drafts { draft.discard() } }
    for file in files { drafts.append(try Draft(file)) }
    while let draft = drafts.first {
      try draft.putInPlace()
      drafts.removeFirst()
    }
  }

  /// Writes to a channel.
  ///
  /// A channel whose reader was closed, as after `| head`, is not a problem.
  package static func write(_ bytes: [UInt8], to channel: Channel) -> FileProblem? {
    if writeAll(bytes, to: channel.rawValue) { return nil }
    return problem(channel == .standardError ? "standard error" : "standard output")
  }

  /// Writes all bytes.
  /// - Returns: Whether all bytes were written or the reader was closed.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        writeSome(UnsafeRawBufferPointer(rebasing: $0[start...]), to: descriptor)
      }
      if count > 0 {
        start += count
      } else if errno == EPIPE {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  // MARK: - Drafts

  /// The new content of a file before it replaces the file.
  private struct Draft {
    private let file: NewFile
    private let destination: Destination
    /// The path of the temporary file with the content, in the folder of the file to replace.
    private var temporary = ""

    init(_ file: NewFile) throws(FileProblem) {
      self.file = file
      destination = try FileAccess.destination(of: file.path)
      guard case .file(let target, let attributes) = destination else { return }
      let descriptor = try makeTemporary(beside: target, isPrivate: attributes != nil)
      let isWritten = writeAll(file.bytes, to: descriptor) && finish(descriptor, attributes)
      let writeProblem = isWritten ? nil : problem(file.path)
      let isClosed = closeFile(descriptor)
      if let problem = writeProblem ?? (isClosed ? nil : problem(file.path)) {
        discard()
        throw problem
      }
    }

    /// Creates a file in the folder of `target`, so that renaming it does not copy the content.
    private mutating func makeTemporary(beside target: String, isPrivate: Bool) throws(FileProblem) -> Int32 {
      let folder = target.lastIndex(where: FileAccess.isSeparator).map { target[...$0] } ?? ""
      while true {
        // The leading period hides the name from searches of folders. The name does not exceed the maximum length of
        // file names.
        temporary = folder + ".stacklayout-" + String(UInt64.random(in: 0...(.max)), radix: 16)
        let descriptor = openFile(temporary, .making(isPrivate: isPrivate))
        if descriptor >= 0 { return descriptor }
        switch errno {
        case EEXIST: continue
        case ENOENT: throw FileProblem(path: file.path, reason: "its folder does not exist")
        case EACCES: throw FileProblem(path: file.path, reason: "its folder does not permit a new file")
        default: throw problem(file.path)
        }
      }
    }

    func putInPlace() throws(FileProblem) {
      switch destination {
      case .file(let target, _):
        if !FileAccess.rename(temporary, to: target) { throw problem(file.path) }
      case .descriptor(let descriptor):
        if !writeAll(file.bytes, to: descriptor) { throw problem(file.path) }
      case .stream:
        let descriptor = openFile(file.path, .writing)
        guard descriptor >= 0 else { throw problem(file.path) }
        let streamProblem = writeAll(file.bytes, to: descriptor) ? nil : problem(file.path)
        let isClosed = closeFile(descriptor)
        if let problem = streamProblem ?? (isClosed ? nil : problem(file.path)) { throw problem }
      }
    }

    func discard() {
      if !temporary.isEmpty { _ = remove(temporary) }
    }
  }
}
