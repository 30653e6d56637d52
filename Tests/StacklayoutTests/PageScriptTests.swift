import Foundation
import Testing

@testable import stacklayout

/// The syntax of the scripts of the page, checked by node; without node, and where a test cannot run a program, the test is
/// skipped.
@Suite struct PageScriptTests {
  private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    .enabled(if: Programs.areAvailable && node != nil),
    arguments: [PackageResources.measure_js, PackageResources.record_js])
  func scriptsAreValid(_ script: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("script.js", String(decoding: script, as: UTF8.self))
    #expect(try Programs.run(try #require(PageScriptTests.node), ["--check", file]).status == 0)
  }
}
