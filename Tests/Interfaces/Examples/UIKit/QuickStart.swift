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
      card.addColumn(gap: 4) { texts in
        texts.addItem(name)
        texts.addItem(status)
      }.flex()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layout(width: bounds.width)
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
