import Foundation
import LayoutEngine

// Items out of the flow, and items that are shifted in it.
extension StackItem {
  /// In the flow, or out of it. Default: `.relative`.
  public var position: SPosition {
    get { style.position }
    nonmutating set { set { $0.position = newValue } }
  }

  /// Takes the item out of the flow with `.absolute`: it takes no space from the others and is placed by its insets in
  /// the stack, inside its border; on an axis without insets, it has the position that it would have as the only item.
  @discardableResult public func position(_ value: SPosition) -> StackItem { set { $0.position = value } }

  /// The horizontal alignment of an item in its column of equal width, or out of the flow. Default: `.auto`.
  public var justifySelf: SAlignSelf {
    get { style.justifySelf }
    nonmutating set { set { $0.justifySelf = newValue } }
  }

  /// Aligns an item horizontally in its column, in a stack with ``StackContainer/columns(_:minimum:)``, and an item out of
  /// the flow between its left and right insets, or in the width of the stack if it has none.
  ///
  /// ``alignSelf(_:)`` does the same from top to bottom. In a stack without columns, it has no effect on items in the flow.
  @discardableResult public func justifySelf(_ value: SAlignSelf) -> StackItem { set { $0.justifySelf = value } }

  /// The distance from the top of the stack, or the shift down of an item in the flow; `nil`: none.
  @discardableResult public func top(_ value: CGFloat?) -> StackItem { set { $0.inset.top = .inset(value) } }
  /// The distance from the top, in percent of the stack's height.
  @discardableResult public func top(_ percent: SPercent) -> StackItem {
    set { $0.inset.top = .length(percent.length) }
  }

  /// The distance from the left of the stack, or the shift to the right of an item in the flow; `nil`: none.
  @discardableResult public func left(_ value: CGFloat?) -> StackItem { set { $0.inset.left = .inset(value) } }
  /// The distance from the left, in percent of the stack's width.
  @discardableResult public func left(_ percent: SPercent) -> StackItem {
    set { $0.inset.left = .length(percent.length) }
  }

  /// The distance from the bottom of the stack, or the shift up of an item in the flow; `nil`: none.
  @discardableResult public func bottom(_ value: CGFloat?) -> StackItem { set { $0.inset.bottom = .inset(value) } }
  /// The distance from the bottom, in percent of the stack's height.
  @discardableResult public func bottom(_ percent: SPercent) -> StackItem {
    set { $0.inset.bottom = .length(percent.length) }
  }

  /// The distance from the right of the stack, or the shift to the left of an item in the flow; `nil`: none.
  @discardableResult public func right(_ value: CGFloat?) -> StackItem { set { $0.inset.right = .inset(value) } }
  /// The distance from the right, in percent of the stack's width.
  @discardableResult public func right(_ percent: SPercent) -> StackItem {
    set { $0.inset.right = .length(percent.length) }
  }

  /// The distance from the start edge; it takes precedence over `left` or `right`. `nil`: none.
  @discardableResult public func start(_ value: CGFloat?) -> StackItem {
    set { $0.inset.start = value.map { .length($0.length) } }
  }
  /// The distance from the start edge, in percent of the stack's width.
  @discardableResult public func start(_ percent: SPercent) -> StackItem {
    set { $0.inset.start = .length(percent.length) }
  }

  /// The distance from the end edge; it takes precedence over `left` or `right`. `nil`: none.
  @discardableResult public func end(_ value: CGFloat?) -> StackItem {
    set { $0.inset.end = value.map { .length($0.length) } }
  }
  /// The distance from the end edge, in percent of the stack's width.
  @discardableResult public func end(_ percent: SPercent) -> StackItem {
    set { $0.inset.end = .length(percent.length) }
  }

  /// The insets that were set.
  public var inset: StyleEdges<AutoLength> { style.inset }
}

extension AutoLength {
  /// An inset in points; `nil`: none.
  fileprivate static func inset(_ value: CGFloat?) -> AutoLength { value.map { .length($0.length) } ?? .auto }
}
