import LayoutEngine

/// A property of a box container, or of the pins of an item, that an issue refers to.
public enum BoxProperty: String, Sendable, CaseIterable {
  /// ``BoxContainer/spacing``
  case spacing
  /// ``BoxContainer/insets``
  case insets
  /// ``BoxPins/top``
  case top
  /// ``BoxPins/left``
  case left
  /// ``BoxPins/bottom``
  case bottom
  /// ``BoxPins/right``
  case right
  /// ``BoxPins/centerX``
  case centerX
  /// ``BoxPins/centerY``
  case centerY
  /// ``BoxPins/baseline``
  case baseline
  /// ``BoxPins/width``
  case width
  /// ``BoxPins/height``
  case height
  /// ``BoxPins/relativeWidth``
  case relativeWidth
  /// ``BoxPins/relativeHeight``
  case relativeHeight
  /// ``BoxPins/flex``
  case flex
  /// ``BoxPins/gap``
  case gap
  /// ``BoxPins/hugX``
  case hugX
  /// ``BoxPins/hugY``
  case hugY
  /// ``BoxPins/resistX``
  case resistX
  /// ``BoxPins/resistY``
  case resistY
  /// ``LayoutEngine/LayoutTree/sizeConstraints(of:)``
  case sizeConstraints

  /// The name of the property in code.
  public var name: String { rawValue }

  /// Whether the property is a factor.
  var isFactor: Bool { self == .flex || self == .relativeWidth || self == .relativeHeight }
}

extension BoxProperty {
  /// Returns the pin of the property, or `nil` if the property is not a pin.
  ///
  /// For a relative size, the pin holds the constant that is added.
  func pin(in pins: BoxPins) -> BoxPin? {
    switch self {
    case .top: return pins.top
    case .left: return pins.left
    case .bottom: return pins.bottom
    case .right: return pins.right
    case .centerX: return pins.centerX
    case .centerY: return pins.centerY
    case .width: return pins.width
    case .height: return pins.height
    case .relativeWidth: return pins.relativeWidth?.pin
    case .relativeHeight: return pins.relativeHeight?.pin
    case .hugX: return BoxPin(priority: pins.hugX)
    case .hugY: return BoxPin(priority: pins.hugY)
    case .resistX: return BoxPin(priority: pins.resistX)
    case .resistY: return BoxPin(priority: pins.resistY)
    case .gap: return pins.gap.map { BoxPin(constant: $0) }
    case .spacing, .insets, .flex, .baseline, .sizeConstraints: return nil
    }
  }

  /// Returns the factor of the property, or `nil` if the property has none.
  func factor(in pins: BoxPins) -> Double? {
    switch self {
    // Small flex numbers are valid.
    case .flex: return pins.flex.map { $0 > 0 ? max($0, BoxPins.smallestFactor) : $0 }
    case .relativeWidth: return pins.relativeWidth?.multiplier
    case .relativeHeight: return pins.relativeHeight?.multiplier
    default: return nil
    }
  }
}
