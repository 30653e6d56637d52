// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StackViewLayout
import SwiftUI

/// The quick starts of README.md for UIKit and SwiftUI.
final class ProfileView: UIView {
  let card = StackView()
  let portrait = UIImageView()
  let name = UILabel()
  let status = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    card.direction(.row).alignItems(.center).padding(12).gap(12).define { card in
      card.addItem(portrait).size(48)
      card.addStack { texts in
        texts.gap(4)
        texts.addItem(name)
        texts.addItem(status)
      }.item.grow(1).shrink(1)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = card.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}

struct Tags: View {
  var body: some View {
    FlexStack(wrap: .wrap, gap: 8) {
      Text("Layout")
      Text("Flexbox")
      Text("Swift").flexItem { $0.grow = 1 }
    }
  }
}
