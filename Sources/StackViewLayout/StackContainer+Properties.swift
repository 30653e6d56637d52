import Foundation
import LayoutEngine
import PlatformView
import ViewTree

// How a stack arranges its items.
extension StackContainer {
  @discardableResult func setStyle(_ change: (inout Style) -> Void) -> Self {
    item.set(.arrangement, change)
    return self
  }

  /// The main axis and its direction. Default: `.column`.
  public var direction: SDirection {
    get { item.style.direction }
    set { setStyle { $0.direction = newValue } }
  }

  /// Sets the main axis and its direction: from top to bottom, in the direction of text, or reversed.
  @discardableResult public func direction(_ value: SDirection) -> Self { setStyle { $0.direction = value } }

  /// Where free space goes along the main axis. Default: `.start`.
  public var justifyContent: SJustifyContent {
    get { item.style.justifyContent }
    set { setStyle { $0.justifyContent = newValue } }
  }

  /// Distributes free space along the main axis.
  @discardableResult public func justifyContent(_ value: SJustifyContent) -> Self {
    setStyle { $0.justifyContent = value }
  }

  /// How the items are aligned on the cross axis. Default: `.stretch`.
  public var alignItems: SAlignItems {
    get { item.style.alignItems }
    set { setStyle { $0.alignItems = newValue } }
  }

  /// Aligns the items across the main axis.
  @discardableResult public func alignItems(_ value: SAlignItems) -> Self { setStyle { $0.alignItems = value } }

  /// How lines share the cross size of a stack that wraps. Default: `.start`.
  public var alignContent: SAlignContent {
    get { item.style.alignContent }
    set { setStyle { $0.alignContent = newValue } }
  }

  /// Distributes the lines of a stack that wraps.
  @discardableResult public func alignContent(_ value: SAlignContent) -> Self { setStyle { $0.alignContent = value } }

  /// Whether the items may take several lines. Default: `.noWrap`, one line.
  public var wrap: SWrap {
    get { item.style.wrap }
    set { setStyle { $0.wrap = newValue } }
  }

  /// Sets whether the items may take several lines.
  @discardableResult public func wrap(_ value: SWrap) -> Self { setStyle { $0.wrap = value } }

  // MARK: - Columns of equal width

  /// The number of columns of equal width, or the largest number with ``minColumnWidth``. Default: 0, no columns.
  public var columns: Int {
    get { item.style.columns }
    set { setStyle { $0.columns = newValue } }
  }

  /// The least width of the columns, in points. Default: 0, no least width.
  public var minColumnWidth: CGFloat {
    get { CGFloat(item.style.minColumnWidth) }
    set { setStyle { $0.minColumnWidth = Double(newValue) } }
  }

  /// Places the items in columns of equal width, which fill the stack: in rows of `count` items each.
  ///
  /// ```swift
  /// stack.columns(minimum: 120).gap(4)
  /// ```
  ///
  /// An item is sized in its column as across a ``direction(_:)`` of `.column`: it fills the column, unless it has a width,
  /// a maximum width or auto margins, and ``StackItem/justifySelf(_:)`` aligns it there. A row is as high as its highest item, and
  /// the items of the last row are as wide as the others. ``gap(_:)-(CGFloat)`` is the space between columns and between rows. The
  /// direction of the stack counts as `.row`, and ``wrap(_:)`` is not needed; grow, shrink and `basis` of items have no effect.
  ///
  /// - Parameters:
  ///   - count: The number of columns, from 0 to 10,000; 0: no columns, or with a minimum as many as fit.
  ///   - minimum: The least width of a column, in points, 0 or more. If `count` columns of this width do not fit, there are
  ///     fewer, and at least one.
  @discardableResult public func columns(_ count: Int, minimum: CGFloat = 0) -> Self {
    setStyle { ($0.columns, $0.minColumnWidth) = (count, Double(minimum)) }
  }

  /// Places the items in as many columns of equal width as fit into the stack: see ``columns(_:minimum:)``.
  ///
  /// - Parameter minimum: The least width of a column, in points.
  @discardableResult public func columns(minimum: CGFloat) -> Self { columns(0, minimum: minimum) }

  /// The direction of reading. Default: `.inherit`: that of the view.
  public var layoutDirection: SLayoutDirection {
    get { item.style.layoutDirection }
    set { setStyle { $0.layoutDirection = newValue } }
  }

  /// Sets whether rows run from left to right or from right to left, regardless of the view's direction.
  @discardableResult public func layoutDirection(_ value: SLayoutDirection) -> Self {
    setStyle { $0.layoutDirection = value }
  }

  /// Along which axis rows run. In `.verticalRl` and `.verticalLr` a row runs from top to bottom, and the lines of a stack that wraps, like
  /// the items of a column, go to the left or to the right. Default: `.inherit`: that of the stack around, or else `.horizontalTb`.
  ///
  /// Stacks inside inherit the mode. Other views do not, because most show their text horizontally in any case: see
  /// ``StackItem/writingMode``. css-writing-modes-4 §3.1
  public var writingMode: SWritingMode {
    get { item.style.writingMode }
    set { setStyle { $0.writingMode = newValue } }
  }

