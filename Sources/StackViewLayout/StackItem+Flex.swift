import Foundation
import LayoutEngine
import ViewTree

// How an item shares the axes of its stack.
extension StackItem {
  /// The alignment across the stack, in place of the stack's `alignItems`. Default: `.auto`.
  public var alignSelf: SAlignSelf {
    get { style.alignSelf }
    nonmutating set { set { $0.alignSelf = newValue } }
  }

  /// Aligns the item across its stack.
  @discardableResult public func alignSelf(_ value: SAlignSelf) -> StackItem { set { $0.alignSelf = value } }

  /// The share of free space by which the item becomes larger, 0 or more. Default: 0.
  public var grow: CGFloat {
    get { CGFloat(style.grow) }
    nonmutating set { set { $0.grow = Double(newValue) } }
  }

  /// Makes the item larger by a share of the free space along its stack, by weight. With 0, the default, it keeps its size.
  @discardableResult public func grow(_ value: CGFloat) -> StackItem { set { $0.grow = Double(value) } }

  /// The share of missing space by which the item becomes smaller, 0 or more, weighted by its size. Default: 0.
  public var shrink: CGFloat {
    get { CGFloat(style.shrink) }
    nonmutating set { set { $0.shrink = Double(newValue) } }
  }

  /// Makes the item smaller by a share of the space that is missing along its stack, by weight and size. With 0, the
  /// default, the item keeps its size, so that the items may overflow the stack.
  @discardableResult public func shrink(_ value: CGFloat) -> StackItem { set { $0.shrink = Double(value) } }

  /// Divides the whole space along the stack among the items by weight, regardless of their contents: `flex: 1` of CSS.
  ///
  /// Sets ``grow(_:)`` to the weight, ``shrink(_:)`` to 1, and ``basis(_:)-(CGFloat?)`` to 0. css-flexbox-1 §7.2
  ///
  /// ```swift
  /// stack.direction(.row)
  /// stack.addItem(title).flex()
  /// stack.addItem(subtitle).flex(2)
  /// ```
  ///
  /// - Parameter weight: The share of the space, 0 or more. Default: 1.
  @discardableResult public func flex(_ weight: CGFloat = 1) -> StackItem {
    set { ($0.grow, $0.shrink, $0.basis) = (Double(weight), 1, 0) }
  }

  /// Makes the item smaller where space is missing along a row, but not narrower than its longest word.
  ///
  /// Sets ``shrink(_:)`` to 1, and ``minWidth(_:)-(SAuto)`` to `.auto`.
  @discardableResult public func shrinksToWords() -> StackItem { set { ($0.shrink, $0.minWidth) = (1, .auto) } }

  /// The size along the stack before space is shared. Default: `.auto`, the width or height, or the natural size.
  public var basis: FlexBasis {
    get { style.basis }
    nonmutating set { set { $0.basis = newValue } }
  }

  /// The size along the stack before space is shared, in points; `nil` is `.auto`.
  @discardableResult public func basis(_ value: CGFloat?) -> StackItem {
    set { $0.basis = value.map { .length($0.length) } ?? .auto }
  }

  /// The size along the stack before space is shared, in percent of the stack.
  @discardableResult public func basis(_ percent: SPercent) -> StackItem { set { $0.basis = .length(percent.length) } }

  /// The size along the stack before space is shared, from the content or the available space.
  @discardableResult public func basis(_ content: SContentSize) -> StackItem { set { $0.basis = content.basis } }

  /// The size along the stack before space is shared: the natural size, regardless of the width or height.
  @discardableResult public func basis(_ content: SContent) -> StackItem { set { $0.basis = .content } }

  /// The place of the item in its stack: items are laid out in ascending order, those of equal order as they were added.
  /// Default: 0. The order of `subviews` does not change.
  public var order: Int {
    get { Int(style.order) }
    nonmutating set { set { $0.order = Int32(clamping: newValue) } }
  }

  /// Lays the item out at another place among its siblings.
  @discardableResult public func order(_ value: Int) -> StackItem { set { $0.order = Int32(clamping: value) } }

  // MARK: - Participation in the layout

  /// Whether the stack lays the item out. Default: `true`. A view that is left out keeps the frame that it has.
  public var isIncludedInLayout: Bool {
    get { definition.map { $0.setsItem ? $0.isIncluded : node.isIncluded } ?? node.isIncluded }
    nonmutating set { isIncludedInLayout(newValue) }
  }

  /// Takes the item into the layout, or leaves it out.
  @discardableResult public func isIncludedInLayout(_ value: Bool) -> StackItem {
    if let definition, definition.setsItem {
      definition.setIncluded(value)
      return self
    }
    definition?.setBase(.isIncluded, value)
    node.setIncluded(value)
    return self
  }

  /// Whether a hidden view keeps its space. Default: `false`: it leaves the layout with its margins and its gap.
  ///
  /// In terms of CSS, a hidden view has `display: none`, one that keeps its space has `visibility: hidden`, and one that collapses
  /// `visibility: collapse`: see ``collapsesWhenHidden``.
  public var keepsSpaceWhenHidden: Bool {
    get { keepsSpace }
    nonmutating set { keepsSpaceWhenHidden(newValue) }
  }

  /// Keeps the space of the view while it is hidden, or gives it to the others.
  @discardableResult public func keepsSpaceWhenHidden(_ value: Bool) -> StackItem {
    if definition?.setsItem == false { definition?.setBase(.keepsSpace, value) }
    keepsSpace = value
    return self
  }

  /// Whether the line of a hidden view keeps the cross size that it has with the view. Default: `false`.
  ///
  /// The view leaves the layout with its margins and its gap, and the others take its space. If the height of a row
  /// follows from its items, the row keeps its height, so that the content below it does not move. A column that does
  /// not wrap is not affected. ``keepsSpaceWhenHidden`` takes precedence. css-flexbox-1 §4.4
  /// ```swift
  /// row.addItem(thumbnail).collapsesWhenHidden(true)
  /// ```
  public var collapsesWhenHidden: Bool {
    get { collapses }
    nonmutating set { collapsesWhenHidden(newValue) }
  }

  /// Sets whether the line of the view keeps its cross size while the view is hidden.
  @discardableResult public func collapsesWhenHidden(_ value: Bool) -> StackItem {
    if definition?.setsItem == false { definition?.setBase(.collapses, value) }
    collapses = value
    return self
  }

  /// The direction of reading of the item itself, which determines its start and end edges. Default: `.inherit`.
  public var layoutDirection: SLayoutDirection {
    get { style.layoutDirection }
    nonmutating set { set { $0.layoutDirection = newValue } }
  }

  /// Sets the direction of reading of the item itself.
  @discardableResult public func layoutDirection(_ value: SLayoutDirection) -> StackItem {
    set { $0.layoutDirection = value }
  }

  /// The axis along which the lines of the view's text run. Default: `.inherit`, which is `.horizontalTb` for a view
  /// that is not a stack.
  ///
  /// With `.verticalRl` or `.verticalLr`, the start edge of the item is its top, and `sizeThatFits` of the view gets
  /// the available height, and returns the width of the text at this height.
  public var writingMode: SWritingMode {
    get { style.writingMode }
    nonmutating set { set { $0.writingMode = newValue } }
  }

  /// Sets the axis along which the lines of the view's text run.
  @discardableResult public func writingMode(_ value: SWritingMode) -> StackItem { set { $0.writingMode = value } }
}
