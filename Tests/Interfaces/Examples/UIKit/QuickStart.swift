// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StackViewLayout
import SwiftUI

/// The quick starts of README.md for UIKit and SwiftUI.
final class ProfileCard: StackView {
  let portrait = UIImageView(), name = UILabel(), status = UILabel()
  var isOnline = false { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    direction(.row).alignItems(.center).padding(12).gap(12)
    if layoutWidth >= 200 { addItem(portrait).size(48) }
    addColumn(gap: 4) { texts in
      texts.addItem(name)
      if isOnline { texts.addItem(status) }
    }.flex()
  }
}

final class ProfileController: UIViewController {
  let card = ProfileCard()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.layout(width: view.bounds.width)
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