  /// Sets whether rows run horizontally or from top to bottom.
  @discardableResult public func writingMode(_ value: SWritingMode) -> Self { setStyle { $0.writingMode = value } }

  /// What happens to items that are larger than the stack, on both axes. Reading gives that of the horizontal axis. Default: `.visible`.
  ///
  /// It changes no view; it is the ``StackItem/overflow`` of the stack's item.
  public var overflow: SOverflow {
    get { item.overflow }
    set { item.overflow = newValue }
  }

  /// What happens to items that are larger than the stack, on both axes: see ``StackItem/overflow``.
  @discardableResult public func overflow(_ value: SOverflow) -> Self { setStyle { $0.overflow = value } }

  /// What happens to items that are wider than the stack. Default: `.visible`.
  public var overflowX: SOverflow {
    get { item.overflowX }
    set { item.overflowX = newValue }
  }

  /// What happens to items that are wider than the stack: see ``StackItem/overflow``.
  @discardableResult public func overflowX(_ value: SOverflow) -> Self { setStyle { $0.overflowX = value } }

  /// What happens to items that are higher than the stack. Default: `.visible`.
  public var overflowY: SOverflow {
    get { item.overflowY }
    set { item.overflowY = newValue }
  }

  /// What happens to items that are higher than the stack: see ``StackItem/overflow``.
  @discardableResult public func overflowY(_ value: SOverflow) -> Self { setStyle { $0.overflowY = value } }

  // MARK: - Gaps

  /// The space between lines of a row, and between items of a column. Default: 0.
  public var rowGap: Length { item.style.rowGap }
  /// The space between items of a row, and between lines of a column. Default: 0.
  public var columnGap: Length { item.style.columnGap }

  /// The space between items and between lines, in points.
  @discardableResult public func gap(_ value: CGFloat) -> Self { setStyle { $0.gap = value.length } }
  /// The space between items and between lines, in percent: horizontal gaps of the width, vertical gaps of the height.
  @discardableResult public func gap(_ percent: SPercent) -> Self { setStyle { $0.gap = percent.length } }

  /// The space between lines of a row, and between items of a column, in points.
  @discardableResult public func rowGap(_ value: CGFloat) -> Self { setStyle { $0.rowGap = value.length } }
  /// The space between lines of a row, and between items of a column, in percent of the height.
  @discardableResult public func rowGap(_ percent: SPercent) -> Self { setStyle { $0.rowGap = percent.length } }

  /// The space between items of a row, and between lines of a column, in points.
  @discardableResult public func columnGap(_ value: CGFloat) -> Self { setStyle { $0.columnGap = value.length } }
  /// The space between items of a row, and between lines of a column, in percent of the width.
  @discardableResult public func columnGap(_ percent: SPercent) -> Self { setStyle { $0.columnGap = percent.length } }

  /// Sets the space after one item, in points, in place of the gap; `nil` restores the gap. It has no effect after the last
  /// item.
  public func setCustomSpacing(_ spacing: CGFloat?, after view: PlatformView) {
    stackContent.setCustomSpacing(spacing, after: view.item)
  }

  /// The space after one item that was set in place of the gap; `nil`: the gap.
  public func customSpacing(after view: PlatformView) -> CGFloat? {
    stackContent.properties.customSpacing[ObjectIdentifier(view.viewNode)]
  }

  // MARK: - Distribution

  /// How the items share the main axis, in the terms of `UIStackView`. Default: `nil`: the properties of the items
  /// apply.
  public var distribution: SDistribution? {
    get { stackContent.properties.distribution }
    set { stackContent.setProperties { $0.distribution = newValue } }
  }

  /// Sets how the items share the main axis, in the terms of `UIStackView`; `nil`: the properties of the items apply.
  @discardableResult public func distribution(_ value: SDistribution?) -> Self {
    stackContent.setProperties { $0.distribution = value }
    return self
  }

  // MARK: - Dirty

  /// Measures all views in the stack again, and lays them out, in the next pass. If the content of a single view changed, use
  /// ``StackItem/markDirty()`` of its item, which measures that view alone.
  @discardableResult public func markDirty() -> Self {
    item.markDirty()
    return self
  }
}

// The names that the properties had in StackViewLayout.
extension StackContainer {
  /// The main axis and its direction.
  @available(*, deprecated, renamed: "direction")
  public func getDirection() -> SDirection { direction }

  /// Where free space goes along the main axis.
  @available(*, deprecated, renamed: "justifyContent")
  public func getJustifyContent() -> SJustifyContent { justifyContent }

  /// How the items are aligned on the cross axis.
  @available(*, deprecated, renamed: "alignItems")
  public func getAlignItems() -> SAlignItems { alignItems }
}
