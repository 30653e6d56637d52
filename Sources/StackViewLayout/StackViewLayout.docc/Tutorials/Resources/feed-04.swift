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
    }
  }
}
