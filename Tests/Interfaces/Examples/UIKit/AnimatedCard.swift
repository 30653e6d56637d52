// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StackViewLayout

/// The code of the article about animation.
final class AnimatedCard: UIView {
  let card = StackView()
  let badge = UILabel()
  let status = UILabel()

  func widenBadge() {
    badge.item.width(120)
    card.alignItems(.end)
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
    }
  }

  func hideStatus() {
    status.isHidden = true
    UIView.animate(withDuration: 0.6) {
      self.layoutIfNeeded()
    }
  }
}
