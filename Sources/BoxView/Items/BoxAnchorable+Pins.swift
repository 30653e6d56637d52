import Foundation
import PlatformView

// Constraints on sizes apply while their view or guide is in a box. Constraints between edges are only descriptions.
extension BoxAnchorable {
  // MARK: - Edges

  /// Describes a distance between an edge or center of this view or guide and one of another. The description has no
  /// effect on the layout: items are placed by the pins of their layouts.
  /// - Parameters:
  ///   - edge: The edge of this view or guide.
  ///   - otherEdge: The edge of the other view or guide. Default: the same edge.
  ///   - other: The other view or guide. Default: the superview of a view. If there is none, the result is `nil`.
  ///   - pin: The distance from the other edge. Default: `==0`.
  @discardableResult public func pin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchorable)? = nil, pin: BoxLayout.Pin = .zero
  ) -> BoxConstraint? {
    guard let other = other ?? (self as? PlatformView)?.superview else { return nil }
    return BoxConstraint(
      side(edge.attribute), pin, BoxConstraint.Side(item: other, attribute: (otherEdge ?? edge).attribute))
  }

  /// Describes that an edge or center of this view or guide lies `offset` points after one of another.
  @discardableResult public func pin(
    _ edge: BoxEdge, to otherEdge: BoxEdge? = nil, of other: (any BoxAnchorable)? = nil, offset: CGFloat
  ) -> BoxConstraint? {
    pin(edge, to: otherEdge, of: other, pin: ==offset)
  }

  /// Describes a distance between an edge or center of this view or guide and the same one of another.
  @discardableResult public func pinSameEdge(
    _ edge: BoxEdge, to other: any BoxAnchorable, pin: BoxLayout.Pin = .zero
  ) -> BoxConstraint {
    BoxConstraint(side(edge.attribute), pin, BoxConstraint.Side(item: other, attribute: edge.attribute))
  }

  // MARK: - Widths

  /// Gives the view or guide a width in any box, in points. The constraint applies in addition to the pins of its item.
  ///
  /// ```swift
  /// icon.pinWidth(24)
  /// ```
  @discardableResult public func pinWidth(_ constant: CGFloat) -> BoxConstraint { pinWidth(==constant) }

  /// Pins the width of the view or guide.
  @_disfavoredOverload
  @discardableResult public func pinWidth(_ pin: BoxLayout.Pin) -> BoxConstraint { size(.width, pin) }

  /// Makes the view or guide as wide as another one, plus an offset in points. Both have to be in the same tree of boxes, without a
  /// stack between them; otherwise the constraint has no effect, and an issue is reported.
  @discardableResult public func pinWidth(to other: any BoxAnchorable, offset: CGFloat = 0) -> BoxConstraint {
    pinWidth(to: other, pin: ==offset)
  }

  /// Pins the width relative to that of another view or guide.
  @discardableResult public func pinWidth(to other: any BoxAnchorable, pin: BoxLayout.Pin) -> BoxConstraint {
    pinWidth(to: other, multiPin: BoxLayout.MultiPin(pin))
  }

  /// Pins the width relative to a multiple of that of another view or guide.
  @discardableResult public func pinWidth(
    to other: any BoxAnchorable, multiPin: BoxLayout.MultiPin
  ) -> BoxConstraint {
    size(.width, multiPin.pin, of: other, .width, multiplier: multiPin.multiplier)
  }

  // MARK: - Heights

  /// Gives the view or guide a height in any box, in points. The constraint applies in addition to the pins of its item.
  @discardableResult public func pinHeight(_ constant: CGFloat) -> BoxConstraint { pinHeight(==constant) }

  /// Pins the height of the view or guide.
  @_disfavoredOverload
  @discardableResult public func pinHeight(_ pin: BoxLayout.Pin) -> BoxConstraint { size(.height, pin) }

  /// Makes the view or guide as high as another one, plus an offset in points. Both have to be in the same tree of boxes, without a
  /// stack between them; otherwise the constraint has no effect, and an issue is reported.
  @discardableResult public func pinHeight(to other: any BoxAnchorable, offset: CGFloat = 0) -> BoxConstraint {
    pinHeight(to: other, pin: ==offset)
  }

  /// Pins the height relative to that of another view or guide.
  @discardableResult public func pinHeight(to other: any BoxAnchorable, pin: BoxLayout.Pin) -> BoxConstraint {
    pinHeight(to: other, multiPin: BoxLayout.MultiPin(pin))
  }

  /// Pins the height relative to a multiple of that of another view or guide.
  @discardableResult public func pinHeight(
    to other: any BoxAnchorable, multiPin: BoxLayout.MultiPin
  ) -> BoxConstraint {
    size(.height, multiPin.pin, of: other, .height, multiplier: multiPin.multiplier)
  }

  // MARK: - Both

  /// Gives the view or guide a width and a height in any box, in points.
  ///
  /// ```swift
  /// icon.pinSize(CGSize(width: 24, height: 24))
  /// ```
  @discardableResult public func pinSize(_ size: CGSize) -> [BoxConstraint] {
    [pinWidth(size.width), pinHeight(size.height)]
  }

  /// Gives the view or guide the same width and height in any box, in points.
  @discardableResult public func pinSize(_ side: CGFloat) -> [BoxConstraint] {
    pinSize(CGSize(width: side, height: side))
  }

  /// Makes the height of the view or guide a multiple of its width, in any box. If one dimension is fixed, the other one follows from
  /// it; if neither is, both are computed together.
  ///
  /// ```swift
  /// photo.pinAspect(0.75)  // 4:3; 66.7 points wide where it is 50 high
  /// ```
  /// - Parameters:
  ///   - aspect: The height divided by the width, above 0. Default: 1, a square.
  ///   - priority: The priority of the ratio. Default: `.required`.
  /// - Returns: `nil` if the aspect is not above 0 and finite.
  @discardableResult public func pinAspect(
    _ aspect: CGFloat = 1, priority: PlatformLayoutPriority = .required
  ) -> BoxConstraint? {
    guard aspect > 0, aspect.isFinite else { return nil }
    return size(.height, BoxLayout.Pin(priority: priority), of: self, .width, multiplier: aspect)
  }

  /// Gives the view or guide the ratio of the dimensions of a size, in any box.
  /// - Returns: `nil` if a dimension of the size is not above 0 and finite.
  @discardableResult public func pinAspectFromSize(_ size: CGSize) -> BoxConstraint? {
    size.width > 0 && size.height > 0 ? pinAspect(size.height / size.width) : nil
  }

  private func size(
    _ attribute: BoxConstraint.Attribute, _ pin: BoxLayout.Pin, of other: (any BoxAnchorable)? = nil,
    _ otherAttribute: BoxConstraint.Attribute? = nil, multiplier: CGFloat = 1
  ) -> BoxConstraint {
    var second: BoxConstraint.Side?
    if let other, let otherAttribute { second = BoxConstraint.Side(item: other, attribute: otherAttribute) }
    let constraint = BoxConstraint(side(attribute), pin, second, multiplier: multiplier, isSize: true)
    constraint.isActive = true
    return constraint
  }

  private func side(_ attribute: BoxConstraint.Attribute) -> BoxConstraint.Side {
    BoxConstraint.Side(item: self, attribute: attribute)
  }
}

