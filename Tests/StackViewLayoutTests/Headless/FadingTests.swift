#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Foundation
  import HeadlessViews
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// The host plays animations by hand.
  @Suite("Hiding with an animation fades and closes the gap", .bothReportings)
  struct FadingTests {
    private let column = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let first = HeadlessLabel("first")
    private let second = HeadlessLabel("second")

    init() {
      first.alpha = 0.8
      column.addItem(first)
      column.addItem(second)
      column.layoutIfNeeded()
    }

    @Test("the view is visible and leaves the layout until the animation is over")
    func fadeOut() {
      let animations = HeadlessAnimations()
      HeadlessView.$animations.withValue(animations) { column.hideItem(first, animate: true) }
      #expect(!first.isHidden)
      #expect(first.alpha == 0)
      #expect(second.frame.minY == 0)
      column.hideItem(first, animate: true)
      animations.end()
      #expect(first.isHidden)
      #expect(first.alpha == 0.8)
      column.setNeedsLayout()
      column.layoutIfNeeded()
      #expect(second.frame.minY == 0)
    }

    @Test("a view that is shown while it fades out stays visible", arguments: [false, true])
    func showDuringFade(animate: Bool) {
      let animations = HeadlessAnimations()
      HeadlessView.$animations.withValue(animations) {
        column.hideItem(first, animate: true)
        column.showItem(first, animate: animate)
      }
      column.layoutIfNeeded()
      animations.end()
      #expect(!first.isHidden)
      #expect(first.alpha == 0.8)
      #expect(second.frame.minY == 16)
    }

    @Test("a view that is hidden at once while it fades out is hidden")
    func hideDuringFade() {
      let animations = HeadlessAnimations()
      HeadlessView.$animations.withValue(animations) { column.hideItem(first, animate: true) }
      column.hideItem(first)
      animations.end()
      #expect(first.isHidden)
      #expect(first.alpha == 0.8)
    }

    @Test("a view fades in at its place")
    func fadeIn() {
      column.hideItem(first)
      column.layoutIfNeeded()
      #expect(second.frame.minY == 0)
      column.showItem(first, animate: true)
      #expect(!first.isHidden)
      #expect(first.alpha == 0.8)
      #expect(second.frame.minY == 16)
    }
  }
#endif
