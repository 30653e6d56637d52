#if DEVICE
  import StackViewLayout
  import Testing

  @Suite("Texts in the fonts of the system")
  struct TextTests {
    private let screen = Screen()

    @Test(
      "a label is as narrow as its longest word",
      .proves("The min-content width of a label is its longest word."))
    func longestWord() {
      let stack = StackView().alignItems(.start)
      let label = UILabel("an unpronounceable word")
      stack.addItem(label).width(.minContent)
      screen.fill(with: stack)
      let word = UILabel("unpronounceable").intrinsicContentSize.width
      #expect(abs(label.frame.width - word) <= screen.pixel)
    }

    @Test(
      "labels of fractional sizes are not cut",
      .proves(
        "Frames are rounded to the pixels of the display: neighbors that touch still touch, and text is not cut."))
    func pixels() {
      let stack = StackView().direction(.row).wrap(.wrap).gap(2.3).padding(1.7)
      for word in texts.joined(separator: " ").split(separator: " ") { stack.addItem(UILabel(String(word))) }
      screen.fill(with: stack)
      for case let label as UILabel in stack.subviews {
        #expect(label.frame.width >= label.intrinsicContentSize.width)
        #expect(label.frame.height >= label.intrinsicContentSize.height)
      }
    }

    @Test(
      "a snapshot of a template measures a text as the label does",
      .proves("A size that `NSAttributedString` measures may differ from that of the label by a pixel."),
      arguments: [140, 300])
    func snapshot(width: CGFloat) {
      let card = StackView().padding(8)
      let label = UILabel("template")
      card.addItem(label)
      let (template, texts) = (TemplateView(label), texts)
      let sizes = ItemSizeStore<Int>(snapshotOf: card) { contents, item in
        contents.setText(texts[item], of: template)
      }
      for (item, text) in texts.enumerated() {
        let height = UILabel(text).sizeThatFits(CGSize(width: width - 16, height: .greatestFiniteMagnitude)).height
        #expect(abs(sizes.height(of: item, width: width) - (height + 16)) <= screen.pixel)
      }
    }

    @Test(
      "labels of different fonts are aligned as in a UIStackView",
      .proves("`alignment` `.firstBaseline`, `.lastBaseline` | `alignItems(.baseline)`, `alignItems(.lastBaseline)`"),
      arguments: [true, false])
    func baselines(isFirst: Bool) {
      func labels() -> [UILabel] { [UILabel("Total", style: .footnote), UILabel("42", style: .headline)] }
      let row = StackView().direction(.row).alignItems(isFirst ? .baseline : .lastBaseline).gap(8)
      for label in labels() { row.addItem(label) }
      let twin = UIStackView(arrangedSubviews: labels() + [UIView()])
      twin.alignment = isFirst ? .firstBaseline : .lastBaseline
      twin.spacing = 8
      screen.fill(with: row)
      screen.fill(with: twin)
      let distance = row.subviews[0].frame.minY - row.subviews[1].frame.minY
      let expected = twin.arrangedSubviews[0].frame.minY - twin.arrangedSubviews[1].frame.minY
      #expect(abs(distance - expected) <= screen.pixel)
    }
  }
#endif
