import Foundation
import PlatformView

// An array is not isolated to an actor. Its members that use views are isolated as views are.

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension Array where Element: PlatformView {
  /// The views as items of a ``BoxView``, each with four pins `==0`.
  public var boxed: [BoxItem] { boxed(layout: .zero) }

  /// The views as items: ``boxed``.
  public var bi: [BoxItem] { boxed }

  /// The views as items, all with the same layout.
  public func boxed(layout: BoxLayout) -> [BoxItem] { map { $0.boxed(layout: layout) } }

  /// A new box with the views as its items, each with four pins of 0.
  public func inBoxView(
    axis: BoxLayout.Axis = .y, spacing: CGFloat = 0, insets: PlatformEdgeInsets = .none
  ) -> BoxView {
    BoxView(axis: axis, spacing: spacing, insets: insets).withItems(boxed)
  }

  // MARK: - Older names

  /// The views as items, each with four pins `==0`.
  @available(*, deprecated, renamed: "boxed")
  public var boxZero: [BoxItem] { boxed }

  /// The views as items, all with the same layout.
  @available(*, deprecated, renamed: "boxed(layout:)")
  public func boxLayout(_ layout: BoxLayout) -> [BoxItem] { boxed(layout: layout) }

  /// The views as items that all have one value for each axis.
  @available(*, deprecated, message: "use boxed(layout:)")
  public func boxXY(_ x: BoxLayout.X, _ y: BoxLayout.Y) -> [BoxItem] { boxed(layout: .boxXY(x, y)) }

  /// Makes all views as wide as the first one.
  @available(*, deprecated, renamed: "pinSameWidth()")
  @discardableResult public func bxSameWidth() -> [BoxConstraint] { pinSameWidth() }

  /// Makes all views as high as the first one.
  @available(*, deprecated, renamed: "pinSameHeight()")
  @discardableResult public func bxSameHeight() -> [BoxConstraint] { pinSameHeight() }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension Array where Element == BoxItem {
  /// A new box with the items.
  public func inBoxView(
    axis: BoxLayout.Axis = .y, spacing: CGFloat = 0, insets: PlatformEdgeInsets = .none
  ) -> BoxView {
    BoxView(axis: axis, spacing: spacing, insets: insets).withItems(self)
  }
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension Array where Element: BoxAnchorable {
  /// Makes all views or guides as wide as the first one. They have to be in the same tree of boxes, without a stack between them.
  ///
  /// ```swift
  /// [cancelButton, okButton].pinSameWidth()
  /// ```
  @discardableResult public func pinSameWidth() -> [BoxConstraint] { constraints { $0.pinWidth(to: $1) } }

  /// Makes all views or guides as high as the first one. They have to be in the same tree of boxes, without a stack between them.
  @discardableResult public func pinSameHeight() -> [BoxConstraint] { constraints { $0.pinHeight(to: $1) } }

  private func constraints(_ make: (Element, Element) -> BoxConstraint) -> [BoxConstraint] {
    guard let first else { return [] }
    return dropFirst().filter { $0 !== first }.map { make(first, $0) }
  }
}
