#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import LayoutDocument
  import LayoutEngine
  import LayoutTestSupport
  import Testing

  /// Lays out documents with views, by the public methods of stacks and items alone, and compares the frames.
  ///
  /// Documents are those of `Spec`, and the files that the environment variable `STACKLAYOUT_SUITES` names, their paths
  /// separated by colons.
  @Suite("Documents as views", .bothReportings)
  struct DocumentStackTests {
    private static let suites = (ProcessInfo.processInfo.environment["STACKLAYOUT_SUITES"] ?? "")
      .split(separator: ":").map(String.init)

    @Test("frames are those of the documents in Spec", arguments: SpecFolder.files, DocumentContainers.allCases)
    func spec(_ file: SpecFile, _ containers: DocumentContainers) throws {
      for layoutCase in try file.read().cases
      where !layoutCase.containsBoxes && DocumentStack.unsaid(in: layoutCase).isEmpty {
        #expect(try CaseLayout(layoutCase).differences().isEmpty)
        try expectFrames(of: layoutCase, containers)
      }
    }

    @Test("frames are those of suites", arguments: suites, DocumentContainers.allCases)
    func suite(_ path: String, _ containers: DocumentContainers) throws {
      let file = try LayoutFile(parsing: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
      var unsaid: [String] = []
      for layoutCase in file.cases {
        if DocumentStack.unsaid(in: layoutCase).isEmpty {
          try expectFrames(of: layoutCase, containers)
        } else {
          unsaid.append(layoutCase.name)
        }
      }
      #expect(unsaid.count < file.cases.count, "\(path): nothing in it can be said: \(unsaid.prefix(5))")
    }

    /// Of the cases by StackViewLayout's rules, only these name something that views have no words for. A view's border and
    /// its own paddings are its own affair, and lie inside the size that it answers; a root is a stack.
    @Test("few cases say what views cannot")
    func unsaid() throws {
      var found: [String: Set<DocumentStack.Unsaid>] = [:]
      for file in SpecFolder.files {
        for layoutCase in try file.read().cases where layoutCase.rules == .stackView && !layoutCase.containsBoxes {
          let unsaid = DocumentStack.unsaid(in: layoutCase)
          if !unsaid.isEmpty { found[layoutCase.name] = unsaid }
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

    /// A view that lays out knows its size, and no more which room it was measured for. In these cases the room still counts
    /// when the size has been found: what was measured in it is kept, and percentages of the outermost stack refer to it. They
    /// are compared with the engine's layout of a root of that size.
    private static let casesThatRememberRoom: Set<String> = [
      "fitted-sizes/measured-in-the-space-there-is", "paddings/of-the-outermost-stack-in-percent",
      // In suites: content of a given area in a row without a width is measured in endless room, and takes all it is given.
      "shrink-row/should-not-apply-shrink-since-the-stack-will-adjust-its-height",
      "size-that-fits/justify-content-center-margin-left-margin-right",
    ]

    /// The case with a root that has the size that it would find.
    private func withoutRoom(_ layoutCase: LayoutCase) throws -> LayoutCase {
      var result = layoutCase
      let size = try CaseLayout(layoutCase).frames[0].size
      var style = layoutCase.nodes[0].style
      (style.width, style.height) = (.points(size.width), .points(size.height))
      (result.availableWidth, result.availableHeight) = (size.width, size.height)
      result.setStyle(style, of: 0)
      return result
    }

    /// Lays a case out as views, and expects the frames that the engine gives it: in `Spec` those of the document, and in suites
    /// wherever the engine passes.
    private func expectFrames(of layoutCase: LayoutCase, _ containers: DocumentContainers) throws {
      let remembersRoom = DocumentStackTests.casesThatRememberRoom.contains(layoutCase.name)
      let engine = try CaseLayout(remembersRoom ? try withoutRoom(layoutCase) : layoutCase)
      let leavesOut = layoutCase.nodes.contains { $0.style.display == .none }
      for absence in leavesOut ? DocumentAbsence.allCases : [.hidden] {
        let stack = DocumentStack(layoutCase, containers: containers, absence: absence)
        stack.layOut()
        for node in layoutCase.nodes.indices where absence == .hidden || !stack.isLeftOut(node) {
          guard let frame = stack.frame(of: node) else { continue }
          let expected = stack.expectedFrame(of: node, engine.frames)
          // Where a root stands is not the document's affair, and it is whoever gives it a frame that puts that on pixels.
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
#endif
