#if !canImport(UIKit) && !canImport(AppKit)
  import BoxView
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing

  /// The properties that layouts of boxes read and write if views report the same changes as those of UIKit.
  @Suite("Boxes of views that report the same changes as those of UIKit")
  struct UnreportedBoxChangeTests {
    /// A stack of 100 boxes of 20 views each, laid out. Boxes in a box would be one system, in which all views depend
    /// on each other.
    private struct Screen {
      let counts = AccessCounts()
      let root = StackView(frame: CGRect(x: 0, y: 0, width: 320, height: 30_000))
      private(set) var boxes: [BoxView] = []
      private(set) var views: [AccessedView] = []

      init() {
        for _ in 0..<100 {
          let box = BoxView(spacing: 2)
          let items = (0..<20).map { _ in AccessedView(counts) }
          box.items = items.boxed
          root.addItem(box)
          boxes.append(box)
          views += items
        }
        root.layoutIfNeeded()
        counts.reset()
      }
    }

    private func withScreen(_ body: (Screen) throws -> Void) rethrows {
      try HeadlessView.$changeReporting.withValue(.likeUIKit) { try body(Screen()) }
    }

    @Test("a change of a view in one of 100 boxes affects only the views that move")
    func oneView() {
      withScreen { screen in
        let view = screen.views[850]
        view.natural.width = 50
        view.boxContentDidChange()
        screen.root.layoutIfNeeded()
        #expect(screen.counts.written.isEmpty)
        #expect(Set(screen.counts.reads.keys).isSubset(of: [ObjectIdentifier(view)]))
        view.natural.height = 30
        view.boxContentDidChange()
        screen.root.layoutIfNeeded()
        // The view and the nine below it in its box.
        #expect(screen.counts.written.count == 10)
        #expect(Set(screen.counts.reads.keys) == screen.counts.written)
        #expect(screen.boxes[43].frame.minY == 18_844)
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
        let view = screen.views[850]
        view.natural.height = 30
        screen.boxes[42].setNeedsLayout()
        screen.root.layoutIfNeeded()
        #expect(view.frame.height == 30)
        #expect(screen.counts.written.count == 10)
      }
    }
  }

  private final class AccessedView: HeadlessView {
    var natural = CGSize(width: 40, height: 20)
    private let counts: AccessCounts?

    init(_ counts: AccessCounts) {
      self.counts = counts
      super.init(frame: .zero)
    }

    override var bounds: CGRect {
      get {
        counts?.read(self)
        return super.bounds
      }
      set {
        counts?.write(self)
        super.bounds = newValue
      }
    }

    override var center: CGPoint {
      get {
        counts?.read(self)
        return super.center
      }
      set {
        counts?.write(self)
        super.center = newValue
      }
    }

    override var intrinsicContentSize: CGSize {
      counts?.read(self)
      return natural
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { natural }
  }
#endif
