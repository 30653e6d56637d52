import Foundation
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("A layout after edits equals that of a fresh hierarchy", .bothReportings)
struct EditSequenceTests {
  private static let editsPerSeed = 30
  private static let seedsPerTest = SampleSize.of(250)

  @Test("random edits: 2,000 sequences, and fewer in a sample", arguments: 0..<8)
  func randomEdits(_ part: Int) {
    var failures: [String] = []
    for seed in (part * Self.seedsPerTest)..<((part + 1) * Self.seedsPerTest) {
      if let failure = Self.failure(ofSeed: UInt64(seed)) { failures.append("seed \(seed): \(failure)") }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) of \(Self.seedsPerTest) seeds; the first:\n\(failures.prefix(1).joined(separator: "\n"))")
  }

  /// Makes edits, lays out, and returns the differences from a fresh hierarchy.
  private static func failure(ofSeed seed: UInt64) -> String? {
    var editor = HierarchyEditor(seed: seed)
    let reports = IssueLog()
    editor.hierarchy.root.issueHandler = { reports.issues.append($0) }
    for _ in 0..<editsPerSeed { editor.edit() }
    editor.layOut()
    let replica = HierarchyReplica(of: editor.hierarchy)
    replica.root.layoutIfNeeded()
    var faults = editor.faults + replica.faults + replica.differences()
    // All changes of content are marked.
    faults += reports.issues.filter(\.isUnmarkedChange).map(\.cause)
    let room = CGSize(width: 150, height: CGFloat.infinity)
    let sizes = (editor.hierarchy.root.sizeThatFits(room), replica.root.sizeThatFits(room))
    if sizes.0 != sizes.1 { faults.append("fits \(sizes.0) and not \(sizes.1)") }
    return faults.isEmpty ? nil : (faults + editor.log).joined(separator: "\n")
  }
}
