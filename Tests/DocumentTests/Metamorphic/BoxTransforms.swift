import BoxEngine
import LayoutEngine
import LayoutTestSupport

/// The transformations of box containers and pins. Mirroring keeps pins, because left means leading.
extension Specimen {
  /// A specimen with every box container and all pins changed.
  func mapBoxes(_ container: (inout BoxContainer) -> Void, _ pins: (inout BoxPins) -> Void = { _ in }) -> Specimen {
    var result = self
    for node in plan.subtree(of: root) {
      if var box = plan[node].box {
        container(&box)
        result.plan[node].box = box
      }
      if var itemPins = plan[node].pins {
        pins(&itemPins)
        result.plan[node].pins = itemPins
      }
    }
    return result
  }

  /// Whether a node is an item of a box container.
  func isBoxItem(_ node: Int) -> Bool { plan[node].parent.map { plan[$0].box != nil } ?? false }
}

extension BoxContainer {
  /// Exchanges left to right with right to left.
  mutating func mirror() {
    switch direction {
    case .auto: break
    case .leftToRight: direction = .rightToLeft
    case .rightToLeft: direction = .leftToRight
    }
  }

  mutating func scale(by factor: Double) {
    spacing *= factor
    insets = Edges(
      top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
      right: insets.right * factor)
  }

  mutating func transpose() {
    axis = axis.perpendicular
    insets = Edges(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}

extension BoxPins {
  mutating func scale(by factor: Double) {
    func scaled(_ pin: BoxPin?) -> BoxPin? {
      pin.map { BoxPin(relation: $0.relation, constant: $0.constant * factor, priority: $0.priority) }
    }
    func scaled(_ relative: BoxRelativePin?) -> BoxRelativePin? {
      guard let relative, let pin = scaled(relative.pin) else { return nil }
      return BoxRelativePin(multiplier: relative.multiplier, pin: pin)
    }
    (top, left, bottom, right) = (scaled(top), scaled(left), scaled(bottom), scaled(right))
    (centerX, centerY, width, height) = (scaled(centerX), scaled(centerY), scaled(width), scaled(height))
    (relativeWidth, relativeHeight) = (scaled(relativeWidth), scaled(relativeHeight))
    gap = gap.map { $0 * factor }
  }

  mutating func transpose() {
    (top, left, bottom, right) = (left, top, right, bottom)
    (centerX, centerY, width, height) = (centerY, centerX, height, width)
    (relativeWidth, relativeHeight) = (relativeHeight, relativeWidth)
    (hugX, hugY, resistX, resistY) = (hugY, hugX, resistY, resistX)
    (keepsWidth, keepsHeight) = (keepsHeight, keepsWidth)
  }
}
