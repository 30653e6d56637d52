import Foundation
import LayoutEngine
import PlatformView

// The margins of an item: the space outside of it. They may be negative, and add up with gaps and with each other.
extension StackItem {
  /// The margins that were set.
  public var margin: StyleEdges<AutoLength> { style.margin }

  /// The margin at the top, in points. Default: 0.
  @discardableResult public func marginTop(_ value: CGFloat) -> StackItem {
    set { $0.margin.top = .length(value.length) }
  }
  /// The margin at the top, in percent of the height of the container.
  @discardableResult public func marginTop(_ percent: SPercent) -> StackItem {
    set { $0.margin.top = .length(percent.length) }
  }
  /// Gives the margin at the top a share of the free space.
  @discardableResult public func marginTop(_ auto: SAuto) -> StackItem { set { $0.margin.top = .auto } }

  /// The margin at the left, in points. Default: 0.
  @discardableResult public func marginLeft(_ value: CGFloat) -> StackItem {
    set { $0.margin.left = .length(value.length) }
  }
  /// The margin at the left, in percent of the width of the container.
  @discardableResult public func marginLeft(_ percent: SPercent) -> StackItem {
    set { $0.margin.left = .length(percent.length) }
  }
  /// Gives the margin at the left a share of the free space.
  @discardableResult public func marginLeft(_ auto: SAuto) -> StackItem { set { $0.margin.left = .auto } }

  /// The margin at the bottom, in points. Default: 0.
  @discardableResult public func marginBottom(_ value: CGFloat) -> StackItem {
    set { $0.margin.bottom = .length(value.length) }
  }
  /// The margin at the bottom, in percent of the height of the container.
  @discardableResult public func marginBottom(_ percent: SPercent) -> StackItem {
    set { $0.margin.bottom = .length(percent.length) }
  }
  /// Gives the margin at the bottom a share of the free space.
  @discardableResult public func marginBottom(_ auto: SAuto) -> StackItem { set { $0.margin.bottom = .auto } }

  /// The margin at the right, in points. Default: 0.
  @discardableResult public func marginRight(_ value: CGFloat) -> StackItem {
    set { $0.margin.right = .length(value.length) }
  }
  /// The margin at the right, in percent of the width of the container.
  @discardableResult public func marginRight(_ percent: SPercent) -> StackItem {
    set { $0.margin.right = .length(percent.length) }
  }
  /// Gives the margin at the right a share of the free space.
  @discardableResult public func marginRight(_ auto: SAuto) -> StackItem { set { $0.margin.right = .auto } }

  /// The margin at the start edge; it takes precedence over the left or right margin, in points. Default: 0.
  @discardableResult public func marginStart(_ value: CGFloat) -> StackItem {
    set { $0.margin.start = .length(value.length) }
  }
  /// The margin at the start edge; it takes precedence over the left or right margin, in percent of the width of the container.
  @discardableResult public func marginStart(_ percent: SPercent) -> StackItem {
    set { $0.margin.start = .length(percent.length) }
  }
  /// Gives the margin at the start edge a share of the free space; it takes precedence over the left or right margin.
  @discardableResult public func marginStart(_ auto: SAuto) -> StackItem { set { $0.margin.start = .auto } }

  /// The margin at the end edge; it takes precedence over the left or right margin, in points. Default: 0.
  @discardableResult public func marginEnd(_ value: CGFloat) -> StackItem {
    set { $0.margin.end = .length(value.length) }
  }
  /// The margin at the end edge; it takes precedence over the left or right margin, in percent of the width of the container.
  @discardableResult public func marginEnd(_ percent: SPercent) -> StackItem {
    set { $0.margin.end = .length(percent.length) }
  }
  /// Gives the margin at the end edge a share of the free space; it takes precedence over the left or right margin.
  @discardableResult public func marginEnd(_ auto: SAuto) -> StackItem { set { $0.margin.end = .auto } }

  // MARK: - Several edges

  /// The left, right, start and end margin, in points.
  @discardableResult public func marginHorizontal(_ value: CGFloat) -> StackItem {
    set { $0.margin.setHorizontal(.length(value.length)) }
  }
  /// The left, right, start and end margin, in percent of the width of the container.
  @discardableResult public func marginHorizontal(_ percent: SPercent) -> StackItem {
    set { $0.margin.setHorizontal(.length(percent.length)) }
  }

  /// The top and bottom margin, in points.
  @discardableResult public func marginVertical(_ value: CGFloat) -> StackItem {
    set { $0.margin.setVertical(.length(value.length)) }
  }
  /// The top and bottom margin, in percent of the height of the container.
  @discardableResult public func marginVertical(_ percent: SPercent) -> StackItem {
    set { $0.margin.setVertical(.length(percent.length)) }
  }

  /// All margins, in points.
  @discardableResult public func margin(_ value: CGFloat) -> StackItem {
    set { $0.margin = StyleEdges(.length(value.length)) }
  }
  /// All margins, in percent: of the width at the sides, of the height above and below.
  @discardableResult public func margin(_ percent: SPercent) -> StackItem {
    set { $0.margin = StyleEdges(.length(percent.length)) }
  }

  /// The top and bottom, and the left and right margins, in points.
  @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> StackItem {
    margin(vertical, horizontal, vertical, horizontal)
  }

  /// The top, the left and right, and the bottom margin, in points.
  @discardableResult public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> StackItem {
    margin(top, horizontal, bottom, horizontal)
  }

  /// The top, left, bottom and right margin, in points.
  @discardableResult public func margin(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> StackItem {
    set {
      $0.margin = StyleEdges(
        top: .length(top.length), left: .length(left.length), bottom: .length(bottom.length),
        right: .length(right.length))
    }
  }

  /// All margins from insets, such as a safe area.
  @discardableResult public func margin(_ insets: PlatformEdgeInsets) -> StackItem {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// All margins from insets that follow the direction of reading.
  @discardableResult public func margin(_ insets: PlatformDirectionalEdgeInsets) -> StackItem {
    set {
      $0.margin.setVertical(.length(insets.top.length))
      $0.margin.bottom = .length(insets.bottom.length)
      $0.margin.start = .length(insets.leading.length)
      $0.margin.end = .length(insets.trailing.length)
    }
  }

  /// Gives all margins a share of the free space, which places the item in the middle.
  @discardableResult public func margin(_ auto: SAuto) -> StackItem { set { $0.margin = StyleEdges(.auto) } }

  /// Gives the left and right margins a share of the free space.
  @discardableResult public func marginHorizontal(_ auto: SAuto) -> StackItem {
    set { $0.margin.setHorizontal(.auto) }
  }

  /// Gives the top and bottom margins a share of the free space.
  @discardableResult public func marginVertical(_ auto: SAuto) -> StackItem { set { $0.margin.setVertical(.auto) } }
}

extension StyleEdges {
  /// Sets both sides, and resets the start and end edges.
  mutating func setHorizontal(_ value: Value) {
    (left, right) = (value, value)
    (start, end) = (nil, nil)
  }

  mutating func setVertical(_ value: Value) { (top, bottom) = (value, value) }
}
