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
  /// Why a file is opened.
  enum Opening {
    case reading
    case writing
    /// To make a file that must not exist yet; a private one can be read by its owner alone.
    case making(isPrivate: Bool)
  }

  /// Where the bytes for a path go.
  enum Destination {
    /// To what the process has open already.
    case descriptor(Int32)
    /// Into a pipe, a terminal or another device.
    case stream
    /// To a file that is made or replaced; the path is not that of a symbolic link.
    case file(String, attributes: Attributes?)
  }

  /// Makes or replaces a file.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    try write([NewFile(path: path, bytes: bytes)])
  }

  /// Makes or replaces files. All of them are written completely beside those that they replace, before the first one is
  /// replaced: when the disk is full, every file is as it was.
  ///
  /// A file that exists keeps its permissions, and a symbolic link goes on leading to its target. What is no regular file,
  /// such as a pipe or `/dev/stdout`, is written to as it is.
  package static func write(_ files: [NewFile]) throws(FileProblem) {
    var drafts: ArraySlice<Draft> = []
    defer { for draft in drafts { draft.discard() } }
    for file in files { drafts.append(try Draft(file)) }
    while let draft = drafts.first {
      try draft.putInPlace()
      drafts.removeFirst()
    }
  }

  /// Writes to a channel. That nobody reads any more, as after `| head`, is no problem.
  package static func write(_ bytes: [UInt8], to channel: Channel) -> FileProblem? {
    if writeAll(bytes, to: channel.rawValue) { return nil }
    return problem(channel == .standardError ? "standard error" : "standard output")
  }

  /// Whether all bytes were written, or nobody reads them any more.
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

  /// A file's new bytes, before they are in their place.
  private struct Draft {
    private let file: NewFile
    private let destination: Destination
    /// The file that holds the bytes, beside the one that it is to replace.
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

    /// Opens a new file in the folder of `target`, so that renaming it need not copy it.
    private mutating func makeTemporary(beside target: String, isPrivate: Bool) throws(FileProblem) -> Int32 {
      let folder = target.lastIndex(where: FileAccess.isSeparator).map { target[...$0] } ?? ""
      while true {
        // The name is hidden from searches of folders, and never longer than the name of a file may be.
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
