#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Foundation
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// The properties that layouts read and write if views report the same changes as those of UIKit.
  @Suite("Views that report the same changes as those of UIKit")
  struct UnreportedChangeTests {
    /// A root of 100 stacks of 100 labels each, laid out.
    private struct Screen {
      let counts = AccessCounts()
      let root: AccessedStack
      private(set) var stacks: [AccessedStack] = []
      private(set) var labels: [AccessedLabel] = []

      init() {
        root = AccessedStack(counts)
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 30_000)
        // The comparisons of debug builds are not counted.
        root.reportsUnmarkedChanges = false
        for _ in 0..<100 {
          let stack = AccessedStack(counts)
          root.addItem(stack)
          stacks.append(stack)
          for index in 0..<100 {
            let label = AccessedLabel("label \(index)", counts)
            stack.addItem(label)
            labels.append(label)
          }
        }
        root.layoutIfNeeded()
        counts.reset()
      }
    }

    private func withScreen(_ body: (Screen) throws -> Void) rethrows {
      try HeadlessView.$changeReporting.withValue(.likeUIKit) { try body(Screen()) }
    }

    @Test("a change of a label among 10,000 views affects only its ancestors and the views that move")
    func oneLabel() {
      withScreen { screen in
        let label = screen.labels[4_250]
        label.text = "a text"
        label.item.markDirty()
        screen.root.layoutIfNeeded()
        // The height of the text is unchanged: no view moves.
        #expect(screen.counts.written.isEmpty)
        #expect(screen.counts.measured == [ObjectIdentifier(label)])
        let ancestors: Set = [ObjectIdentifier(screen.root), ObjectIdentifier(screen.stacks[42])]
        #expect(Set(screen.counts.reads.keys).isSubset(of: ancestors.union([ObjectIdentifier(label)])))

        screen.counts.reset()
        label.text = "two\nlines"
        label.item.markDirty()
        screen.root.layoutIfNeeded()
        // The label and the 49 below it, their stack and the 57 below it.
        #expect(screen.counts.written.count == 50 + 58)
        #expect(screen.counts.reads.keys.allSatisfy { ancestors.contains($0) || screen.counts.written.contains($0) })
      }
    }

    @Test("a hidden view leaves the layout")
    func hidden() {
      withScreen { screen in
        screen.labels[9_900].isHidden = true
        #expect(screen.root.needsLayout)
        screen.root.layoutIfNeeded()
        #expect(screen.labels[9_901].frame.minY == 0)
        #expect(screen.counts.written.count == 99 + 1)
      }
    }

    @Test("a pass of the view system without a change reads two properties of each item of that view and writes none")
    func unchangedPass() {
      withScreen { screen in
        // The view system has another reason for a layout.
        screen.stacks[42].safeAreaInsets.top = 1
        screen.root.layoutIfNeeded()
        let items = Set(screen.labels[4_200..<4_300].map { ObjectIdentifier($0) })
        #expect(screen.counts.written.isEmpty)
        #expect(screen.counts.measured.isEmpty)
        for (view, reads) in screen.counts.reads where view != ObjectIdentifier(screen.root) {
          if view == ObjectIdentifier(screen.stacks[42]) { continue }
          #expect(items.contains(view) && reads <= 2)
        }
        // At most the size and the scale of the root are read.
        #expect(screen.counts.reads[ObjectIdentifier(screen.root), default: 0] <= 2)
      }
    }

    @Test("a requested layout without a change reads two properties of each view and writes none")
    func unchangedLayout() {
      withScreen { screen in
        screen.root.setNeedsLayout()
        screen.root.layoutIfNeeded()
        #expect(screen.counts.written.isEmpty)
        #expect(screen.counts.measured.isEmpty)
        #expect(screen.counts.reads.values.allSatisfy { $0 <= 2 })
      }
    }

    @Test("a requested layout measures the views of that stack again, and resets all views that were moved")
    func requestedLayout() {
      withScreen { screen in
        let (label, moved) = (screen.labels[100], screen.labels[9_999])
        let frame = moved.frame
        label.text = "two\nlines"
        moved.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        screen.stacks[1].setNeedsLayout()
        screen.root.setNeedsLayout()
        screen.root.layoutIfNeeded()
        #expect(label.frame.height == 32)
        #expect(moved.frame == frame)
        #expect(screen.stacks[2].frame.minY == 3_216)
        #expect(screen.counts.measured.count == 100)
      }
    }

    @Test("a requested layout of a stack that gets another size resets frames that were set by hand in it")
    func requestedAndResized() {
      withScreen { screen in
        let (stack, moved) = (screen.stacks[42], screen.labels[4_299])
        let frame = moved.frame
        moved.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        stack.setNeedsLayout()
        stack.item.height(2_000)
        screen.root.layoutIfNeeded()
        #expect(stack.frame.height == 2_000)
        #expect(moved.frame == frame)
      }
    }

    @Test("items follow an order that the view system's own methods change")
    func order() {
      withScreen { screen in
        let (stack, first, last) = (screen.stacks[0], screen.labels[0], screen.labels[99])
        stack.bringSubviewToFront(first)
        screen.root.layoutIfNeeded()
        #expect(first.frame.minY == 1_584)
        stack.sendSubviewToBack(last)
        stack.exchangeSubview(at: 0, withSubviewAt: 99)
        screen.root.layoutIfNeeded()
        #expect(first.frame.minY == 0)
        #expect(last.frame.minY == 1_584)
        stack.insertSubview(last, at: 50)
        screen.root.layoutIfNeeded()
        #expect(last.frame.minY == 800)
        stack.addSubview(first)
        screen.root.layoutIfNeeded()
        #expect(first.frame.minY == 1_584)
        screen.stacks[1].insertSubview(first, belowSubview: screen.labels[100])
        screen.root.layoutIfNeeded()
        #expect(first.frame.minY == 0)
        #expect(screen.labels[100].frame.minY == 16)
        #expect(screen.stacks[1].frame.height == 1_616)
      }
    }

    @Test("a stack that is removed with a request lays itself out, and an added one is laid out with the others")
    func moves() {
      withScreen { screen in
        let (stack, label) = (screen.stacks[3], screen.labels[300])
        label.item.height(50)
        stack.removeFromSuperview()
        label.item.height(60)
        stack.layoutIfNeeded()
        #expect(label.frame.height == 60)
        label.item.height(70)
        screen.root.addSubview(stack)
        screen.root.layoutIfNeeded()
        #expect(stack.frame.minY == 158_400)
        #expect(label.frame.height == 70)
        label.item.height(80)
        screen.root.layoutIfNeeded()
        #expect(label.frame.height == 80)
      }
    }
  }
#endif
