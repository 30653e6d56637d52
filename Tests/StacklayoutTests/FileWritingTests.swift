import CommandLineSupport
import Foundation
import Testing

@Suite struct FileWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ path: String) throws -> String { String(decoding: try FileAccess.read(path), as: UTF8.self) }

  private func write(_ text: String, to path: String) throws(FileProblem) {
    try FileAccess.write(Array(text.utf8), to: path)
  }

  private func entries(of path: String? = nil) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path ?? folder.path).sorted()
  }

  /// An attribute of a file itself, without following a link.
  private func attribute<Value>(_ key: FileAttributeKey, of path: String) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: path)[key] as? Value
  }

  // MARK: - Writing

  @Test(arguments: [0, 1, 65_536, 1_000_003])
  func writtenBytesAreReadBack(_ count: Int) throws {
    let path = folder.path + "/file"
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for _ in 0..<2 {
      try FileAccess.write(bytes, to: path)
      #expect(try FileAccess.read(path) == bytes)
      #expect(try entries() == ["file"])
    }
  }

  #if !os(Windows)
    /// A reader that has the old file open still reads the old content.
    @Test func fileIsReplacedInsteadOfOverwritten() throws {
      let path = try folder.file("file", "old")
      let reader = try #require(FileHandle(forReadingAtPath: path))
      try write("new text", to: path)
      #expect(try reader.readToEnd() == Data("old".utf8))
      #expect(try text(path) == "new text")
    }

    @Test(arguments: [0o600, 0o640, 0o644, 0o664, 0o755])
    func permissionsAreKept(_ permissions: Int) throws {
      let path = try folder.file("file", "old")
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      try write("new", to: path)
      #expect(try attribute(.posixPermissions, of: path) == permissions)
      #expect(try text(path) == "new")
    }

    @Test func newFileHasDefaultPermissions() throws {
      let path = folder.path + "/new"
      try write("new", to: path)
      let other = folder.path + "/other"
      #expect(FileManager.default.createFile(atPath: other, contents: nil))
      let permissions: Int? = try attribute(.posixPermissions, of: other)
      #expect(try attribute(.posixPermissions, of: path) == permissions)
    }

    @Test(arguments: [false, true])
    func linksAreFollowed(_ exists: Bool) throws {
      if exists { try folder.file("target/file", "old") } else { try folder.file("target/other", "") }
      // A link to a link, relative and in another folder.
      for (link, target) in [("a", "b/c"), ("b/c", "../target/file")] {
        let path = folder.path + "/" + link
        try FileManager.default.createDirectory(
          atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
      try write("new", to: folder.path + "/a")
      #expect(try text(folder.path + "/target/file") == "new")
      for link in ["/a", "/b/c"] {
        #expect(try attribute(.type, of: folder.path + link) == FileAttributeType.typeSymbolicLink)
      }
      #expect(try entries() == ["a", "b", "target"])
      #expect(try entries(of: folder.path + "/target") == (exists ? ["file"] : ["file", "other"]))
    }

    @Test func cyclicLinksAreReported() throws {
      let path = folder.path + "/link"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "link")
      #expect(throws: FileProblem.self) { try write("new", to: path) }
      #expect(try entries() == ["link"])
    }

    @Test func devicesAreWrittenTo() throws {
      try write("gone", to: "/dev/null")
      #expect(try FileAccess.kind(of: "/dev/null") == .stream)
    }

    @Test func fileNameOfMaximumLengthIsSupported() throws {
      let path = folder.path + "/" + String(repeating: "n", count: 255)
      try write("new", to: path)
      #expect(try text(path) == "new")
    }
  #endif

  // MARK: - Failures

  @Test func failedWritesLeaveNoFiles() throws {
    try folder.file("file", "old")
    for (path, reason) in [
      ("", "is a folder, not a file"), ("/missing/file", "its folder does not exist"),
      ("/missing/", "its folder does not exist"), ("/file/file", "a part of the path is not a folder"),
    ] {
      let path = folder.path + path
      #expect(throws: FileProblem(path: path, reason: reason)) { try write("new", to: path) }
    }
    #expect(try entries() == ["file"])
    #expect(try text(folder.path + "/file") == "old")
  }

  /// The file that cannot be written may have any position in the list.
  @Test(arguments: 0..<3)
  func allFilesAreReplacedOrNone(_ bad: Int) throws {
    let names = ["a", "b", "c"]
    for name in names { try folder.file(name, "old") }
    var files = names.map { FileAccess.NewFile(path: folder.path + "/" + $0, bytes: Array("new".utf8)) }
    files.insert(FileAccess.NewFile(path: folder.path + "/missing/file", bytes: []), at: bad)
    #expect(throws: FileProblem.self) { try FileAccess.write(files) }
    #expect(try entries() == names)
    for name in names { #expect(try text(folder.path + "/" + name) == "old") }
    files.remove(at: bad)
    try FileAccess.write(files)
    #expect(try entries() == names)
    for name in names { #expect(try text(folder.path + "/" + name) == "new") }
  }

  // MARK: - Reading

  @Test func filesUpToTheLimitAreRead() throws {
    let path = try folder.file("file", String(repeating: "x", count: 100_000))
    #expect(try FileAccess.read(path, limit: 100_000).count == 100_000)
    for (limit, size) in [(99_999, "99999 bytes"), (65_536, "65536 bytes"), (0, "0 GB")] {
      #expect(throws: FileProblem(path: path, reason: "is larger than \(size), the limit for input")) {
        try FileAccess.read(path, limit: limit)
      }
    }
  }

  #if os(Linux) || os(macOS)
    @Test func endlessDeviceIsReadUpToTheLimit() {
      #expect(throws: FileProblem(path: "/dev/zero", reason: "is larger than 1000 bytes, the limit for input")) {
        try FileAccess.read("/dev/zero", limit: 1000)
      }
    }
  #endif

  @Test func unreadableFolderIsReported() throws {
    try folder.file("a/b.json", "")
    var problems: [FileProblem] = []
    #expect(FileAccess.files(in: folder.path, endingIn: ".json", problems: &problems) == [folder.path + "/a/b.json"])
    #expect(problems.isEmpty)
    let missing = folder.path + "/missing"
    #expect(FileAccess.files(in: missing, endingIn: ".json", problems: &problems).isEmpty)
    #expect(problems == [FileProblem(path: missing, reason: "no such file or folder")])
  }
}
