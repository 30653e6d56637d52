// A scroll view of AppKit shows a document view, whose frame takes the place of a content size.
#if !canImport(AppKit) || canImport(UIKit)
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  @Suite("Stacks in scroll views", .bothReportings)
  struct ScrollViewTests {
    private let scrollView = TestScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    private let stack = StackView()
    /// 15 letters of 8 points and two spaces: 136 points in one line, two lines in 100.
    private let label = TestLabel("seven letters in it")

    init() {
      stack.padding(10).gap(4).define { stack in
        stack.addItem(label)
        stack.addItem(TestImageView(image: TestImage(size: CGSize(width: 20, height: 50))))
      }
      scrollView.addSubview(stack)
      scrollView.layoutIfNeeded()
    }

    private func numbers(_ view: PlatformView) -> [CGFloat] {
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    }

    @Test("a column is as wide as the visible part and as high as it needs, and sets the content size")
    func column() {
      // The label breaks in 80 points: "seven", "letters in", "it" are two lines of 10 letters and less, and a third.
      let lines = label.sizeThatFits(CGSize(width: 80, height: CGFloat.infinity)).height
      #expect(numbers(stack) == [0, 0, 100, 20 + lines + 4 + 50])
      #expect(scrollView.contentSize == stack.frame.size)
      #expect(label.frame.width == 80)
    }

    @Test("content that grows, and another width of the scroll view, give another content size")
    func changes() {
      label.text = "a"
      label.noteContent()
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 100, height: 90))
      label.text = "seven letters in it"
      label.noteContent()
      scrollView.frame.size.width = 300
      scrollView.layoutIfNeeded()
      #expect(numbers(stack) == [0, 0, 300, 90])
      #expect(scrollView.contentSize == CGSize(width: 300, height: 90))
    }

    @Test("content insets reduce the width, and scrolling changes no frame")
    func insets() {
      scrollView.contentInset = PlatformEdgeInsets(top: 7, left: 5, bottom: 7, right: 15)
      scrollView.layoutIfNeeded()
      #expect(stack.frame.width == 80)
      scrollView.contentOffset = CGPoint(x: -5, y: 30)
      scrollView.layoutIfNeeded()
      #expect(stack.frame.origin == .zero)
      #expect(stack.frame.width == 80)
    }

    // In UIKit, the window determines the safe area.
    #if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
      @Test("safe areas add to the insets where the content is larger, always, or never")
      func safeAreas() {
        scrollView.safeAreaInsets = PlatformEdgeInsets(top: 20, left: 10, bottom: 0, right: 10)
        scrollView.layoutIfNeeded()
        // The view is wide enough: no horizontal insets.
        #expect(scrollView.adjustedContentInset == PlatformEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(stack.frame.width == 100)
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.layoutIfNeeded()
        #expect(stack.frame.width == 80)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset == .zero)
        #expect(stack.frame.width == 100)
      }
    #endif

    @Test("a row scrolls horizontally, and fills the height")
    func row() {
      stack.direction(.row)
      scrollView.layoutIfNeeded()
      // 10 + 152 + 4 + 20 + 10, as high as the scroll view.
      #expect(numbers(stack) == [0, 0, 196, 60])
      #expect(scrollView.contentSize == CGSize(width: 196, height: 60))
    }

    @Test("the size that fits does not depend on the scroll view")
    func fittingSize() {
      let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
      #expect(stack.sizeThatFits(endless) == CGSize(width: 172, height: 90))
      scrollView.layoutIfNeeded()
      stack.setNeedsLayout()
      scrollView.layoutIfNeeded()
      #expect(stack.frame.width == 100)
      #expect(scrollView.contentSize == stack.frame.size)
    }

    @Test("the axes that scroll can be set")
    func axes() {
      scrollView.contentScrollAxes = [.horizontal, .vertical]
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 172, height: 90))
      scrollView.contentScrollAxes = []
      scrollView.layoutIfNeeded()
      #expect(numbers(stack) == [0, 0, 100, 60])
      scrollView.contentScrollAxes = nil
      scrollView.layoutIfNeeded()
      #expect(stack.frame.width == 100)
      #expect(stack.frame.height > 60)
    }

    @Test("a removed stack is laid out in its current size, and the content size is reset")
    func leaving() {
      stack.removeFromSuperview()
      scrollView.setNeedsLayout()
      scrollView.layoutIfNeeded()
      if scrollView.reportsChanges { #expect(scrollView.contentSize == .zero) }
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      stack.layoutIfNeeded()
      #expect(numbers(stack) == [0, 0, 300, 300])
      scrollView.addSubview(stack)
      scrollView.layoutIfNeeded()
      #expect(stack.frame.width == 100)
      #expect(scrollView.contentSize == stack.frame.size)
    }

    @Test("the size and the frames are those of a stack of that width alone", arguments: 0..<40)
    func alone(_ seed: UInt64) {
      var random = SplitMix64(seed: seed)
      func fill(_ stack: StackView, _ random: inout SplitMix64) {
        stack.padding(CGFloat(random.integer(0...9))).gap(CGFloat(random.integer(0...9)))
        for _ in 0..<6 {
          let words = Array(repeating: "word", count: random.integer(1...12)).joined(separator: " ")
          let item = stack.addItem(TestLabel(words))
          item.shrink(CGFloat(random.integer(0...1))).grow(CGFloat(random.integer(0...1)))
        }
      }
      let (one, other) = (StackView(), StackView())
      var copy = random
      fill(one, &random)
      fill(other, &copy)
      let scrollView = TestScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 90))
      scrollView.addSubview(one)
      scrollView.layoutIfNeeded()
      other.frame.size = CGSize(
        width: 150, height: other.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity)).height)
      other.layoutIfNeeded()
      #expect(one.frame == other.frame)
      #expect(one.subviews.map(\.frame) == other.subviews.map(\.frame))
      #expect(scrollView.contentSize == other.frame.size)
    }
  }
#endif
