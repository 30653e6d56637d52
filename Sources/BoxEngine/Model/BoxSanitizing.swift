import LayoutEngine

extension BoxContainer {
  /// Returns the container with 0 in place of every invalid length.
  package func sanitized() -> BoxContainer {
    var box = self
    box.spacing = spacing.usableLength ?? 0
    box.insets = Edges(
      top: insets.top.usableLength ?? 0, left: insets.left.usableLength ?? 0,
      bottom: insets.bottom.usableLength ?? 0, right: insets.right.usableLength ?? 0)
    return box
  }
}

extension BoxPins {
  /// Returns the pins with the default in place of each invalid pin.
  package func sanitized() -> BoxPins {
    var pins = self
    pins.top = pins.top?.sanitized(default: BoxPin())
    pins.left = pins.left?.sanitized(default: BoxPin())
    pins.bottom = pins.bottom?.sanitized(default: BoxPin())
    pins.right = pins.right?.sanitized(default: BoxPin())
    pins.centerX = pins.centerX?.sanitized(default: nil)
    pins.centerY = pins.centerY?.sanitized(default: nil)
    pins.width = pins.width?.sanitized(default: nil)
    pins.height = pins.height?.sanitized(default: nil)
    pins.relativeWidth = pins.relativeWidth?.sanitized()
    pins.relativeHeight = pins.relativeHeight?.sanitized()
    pins.flex = pins.flex.flatMap { $0 > 0 && $0 <= BoxPins.largestFactor ? max($0, BoxPins.smallestFactor) : nil }
    pins.gap = pins.gap?.usableLength
    pins.hugX = hugX.usablePriority ?? BoxPins.defaultHugging
    pins.hugY = hugY.usablePriority ?? BoxPins.defaultHugging
    pins.resistX = resistX.usablePriority ?? BoxPins.defaultResistance
    pins.resistY = resistY.usablePriority ?? BoxPins.defaultResistance
    return pins
  }

  /// The range of factors.
  ///
  /// In a sum, a factor beyond this range leaves no precision for other terms.
  fileprivate static let largestFactor = 1e6
  static let smallestFactor = 1e-6

  static func isUsableFactor(_ factor: Double) -> Bool { factor >= smallestFactor && factor <= largestFactor }
}

extension BoxPin {
  func sanitized(default fallback: BoxPin?) -> BoxPin? {
    guard let constant = constant.usableLength else { return fallback }
    return BoxPin(relation: relation, constant: constant, priority: priority.usablePriority ?? 1000)
  }
}

extension BoxRelativePin {
  fileprivate func sanitized() -> BoxRelativePin? {
    guard BoxPins.isUsableFactor(multiplier) else { return nil }
    return pin.sanitized(default: nil).map { BoxRelativePin(multiplier: multiplier, pin: $0) }
  }
}

extension Double {
  /// The length; `nil` if the length is not finite or exceeds the limit of lengths.
  fileprivate var usableLength: Double? { abs(self) <= Style.largestLength ? self : nil }

  /// The priority, limited to the range from 1 to 1000; `nil` if the priority is NaN.
  fileprivate var usablePriority: Double? { isNaN ? nil : min(max(self, 1), 1000) }
}
