import StackViewLayout

@MainActor
final class FeedCard {
  let card = StackView()

  let avatar = PlatformImageView(frame: .zero)
  let more = PlatformButton(frame: .zero)

  init() {
    card.padding(16).gap(12).define { card in
      card.addStack { header in
        header.direction(.row).alignItems(.center).gap(12)
        header.addItem(avatar).size(48)
        header.addItem(more).size(24).alignSelf(.start)
      }
    }
  }
}
