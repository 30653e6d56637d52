import HeadlessViews
import Testing

@Suite("The size of text")
struct TextSizeTraitTests {
  /// Counts changes.
  private final class Listener: HeadlessView {
    var heard: [HeadlessContentSizeCategory] = []

    override func contentSizeCategoryDidChange() { heard.append(effectiveContentSizeCategory) }
  }

  @Test("the category is inherited, and large if no view sets one")
  func inherited() {
    let (root, middle, leaf) = (Listener(), Listener(), Listener())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.effectiveContentSizeCategory == .large)
    root.preferredContentSizeCategory = .small
    #expect([root, middle, leaf].map(\.heard) == [[.small], [.small], [.small]])
    middle.preferredContentSizeCategory = .accessibilityMedium
    #expect([root, middle, leaf].map(\.heard.last) == [.small, .accessibilityMedium, .accessibilityMedium])
    root.preferredContentSizeCategory = .medium
    #expect(leaf.heard.count == 2 && middle.heard.count == 2 && root.heard.count == 2)
    middle.preferredContentSizeCategory = .medium
    middle.preferredContentSizeCategory = nil
    #expect(leaf.heard == [.small, .accessibilityMedium, .medium])
  }

  @Test("views are notified if the category of a new superview differs")
  func moved() {
    let (root, card, leaf) = (HeadlessView(), Listener(), Listener())
    root.preferredContentSizeCategory = .extraLarge
    card.addSubview(leaf)
    #expect(leaf.heard.isEmpty)
    root.addSubview(card)
    #expect(leaf.heard == [.extraLarge] && card.heard == [.extraLarge])
    card.removeFromSuperview()
    #expect(leaf.heard == [.extraLarge, .large])
  }

  @Test("the twelve categories are in order, and so are their sizes")
  func categories() {
    let all = HeadlessContentSizeCategory.allCases
    #expect(all.count == 12 && all == all.sorted())
    #expect(all.map(\.textScale) == all.map(\.textScale).sorted())
    #expect(HeadlessContentSizeCategory.large.textScale == 1)
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("a label that adjusts to the category is measured in its text size")
  func label() {
    let label = HeadlessLabel("some words")
    label.measurer = FixedAdvanceMeasurer(advance: 17, lineHeight: 34, baseline: 17)
    #expect(label.intrinsicContentSize == CGSize(width: 170, height: 34))
    label.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.intrinsicContentSize == CGSize(width: 170, height: 34))
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize == CGSize(width: 530, height: 106))
    #expect(label.firstBaseline(forSize: CGSize(width: 530, height: 106)) == 53)
    #expect(label.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 265, height: 212))
    label.preferredContentSizeCategory = .large
    #expect(label.intrinsicContentSize == CGSize(width: 170, height: 34))
  }

  /// A measurer that does not implement scaling.
  private struct Letters: HeadlessTextMeasurer {
    func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
      FixedAdvanceMeasurer(advance: 17, lineHeight: 34, baseline: 17)
        .measure(text, width: width, maximumLines: maximumLines)
    }
  }

  @Test("any measurer can be scaled", arguments: HeadlessContentSizeCategory.allCases)
  func scaledMeasurer(_ category: HeadlessContentSizeCategory) {
    let (own, fixed) = (HeadlessLabel("some words and more"), HeadlessLabel("some words and more"))
    own.measurer = Letters()
    fixed.measurer = FixedAdvanceMeasurer(advance: 17, lineHeight: 34, baseline: 17)
    for label in [own, fixed] {
      label.adjustsFontForContentSizeCategory = true
      label.preferredContentSizeCategory = category
    }
    for width in [60, 200, 333, 1e9] as [CGFloat] {
      let sizes = [own, fixed].map { $0.sizeThatFits(CGSize(width: width, height: 0)) }
      #expect(abs(sizes[0].width - sizes[1].width) < 1e-9 && abs(sizes[0].height - sizes[1].height) < 1e-9)
    }
  }
}
