import BoxEngine
import LayoutEngine

/// Random box containers and pins with all of their properties.
extension StyleGenerator {
  package mutating func box() -> BoxContainer {
    BoxContainer(
      axis: random.pick(LayoutAxis.self), spacing: random.chance(50) ? 0 : number(0...12),
      insets: random.chance(50) ? Edges(0) : edges(0...10),
      direction: random.chance(80) ? .auto : random.pick(BoxDirection.self))
  }

  package mutating func pins() -> BoxPins {
    var pins = BoxPins()
    pins.top = edgePin()
    pins.left = edgePin()
    pins.bottom = edgePin()
    pins.right = edgePin()
    if random.chance(6) { pins.centerX = pin(-10...10) }
    if random.chance(6) { pins.centerY = pin(-10...10) }
    if random.chance(15) { pins.width = pin(0...120) }
    if random.chance(15) { pins.height = pin(0...90) }
    if random.chance(6) { pins.relativeWidth = relativePin() }
    if random.chance(6) { pins.relativeHeight = relativePin() }
    if random.chance(15) { pins.flex = number(0.5...3) }
    if random.chance(20) { (pins.hugX, pins.hugY) = (priority(), priority()) }
    if random.chance(20) { (pins.resistX, pins.resistY) = (priority(), priority()) }
    keepSizes(&pins)
    shareBaseline(&pins)
    setGap(&pins)
    return pins
  }

  /// Lets some items keep their sizes, without changing the random numbers that follow.
  private func keepSizes(_ pins: inout BoxPins) {
    var random = random
    (pins.keepsWidth, pins.keepsHeight) = (random.chance(20), random.chance(20))
  }

  /// Gives some items another space to the next item, without changing the random numbers that follow.
  private func setGap(_ pins: inout BoxPins) {
    var other = self
    other.random = SplitMix64(seed: other.random.next())
    if other.random.chance(10) { pins.gap = other.number(-5...20) }
  }

  /// Lets some items share a baseline, some of them with lower bounds as their edges, without changing the random
  /// numbers that follow.
  private func shareBaseline(_ pins: inout BoxPins) {
    var random = random
    let number = random.integer(0...99)
    guard number >= 85 else { return }
    pins.baseline = random.pick(BoxBaseline.self)
    if number < 93 { (pins.top, pins.bottom) = (BoxPin(relation: .atLeast), BoxPin(relation: .atLeast)) }
  }

  private mutating func edges(_ range: ClosedRange<Double>) -> Edges<Double> {
    Edges(top: number(range), left: number(range), bottom: number(range), right: number(range))
  }

  /// Most edges are pinned with `==`; some are free.
  private mutating func edgePin() -> BoxPin? {
    switch random.integer(0...9) {
    case 0...3: return BoxPin()
    case 4...6: return BoxPin(constant: number(0...15))
    case 7, 8: return pin(0...20)
    default: return nil
    }
  }

  private mutating func pin(_ range: ClosedRange<Double>) -> BoxPin {
    BoxPin(relation: random.pick(PinRelation.self), constant: number(range), priority: priority())
  }

  private mutating func relativePin() -> BoxRelativePin {
    var pin = pin(-10...10)
    if random.chance(60) { pin = BoxPin(constant: pin.constant) }
    return BoxRelativePin(multiplier: random.pick([0.25, 0.5, 0.75, 1.5]), pin: pin)
  }

  private mutating func priority() -> Double {
    random.chance(50) ? 1000 : random.pick([50, 250, 250.5, 500, 750, 999])
  }
}
