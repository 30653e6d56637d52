import Foundation
import LayoutEngine
import PlatformView

// The sizes of an item and their bounds. Sizes are border boxes: with the paddings of a stack. Percentages of widths refer to
// the content width of the container, those of heights to its content height.
extension StackItem {
  // MARK: - Width and height

  /// The width. Default: `.auto`, determined by the layout.
  ///
  /// An image view with a given width, no height and no aspect ratio has the height that the ratio of its image gives.
  public var width: PreferredSize {
    get { style.width }
    nonmutating set { set { $0.width = newValue } }
  }

  /// The width, in points; `nil` resets it.
  @discardableResult public func width(_ value: CGFloat?) -> StackItem {
    set { $0.width = value.map { .length($0.length) } ?? .auto }
  }

  /// The width, in percent of the container.
  @discardableResult public func width(_ percent: SPercent) -> StackItem {
    set { $0.width = .length(percent.length) }
  }

  /// The width from the content or the available space.
  @discardableResult public func width(_ content: SContentSize) -> StackItem {
    set { $0.width = content.preferredSize }
  }

  /// Sets the width to that of another view's bounds at the time of the call, in points. Later changes of that view have no effect.
  @discardableResult public func width(of view: PlatformView) -> StackItem { width(view.bounds.width) }

  /// The height. Default: `.auto`, determined by the layout.
  ///
  /// An image view with a given height, no width and no aspect ratio has the width that the ratio of its image gives.
  public var height: PreferredSize {
    get { style.height }
    nonmutating set { set { $0.height = newValue } }
  }

  /// The height, in points; `nil` resets it.
  @discardableResult public func height(_ value: CGFloat?) -> StackItem {
    set { $0.height = value.map { .length($0.length) } ?? .auto }
  }

  /// The height, in percent of the container.
  @discardableResult public func height(_ percent: SPercent) -> StackItem {
    set { $0.height = .length(percent.length) }
  }

  /// The height from the content or the available space.
  @discardableResult public func height(_ content: SContentSize) -> StackItem {
    set { $0.height = content.preferredSize }
  }

  /// Sets the height to that of another view's bounds at the time of the call, in points. Later changes of that view have no effect.
  @discardableResult public func height(of view: PlatformView) -> StackItem { height(view.bounds.height) }

  /// The width and the height, in points; `nil` resets both.
  @_disfavoredOverload
  @discardableResult public func size(_ size: CGSize?) -> StackItem { width(size?.width).height(size?.height) }

  /// The width and the height of a square, in points; `nil` resets both.
  @discardableResult public func size(_ sideLength: CGFloat?) -> StackItem { width(sideLength).height(sideLength) }

  /// The width and the height, in points; `nil` resets one of them.
  ///
  /// ```swift
  /// stack.addItem(image).size(120, 80)
  /// ```
  @discardableResult public func size(_ width: CGFloat?, _ height: CGFloat?) -> StackItem {
    self.width(width).height(height)
  }

  /// The width and the height, each in percent of the container's.
  @discardableResult public func size(_ percent: SPercent) -> StackItem { width(percent).height(percent) }

  // MARK: - Bounds

  /// The smallest width; it takes precedence over the largest. Default: 0.
  public var minWidth: MinimumSize {
    get { style.minWidth }
    nonmutating set { set { $0.minWidth = newValue } }
  }

  /// The smallest width; it takes precedence over the largest, in points; `nil` resets it.
  @discardableResult public func minWidth(_ value: CGFloat?) -> StackItem {
    set { $0.minWidth = value.map { .length($0.length) } ?? 0 }
  }

  /// The smallest width; it takes precedence over the largest, in percent of the container.
  @discardableResult public func minWidth(_ percent: SPercent) -> StackItem {
    set { $0.minWidth = .length(percent.length) }
  }

  /// The smallest width, from the content or the available space; it takes precedence over the largest.
  @discardableResult public func minWidth(_ content: SContentSize) -> StackItem {
    set { $0.minWidth = content.minimumSize }
  }

  /// The smallest width along a row: that of the content, so that the item does not become smaller than its content where space
  /// is missing. css-flexbox-1 §4.5
  @discardableResult public func minWidth(_ auto: SAuto) -> StackItem { set { $0.minWidth = .auto } }

  /// The largest width. Default: `.none`.
  public var maxWidth: MaximumSize {
    get { style.maxWidth }
    nonmutating set { set { $0.maxWidth = newValue } }
  }

  /// The largest width, in points; `nil` resets it.
  @discardableResult public func maxWidth(_ value: CGFloat?) -> StackItem {
    set { $0.maxWidth = value.map { .length($0.length) } ?? .none }
  }

  /// The largest width, in percent of the container.
  @discardableResult public func maxWidth(_ percent: SPercent) -> StackItem {
    set { $0.maxWidth = .length(percent.length) }
  }

  /// The largest width from the content or the available space.
  @discardableResult public func maxWidth(_ content: SContentSize) -> StackItem {
    set { $0.maxWidth = content.maximumSize }
  }

