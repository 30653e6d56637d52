import Foundation
import PlatformView

// The names that the methods of items had in BoxView before 1.6.
extension BoxItem {
  /// The pin of the leading edge; `nil` is none.
  @available(*, deprecated, renamed: "left(_:)")
  public func boxLeft(_ pin: BoxLayout.Pin?) -> BoxItem { self.left(pin) }

  /// The distance of the leading edge, in points.
  @available(*, deprecated, renamed: "left(_:)")
  public func boxLeft(_ constant: CGFloat) -> BoxItem { self.left(constant) }

  /// The pin of the trailing edge; `nil` is none.
  @available(*, deprecated, renamed: "right(_:)")
  public func boxRight(_ pin: BoxLayout.Pin?) -> BoxItem { self.right(pin) }

  /// The distance of the trailing edge, in points.
  @available(*, deprecated, renamed: "right(_:)")
  public func boxRight(_ constant: CGFloat) -> BoxItem { self.right(constant) }

  /// The pin of the upper edge; `nil` is none.
  @available(*, deprecated, renamed: "top(_:)")
  public func boxTop(_ pin: BoxLayout.Pin?) -> BoxItem { self.top(pin) }

  /// The distance of the upper edge, in points.
  @available(*, deprecated, renamed: "top(_:)")
  public func boxTop(_ constant: CGFloat) -> BoxItem { self.top(constant) }

  /// The pin of the lower edge; `nil` is none.
  @available(*, deprecated, renamed: "bottom(_:)")
  public func boxBottom(_ pin: BoxLayout.Pin?) -> BoxItem { self.bottom(pin) }

  /// The distance of the lower edge, in points.
  @available(*, deprecated, renamed: "bottom(_:)")
  public func boxBottom(_ constant: CGFloat) -> BoxItem { self.bottom(constant) }

  /// The pins of the leading and the trailing edge; `nil` is none.
  @available(*, deprecated, message: "use left(_:).right(_:)")
  public func boxLeftRight(_ left: BoxLayout.Pin?, _ right: BoxLayout.Pin?) -> BoxItem { self.left(left).right(right) }

  /// The pins of the upper and the lower edge; `nil` is none.
  @available(*, deprecated, message: "use top(_:).bottom(_:)")
  public func boxTopBottom(_ top: BoxLayout.Pin?, _ bottom: BoxLayout.Pin?) -> BoxItem { self.top(top).bottom(bottom) }

  /// The distance to all four sides, in points; `nil`: no pins.
  @available(*, deprecated, renamed: "all(_:)")
  public func boxAll(_ constant: CGFloat?) -> BoxItem { self.all(constant) }

  /// The distances to the four sides.
  @available(*, deprecated, renamed: "insets(_:)")
  public func boxInsets(_ insets: PlatformEdgeInsets) -> BoxItem { self.insets(insets) }

  /// Pins for some edges, where `nil` is no pin.
  @available(*, deprecated, message: "set the pins one by one, or use boxed(layout:)")
  public func boxEdgePins(_ pins: [BoxEdge: BoxLayout.Pin?]) -> BoxItem { self.with { $0 = $0.boxEdgePins(pins) } }

  /// Centered along x, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "centerX(offset:padding:)")
  public func xAligned(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    self.centerX(offset: offset, padding: padding)
  }

  /// Centered along x, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "centerX(offset:padding:)")
  public func boxCenterX(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    self.centerX(offset: offset, padding: padding)
  }

  /// Centered along y, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "centerY(offset:padding:)")
  public func yAligned(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    self.centerY(offset: offset, padding: padding)
  }

  /// Centered along y, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "centerY(offset:padding:)")
  public func boxCenterY(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    self.centerY(offset: offset, padding: padding)
  }

  /// A copy with another layout.
  @available(*, deprecated, message: "set the property layout, or use boxed(layout:)")
  public func boxLayout(_ layout: BoxLayout) -> BoxItem { with { $0 = layout } }

  /// A copy with one value for each axis.
  @available(*, deprecated, message: "use left(_:), right(_:), top(_:), bottom(_:), centerX(…), centerY(…)")
  public func boxXY(_ x: BoxLayout.X, _ y: BoxLayout.Y) -> BoxItem { boxLayout(.boxXY(x, y)) }
}
