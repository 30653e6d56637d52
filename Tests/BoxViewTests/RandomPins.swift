import BoxView
import Foundation
import LayoutTestSupport

extension SplitMix64 {
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(integer(range)) }

  /// A pin of any kind, or none.
  mutating func pin() -> Pin? {
    if chance(10) { return nil }
    let pin = Pin(constant: number(0...15), relation: pick([.equal, .equal, .greaterThanOrEqual]))
    return chance(20) ? pin.exact(Float(integer(1...999))) : pin
  }

  /// Pins for an item, some of them with a size relative to that of the box.
  mutating func boxLayout(relative size: WritableKeyPath<BoxLayout, MultiPin?>) -> BoxLayout {
    var layout = BoxLayout.withPins(top: pin(), left: pin(), bottom: pin(), right: pin())
    if chance(15) { layout.width = pin() }
    if chance(10) { layout[keyPath: size] = *0.5 & .defaultHigh }
    if chance(10) { layout.flex = number(1...3) }
    if chance(10) { layout.gap = number(0...15) }
    return layout
  }
}
