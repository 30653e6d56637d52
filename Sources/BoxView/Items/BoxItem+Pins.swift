import Foundation
import PlatformView

// Numbers are points; a number is a pin `==` that number.
extension BoxItem {
  // MARK: - Edges

  /// The distance to the leading edge, or to the previous item.
  public func left(_ constant: CGFloat) -> BoxItem { left(==constant) }
  /// The pin of the leading edge; `nil` is none.
  public func left(_ pin: BoxLayout.Pin?) -> BoxItem { with { $0.left = pin } }

  /// The distance to the trailing edge, or to the next item.
  public func right(_ constant: CGFloat) -> BoxItem { right(==constant) }
  /// The pin of the trailing edge; `nil` is none.
  public func right(_ pin: BoxLayout.Pin?) -> BoxItem { with { $0.right = pin } }

  /// The distance to the top, or to the item above.
  public func top(_ constant: CGFloat) -> BoxItem { top(==constant) }
  /// The pin of the upper edge; `nil` is none.
  public func top(_ pin: BoxLayout.Pin?) -> BoxItem { with { $0.top = pin } }

  /// The distance to the bottom, or to the item below.
  public func bottom(_ constant: CGFloat) -> BoxItem { bottom(==constant) }
  /// The pin of the lower edge; `nil` is none.
  public func bottom(_ pin: BoxLayout.Pin?) -> BoxItem { with { $0.bottom = pin } }

  /// The distance to all four sides; `nil`: no pin at any of them.
  public func all(_ constant: CGFloat?) -> BoxItem { allX(constant).allY(constant) }
  /// The distance to the leading and the trailing edge; `nil`: no pin at either.
  public func allX(_ constant: CGFloat?) -> BoxItem { withEdges(along: .x, ==constant) }
  /// The distance to top and bottom; `nil`: no pin at either.
  public func allY(_ constant: CGFloat?) -> BoxItem { withEdges(along: .y, ==constant) }

  /// The distances to the four sides. `left` is the leading one.
  public func insets(_ insets: PlatformEdgeInsets) -> BoxItem {
    top(insets.top).left(insets.left).bottom(insets.bottom).right(insets.right)
  }

  /// The distances to the left and to the top. The pins of the right and the bottom edge are unchanged, unlike with
  /// ``rect(_:)``.
  public func point(_ point: CGPoint) -> BoxItem { left(point.x).top(point.y) }

  // MARK: - Centers

  /// Centered along x between the insets.
  /// - Parameters:
  ///   - offset: The distance of the center from that of the box, towards the trailing edge. Default: 0.
  ///   - padding: The minimum distance of both edges. Default: 0. `nil`: the edges have no pins.
  public func centerX(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    centered(along: .x, offset: offset, padding: padding)
  }

