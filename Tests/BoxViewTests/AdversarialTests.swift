import BoxView
import Foundation
import LayoutTestSupport
import PlatformView
import Testing
import ViewTestSupport

/// Nested boxes whose pins, insets, spacings and sizes are near the largest lengths, infinite or NaN.
@Suite("Frames are finite and no size is negative, for any numbers in pins", .bothReportings)
struct AdversarialTests {
  @Test("random boxes", arguments: 0..<8)
  func randomBoxes(_ part: Int) {
    let count = SampleSize.of(500)
    for seed in part * count..<(part + 1) * count {
      var boxes = AdversarialBoxes(seed: UInt64(seed))
      let sizes = [boxes.root.sizeThatFits(boxes.room()), boxes.root.intrinsicContentSize]
      for size in sizes { #expect(isUsable(size), "seed \(seed): \(size)") }
      for _ in 0..<2 {
        boxes.layOut()
        for view in boxes.views {
          let origin = view.frame.origin
          #expect(isUsable(view.frame.size), "seed \(seed): \(view.frame)")
          #expect(origin.x.isFinite && origin.y.isFinite, "seed \(seed): \(view.frame)")
        }
      }
    }
  }

  /// Regression test: the width was -47.48 points, the difference of two lengths of a lower precision.
  @Test("a very large or infinite pin", arguments: [CGFloat.infinity, 1e12, 1.000_000_000_047e12, 1e300])
  func infinitePin(_ length: CGFloat) {
    let box = BoxView()
    let views = (0..<3).map { _ in SizedView(47.48, 20) }
    box.items = [views[0].boxed.left(==length), views[1].boxed.right(>=length), views[2].boxed]
    for width in [0, 100, 1e12] as [CGFloat] {
      box.layOut(width, 50)
      for view in views { #expect(isUsable(view.frame.size), "\(view.frame)") }
    }
  }

  private func isUsable(_ size: CGSize) -> Bool {
    size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
  }
}

private struct AdversarialBoxes {
  let root = BoxView()
  /// All views but the root.
  private(set) var views: [PlatformView] = []
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    fill(root, depth: 1)
  }

  mutating func room() -> CGSize { CGSize(width: length(), height: length()) }

  mutating func layOut() {
    root.displayScale = random.pick([1, 2, 3])
    root.frame = CGRect(x: 0, y: 0, width: number(0...400), height: random.chance(20) ? 1e12 : number(0...400))
    root.layoutIfNeeded()
  }

  private mutating func fill(_ box: BoxView, depth: Int) {
    box.axis = random.chance(50) ? .x : .y
    box.spacing = length()
    box.insets = PlatformEdgeInsets(top: length(), left: length(), bottom: number(0...9), right: length())
    var items: [BoxItem] = []
    for _ in 0..<random.integer(1...4) {
      let view = depth < 3 && random.chance(30) ? BoxView() : SizedView(length(), length())
      views.append(view)
      items.append(BoxItem(view: view, layout: layout()))
      if let inner = view as? BoxView { fill(inner, depth: depth + 1) }
    }
    box.items = items
  }

  private mutating func layout() -> BoxLayout {
    var layout = BoxLayout.withPins(top: pin(), left: pin(), bottom: pin(), right: pin())
    if random.chance(30) { layout.width = pin() }
    if random.chance(20) { layout.centerX = pin() }
    if random.chance(20) { layout.relativeWidth = *length() & .defaultHigh }
    if random.chance(20) { layout.flex = length() }
    if random.chance(20) { layout.gap = length() }
    return layout
  }

  private mutating func pin() -> Pin? {
    if random.chance(20) { return nil }
    let pin = Pin(constant: length(), relation: random.pick([.equal, .greaterThanOrEqual, .lessThanOrEqual]))
    return random.chance(30) ? pin.exact(Float(random.integer(1...1000))) : pin
  }

  private mutating func length() -> CGFloat {
    if random.chance(60) { return number(-5...60) }
    return random.pick([0.1, 1e12, -1e12, 9.99e11, 1e-12, 1e300, -1e300, .infinity, -.infinity, .nan])
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    random.number(range) + (random.chance(30) ? 0.3 : 0)
  }
}
