import LayoutTestSupport
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("The size of text", .bothReportings)
struct TextSizeTests {
  private func frames(of view: PlatformView) -> [CGRect] { [view.frame] + view.subviews.flatMap { frames(of: $0) } }

  /// A screen with random cards: stacks in a stack.
  private func screen(seed: Int) -> StackView {
    let screen = StackView(frame: CGRect(x: 0, y: 0, width: 250, height: 900)).gap(3)
    for style in 0..<3 {
      let card = RandomCard(style: 10 * seed + style)
      card.fill(CardContent(seed: seed + style))
      // It returns its current size, which is that of the last layout.
      card.plain.removeFromSuperview()
      screen.addItem(card)
    }
    return screen
  }

  @Test(
    "after a change, the frames are those of a screen that was made in this text size",
    arguments: 0..<SampleSize.value(30, sample: 6))
  func change(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = screen(seed: seed)
    let window = TestView(frame: screen.frame)
    window.addSubview(screen)
    window.layoutIfNeeded()
    for _ in 0..<4 {
      let category = random.pick(PlatformContentSizeCategory.self)
      // The category can be set on any ancestor, or on the screen itself.
      if random.chance(50) {
        screen.preferredContentSizeCategory = category
      } else {
        screen.preferredContentSizeCategory = nil
        window.preferredContentSizeCategory = category
      }
      window.layoutIfNeeded()
      let fresh = self.screen(seed: seed)
      fresh.preferredContentSizeCategory = category
      fresh.layoutIfNeeded()
      #expect(frames(of: screen) == frames(of: fresh))
    }
  }

  // AppKit has no text size.
  #if !canImport(AppKit) || canImport(UIKit)
    @Test("a card that moves to a view with larger text is measured again")
    func moved() {
      let (small, large) = (StackView(frame: .zero), StackView(frame: .zero))
      large.preferredContentSizeCategory = .accessibilityLarge
      for stack in [small, large] { stack.frame.size = CGSize(width: 200, height: 300) }
      let both = StackView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)).direction(.row)
      let label = TestLabel("some words")
      label.adjustsFontForContentSizeCategory = true
      both.addItem(small)
      both.addItem(large)
      small.alignItems(.start).addItem(label)
      large.alignItems(.start)
      both.layoutIfNeeded()
      #expect(label.frame.height == 16)
      large.addItem(label)
      both.layoutIfNeeded()
      #expect(label.frame.height > 30)
      small.addItem(label)
      both.layoutIfNeeded()
      #expect(label.frame.height == 16)
    }

    @Test("only views that adjust to the text size are measured again, if they report changes")
    func others() {
      let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let labels = [TestLabel("a"), TestLabel("b")]
      labels[0].adjustsFontForContentSizeCategory = true
      for label in labels { stack.addItem(label) }
      stack.layoutIfNeeded()
      for label in labels { label.measureCount = 0 }
      stack.preferredContentSizeCategory = .small
      stack.layoutIfNeeded()
      #expect(labels[0].measureCount > 0)
      #expect((labels[1].measureCount == 0) == stack.reportsChanges)
    }
  #endif
}
