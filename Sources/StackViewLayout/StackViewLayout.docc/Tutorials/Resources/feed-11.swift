import StackViewLayout

@MainActor
final class FeedCard {
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
}
