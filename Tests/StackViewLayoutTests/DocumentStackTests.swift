import Foundation
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing
import ViewTestSupport

/// Lays out documents with views, only by the public methods of stacks and items, and compares the frames.
///
/// Documents are those of `Spec`, and the files that the environment variable `STACKLAYOUT_SUITES` names, their paths
/// separated by colons.
@Suite("Documents as views", .bothReportings)
struct DocumentStackTests {
  nonisolated private static let suites = (ProcessInfo.processInfo.environment["STACKLAYOUT_SUITES"] ?? "")
    .split(separator: ":").map(String.init)

  @Test("frames are those of the documents in Spec", arguments: SpecFolder.files, DocumentContainers.allCases)
  func spec(_ file: SpecFile, _ containers: DocumentContainers) throws {
    for layoutCase in SampleSize.some(try file.read().cases, oneOf: 8)
    where !layoutCase.containsBoxes && DocumentStack.unsupported(in: layoutCase).isEmpty {
      #expect(try CaseLayout(layoutCase).differences().isEmpty)
      try expectFrames(of: layoutCase, containers)
    }
  }

  @Test("frames are those of suites", arguments: suites, DocumentContainers.allCases)
  func suite(_ path: String, _ containers: DocumentContainers) throws {
    let file = try LayoutFile(parsing: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    var unsupported: [String] = []
    for layoutCase in file.cases {
      if DocumentStack.unsupported(in: layoutCase).isEmpty {
        try expectFrames(of: layoutCase, containers)
      } else {
        unsupported.append(layoutCase.name)
      }
    }
    #expect(unsupported.count < file.cases.count, "\(path): no case is supported: \(unsupported.prefix(5))")
  }

  /// Of the cases with StackViewLayout's rules, only these use properties that views do not support. The border and
  /// the padding of a view are part of the size that the view returns; a root is a stack.
  @Test("few cases use properties that views do not support")
  func unsupported() throws {
    var found: [String: Set<DocumentStack.Unsupported>] = [:]
    for file in SpecFolder.files {
      for layoutCase in try file.read().cases where layoutCase.rules == .stackView && !layoutCase.containsBoxes {
        let unsupported = DocumentStack.unsupported(in: layoutCase)
        if !unsupported.isEmpty { found[layoutCase.name] = unsupported }
      }
    }
    #expect(
      found == [
        "feed-item": [.border], "login": [.border], "settings-form": [.border],
        "fitted-sizes/a-leaf-not-higher-than-the-space": [.leafAsRoot],
        "measured-leaves/paddings-above-and-below": [.paddingOfLeaf],
        "measured-leaves/paddings-belong-to-the-leaf": [.paddingOfLeaf],
        "paddings/leave-less-room-for-a-text": [.paddingOfLeaf], "paddings/of-a-leaf": [.paddingOfLeaf],
      ])
  }

  /// A view has a size in a layout, and no available space. In these cases, the space still affects the layout after
  /// the size is known: measurements in this space are kept, and percentages of the outermost stack refer to it. They
  /// are compared with the engine's layout of a root of that size.
  private static let casesThatDependOnSpace: Set<String> = [
    "fitted-sizes/measured-in-the-space-there-is", "paddings/of-the-outermost-stack-in-percent",
    // In suites: content of a given area in a row without a width is measured in indefinite space, and takes all
    // space.
    "shrink-row/should-not-apply-shrink-since-the-stack-will-adjust-its-height",
    "size-that-fits/justify-content-center-margin-left-margin-right",
  ]

  /// The case with a root of its resulting size.
  private func withResultingSize(_ layoutCase: LayoutCase) throws -> LayoutCase {
    var result = layoutCase
    let size = try CaseLayout(layoutCase).frames[0].size
    var style = layoutCase.nodes[0].style
    (style.width, style.height) = (.points(size.width), .points(size.height))
    (result.availableWidth, result.availableHeight) = (size.width, size.height)
    result.setStyle(style, of: 0)
    return result
  }

  /// Lays a case out as views, and expects the frames of the engine. In `Spec`, these are the frames of the document.
  private func expectFrames(of layoutCase: LayoutCase, _ containers: DocumentContainers) throws {
    let dependsOnSpace = DocumentStackTests.casesThatDependOnSpace.contains(layoutCase.name)
    let engine = try CaseLayout(dependsOnSpace ? try withResultingSize(layoutCase) : layoutCase)
    let leavesOut = layoutCase.nodes.contains { $0.style.display == .none }
    for absence in leavesOut ? DocumentAbsence.allCases : [.hidden] {
      let stack = DocumentStack(layoutCase, containers: containers, absence: absence)
      stack.layOut()
      for node in layoutCase.nodes.indices where absence == .hidden || !stack.isLeftOut(node) {
        guard let frame = stack.frame(of: node) else { continue }
        let expected = stack.expectedFrame(of: node, engine.frames)
        // A document does not set the position of its root, and the root's frame is aligned to pixels by the code
        // that sets it.
        let actual = node == 0 ? expected.with(size: onGrid(frame.size, layoutCase)) : frame
        #expect(
          distance(actual, expected) < 1e-6,
          "\(layoutCase.name), \(containers), \(absence), \(layoutCase.path(of: node)): \(expected), not \(actual)")
      }
    }
  }

  private func onGrid(_ size: LayoutSize, _ layoutCase: LayoutCase) -> LayoutSize {
    let scale = layoutCase.scale
    guard scale > 0 else { return size }
    return LayoutSize(width: (size.width * scale).rounded() / scale, height: (size.height * scale).rounded() / scale)
  }

  /// The largest difference of two coordinates.
  private func distance(_ first: LayoutRect, _ second: LayoutRect) -> Double {
    max(
      abs(first.x - second.x), abs(first.y - second.y), abs(first.width - second.width),
      abs(first.height - second.height))
  }
}

extension LayoutRect {
  fileprivate func with(size: LayoutSize) -> LayoutRect {
    LayoutRect(x: x, y: y, width: size.width, height: size.height)
  }
}
