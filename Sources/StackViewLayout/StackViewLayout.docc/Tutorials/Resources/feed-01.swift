import StackViewLayout

@MainActor
final class FeedCard {
  let card = StackView()

  init() {
    card.padding(16).gap(12)
  }
}
