#if DEVICE
  import BoxView
  import StackViewLayout
  import Testing
  import ViewTree

  /// Objects that should be released. UIKit may keep views until the next turn of the run loop.
  private final class Remains {
    private var objects: [() -> AnyObject?] = []

    var count: Int { objects.count { $0() != nil } }

    func add(_ object: AnyObject) {
      objects.append { [weak object] in object }
    }

    /// Waits until all objects are released, for two seconds at most.
    func wait() async throws {
      for _ in 0..<200 where count > 0 { try await Task.sleep(nanoseconds: 10_000_000) }
    }
  }

  @Suite("Views, items and stacks are released")
  struct LifetimeTests {
    private let screen = Screen()

    /// A stack with groups, stacks and boxes in it, and the objects of which it consists.
    private func page(_ remains: Remains) -> StackView {
      let page = StackView()
      page.issueHandler = { _ in }
      page.padding(10).define { page in
        for text in texts {
          page.addStack { row in
            row.direction(.row).addItem(UILabel(text)).grow(1).shrink(1)
            row.addSpacer()
          }
          page.addStackView().addItem(UILabel(text))
          let box = BoxView()
          box.items = [UILabel(text).boxed.left(>=4)]
          page.addItem(box)
        }
      }
      for view in [page] + page.subviews + page.subviews.flatMap(\.subviews) {
        remains.add(view)
        remains.add(view.item.node)
      }
      return page
    }

    @Test(
      "a subtree that leaves the screen is released as a whole",
      .proves("items hold no strong references to views"))
    func subtree() async throws {
      let remains = Remains()
      autoreleasepool {
        let page = self.page(remains)
        screen.fill(with: page)
        #expect(remains.count > 25)
        page.item.markDirty()
        page.removeFromSuperview()
      }
      try await remains.wait()
      #expect(remains.count == 0)
    }

    @Test(
      "a subtree that was never on the screen is released with a pending layout",
      .proves("items hold no strong references to views"))
    func pendingLayout() async throws {
      let remains = Remains()
      autoreleasepool {
        let page = self.page(remains)
        page.frame = screen.view.bounds
        page.layoutIfNeeded()
        page.subviews.first?.isHidden = true
        page.addStackView().addItem(UILabel(texts[0]))
      }
      try await remains.wait()
      #expect(remains.count == 0)
    }

    @Test(
      "views that are removed at once are released, and the others take their places",
      .proves("a view is added, removed, or moved among the subviews | requests a layout, by overrides"))
    func removedAtOnce() async throws {
      let remains = Remains()
      let page = self.page(Remains())
      let last = FixedView(width: 20, height: 30)
      page.addItem(last)
      screen.fill(with: page)
      autoreleasepool {
        for view in page.subviews where view !== last {
          remains.add(view)
          view.removeFromSuperview()
        }
      }
      screen.layOut()
      #expect(last.frame == CGRect(x: 10, y: 10, width: page.bounds.width - 20, height: 30))
      try await remains.wait()
      #expect(remains.count == 0)
    }

    @Test(
      "a view outlives its stack, and is hidden and added again without it",
      .proves("The properties of an item belong to its view: they stay when the view is removed and added again."))
    func survivor() async throws {
      let (remains, label) = (Remains(), UILabel(texts[0]))
      autoreleasepool {
        let stack = StackView()
        stack.addItem(label).height(70)
        screen.fill(with: stack)
        remains.add(stack)
        stack.removeFromSuperview()
      }
      try await remains.wait()
      #expect(remains.count == 0)
      #expect(label.superview == nil)
      label.isHidden = true
      label.isHidden = false
      let stack = StackView()
      stack.addItem(label)
      screen.fill(with: stack)
      #expect(label.frame.height == 70)
    }
  }

  @Suite("Ten thousand views are observed")
  struct HiddenViewTests {
    private static let count = 10_000
    private let screen = Screen()
    private let stack = StackView()

    init() {
      for _ in 0..<Self.count { stack.addItem(UIView()).height(1) }
      screen.fill(with: stack)
    }

    @Test(
      "views that are hidden and shown move the others",
      .proves(
        """
        On all platforms a change of `isHidden` requests a layout; in UIKit and AppKit stacks observe the property by
        key-value observation.
        """))
    func hiding() {
      let views = stack.subviews
      #expect(views.last?.frame.maxY == CGFloat(Self.count))
      for view in views.dropFirst().enumerated() where view.offset.isMultiple(of: 2) { view.element.isHidden = true }
      screen.layOut()
      #expect(views[Self.count - 2].frame.maxY == CGFloat(Self.count) / 2)
      for view in views { view.isHidden = false }
      screen.layOut()
      #expect(views.last?.frame.maxY == CGFloat(Self.count))
    }

    @Test(
      "removed views are observed no longer, and views that are added again are",
      .proves("When the view is shown again, it returns to its place."))
    func removal() {
      let views = stack.subviews
      for view in views { view.removeFromSuperview() }
      for view in views { view.isHidden = true }
      screen.layOut()
      #expect(stack.items.isEmpty)
      for view in views { stack.addSubview(view) }
      screen.layOut()
      for view in views { view.isHidden = false }
      screen.layOut()
      #expect(views.last?.frame.maxY == CGFloat(Self.count))
    }
  }
#endif
