import BoxEngine
import BoxView
import Foundation
import LayoutEngine
import PlatformView

extension BoxLayout {
  /// Creates the layout that is equivalent to pins of the engine. The priorities of content are properties of the
  /// views.
  init(_ pins: BoxPins) {
    self.init()
    (left, right) = (pins.left.map(Pin.init), pins.right.map(Pin.init))
    (top, bottom) = (pins.top.map(Pin.init), pins.bottom.map(Pin.init))
    (centerX, centerY) = (pins.centerX.map(Pin.init), pins.centerY.map(Pin.init))
    (width, height) = (pins.width.map(Pin.init), pins.height.map(Pin.init))
    (relativeWidth, relativeHeight) = (pins.relativeWidth.map(MultiPin.init), pins.relativeHeight.map(MultiPin.init))
    flex = pins.flex.map { CGFloat($0) }
    gap = pins.gap.map { CGFloat($0) }
  }
}

extension BoxLayout.Pin {
  fileprivate init(_ pin: BoxPin) {
    self.init(
      constant: CGFloat(pin.constant), relation: BoxLayout.Relation(pin.relation),
      priority: PlatformLayoutPriority(Float(pin.priority)))
  }
}

extension BoxLayout.MultiPin {
  fileprivate init(_ pin: BoxRelativePin) {
    self.init(multiplier: CGFloat(pin.multiplier), pin: BoxLayout.Pin(pin.pin))
  }
}

extension BoxLayout.Relation {
  fileprivate init(_ relation: PinRelation) {
    switch relation {
    case .equal: self = .equal
    case .atLeast: self = .greaterThanOrEqual
    case .atMost: self = .lessThanOrEqual
    }
  }
}
