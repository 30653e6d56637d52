import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The code of the articles for readers who come from other systems. Labels take 8 points a letter and 16 a line.
@Suite("Documentation: coming from other systems", .bothReportings)
struct DocumentationMigrationTests {
  private func layOut(_ stack: StackView, width: CGFloat, height: CGFloat? = nil) {
    let fitting = stack.sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height ?? fitting)
    stack.layoutIfNeeded()
  }

  // MARK: - UIStackView

  @Test("from UIStackView: a row with a flexible label")
  func rowOfUIStackView() {
    let portrait = picture(64, 64)
    let nameLabel = TestLabel("Rosalind Franklin")
    let followButton = picture(48, 28)
    let row = StackView()
    row.direction(.row).alignItems(.center).gap(8).padding(8, 16).define { row in
      row.addItem(portrait).size(40)
      row.addItem(nameLabel).grow(1).shrink(1)
      row.addItem(followButton)
    }
    // The button is 48 × 28. The label takes 320 - 2 · 16 - 40 - 48 - 2 · 8 = 184.
    layOut(row, width: 320)
    #expect(row.frame.height == 56)
    #expect(row.subviews.map(\.numbers) == [[16, 8, 40, 40], [64, 20, 184, 16], [256, 14, 48, 28]])
  }

  @Test("from UIStackView: custom spacing and hidden views")
  func customSpacingOfUIStackView() {
    let titleLabel = TestLabel("Welcome")
    let subtitleLabel = TestLabel("A walk")
    let startButton = picture(40, 28)
    let column = StackView()
    column.gap(8).addSubviews(titleLabel, subtitleLabel, startButton)
    column.setCustomSpacing(24, after: subtitleLabel)
    layOut(column, width: 200)
    #expect(column.subviews.map(\.numbers) == [[0, 0, 200, 16], [0, 24, 200, 16], [0, 64, 200, 28]])
    subtitleLabel.isHidden = true
    layOut(column, width: 200)
    #expect(startButton.numbers == [0, 24, 200, 28])
    #expect(column.frame.height == 52)
  }

  @Test("from UIStackView: views of equal widths")
  func equalWidthsOfUIStackView() {
    let homeButton = picture(32, 28)
    let searchButton = picture(48, 28)
    let profileButton = picture(56, 28)
    let bar = StackView()
    bar.direction(.row).distribution(.fillEqually).addSubviews(homeButton, searchButton, profileButton)
    layOut(bar, width: 300, height: 49)
    #expect(bar.subviews.map(\.numbers) == [[0, 0, 100, 49], [100, 0, 100, 49], [200, 0, 100, 49]])
  }

  // MARK: - StackViewLayout

  @Test("from StackViewLayout: margins, and the gap that replaces them")
  func gapOfStackViewLayout() {
    let margins = StackView()
    margins.direction(.row).justifyContent(.spaceBetween).define { stackView in
      stackView.addItem(picture(60, 40)).shrink(1).aspectRatio(1.5)
      for _ in 1...3 { stackView.addItem(picture(60, 40)).marginLeft(10).shrink(1).aspectRatio(1.5) }
    }
    let (button1, button2, button3, button4) = (picture(60, 40), picture(60, 40), picture(60, 40), picture(60, 40))
    let imageRatio: CGFloat = 1.5
    let stackView = StackView()
    stackView.direction(.row).justifyContent(.spaceBetween).gap(10).define { stackView in
      stackView.addItem(button1).shrink(1).aspectRatio(imageRatio)
      stackView.addItem(button2).shrink(1).aspectRatio(imageRatio)
      stackView.addItem(button3).shrink(1).aspectRatio(imageRatio)
      stackView.addItem(button4).shrink(1).aspectRatio(imageRatio)
    }
    // (222 - 3 · 10) / 4 = 48, and 48 / 1.5 = 32.
    layOut(margins, width: 222)
    layOut(stackView, width: 222)
    let expected: [[CGFloat]] = [[0, 0, 48, 32], [58, 0, 48, 32], [116, 0, 48, 32], [174, 0, 48, 32]]
    #expect(stackView.subviews.map(\.numbers) == expected)
    #expect(margins.subviews.map(\.numbers) == expected)
  }

  // MARK: - FlexLayout

  @Test("from FlexLayout: a screen, and a changed text")
  func screenOfFlexLayout() {
    let imageView = picture(200, 160)
    let segmentedControl = picture(120, 32)
    let label = TestLabel("A walk along the river")
    let separator = TestView()
    let bottomLabel = TestLabel("Sunday")
    let root = StackView()
    root.padding(12).define { root in
      root.addStack { row in
        row.direction(.row)
        row.addItem(imageView).width(100).aspectRatio()
        row.addStack { column in
          column.paddingLeft(12)
          column.addItem(segmentedControl).marginBottom(12).grow(1)
          column.addItem(label)
        }.item.grow(1).shrink(1)
      }
      root.addItem(separator).height(1).marginTop(12).backgroundColor(.lightGray)
      root.addItem(bottomLabel).marginTop(12)
    }
    root.frame.size = root.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity))
    root.layoutIfNeeded()
    #expect(root.numbers == [0, 0, 320, 145])
    #expect(root.subviews == [imageView, segmentedControl, label, separator, bottomLabel])
    // The picture is 100 / 1.25 = 80 high; the control takes 80 - 12 - 16 of it.
    var expected: [[CGFloat]] = [
      [12, 12, 100, 80], [124, 12, 184, 52], [124, 76, 184, 16], [12, 104, 296, 1], [12, 117, 296, 16],
    ]
    #expect(root.subviews.map(\.numbers) == expected)

    label.text = "A walk along the river, and back over the bridge"
    label.item.markDirty()
    root.frame.size = root.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity))
    root.layoutIfNeeded()
    // Lines of 23 letters at most: three of them. The row is 32 + 12 + 48 = 92 high.
    expected = [
      [12, 12, 100, 80], [124, 12, 184, 32], [124, 56, 184, 48], [12, 116, 296, 1], [12, 129, 296, 16],
    ]
    #expect(root.numbers == [0, 0, 320, 157])
    #expect(root.subviews.map(\.numbers) == expected)
  }

  // MARK: - CSS

  @Test("from CSS: a picture beside a text")
  func mediaOfCSS() {
    let photo = picture(128, 128)
    let textLabel = TestLabel("A walk along the river bank at dawn")
    let media = StackView()
    media.direction(.row).alignItems(.start).gap(12).padding(16).define { media in
      media.addItem(photo).size(64)
      media.addItem(textLabel).flex()
    }
    // 320 - 2 · 16 - 64 - 12 = 212 for the text: two lines of 26 letters at most.
    layOut(media, width: 320)
    #expect(media.frame.height == 96)
    #expect(media.subviews.map(\.numbers) == [[16, 16, 64, 64], [92, 16, 212, 32]])
  }

  @Test("from CSS: tags that wrap")
  func tagsOfCSS() {
    let tagLabels = ["Swift", "Layout", "Flexbox", "Tests"].map { TestLabel($0) }
    let tags = StackView()
    tags.direction(.row).wrap(.wrap).gap(8)
    for label in tagLabels { tags.addItem(label) }
    // 40 + 8 + 48 + 8 + 56 is more than 150: two lines of two tags each.
    layOut(tags, width: 150)
    #expect(tags.frame.height == 40)
    let expected: [[CGFloat]] = [[0, 0, 40, 16], [48, 0, 48, 16], [0, 24, 56, 16], [64, 24, 40, 16]]
    #expect(tags.subviews.map(\.numbers) == expected)
  }

  @Test("from CSS: a toolbar with an auto margin")
  func barOfCSS() {
    let (logo, accountView) = (picture(32, 32), picture(24, 24))
    let titleLabel = TestLabel("A walk along the river")
    let bar = StackView()
    bar.direction(.row).alignItems(.center).gap(8).padding(0, 16).define { bar in
      bar.addItem(logo)
      bar.addItem(titleLabel).shrink(1)
      bar.addItem(accountView).marginStart(.auto)
    }
    titleLabel.item.minWidth = .auto
    layOut(bar, width: 320, height: 44)
    #expect(bar.subviews.map(\.numbers) == [[16, 6, 32, 32], [56, 14, 176, 16], [280, 10, 24, 24]])
    // Where 26 points are left for it, the title is as wide as its longest word, and the last view overflows.
    layOut(bar, width: 130, height: 44)
    #expect(bar.subviews.map { $0.numbers[0] } == [16, 56, 104])
    #expect(titleLabel.frame.width == 40)
  }
}
