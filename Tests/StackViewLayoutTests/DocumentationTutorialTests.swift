#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing

  /// The card that the tutorial builds. `feed-13.swift` of the tutorial is the same.
  @MainActor
  private final class FeedCard {
    let card = StackView()

    let avatar = PlatformImageView(frame: .zero)
    let name = PlatformLabel(frame: .zero)
    let verified = PlatformImageView(frame: .zero)
    let when = PlatformLabel(frame: .zero)
    let more = PlatformButton(frame: .zero)

    let text = PlatformLabel(frame: .zero)

    let large = PlatformImageView(frame: .zero)
    let upper = PlatformImageView(frame: .zero)
    let lower = PlatformImageView(frame: .zero)

    let likes = PlatformLabel(frame: .zero)
    let replies = PlatformLabel(frame: .zero)

    let line = PlatformView(frame: .zero)
    let like = PlatformButton(frame: .zero)
    let reply = PlatformButton(frame: .zero)
    let repost = PlatformButton(frame: .zero)
    let share = PlatformButton(frame: .zero)

    init() {
      card.padding(16).gap(12).define { card in
        card.addStack { header in
          header.direction(.row).alignItems(.center).gap(12)
          header.addItem(avatar).size(48)
          header.addStack { who in
            who.gap(2)
            who.addStack { nameLine in
              nameLine.direction(.row).alignItems(.center).gap(6)
              nameLine.addItem(name).shrink(1)
              nameLine.addItem(verified).size(16)
            }
            who.addItem(when)
          }.item.grow(1).shrink(1).basis(0)
          header.addItem(more).size(24).alignSelf(.start)
        }
        card.addItem(text)
        card.addStack { pictures in
          pictures.direction(.row).gap(4)
          pictures.addItem(large).grow(2).basis(0)
          pictures.addStack { small in
            small.gap(4)
            small.addItem(upper).grow(1).basis(0)
            small.addItem(lower).grow(1).basis(0)
          }.item.grow(1).basis(0)
        }.item.height(200)
        card.addStack { counts in
          counts.direction(.row).wrap(.wrap).justifyContent(.spaceBetween)
          counts.addItem(likes)
          counts.addItem(replies)
        }
        card.addStack { actions in
          actions.direction(.row).justifyContent(.spaceAround).paddingTop(13)
          actions.addItem(line).position(.absolute).top(0).start(0).end(0).height(1).backgroundColor(.lightGray)
          for button in [like, reply, repost, share] { actions.addItem(button).size(24) }
        }
      }
    }

    func show(width: CGFloat) {
      card.frame.size = card.sizeThatFits(CGSize(width: width, height: CGFloat.infinity))
    }

    func showVerified(_ isVerified: Bool) {
      verified.isHidden = !isVerified
    }

    func textDidChange() {
      text.item.markDirty()
    }

    func faults() -> [String] {
      card.check(widths: 320...430, textScales: [1]).findings.map(\.text)
    }
  }

  @Suite("Documentation: the tutorial of a feed card", .bothReportings)
  struct DocumentationTutorialTests {
    @MainActor
    private func fill(_ label: HeadlessLabel, _ text: String, advance: CGFloat, lineHeight: CGFloat) {
      label.text = text
      label.measurer = FixedAdvanceMeasurer(advance: advance, lineHeight: lineHeight)
    }

    @MainActor
    private func makeCard() -> FeedCard {
      let feed = FeedCard()
      fill(feed.name, "Jonas Abara", advance: 8.6, lineHeight: 22)
      fill(feed.when, "2 h · Lisbon", advance: 6.8, lineHeight: 18)
      let text =
        "First light over the river. Took the ferry across and walked back over the bridge, all eleven kilometres of it."
      fill(feed.text, text, advance: 7.9, lineHeight: 22)
      fill(feed.likes, "1,204 likes", advance: 6.8, lineHeight: 18)
      fill(feed.replies, "87 replies", advance: 6.8, lineHeight: 18)
      feed.card.displayScale = 3
      return feed
    }

    @Test("the frames are those of the picture, feed-item.svg")
    @MainActor
    func frames() {
      let feed = makeCard()
      feed.show(width: 390)
      feed.card.layoutIfNeeded()
      #expect(feed.card.numbers == [0, 0, 390, 449])
      let header: [[CGFloat]] = [
        [16, 16, 48, 48], [76, 19, 94.667, 22], [176.667, 22, 16, 16], [76, 43, 262, 18], [350, 16, 24, 24],
      ]
      let middle: [[CGFloat]] = [
        [16, 76, 358, 66], [16, 154, 236, 200], [256, 154, 118, 98], [256, 256, 118, 98], [16, 366, 75, 18],
        [306, 366, 68, 18],
      ]
      let actions: [[CGFloat]] = [
        [16, 396, 358, 1], [48.667, 409, 24, 24], [138.333, 409, 24, 24], [227.667, 409, 24, 24],
        [317.333, 409, 24, 24],
      ]
      #expect(feed.card.subviews.map(\.numbers) == header + middle + actions)
      #expect(feed.card.issues().isEmpty)
    }

    @Test("the badge is hidden, and the text changes")
    @MainActor
    func changes() {
      let feed = makeCard()
      feed.show(width: 390)
      feed.card.layoutIfNeeded()
      feed.showVerified(false)
      feed.card.layoutIfNeeded()
      #expect(feed.name.numbers == [76, 19, 94.667, 22])
      feed.text.text = "First light over the river."
      feed.textDidChange()
      feed.show(width: 390)
      feed.card.layoutIfNeeded()
      // One line in place of three: 44 less.
      #expect(feed.text.numbers == [16, 76, 358, 22])
      #expect(feed.card.frame.height == 405)
    }

    @Test("no faults at the widths of phones")
    @MainActor
    func faults() {
      #expect(makeCard().faults().isEmpty)
    }
  }
#endif
