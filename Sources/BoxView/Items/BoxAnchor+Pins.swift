import Foundation
import PlatformView

// Constraints between any two views or guides, as descriptions. This package sets frames and solves no constraints at run time, so
// that nothing moves by these: what a box is to lay out is said with the pins of its items.
extension BoxAnchor {
  // MARK: - Edges

  /// Describes that an edge or centre of this keeps a distance from one of another view or guide.
  /// - Parameters:
  ///   - edge: The edge of this.
  ///   - otherEdge: The edge of the other. Default: the same one.
  ///   - other: The other one. Default: the superview of a view. Without one there is no constraint.
  ///   - pin: The distance, from the other's edge on. Default: `==0`.
  public func pin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchor)? = nil, pin: BoxLayout.Pin = .zero
  ) -> BoxConstraint? {
    guard let other = other ?? (self as? PlatformView)?.superview else { return nil }
    return BoxConstraint(
      side(edge.attribute), pin, BoxConstraint.Side(item: other, attribute: (otherEdge ?? edge).attribute))
  }

  /// Describes that an edge or centre of this lies `offset` points behind one of another view or guide.
  public func pin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchor)? = nil, offset: CGFloat
  ) -> BoxConstraint? {
    pin(edge, to: otherEdge, of: other, pin: ==offset)
  }

  // MARK: - Sizes

  /// Describes a width, in points.
  public func pinWidth(_ constant: CGFloat) -> BoxConstraint { pinWidth(==constant) }
  /// Describes a pin of the width.
  public func pinWidth(_ pin: BoxLayout.Pin) -> BoxConstraint { size(.width, pin) }
  /// Describes a width that is that of another view or guide, and so many points.
  public func pinWidth(to other: any BoxAnchor, offset: CGFloat = 0) -> BoxConstraint {
    pinWidth(to: other, pin: ==offset)
  }
  /// Describes a width against that of another view or guide.
  public func pinWidth(to other: any BoxAnchor, pin: BoxLayout.Pin) -> BoxConstraint {
    pinWidth(to: other, multiPin: BoxLayout.MultiPin(pin))
  }
  /// Describes a width as a multiple of that of another view or guide.
  public func pinWidth(to other: any BoxAnchor, multiPin: BoxLayout.MultiPin) -> BoxConstraint {
    size(.width, multiPin.pin, of: other, .width, multiplier: multiPin.multiplier)
  }

  /// Describes a height, in points.
  public func pinHeight(_ constant: CGFloat) -> BoxConstraint { pinHeight(==constant) }
  /// Describes a pin of the height.
  public func pinHeight(_ pin: BoxLayout.Pin) -> BoxConstraint { size(.height, pin) }
  /// Describes a height that is that of another view or guide, and so many points.
  public func pinHeight(to other: any BoxAnchor, offset: CGFloat = 0) -> BoxConstraint {
    pinHeight(to: other, pin: ==offset)
  }
  /// Describes a height against that of another view or guide.
  public func pinHeight(to other: any BoxAnchor, pin: BoxLayout.Pin) -> BoxConstraint {
    pinHeight(to: other, multiPin: BoxLayout.MultiPin(pin))
  }
  /// Describes a height as a multiple of that of another view or guide.
  public func pinHeight(to other: any BoxAnchor, multiPin: BoxLayout.MultiPin) -> BoxConstraint {
    size(.height, multiPin.pin, of: other, .height, multiplier: multiPin.multiplier)
  }

  /// Describes width and height.
  public func pinSize(_ size: CGSize) -> [BoxConstraint] { [pinWidth(size.width), pinHeight(size.height)] }

  /// Describes a height of so many times the width.
  /// - Parameter aspect: The height divided by the width.
  public func pinAspect(_ aspect: CGFloat) -> BoxConstraint {
    size(.height, .zero, of: self, .width, multiplier: aspect)
  }

  private func size(
    _ attribute: BoxConstraint.Attribute, _ pin: BoxLayout.Pin, of other: (any BoxAnchor)? = nil,
    _ otherAttribute: BoxConstraint.Attribute? = nil, multiplier: CGFloat = 1
  ) -> BoxConstraint {
    var second: BoxConstraint.Side?
    if let other, let otherAttribute { second = BoxConstraint.Side(item: other, attribute: otherAttribute) }
    return BoxConstraint(side(attribute), pin, second, multiplier: multiplier)
  }

  private func side(_ attribute: BoxConstraint.Attribute) -> BoxConstraint.Side {
    BoxConstraint.Side(item: self, attribute: attribute)
  }
}

