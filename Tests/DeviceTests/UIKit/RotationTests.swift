#if DEVICE
  import StackViewLayout
  import Testing

  /// A stack that counts how often it invalidates its intrinsic content size.
  private final class CountingStack: StackView {
    var invalidations = 0

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      invalidations += 1
    }
  }

  @Suite("Rotation")
  struct RotationTests {
    /// A page with a view that takes the height between a title and a footer.
    private func page(_ growing: UIView) -> (page: StackView, footer: UIView) {
      let page = StackView()
      let footer = FixedView(width: 100, height: 50)
      page.addItem(UILabel(texts[1]))
      page.addItem(growing).grow(1)
      page.addItem(footer)
      return (page, footer)
    }

    private func frames(of page: StackView) -> [CGRect] { page.subviews.map(\.frame) }

    @Test(
      "a page is the same after a rotation and back, and the footer stays at the bottom",
      .proves(
        """
        A view whose class does not override this method, such as a plain `UIView` or a scroll view, has its intrinsic
        content size instead, and the size 0 in a dimension without one: the result of the method would be the current
        size, which an earlier layout may have set.
        """),
      arguments: [true, false])
    func rotation(isScrollView: Bool) {
      let screen = Screen()
      let (page, footer) = page(isScrollView ? UIScrollView() : UIView())
      screen.fill(with: page)
      let portrait = frames(of: page)
      #expect(footer.frame.maxY == page.bounds.height)
      for view in page.subviews { view.item.markDirty() }
      screen.rotate(width: 844, height: 390)
      #expect(footer.frame.maxY == page.bounds.height)
      #expect(footer.frame.height == 50)
      for view in page.subviews { view.item.markDirty() }
      screen.rotate(width: 390, height: 844)
      #expect(frames(of: page) == portrait)
    }

    @Test(
      "the height of a pinned stack follows the width, as that of a label that is pinned in the same way",
      .proves(
        """
        the intrinsic height follows the width of the stack, as that of a label of several lines: constraints determine
        the width first, the stack invalidates its intrinsic content size once, and then the height follows.
        """),
      arguments: texts)
    func pinnedStack(text: String) {
      let (screen, twin) = (Screen(), Screen())
      let stack = CountingStack()
      stack.addItem(UILabel(text))
      let label = UILabel(text)
      screen.pin(stack)
      twin.pin(label)
      #expect(abs(stack.frame.height - label.frame.height) <= screen.pixel)
      for (width, height) in [(844, 390), (390, 844)] as [(CGFloat, CGFloat)] {
        stack.invalidations = 0
        screen.rotate(width: width, height: height)
        twin.rotate(width: width, height: height)
        #expect(stack.frame.width == screen.view.bounds.width)
        #expect(abs(stack.frame.height - label.frame.height) <= screen.pixel)
        #expect(stack.subviews.first.map { abs($0.frame.height - stack.frame.height) <= screen.pixel } == true)
        #expect(stack.invalidations <= 1)
      }
    }
  }
#endif
