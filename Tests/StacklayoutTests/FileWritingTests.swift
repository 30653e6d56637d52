import Foundation
import Testing

@testable import stacklayout

@Suite struct FileWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ path: String) throws -> String { String(decoding: try Files.read(path), as: UTF8.self) }

  private func write(_ text: String, to path: String) throws(FileProblem) {
    try Files.write(Array(text.utf8), to: path)
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
      try Files.write(bytes, to: path)
      #expect(try Files.read(path) == bytes)
      #expect(try entries() == ["file"])
    }
  }

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
    #expect(try !Files.isFolder("/dev/null"))
  }

  @Test func fileNameOfMaximumLengthIsSupported() throws {
    let path = folder.path + "/" + String(repeating: "n", count: 255)
    try write("new", to: path)
    #expect(try text(path) == "new")
  }

  // MARK: - Failures

  @Test func failedWritesLeaveNoFiles() throws {
    try folder.file("file", "old")
    for (path, reason) in [
      ("", "is a folder, not a file"), ("/missing/file", "its folder does not exist"),
      ("/missing/", "is a folder, not a file"), ("/file/file", "a part of the path is not a folder"),
    ] {
      let path = folder.path + path
      #expect(throws: FileProblem(path: path, reason: reason)) { try write("new", to: path) }
    }
    #expect(try entries() == ["file"])
    #expect(try text(folder.path + "/file") == "old")
  }

  // MARK: - Reading

  @Test func filesUpToTheLimitAreRead() throws {
    let path = try folder.file("file", String(repeating: "x", count: 100_000))
    #expect(try Files.read(path, limit: 100_000).count == 100_000)
    for (limit, size) in [(99_999, "99999 bytes"), (65_536, "65536 bytes"), (0, "0 bytes")] {
      #expect(throws: FileProblem(path: path, reason: "is larger than \(size), the limit for input")) {
        try Files.read(path, limit: limit)
      }
    }
  }

  @Test func endlessDeviceIsReadUpToTheLimit() {
    #expect(throws: FileProblem(path: "/dev/zero", reason: "is larger than 1000 bytes, the limit for input")) {
      try Files.read("/dev/zero", limit: 1000)
    }
  }

  @Test func unreadableFolderIsReported() throws {
    try folder.file("a/b.json", "")
    var problems: [FileProblem] = []
    #expect(Files.files(in: folder.path, endingIn: ".json", problems: &problems) == [folder.path + "/a/b.json"])
    #expect(problems.isEmpty)
    let missing = folder.path + "/missing"
    #expect(Files.files(in: missing, endingIn: ".json", problems: &problems).isEmpty)
    #expect(problems == [FileProblem(path: missing, reason: "no such file or folder")])
  }
}