extension PlatformView {
  /// Describes a height of so many times the width as the view's content has it; `nil` if its content has no size.
  public func pinAspectFromSize() -> BoxConstraint? {
    let size = intrinsicContentSize
    return size.width > 0 && size.height > 0 ? pinAspect(size.height / size.width) : nil
  }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension Array where Element: PlatformView {
  /// Describes that all views are as wide as the first one.
  public func pinSameWidth() -> [BoxConstraint] { constraints { $0.pinWidth(to: $1) } }

  /// Describes that all views are as high as the first one.
  public func pinSameHeight() -> [BoxConstraint] { constraints { $0.pinHeight(to: $1) } }

  private func constraints(_ make: (Element, Element) -> BoxConstraint) -> [BoxConstraint] {
    guard let first else { return [] }
    return dropFirst().map { make($0, first) }
  }
}

// The names that these had in BoxView before 1.5.
extension BoxAnchor {
  /// Describes a width, in points.
  @available(*, deprecated, renamed: "pinWidth(_:)")
  public func bxWidth(_ constant: CGFloat) -> BoxConstraint { pinWidth(constant) }
  /// Describes a pin of the width.
  @available(*, deprecated, renamed: "pinWidth(_:)")
  public func bxWidth(_ pin: BoxLayout.Pin) -> BoxConstraint { pinWidth(pin) }
  /// Describes a height, in points.
  @available(*, deprecated, renamed: "pinHeight(_:)")
  public func bxHeight(_ constant: CGFloat) -> BoxConstraint { pinHeight(constant) }
  /// Describes a pin of the height.
  @available(*, deprecated, renamed: "pinHeight(_:)")
  public func bxHeight(_ pin: BoxLayout.Pin) -> BoxConstraint { pinHeight(pin) }
  /// Describes a height of so many times the width.
  @available(*, deprecated, renamed: "pinAspect(_:)")
  public func bxAspect(_ aspect: CGFloat) -> BoxConstraint { pinAspect(aspect) }
  /// Describes that an edge keeps a distance from one of another view or guide.
  @available(*, deprecated, renamed: "pin(_:to:of:pin:)")
  public func bxPin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchor)? = nil, pin: BoxLayout.Pin = .zero
  ) -> BoxConstraint? {
    self.pin(edge, to: otherEdge, of: other, pin: pin)
  }
  /// Describes a width, in points.
  @available(*, deprecated, renamed: "pinWidth(_:)")
  public func alWidth(_ constant: CGFloat) -> BoxConstraint { pinWidth(constant) }
  /// Describes a pin of the width.
  @available(*, deprecated, renamed: "pinWidth(_:)")
  public func alWidth(_ pin: BoxLayout.Pin) -> BoxConstraint { pinWidth(pin) }
  /// Describes a height, in points.
  @available(*, deprecated, renamed: "pinHeight(_:)")
  public func alHeight(_ constant: CGFloat) -> BoxConstraint { pinHeight(constant) }
  /// Describes a pin of the height.
  @available(*, deprecated, renamed: "pinHeight(_:)")
  public func alHeight(_ pin: BoxLayout.Pin) -> BoxConstraint { pinHeight(pin) }
  /// Describes a height of so many times the width.
  @available(*, deprecated, renamed: "pinAspect(_:)")
  public func alAspect(_ aspect: CGFloat) -> BoxConstraint { pinAspect(aspect) }
  /// Describes that an edge keeps a distance from one of another view or guide.
  @available(*, deprecated, renamed: "pin(_:to:of:pin:)")
  public func alPin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchor)? = nil, pin: BoxLayout.Pin = .zero
  ) -> BoxConstraint? {
    self.pin(edge, to: otherEdge, of: other, pin: pin)
  }
}
