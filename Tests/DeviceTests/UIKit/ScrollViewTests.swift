#if DEVICE
  import StackViewLayout
  import Testing

  @Suite("Insets of scroll views")
  struct ScrollViewTests {
    private let screen = Screen()
    private let scrollView = UIScrollView()
    private let stack = StackView()

    init() {
      stack.padding(10).gap(4).define { stack in
        for text in texts { stack.addItem(UILabel(text)) }
      }
      scrollView.contentInsetAdjustmentBehavior = .always
      scrollView.addSubview(stack)
      screen.fill(with: scrollView)
    }

    /// The part of the scroll view that its insets leave.
    private var visibleSize: CGSize {
      let insets = scrollView.adjustedContentInset
      return CGSize(
        width: scrollView.bounds.width - insets.left - insets.right,
        height: scrollView.bounds.height - insets.top - insets.bottom)
    }

    private func expectColumn() {
      #expect(stack.frame.origin == .zero)
      #expect(stack.frame.width == visibleSize.width)
      #expect(abs(stack.frame.height - stack.neededHeight) <= screen.pixel)
      #expect(scrollView.contentSize == stack.frame.size)
    }

    @Test(
      "a column is as wide as the visible part, between safe areas that change",
      .proves("The visible part is the bounds of the scroll view without its adjusted content insets."))
    func safeArea() {
      expectColumn()
      let width = stack.frame.width
      screen.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 40)
      screen.layOut()
      #expect(stack.frame.width == width - 70)
      expectColumn()
      screen.controller.additionalSafeAreaInsets = .zero
      screen.layOut()
      #expect(stack.frame.width == width)
      expectColumn()
    }

    @Test(
      "insets that code sets, as for a keyboard, change the size without a call of the stack",
      .proves(
        """
        The size follows changes: when items change, when the scroll view gets another size, and when its insets change.
        """))
    func contentInset() {
      let width = stack.frame.width
      scrollView.contentInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 25)
      screen.layOut()
      #expect(stack.frame.width == width - 40)
      expectColumn()
      stack.direction(.row)
      screen.layOut()
      let height = stack.frame.height
      #expect(height == visibleSize.height)
      scrollView.contentInset.bottom = 320
      screen.layOut()
      #expect(stack.frame.height == height - 320)
      #expect(scrollView.contentSize == stack.frame.size)
    }

    @Test(
      "the size follows the screen and the items",
      .proves(
        """
        The size follows changes: when items change, when the scroll view gets another size, and when its insets change.
        """))
    func changes() {
      screen.rotate(width: 844, height: 390)
      expectColumn()
      let height = stack.frame.height
      stack.addItem(UILabel(texts[2]))
      screen.layOut()
      #expect(stack.frame.height > height)
      expectColumn()
    }

    @Test(
      "scrolling moves no view",
      .proves("A column therefore scrolls vertically and is as wide as the scroll view."))
    func scrolling() {
      let frames = stack.subviews.map(\.frame)
      scrollView.contentOffset = CGPoint(x: 0, y: 100)
      screen.layOut()
      #expect(stack.subviews.map(\.frame) == frames)
      expectColumn()
    }

    @Test(
      "a table lays out a stack in it",
      .proves("in a table, a collection or a text view, which lay out their subviews themselves."))
    func header() {
      let table = UITableView(frame: .zero, style: .plain)
      let header = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 77))
      header.addItem(UILabel(texts[0]))
      table.tableHeaderView = header
      screen.fill(with: table)
      #expect(header.frame.height == 77)
    }
  }
#endif