  /// Centered along y between the insets.
  /// - Parameters:
  ///   - offset: The distance of the center below that of the box. Default: 0.
  ///   - padding: The minimum distance of both edges. Default: 0. `nil`: the edges have no pins.
  public func centerY(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxItem {
    centered(along: .y, offset: offset, padding: padding)
  }

  // MARK: - Baselines

  /// Aligned by a baseline with the other items that share it, in a box along x. The item without a baseline is aligned
  /// by its lower edge. In a box along y, only the padding has an effect.
  ///
  /// ```swift
  /// let row = [caption.boxed.baseline(), title.boxed.baseline()].inBoxView(axis: .x, spacing: 8)
  /// ```
  /// - Parameters:
  ///   - baseline: The baseline of the first or of the last line. Default: `.first`.
  ///   - padding: The minimum distance of the upper and the lower edge. Default: 0. `nil`: the edges have no pins.
  public func baseline(_ baseline: BoxBaseline = .first, padding: CGFloat? = 0) -> BoxItem {
    with { $0 = $0.withBaseline(baseline).withEdges(along: .y, >=padding) }
  }

  private func centered(along axis: BoxLayout.Axis, offset: CGFloat, padding: CGFloat?) -> BoxItem {
    with { $0 = $0.centered(along: axis, offset: offset).withEdges(along: axis, >=padding) }
  }

  private func withEdges(along axis: BoxLayout.Axis, _ pin: BoxLayout.Pin?) -> BoxItem {
    with { $0 = $0.withEdges(along: axis, pin) }
  }

  // MARK: - Sizes

  /// The width.
  public func width(_ constant: CGFloat) -> BoxItem { width(==constant) }
  /// The pin of the width.
  public func width(_ pin: BoxLayout.Pin?) -> BoxItem { with { $0.width = pin } }

  /// The height.
  public func height(_ constant: CGFloat) -> BoxItem { height(==constant) }
  /// The pin of the height.
  public func height(_ pin: BoxLayout.Pin?) -> BoxItem { with { $0.height = pin } }

  /// The width as a fraction of the whole width of the box, including its insets.
  public func relativeWidth(_ multiplier: CGFloat) -> BoxItem {
    relativeWidth(BoxLayout.MultiPin(multiplier: multiplier))
  }

  /// The pin of the width relative to that of the whole box.
  public func relativeWidth(_ pin: BoxLayout.MultiPin?) -> BoxItem { with { $0.relativeWidth = pin } }

  /// The height as a fraction of the whole height of the box, including its insets.
  public func relativeHeight(_ multiplier: CGFloat) -> BoxItem {
    relativeHeight(BoxLayout.MultiPin(multiplier: multiplier))
  }

  /// The pin of the height relative to that of the whole box.
  public func relativeHeight(_ pin: BoxLayout.MultiPin?) -> BoxItem { with { $0.relativeHeight = pin } }

  /// The width as a multiple of the height. If one dimension is fixed, the other one follows from it.
  /// - Parameters:
  ///   - ratio: The width divided by the height, above 0.
  ///   - priority: The priority of the ratio. Default: `.required`.
  public func aspectRatio(_ ratio: CGFloat, priority: PlatformLayoutPriority = .required) -> BoxItem {
    aspectRatio(BoxLayout.MultiPin(multiplier: ratio, pin: BoxLayout.Pin(priority: priority)))
  }

  /// The pin of the width relative to the height; `nil` is none.
  public func aspectRatio(_ pin: BoxLayout.MultiPin?) -> BoxItem { with { $0.aspectRatio = pin } }

  /// Width and height.
  public func size(_ size: CGSize) -> BoxItem { width(size.width).height(size.height) }

  /// The distances to the left and to the top, the width and the height; the right and the bottom edge have no pins.
  public func rect(_ rect: CGRect) -> BoxItem { point(rect.origin).size(rect.size).right(nil).bottom(nil) }

  /// The size along the box's axis in proportion to the other items that have a flex number, independent of their content sizes. A
  /// single flex number has no effect.
  /// - Parameter flex: The share, above 0. Default: 1.
  public func flex(_ flex: CGFloat = 1) -> BoxItem { with { $0.flex = flex } }

  /// The space to the next item, in place of the spacing of the box. As the spacing, the gap is added to the pins on both sides.
  ///
  /// ```swift
  /// boxView.items = [title.boxed.gap(2), label.boxed, button.boxed]
  /// ```
  /// - Parameter gap: Points; `nil` is the spacing. The gap of the last item has no effect.
  public func gap(_ gap: CGFloat?) -> BoxItem { with { $0.gap = gap } }

  // MARK: - Guides

  /// A new guide, an invisible rectangle with four pins `==0`. Its size follows from the pins and the box.
  public static func guide() -> BoxItem { BoxItem(guide: BoxGuide()) }
  /// A new guide that takes the remaining space along the box's axis, before items grow beyond their content sizes.
  /// Several spacers share the space equally.
  ///
  /// ```swift
  /// boxView.items = [title.boxed, .spacer(), button.boxed]
  /// ```
  public static func spacer() -> BoxItem { guide() }
  /// A new guide of a width.
  public static func width(_ constant: CGFloat) -> BoxItem { guide().width(constant) }
  /// A new guide with a pin for its width.
  public static func width(_ pin: BoxLayout.Pin?) -> BoxItem { guide().width(pin) }
  /// A new guide of a height.
  public static func height(_ constant: CGFloat) -> BoxItem { guide().height(constant) }
  /// A new guide with a pin for its height.
  public static func height(_ pin: BoxLayout.Pin?) -> BoxItem { guide().height(pin) }
  /// A new guide whose width is a fraction of that of the box.
  public static func relativeWidth(_ multiplier: CGFloat) -> BoxItem { guide().relativeWidth(multiplier) }
  /// A new guide with a pin for its width relative to that of the box.
  public static func relativeWidth(_ pin: BoxLayout.MultiPin?) -> BoxItem { guide().relativeWidth(pin) }
  /// A new guide whose height is a fraction of that of the box.
  public static func relativeHeight(_ multiplier: CGFloat) -> BoxItem { guide().relativeHeight(multiplier) }
  /// A new guide with a pin for its height relative to that of the box.
  public static func relativeHeight(_ pin: BoxLayout.MultiPin?) -> BoxItem { guide().relativeHeight(pin) }
  /// A new guide with a flex number. Default: 1.
  public static func flex(_ flex: CGFloat = 1) -> BoxItem { guide().flex(flex) }
}
