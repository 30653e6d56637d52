import Foundation
import PlatformView

extension PlatformView {
  /// The view as an item of a ``BoxView``, with four pins `==0`.
  ///
  /// ```swift
  /// boxView.items = [label.boxed.left(20), field.boxed]
  /// ```
  public var boxed: BoxItem { BoxItem(view: self) }

  /// The view as an item: ``boxed``.
  public var bi: BoxItem { boxed }

  /// The view as an item with a layout.
  public func boxed(layout: BoxLayout) -> BoxItem { BoxItem(view: self, layout: layout) }
}
