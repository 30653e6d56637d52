#if DEVICE
  import StackViewLayout
  import Testing

  /// A view that is wider with bold text.
  private final class WeightedView: UIView {
    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: traitCollection.legibilityWeight == .bold ? 60 : 50, height: 20)
    }
  }

  @Suite("Text sizes, bold text and displays", .enabled(if: ScreenTrait.canBeSet))
  struct TraitTests {
    private let screen = Screen()

    private func card() -> StackView {
      let card = StackView()
      card.padding(12).gap(8).define { card in
        card.addItem(UILabel(texts[0], style: .headline))
        card.addStack { row in
          row.direction(.row).gap(8)
          row.addItem(UILabel(texts[1])).grow(1).shrink(1)
          row.addItem(UILabel("now", style: .footnote))
        }
      }
      return card
    }

    @Test(
      "a card with another size of text has the frames of a card that was made in this size",
      .proves(
        """
        another size category of text, or bold text, in UIKit | all views of the stack | what their new sizes affect
        """),
      arguments: [UIContentSizeCategory.extraSmall, .accessibilityMedium, .accessibilityExtraExtraExtraLarge])
    func textSize(category: UIContentSizeCategory) {
      let card = card()
      screen.fill(with: card)
      let frames = card.subviews.map(\.frame)
      screen.view.set(.textSize(category))
      screen.layOut()
      let fresh = Screen()
      fresh.view.set(.textSize(category))
      let freshCard = self.card()
      fresh.fill(with: freshCard)
      #expect(card.subviews.map(\.frame) == freshCard.subviews.map(\.frame))
      #expect(card.subviews.map(\.frame) != frames)
      for label in card.subviews { #expect(label.frame.height >= label.neededHeight - screen.pixel) }
    }

    @Test(
      "a row is laid out for bold text",
      .proves(
        """
        another size category of text, or bold text, in UIKit | all views of the stack | what their new sizes affect
        """))
    func boldText() {
      let row = StackView().direction(.row)
      let (weighted, next) = (WeightedView(), FixedView(width: 10, height: 10))
      row.addItem(weighted)
      row.addItem(next)
      screen.fill(with: row)
      #expect(weighted.frame.width == 50)
      screen.view.set(.boldText)
      screen.layOut()
      #expect(weighted.frame.width == 60)
      #expect(next.frame.minX == 60)
    }

    @Test(
      "frames lie on the pixels of another display",
      .proves("another display scale, in UIKit and AppKit | nothing | all frames, on the new pixels"))
    func displayScale() {
      let row = StackView().direction(.row)
      for _ in 0..<3 { row.addItem(UIView()).grow(1) }
      screen.rotate(width: 100, height: 100)
      screen.view.set(.displayScale(1))
      screen.fill(with: row)
      #expect(row.subviews.map(\.frame.maxX) == [33, 67, 100])
      screen.view.set(.displayScale(2))
      screen.layOut()
      #expect(row.subviews.map(\.frame.maxX) == [33.5, 66.5, 100])
    }
  }

  @Suite("Direction of reading")
  struct DirectionTests {
    private let screen = Screen(width: 300, height: 300)

    /// The sizes of the views in a row.
    private static let sizes = [CGSize(width: 50, height: 30), CGSize(width: 90, height: 20)]

    /// A row of UIKit with the free space behind its views.
    private func twin(_ attribute: UISemanticContentAttribute) -> UIStackView {
      let views = Self.sizes.map { FixedView(width: $0.width, height: $0.height) }
      let row = UIStackView(arrangedSubviews: views + [UIView()])
      row.spacing = 8
      row.alignment = .top
      row.semanticContentAttribute = attribute
      return row
    }

    private func row(_ attribute: UISemanticContentAttribute) -> StackView {
      let row = StackView().direction(.row).gap(8).alignItems(.start)
      for size in Self.sizes { row.addItem(FixedView(width: size.width, height: size.height)) }
      row.semanticContentAttribute = attribute
      return row
    }

    @Test(
      "a row has the frames of a UIStackView, for each attribute",
      .proves("`semanticContentAttribute` | the same, or `layoutDirection(_:)`"),
      arguments: [UISemanticContentAttribute.unspecified, .forceLeftToRight, .forceRightToLeft, .playback])
    func attribute(_ attribute: UISemanticContentAttribute) {
      let (row, twin) = (row(attribute), twin(attribute))
      screen.fill(with: row)
      screen.fill(with: twin)
      #expect(row.subviews.map(\.frame) == twin.arrangedSubviews.prefix(2).map(\.frame))
    }

    @Test(
      "another direction moves the views in the next layout",
      .proves("the reading direction of a container | requests a layout | requests a layout"))
    func change() {
      let row = row(.forceLeftToRight)
      screen.fill(with: row)
      #expect(row.subviews.map(\.frame.minX) == [0, 58])
      row.semanticContentAttribute = .forceRightToLeft
      screen.layOut()
      #expect(row.subviews.map(\.frame.maxX) == [300, 242])
    }

    @Test(
      "a stack with a direction does not follow its view",
      .proves("``StackContainer/layoutDirection(_:)`` of a stack takes precedence over the view."))
    func ownDirection() {
      let row = row(.forceLeftToRight).layoutDirection(.rightToLeft)
      screen.fill(with: row)
      #expect(row.subviews.map(\.frame.maxX) == [300, 242])
    }
  }
#endif