  /// The smallest height; it takes precedence over the largest. Default: 0.
  public var minHeight: MinimumSize {
    get { style.minHeight }
    nonmutating set { set { $0.minHeight = newValue } }
  }

  /// The smallest height; it takes precedence over the largest, in points; `nil` resets it.
  @discardableResult public func minHeight(_ value: CGFloat?) -> StackItem {
    set { $0.minHeight = value.map { .length($0.length) } ?? 0 }
  }

  /// The smallest height; it takes precedence over the largest, in percent of the container.
  @discardableResult public func minHeight(_ percent: SPercent) -> StackItem {
    set { $0.minHeight = .length(percent.length) }
  }

  /// The smallest height, from the content or the available space; it takes precedence over the largest.
  @discardableResult public func minHeight(_ content: SContentSize) -> StackItem {
    set { $0.minHeight = content.minimumSize }
  }

  /// The smallest height along a column: that of the content, so that the item does not become smaller than its content where space
  /// is missing. css-flexbox-1 §4.5
  @discardableResult public func minHeight(_ auto: SAuto) -> StackItem { set { $0.minHeight = .auto } }

  /// The largest height. Default: `.none`.
  public var maxHeight: MaximumSize {
    get { style.maxHeight }
    nonmutating set { set { $0.maxHeight = newValue } }
  }

  /// The largest height, in points; `nil` resets it.
  @discardableResult public func maxHeight(_ value: CGFloat?) -> StackItem {
    set { $0.maxHeight = value.map { .length($0.length) } ?? .none }
  }

  /// The largest height, in percent of the container.
  @discardableResult public func maxHeight(_ percent: SPercent) -> StackItem {
    set { $0.maxHeight = .length(percent.length) }
  }

  /// The largest height from the content or the available space.
  @discardableResult public func maxHeight(_ content: SContentSize) -> StackItem {
    set { $0.maxHeight = content.maximumSize }
  }

  // MARK: - Overflow

  /// What happens to content that is larger, on both axes. Reading gives that of the horizontal axis. Default: `.visible`.
  ///
  /// It changes no view: views are clipped by `clipsToBounds`, and scrolled by scroll views. It affects
  ///
  /// - the minimum `.auto`: a stack or item that is `.hidden` or `.scroll` on either axis has none, so that it can become smaller than its
  ///   content;
  /// - the ``StackView/contentSize`` of the stacks around it: clipped content is not included;
  /// - the baseline, which is clamped to the bounds of a stack or item that is `.hidden` or `.scroll`.
  public var overflow: SOverflow {
    get { style.overflow }
    nonmutating set { set { $0.overflow = newValue } }
  }

  /// What happens to content that is larger, on both axes: see ``overflow``.
  @discardableResult public func overflow(_ value: SOverflow) -> StackItem { set { $0.overflow = value } }

  /// What happens to content that is wider. Default: `.visible`.
  public var overflowX: SOverflow {
    get { style.overflowX }
    nonmutating set { set { $0.overflowX = newValue } }
  }

  /// What happens to content that is wider: see ``overflow``.
  @discardableResult public func overflowX(_ value: SOverflow) -> StackItem { set { $0.overflowX = value } }

  /// What happens to content that is higher. Default: `.visible`.
  public var overflowY: SOverflow {
    get { style.overflowY }
    nonmutating set { set { $0.overflowY = newValue } }
  }

  /// What happens to content that is higher: see ``overflow``.
  @discardableResult public func overflowY(_ value: SOverflow) -> StackItem { set { $0.overflowY = value } }

  // MARK: - Aspect ratio

  /// The aspect ratio that was set, width ÷ height; `nil`: none, the default. It is set with ``aspectRatio(_:)``.
  public var ratio: CGFloat? {
    get { style.aspectRatio.map { CGFloat($0) } }
    nonmutating set { set { $0.aspectRatio = newValue.map { Double($0) } } }
  }

  /// Keeps width ÷ height at `value` when the item is stretched, grows or shrinks. If both a width and a height are set, the
  /// width applies; bounds of one side bound the other; growing ends where the item would leave its stack. `nil` resets it.
  @discardableResult public func aspectRatio(_ value: CGFloat?) -> StackItem {
    set { $0.aspectRatio = value.map { Double($0) } }
  }

  /// Takes the aspect ratio of the image, if the view is an image view that shows one; otherwise the item is unchanged.
  @discardableResult public func aspectRatio() -> StackItem { view.map { aspectRatio(of: $0) } ?? self }

  /// Takes the aspect ratio of another view: that of the image of an image view, else that of its bounds. A view without an
  /// extent changes nothing.
  @discardableResult public func aspectRatio(of view: PlatformView) -> StackItem {
    let size = view.naturalImageSize ?? (view === self.view ? .zero : view.bounds.size)
    guard size.width > 0, size.height > 0 else { return self }
    return aspectRatio(size.width / size.height)
  }
}
