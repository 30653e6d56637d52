import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// A view that only has an intrinsic content size, as many views of applications.
private final class Badge: TestView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
}

@Suite("The natural size of a view is not a size that a layout gave it", .bothReportings)
struct NaturalSizeHistoryTests {
  /// A page with a view that grows between a header and a footer, and the views below the page.
  private func page(_ growing: PlatformView) -> (page: StackView, views: [PlatformView]) {
    let page = StackView()
    let views = [TestLabel("header"), growing, Badge(), TestLabel("footer")]
    page.addItem(views[0])
    page.addItem(views[1]).grow(1)
    page.addItem(views[2]).alignSelf(.start)
    page.addItem(views[3])
    return (page, views)
  }

  private func frames(_ page: (page: StackView, views: [PlatformView]), in size: CGSize) -> [CGRect] {
    page.page.frame = CGRect(origin: .zero, size: size)
    page.page.layoutIfNeeded()
    return page.views.map(\.frame)
  }

  @Test("a rotation and back gives the frames of a new stack", arguments: [true, false])
  func rotation(isScrollView: Bool) {
    func make() -> PlatformView { isScrollView ? TestScrollView(frame: .zero) : TestView(frame: .zero) }
    let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)]
    let rotated = page(make())
    for size in sizes {
      let fresh = frames(page(make()), in: size)
      #expect(frames(rotated, in: size) == fresh)
      for view in rotated.views { view.item.markDirty() }
      #expect(frames(rotated, in: CGSize(width: size.width, height: size.height - 1)).last?.maxY == size.height - 1)
      #expect(fresh.last?.maxY == size.height)
    }
  }

  @Test("a size that a layout gave is not the natural size in another stack")
  func move() {
    let view = TestView()
    let old = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    old.addItem(view).grow(1)
    old.layoutIfNeeded()
    #expect(view.frame.height == 100)
    let new = StackView()
    new.addItem(view).grow(0)
    #expect(new.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) == .zero)
  }

  @Test("a view with an intrinsic content size alone has this size in every layout")
  func intrinsicSizeAlone() {
    let row = StackView().direction(.row)
    let badge = Badge()
    row.addItem(badge)
    for height in [40, 80, 40] as [CGFloat] {
      row.frame = CGRect(x: 0, y: 0, width: 100, height: height)
      row.layoutIfNeeded()
      #expect(badge.frame == CGRect(x: 0, y: 0, width: 30, height: height))
      badge.item.markDirty()
      #expect(row.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) == CGSize(width: 30, height: 20))
    }
  }
}

/// A view that describes its content with baselines.
private final class DescribedView: TestView, ContentSnapshotting {
  nonisolated struct Content: ContentSnapshot {
    func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 50) }
    func firstBaseline(forSize size: CGSize) -> CGFloat? { 20 }
    func lastBaseline(forSize size: CGSize) -> CGFloat? { 40 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { Content().sizeThatFits(size) }

  func contentSnapshot() -> (any ContentSnapshot)? { Content() }
}

@Suite("Baselines of views that are not labels", .bothReportings)
struct BaselineViewTests {
  // Views of AppKit name no other view: they have a distance of their own.
  #if !canImport(AppKit) || canImport(UIKit)
    /// A view of a card whose baseline is that of its title, as in UIKit.
    private final class TitledCard: TestView {
      let title = TestLabel("Title")

      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        title.frame = CGRect(x: 10, y: 20, width: 40, height: 16)
        addSubview(title)
      }

      required init?(coder: NSCoder) { nil }

      override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 60) }
      override var forFirstBaselineLayout: PlatformView { title }
      override var forLastBaselineLayout: PlatformView { title }
    }

    @Test("a row aligns the text beside a card with the title of the card", arguments: [SAlignItems.baseline])
    func title(alignment: SAlignItems) {
      let row = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (card, label) = (TitledCard(), TestLabel("label"))
      for text in [card.title, label] { text.measurer = FixedAdvanceMeasurer(advance: 8, lineHeight: 16, baseline: 12) }
      row.direction(.row).alignItems(alignment)
      row.addItem(card)
      row.addItem(label)
      row.layoutIfNeeded()
      #expect(card.frame.minY == 0)
      #expect(label.frame.minY == 20)
    }
  #endif

  @Test("a view has the baselines of its snapshot", arguments: [(SAlignItems.baseline, 8), (.lastBaseline, 78)])
  func described(alignment: SAlignItems, top: CGFloat) {
    let row = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (view, label) = (DescribedView(), TestLabel("label"))
    label.measurer = FixedAdvanceMeasurer(baseline: 12)
    row.direction(.row).alignItems(alignment)
    row.addItem(view)
    row.addItem(label)
    row.layoutIfNeeded()
    #expect(view.frame.minY == (alignment == .baseline ? 0 : 50))
    #expect(label.frame.minY == top)
  }

  #if !canImport(AppKit) && !os(tvOS)
    @Test("a slider in a column that grows has no width of its own")
    func sliders() {
      let slider = PlatformSlider(frame: .zero)
      let outer = StackView()
      outer.direction(.row)
      outer.addColumn { $0.addItem(slider) }.grow(1).shrinksToWords()
      for width in [390, 320, 300] as [CGFloat] {
        slider.item.markDirty()
        outer.layout(width: width)
        #expect(slider.frame.width == width)
      }
    }
  #endif
}
