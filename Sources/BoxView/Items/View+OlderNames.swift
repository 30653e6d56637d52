import Foundation
import PlatformView

// The names by which views became items in BoxView before 1.6.
extension PlatformView {
  /// The view as an item with four pins `==0`.
  @available(*, deprecated, renamed: "boxed")
  public var boxZero: BoxItem { boxed }

  /// The view as an item with a layout.
  @available(*, deprecated, renamed: "boxed(layout:)")
  public func boxLayout(_ layout: BoxLayout) -> BoxItem { boxed(layout: layout) }

  /// The view as an item with a layout.
  @available(*, deprecated, renamed: "boxed(layout:)")
  public func withLayout(_ layout: BoxLayout) -> BoxItem { boxed(layout: layout) }

  /// The view as an item with one value for each axis.
  @available(*, deprecated, message: "use boxed.left(_:), right(_:), top(_:), bottom(_:), centerX(…), centerY(…)")
  public func boxXY(_ x: BoxLayout.X, _ y: BoxLayout.Y) -> BoxItem { boxed(layout: .boxXY(x, y)) }

  /// The pin of the leading edge; `nil` is none.
  @available(*, deprecated, renamed: "boxed.left(_:)")
  public func boxLeft(_ pin: BoxLayout.Pin?) -> BoxItem { boxed.left(pin) }

  /// The distance of the leading edge, in points.
  @available(*, deprecated, renamed: "boxed.left(_:)")
  public func boxLeft(_ constant: CGFloat) -> BoxItem { boxed.left(constant) }

  /// The pin of the trailing edge; `nil` is none.
  @available(*, deprecated, renamed: "boxed.right(_:)")
  public func boxRight(_ pin: BoxLayout.Pin?) -> BoxItem { boxed.right(pin) }

  /// The distance of the trailing edge, in points.
  @available(*, deprecated, renamed: "boxed.right(_:)")
  public func boxRight(_ constant: CGFloat) -> BoxItem { boxed.right(constant) }

  /// The pin of the upper edge; `nil` is none.
  @available(*, deprecated, renamed: "boxed.top(_:)")
  public func boxTop(_ pin: BoxLayout.Pin?) -> BoxItem { boxed.top(pin) }

  /// The distance of the upper edge, in points.
  @available(*, deprecated, renamed: "boxed.top(_:)")
  public func boxTop(_ constant: CGFloat) -> BoxItem { boxed.top(constant) }

  /// The pin of the lower edge; `nil` is none.
  @available(*, deprecated, renamed: "boxed.bottom(_:)")
  public func boxBottom(_ pin: BoxLayout.Pin?) -> BoxItem { boxed.bottom(pin) }

  /// The distance of the lower edge, in points.
  @available(*, deprecated, renamed: "boxed.bottom(_:)")
  public func boxBottom(_ constant: CGFloat) -> BoxItem { boxed.bottom(constant) }

  /// The pins of the leading and the trailing edge; `nil` is none.
  @available(*, deprecated, message: "use boxed.left(_:).right(_:)")
  public func boxLeftRight(_ left: BoxLayout.Pin?, _ right: BoxLayout.Pin?) -> BoxItem { boxed.left(left).right(right) }

  /// The pins of the upper and the lower edge; `nil` is none.
  @available(*, deprecated, message: "use boxed.top(_:).bottom(_:)")
  public func boxTopBottom(_ top: BoxLayout.Pin?, _ bottom: BoxLayout.Pin?) -> BoxItem { boxed.top(top).bottom(bottom) }

  /// The distance to all four sides, in points; `nil`: no pins.
  @available(*, deprecated, renamed: "boxed.all(_:)")
  public func boxAll(_ constant: CGFloat?) -> BoxItem { boxed.all(constant) }

  /// The distances to the four sides.
  @available(*, deprecated, renamed: "boxed.insets(_:)")
  public func boxInsets(_ insets: PlatformEdgeInsets) -> BoxItem { boxed.insets(insets) }

  /// Pins for some edges, where `nil` is no pin.
  @available(*, deprecated, message: "set the pins one by one, or use boxed(layout:)")
  public func boxEdgePins(_ pins: [BoxEdge: BoxLayout.Pin?]) -> BoxItem { boxed.with { $0 = $0.boxEdgePins(pins) } }

  /// Centered along x, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "boxed.centerX(offset:padding:)")
  public func xAligned(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    boxed.centerX(offset: offset, padding: padding)
  }

  /// Centered along x, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "boxed.centerX(offset:padding:)")
  public func boxCenterX(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    boxed.centerX(offset: offset, padding: padding)
  }

  /// Centered along y, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "boxed.centerY(offset:padding:)")
  public func yAligned(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    boxed.centerY(offset: offset, padding: padding)
  }

  /// Centered along y, both edges at least `padding` away; `nil`: the edges have no pins.
  @available(*, deprecated, renamed: "boxed.centerY(offset:padding:)")
  public func boxCenterY(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    boxed.centerY(offset: offset, padding: padding)
  }
}
