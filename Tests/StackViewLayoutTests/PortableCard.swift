import StackViewLayout

// One source for all platforms: `Tests/Interfaces/check` type-checks it with UIKit and with AppKit, and it is compiled and tested elsewhere.
// It imports only the module of the stacks.

/// A card. It is not marked `@MainActor`: views of UIKit and AppKit are isolated to the main actor without it, and
/// headless views are not isolated to an actor.
class PortableCard: StackView {
  let picture = PlatformImageView(frame: .zero)
  let name = PlatformLabel(frame: .zero)
  private(set) var measureCount = 0
  var insets = PlatformEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) {
    didSet { padding(insets) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    direction(.row).padding(insets).gap(6).define { card in
      card.addItem(picture).size(40)
      card.addItem(name).grow(1).shrink(1)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    return super.sizeThatFits(size)
  }
}

/// A view that is marked `@MainActor`. If its superclass is a headless view, the members that it overrides are not
/// isolated: they assume the isolation.
@MainActor
final class PortableMainActorCard: PortableCard {
  private(set) var sizes: [CGSize] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    MainActor.assumeIsolated(for: self) { $0.setUp() }
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() { sizes = [.zero] }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    MainActor.assumeIsolated(for: self) { $0.sizes.append(size) }
    return super.sizeThatFits(size)
  }
}