extension PlatformView {
  /// Gives the view the ratio of the dimensions of its current content.
  /// - Returns: `nil` if its content has no size.
  @discardableResult public func pinAspectFromSize() -> BoxConstraint? { pinAspectFromSize(intrinsicContentSize) }

  /// The view itself.
  public var al: Self { self }

  // MARK: - Removing

  /// Deactivates the constraints on sizes that the view holds and whose first attribute is `attribute`: those on the
  /// size of the view itself, and those between two views whose nearest common ancestor is this view.
  /// - Complexity: O(views below).
  public func bxRemoveConstraintsForAttribute(_ attribute: BoxConstraint.Attribute) {
    removeConstraints { $0.firstAttribute == attribute }
  }

  /// Deactivates the constraints on sizes that the view holds and that refer to `view`: see
  /// ``bxRemoveConstraintsForAttribute(_:)``.
  public func bxRemoveConstraintsToView(_ view: PlatformView) {
    removeConstraints { $0.firstItem === view || $0.secondItem === view }
  }

  private func removeConstraints(_ isMatch: (BoxConstraint) -> Bool) {
    var pending: [PlatformView] = [self]
    while let view = pending.popLast() {
      pending += view.subviews
      for constraint in view.existingViewNode?.existingHeld?.constraints ?? []
      where constraint.holder === self && isMatch(constraint) {
        constraint.isActive = false
      }
    }
  }
}

extension BoxConstraint {
  /// The nearest common ancestor of the views of both items, or the view of the only item.
  fileprivate var holder: PlatformView? {
    var holder = firstItem?.constrainedView
    guard let second = secondItem?.constrainedView else { return holder }
    while let view = holder, view !== second, !second.isDescendant(of: view) { holder = view.superview }
    return holder
  }
}

extension BoxAnchorable {
  /// The view, or the view in which the guide takes space.
  fileprivate var constrainedView: PlatformView? { (self as? PlatformView) ?? (self as? BoxGuide)?.owningView }
}
