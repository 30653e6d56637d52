import Foundation
import PlatformView

// The names that constraints had in BoxView before 1.5: `bx…`, and `al…` in its first versions.
extension PlatformView {
  /// Describes a distance between an edge and an edge of another view or guide.
  @available(*, deprecated, renamed: "pin(_:to:of:pin:)")
  @discardableResult public func bxPin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchorable)? = nil, pin: BoxLayout.Pin = .zero
  ) -> BoxConstraint? {
    self.pin(edge, to: otherEdge, of: other, pin: pin)
  }

  /// Pins the width of the view, relative to that of another view if one is given.
  @available(*, deprecated, message: "use pinWidth(to:multiPin:), or pinWidth(_:) with a pin")
  @_disfavoredOverload
  @discardableResult public func bxPinWidth(
    _ multiPin: BoxLayout.MultiPin, to view: PlatformView? = nil
  ) -> BoxConstraint {
    view.map { pinWidth(to: $0, multiPin: multiPin) } ?? pinWidth(multiPin.pin)
  }

  /// Pins the width of the view, relative to that of another view if one is given.
  @available(*, deprecated, message: "use pinWidth(_:), or pinWidth(to:pin:)")
  @_disfavoredOverload
  @discardableResult public func bxPinWidth(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinWidth(to: $0, pin: pin) } ?? pinWidth(pin)
  }

  /// Sets the width of the view to a number of points, or to the width of another view plus this number.
  @available(*, deprecated, message: "use pinWidth(_:), or pinWidth(to:offset:)")
  @discardableResult public func bxPinWidth(_ width: CGFloat = 0, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinWidth(to: $0, offset: width) } ?? pinWidth(width)
  }

  /// Pins the height of the view, relative to that of another view if one is given.
  @available(*, deprecated, message: "use pinHeight(to:multiPin:), or pinHeight(_:) with a pin")
  @_disfavoredOverload
  @discardableResult public func bxPinHeight(
    _ multiPin: BoxLayout.MultiPin, to view: PlatformView? = nil
  ) -> BoxConstraint {
    view.map { pinHeight(to: $0, multiPin: multiPin) } ?? pinHeight(multiPin.pin)
  }

  /// Pins the height of the view, relative to that of another view if one is given.
  @available(*, deprecated, message: "use pinHeight(_:), or pinHeight(to:pin:)")
  @_disfavoredOverload
  @discardableResult public func bxPinHeight(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinHeight(to: $0, pin: pin) } ?? pinHeight(pin)
  }

  /// Sets the height of the view to a number of points, or to the height of another view plus this number.
  @available(*, deprecated, message: "use pinHeight(_:), or pinHeight(to:offset:)")
  @discardableResult public func bxPinHeight(_ height: CGFloat = 0, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinHeight(to: $0, offset: height) } ?? pinHeight(height)
  }

  /// Gives the view a width and a height.
  @available(*, deprecated, renamed: "pinSize(_:)")
  @discardableResult public func bxSetSize(_ size: CGSize) -> [BoxConstraint] { pinSize(size) }

  /// Makes the height of the view a multiple of its width.
  @available(*, deprecated, renamed: "pinAspect(_:)")
  @discardableResult public func bxSetAspect(_ aspect: CGFloat = 1) -> BoxConstraint? { pinAspect(aspect) }

  /// Gives the view the ratio of the dimensions of a size.
  @available(*, deprecated, renamed: "pinAspectFromSize(_:)")
  @discardableResult public func bxSetAspectFromSize(_ size: CGSize) -> BoxConstraint? { pinAspectFromSize(size) }

  /// Pins the width of the view, relative to that of another view if one is given.
  @available(*, deprecated, message: "use pinWidth(_:), or pinWidth(to:pin:)")
  @discardableResult public func alWidthPin(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinWidth(to: $0, pin: pin) } ?? pinWidth(pin)
  }

  /// Pins the height of the view, relative to that of another view if one is given.
  @available(*, deprecated, message: "use pinHeight(_:), or pinHeight(to:pin:)")
  @discardableResult public func alHeightPin(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinHeight(to: $0, pin: pin) } ?? pinHeight(pin)
  }

  /// Sets the width of the view, or its minimum or maximum.
  @available(*, deprecated, renamed: "pinWidth(_:)")
  @discardableResult public func alSetWidth(
    _ width: CGFloat, relation: BoxLayout.Relation = .equal
  ) -> BoxConstraint {
    pinWidth(BoxLayout.Pin(constant: width, relation: relation))
  }

  /// Sets the height of the view, or its minimum or maximum.
  @available(*, deprecated, renamed: "pinHeight(_:)")
  @discardableResult public func alSetHeight(
    _ height: CGFloat, relation: BoxLayout.Relation = .equal
  ) -> BoxConstraint {
    pinHeight(BoxLayout.Pin(constant: height, relation: relation))
  }

  /// Gives the view a width and a height.
  @available(*, deprecated, renamed: "pinSize(_:)")
  @discardableResult public func alSetSize(_ size: CGSize) -> [BoxConstraint] { pinSize(size) }

  /// Deactivates constraints that the view holds.
  @available(*, deprecated, renamed: "bxRemoveConstraintsForAttribute(_:)")
  public func alRemoveConstraintsForAttribute(_ attribute: BoxConstraint.Attribute) {
    bxRemoveConstraintsForAttribute(attribute)
  }
}
