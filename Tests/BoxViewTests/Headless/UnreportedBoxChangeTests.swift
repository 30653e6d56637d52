#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// The properties that layouts of boxes read and write if views report the same changes as those of UIKit.
  @Suite("Boxes of views that report the same changes as those of UIKit")
  struct UnreportedBoxChangeTests {
    /// A stack of 100 boxes of 20 labels each, laid out. Boxes in a box would be one system, in which all labels depend
    /// on each other.
    private struct Screen {
      let counts = AccessCounts()
      let root = StackView(frame: CGRect(x: 0, y: 0, width: 320, height: 30_000))
      private(set) var boxes: [BoxView] = []
      private(set) var labels: [AccessedLabel] = []

      init() {
        // The comparisons of debug builds are not counted.
        root.reportsUnmarkedChanges = false
        for _ in 0..<100 {
          let box = BoxView(spacing: 2)
          let items = (0..<20).map { _ in AccessedLabel("label", counts) }
          box.items = items.boxed
          root.addItem(box)
          boxes.append(box)
          labels += items
        }
        root.layoutIfNeeded()
        counts.reset()
      }
    }

    private func withScreen(_ body: (Screen) throws -> Void) rethrows {
      try HeadlessView.$changeReporting.withValue(.likeUIKit) { try body(Screen()) }
    }

    @Test("a change of a label in one of 100 boxes affects only the labels that move")
    func oneLabel() {
      withScreen { screen in
        let label = screen.labels[850]
        label.text = "longer label"
        label.boxContentDidChange()
        screen.root.layoutIfNeeded()
        #expect(screen.counts.written.isEmpty)
        #expect(Set(screen.counts.reads.keys).isSubset(of: [ObjectIdentifier(label)]))
        label.text = "two\nlines"
        label.boxContentDidChange()
        screen.root.layoutIfNeeded()
        // The label and the nine below it in its box.
        #expect(screen.counts.written.count == 10)
        #expect(Set(screen.counts.reads.keys) == screen.counts.written)
        #expect(screen.boxes[43].frame.minY == 15_410)
      }
    }

    @Test("a pass of the view system without a change reads two properties of each item of that box and writes none")
    func unchangedPass() {
      withScreen { screen in
        screen.boxes[42].safeAreaInsets.top = 1
        screen.root.layoutIfNeeded()
        #expect(screen.counts.written.isEmpty)
        #expect(screen.counts.reads.count == 20)
        #expect(screen.counts.reads.values.allSatisfy { $0 == 2 })
      }
    }

    @Test("a requested layout reads the contents of that box again")
    func requestedLayout() {
      withScreen { screen in
        let label = screen.labels[850]
        label.text = "two\nlines"
        screen.boxes[42].setNeedsLayout()
        screen.root.layoutIfNeeded()
        #expect(label.frame.height == 32)
        #expect(screen.counts.written.count == 10)
      }
    }
  }
#endif
