import Foundation
import PlatformView

// The names that constraints had in BoxView before 1.5: `bx…`, and `al…` in its first versions.
extension PlatformView {
  /// Describes that an edge keeps a distance from one of another view or guide.
  @available(*, deprecated, renamed: "pin(_:to:of:pin:)")
  @discardableResult public func bxPin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchorable)? = nil, pin: BoxLayout.Pin = .zero
  ) -> BoxConstraint? {
    self.pin(edge, to: otherEdge, of: other, pin: pin)
  }

  /// Gives the view a pin of its width, against that of another view if one is given.
  @available(*, deprecated, message: "use pinWidth(to:multiPin:), or pinWidth(_:) with a pin")
  @_disfavoredOverload
  @discardableResult public func bxPinWidth(
    _ multiPin: BoxLayout.MultiPin, to view: PlatformView? = nil
  ) -> BoxConstraint {
    view.map { pinWidth(to: $0, multiPin: multiPin) } ?? pinWidth(multiPin.pin)
  }

  /// Gives the view a pin of its width, against that of another view if one is given.
  @available(*, deprecated, message: "use pinWidth(_:), or pinWidth(to:pin:)")
  @_disfavoredOverload
  @discardableResult public func bxPinWidth(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinWidth(to: $0, pin: pin) } ?? pinWidth(pin)
  }

  /// Gives the view a width in points, or so many more than another view has.
  @available(*, deprecated, message: "use pinWidth(_:), or pinWidth(to:offset:)")
  @discardableResult public func bxPinWidth(_ width: CGFloat = 0, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinWidth(to: $0, offset: width) } ?? pinWidth(width)
  }

  /// Gives the view a pin of its height, against that of another view if one is given.
  @available(*, deprecated, message: "use pinHeight(to:multiPin:), or pinHeight(_:) with a pin")
  @_disfavoredOverload
  @discardableResult public func bxPinHeight(
    _ multiPin: BoxLayout.MultiPin, to view: PlatformView? = nil
  ) -> BoxConstraint {
    view.map { pinHeight(to: $0, multiPin: multiPin) } ?? pinHeight(multiPin.pin)
  }

  /// Gives the view a pin of its height, against that of another view if one is given.
  @available(*, deprecated, message: "use pinHeight(_:), or pinHeight(to:pin:)")
  @_disfavoredOverload
  @discardableResult public func bxPinHeight(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinHeight(to: $0, pin: pin) } ?? pinHeight(pin)
  }

  /// Gives the view a height in points, or so many more than another view has.
  @available(*, deprecated, message: "use pinHeight(_:), or pinHeight(to:offset:)")
  @discardableResult public func bxPinHeight(_ height: CGFloat = 0, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinHeight(to: $0, offset: height) } ?? pinHeight(height)
  }

  /// Gives the view a width and a height.
  @available(*, deprecated, renamed: "pinSize(_:)")
  @discardableResult public func bxSetSize(_ size: CGSize) -> [BoxConstraint] { pinSize(size) }

  /// Makes the view so many times as high as it is wide.
  @available(*, deprecated, renamed: "pinAspect(_:)")
  @discardableResult public func bxSetAspect(_ aspect: CGFloat = 1) -> BoxConstraint? { pinAspect(aspect) }

  /// Gives the view the ratio of the dimensions of a size.
  @available(*, deprecated, renamed: "pinAspectFromSize(_:)")
  @discardableResult public func bxSetAspectFromSize(_ size: CGSize) -> BoxConstraint? { pinAspectFromSize(size) }

  /// Gives the view a pin of its width, against that of another view if one is given.
  @available(*, deprecated, message: "use pinWidth(_:), or pinWidth(to:pin:)")
  @discardableResult public func alWidthPin(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinWidth(to: $0, pin: pin) } ?? pinWidth(pin)
  }

  /// Gives the view a pin of its height, against that of another view if one is given.
  @available(*, deprecated, message: "use pinHeight(_:), or pinHeight(to:pin:)")
  @discardableResult public func alHeightPin(_ pin: BoxLayout.Pin, to view: PlatformView? = nil) -> BoxConstraint {
    view.map { pinHeight(to: $0, pin: pin) } ?? pinHeight(pin)
  }

  /// Gives the view a width, or a least or largest one.
  @available(*, deprecated, renamed: "pinWidth(_:)")
  @discardableResult public func alSetWidth(
    _ width: CGFloat, relation: BoxLayout.Relation = .equal
  ) -> BoxConstraint {
    pinWidth(BoxLayout.Pin(constant: width, relation: relation))
  }

  /// Gives the view a height, or a least or largest one.
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

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension Array where Element: PlatformView {
  /// Makes all views as wide as the first one.
  @available(*, deprecated, renamed: "pinSameWidth()")
  @discardableResult public func bxSameWidth() -> [BoxConstraint] { pinSameWidth() }

  /// Makes all views as high as the first one.
  @available(*, deprecated, renamed: "pinSameHeight()")
  @discardableResult public func bxSameHeight() -> [BoxConstraint] { pinSameHeight() }
}
