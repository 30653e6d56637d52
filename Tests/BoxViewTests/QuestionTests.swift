#if !canImport(UIKit) && !canImport(AppKit)
  import BoxView
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing

  /// How often a box asks its views how large their content is.
  @Suite("No view is asked twice for what it has said", .bothReportings)
  struct QuestionTests {
    /// A view that counts the questions, and tells nobody when its size changes.
    private class SilentView: HeadlessView {
      var natural: CGSize
      var questions = 0

      init(_ width: CGFloat, _ height: CGFloat) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
      }

      override var intrinsicContentSize: CGSize {
        questions += 1
        return natural
      }

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        questions += 1
        return natural
      }
    }

    /// A text of 11 letters, 88 points wide.
    private let label = HeadlessLabel("Hello world")

    private func box(_ view: HeadlessView) -> BoxView {
      let box = BoxView()
      box.items = [view.boxed]
      return box
    }

    @Test("a text that keeps its natural width is asked once, at all widths and places")
    func naturalWidth() {
      let root = box([label.boxed.right(>=0), BoxItem.guide().flex()].inBoxView(axis: .x))
      for width in [200.0, 100, 300] { root.layOut(width: width) }
      root.spacing = 7
      root.insets = .all(3)
      root.layOut(width: 200)
      #expect(label.measureCount == 1)
      #expect(label.frame.height == 16)
    }

    @Test("a text that wraps is asked three times, and once more at each other width")
    func wrapping() {
      let root = box(label)
      root.layOut(width: 60)
      #expect(label.measureCount == 3)
      #expect(label.numbers == [0, 0, 60, 32])
      root.layOut(width: 60)
      #expect(label.measureCount == 3)
      root.layOut(width: 50)
      #expect(label.measureCount == 4)
    }

    @Test("a view that knows no other height than its content's is asked twice, one without content once")
    func otherViews() {
      final class Plain: SilentView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          questions += 1
          return bounds.size
        }
      }
      let (fixed, empty) = (Plain(88, 20), Plain(-1, -1))
      let root = BoxView()
      root.items = [fixed.boxed, empty.boxed.height(10)]
      for width in [60.0, 50, 200] { root.layOut(width: width) }
      #expect(fixed.questions == 2)
      #expect(empty.questions == 1)
    }

    @Test("content that has changed is asked for again, and no other")
    func changedContent() {
      let other = HeadlessLabel("another text")
      let root = BoxView()
      root.items = [label.boxed, other.boxed]
      root.layOut(width: 200)
      (label.measureCount, other.measureCount) = (0, 0)
      label.text = "Hello\nworld"
      label.noteContent()
      root.layOut(width: 200)
      #expect(label.measureCount == 1)
      #expect(other.measureCount == 0)
      #expect(label.frame.height == 32)
      label.text = "Hello world and others"
      label.noteContent()
      root.layOut(width: 100)
      #expect(label.measureCount == 1 + 3)
    }

    @Test("a view whose content gets a size, or loses it, stands as one that had it from the beginning")
    func otherDimensions() {
      let view = SilentView(20, 10)
      let neighbour = SizedView(30, 10)
      let root = BoxView(axis: .x)
      root.items = [neighbour.boxed, view.boxed]
      for natural in [CGSize(width: 20, height: 10), CGSize(width: -1, height: -1), CGSize(width: 25, height: -1)] {
        view.natural = natural
        view.invalidateIntrinsicContentSize()
        view.noteContent()
        root.layOut(100, 40)
        let other = BoxView(axis: .x)
        let copies = [SizedView(30, 10), SizedView(natural.width, natural.height)]
        other.items = copies.boxed
        other.layOut(100, 40)
        #expect(neighbour.numbers == copies[0].numbers)
        #expect(view.numbers == copies[1].numbers)
      }
    }

    @Test("a box that is told to build its constraints again asks again")
    func rebuilt() {
      let view = SilentView(20, 10)
      let root = box(view)
      root.layOut(width: 100)
      #expect(view.questions == 1)
      root.updateConstraints()
      root.layOut(width: 100)
      #expect(view.questions == 2)
    }

    @Test("in another tree everything is asked again")
    func otherTree() {
      let view = SilentView(20, 10)
      let inner = box(view)
      inner.layOut(width: 100)
      view.natural.height = 30
      let root = box(inner)
      root.layOut(width: 100)
      #expect(view.questions == 2)
      #expect(view.frame.height == 30)
    }

    @Test("a view that was away, or not shown, is asked again", arguments: [false, true])
    func away(isHiding: Bool) {
      let view = SilentView(20, 10)
      let root = BoxView()
      root.excludeHiddenViews = true
      root.items = [view.boxed, SizedView(5, 5).boxed]
      root.layOut(width: 100)
      if isHiding { view.isHidden = true } else { root.items.removeFirst() }
      root.layOut(width: 100)
      #expect(root.frame.height == 5)
      view.natural.height = 30
      if isHiding { view.isHidden = false } else { root.items.insert(view.boxed, at: 0) }
      root.layOut(width: 100)
      #expect(view.frame.height == 30)
      #expect(view.questions <= 3)
    }

    @Test("a view that is marked dirty with all around it is asked again, as in stacks")
    func inStack() {
      let view = SilentView(20, 10)
      let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stack.addItem(box(view)).alignSelf(.start)
      stack.layoutIfNeeded()
      let questions = view.questions
      view.natural.height = 30
      stack.item.markDirty()
      stack.layoutIfNeeded()
      #expect(view.questions == 2 * questions)
      #expect(view.frame.height == 30)
    }

    @Test("a view that asks its box while it is asked itself gets an answer")
    func askingBack() {
      final class Curious: SilentView {
        override var intrinsicContentSize: CGSize {
          _ = superview?.sizeThatFits(CGSize(width: 10, height: 10))
          return super.intrinsicContentSize
        }
      }
      let view = Curious(20, 10)
      let root = box(view)
      root.layOut(width: 100)
      #expect(view.numbers == [0, 0, 100, 10])
      view.natural.height = 30
      view.invalidateIntrinsicContentSize()
      view.noteContent()
      root.layOut(width: 100)
      #expect(view.numbers == [0, 0, 100, 30])
    }

    @Test("priorities and layouts count that are set between two layouts")
    func otherPins() {
      let (first, second) = (SizedView(20, 10), SizedView(20, 10))
      let root = BoxView(axis: .x)
      root.items = [first.boxed, second.boxed]
      first.huggingX = .init(251)
      root.layOut(100, 10)
      #expect(first.frame.width == 20)
      (first.huggingX, second.huggingX) = (.defaultLow, .init(251))
      root.layOut(100, 10)
      #expect(second.frame.width == 20)
      root.setLayout(.zero.withWidth(==50), for: second)
      root.layOut(100, 10)
      #expect(second.frame.width == 50)
      root.setLayout(.zero, for: second)
      second.huggingX = .defaultLow
      first.huggingX = .init(251)
      root.layOut(100, 10)
      #expect(first.frame.width == 20)
    }
  }
#endif
