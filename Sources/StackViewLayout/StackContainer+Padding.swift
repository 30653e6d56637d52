import Foundation
import LayoutEngine
import PlatformView

// The paddings of a stack: the space between its edges and its items. Never negative.
extension StackContainer {
  /// The paddings that were set.
  public var padding: StyleEdges<Length> { item.style.padding }

  /// The padding at the top, in points. Default: 0.
  @discardableResult public func paddingTop(_ value: CGFloat) -> Self { setStyle { $0.padding.top = value.length } }
  /// The padding at the top, in percent of the height of the stack's container.
  @discardableResult public func paddingTop(_ percent: SPercent) -> Self {
    setStyle { $0.padding.top = percent.length }
  }

  /// The padding at the left, in points. Default: 0.
  @discardableResult public func paddingLeft(_ value: CGFloat) -> Self { setStyle { $0.padding.left = value.length } }
  /// The padding at the left, in percent of the width of the stack's container.
  @discardableResult public func paddingLeft(_ percent: SPercent) -> Self {
    setStyle { $0.padding.left = percent.length }
  }

  /// The padding at the bottom, in points. Default: 0.
  @discardableResult public func paddingBottom(_ value: CGFloat) -> Self {
    setStyle { $0.padding.bottom = value.length }
  }
  /// The padding at the bottom, in percent of the height of the stack's container.
  @discardableResult public func paddingBottom(_ percent: SPercent) -> Self {
    setStyle { $0.padding.bottom = percent.length }
  }

  /// The padding at the right, in points. Default: 0.
  @discardableResult public func paddingRight(_ value: CGFloat) -> Self { setStyle { $0.padding.right = value.length } }
  /// The padding at the right, in percent of the width of the stack's container.
  @discardableResult public func paddingRight(_ percent: SPercent) -> Self {
    setStyle { $0.padding.right = percent.length }
  }

  /// The padding at the start edge; it takes precedence over the left or right padding, in points. Default: 0.
  @discardableResult public func paddingStart(_ value: CGFloat) -> Self { setStyle { $0.padding.start = value.length } }
  /// The padding at the start edge; it takes precedence over the left or right padding, in percent of the width of the stack's container.
  @discardableResult public func paddingStart(_ percent: SPercent) -> Self {
    setStyle { $0.padding.start = percent.length }
  }

  /// The padding at the end edge; it takes precedence over the left or right padding, in points. Default: 0.
  @discardableResult public func paddingEnd(_ value: CGFloat) -> Self { setStyle { $0.padding.end = value.length } }
  /// The padding at the end edge; it takes precedence over the left or right padding, in percent of the width of the stack's container.
  @discardableResult public func paddingEnd(_ percent: SPercent) -> Self {
    setStyle { $0.padding.end = percent.length }
  }

  // MARK: - Several edges

  /// The left, right, start and end padding, in points.
  @discardableResult public func paddingHorizontal(_ value: CGFloat) -> Self {
    setStyle { $0.padding.setHorizontal(value.length) }
  }
  /// The left, right, start and end padding, in percent of the width of the stack's container.
  @discardableResult public func paddingHorizontal(_ percent: SPercent) -> Self {
    setStyle { $0.padding.setHorizontal(percent.length) }
  }

  /// The top and bottom padding, in points.
  @discardableResult public func paddingVertical(_ value: CGFloat) -> Self {
    setStyle { $0.padding.setVertical(value.length) }
  }
  /// The top and bottom padding, in percent of the height of the stack's container.
  @discardableResult public func paddingVertical(_ percent: SPercent) -> Self {
    setStyle { $0.padding.setVertical(percent.length) }
  }

  /// All paddings, in points.
  @discardableResult public func padding(_ value: CGFloat) -> Self {
    setStyle { $0.padding = StyleEdges(value.length) }
  }
  /// All paddings, in percent: of the width at the sides, of the height above and below.
  @discardableResult public func padding(_ percent: SPercent) -> Self {
    setStyle { $0.padding = StyleEdges(percent.length) }
  }

  /// The top and bottom, and the left and right paddings, in points.
  @discardableResult public func padding(_ vertical: CGFloat, _ horizontal: CGFloat) -> Self {
    padding(vertical, horizontal, vertical, horizontal)
  }

  /// The top, the left and right, and the bottom padding, in points.
  @discardableResult public func padding(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Self {
    padding(top, horizontal, bottom, horizontal)
  }

  /// The top, left, bottom and right padding, in points.
  @discardableResult public func padding(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> Self {
    setStyle {
      $0.padding = StyleEdges(
        top: top.length, left: left.length, bottom: bottom.length,
        right: right.length)
    }
  }

  /// All paddings from insets, such as a safe area.
  @discardableResult public func padding(_ insets: PlatformEdgeInsets) -> Self {
    padding(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// All paddings from insets. Equivalent to ``padding(_:)-(PlatformEdgeInsets)``.
  @discardableResult public func padding(insets: PlatformEdgeInsets) -> Self { padding(insets) }

  /// All paddings from insets that follow the direction of reading. Equivalent to ``padding(_:)-(PlatformDirectionalEdgeInsets)``.
  @discardableResult public func padding(insets: PlatformDirectionalEdgeInsets) -> Self { padding(insets) }

  /// All paddings from insets that follow the direction of reading.
  @discardableResult public func padding(_ insets: PlatformDirectionalEdgeInsets) -> Self {
    setStyle {
      $0.padding.setVertical(insets.top.length)
      $0.padding.bottom = insets.bottom.length
      $0.padding.start = insets.leading.length
      $0.padding.end = insets.trailing.length
    }
  }
}
