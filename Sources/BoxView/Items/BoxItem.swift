import Foundation
import PlatformView

/// A closure that returns a changed item: see ``BoxView/updateItemForObject(_:update:)``.
public typealias BoxItemUpdate = (BoxItem) -> BoxItem

/// A view or guide, with its layout among the items of a ``BoxView``.
///
/// Items are values: every method returns a changed copy. `left` and `right` are the leading and the trailing edge.
///
/// ```swift
/// boxView.items = [
///   title.boxed.centerX(),
///   field.boxed.top(>=20).height(44),
///   .guide().flex(),
///   button.boxed.left(50).right(50),
/// ]
/// ```
public struct BoxItem: ViewIsolated {
  /// The view; `nil` for the item of a guide.
  public let view: PlatformView?
  /// The guide; `nil` for the item of a view.
  public let guide: BoxGuide?
  /// The pins of the item.
  public var layout: BoxLayout

  /// Makes the item of a view.
  public init(view: PlatformView, layout: BoxLayout = .zero) {
    self.view = view
    guide = nil
    self.layout = layout
  }

  /// Makes the item of a guide.
  public init(guide: BoxGuide, layout: BoxLayout = .zero) {
    view = nil
    self.guide = guide
    self.layout = layout
  }

  /// Whether two items are of the same view or guide.
  func isSame(as other: BoxItem) -> Bool { object === other.object }

  /// The view or the guide.
  var object: AnyObject? { view ?? guide }

  // MARK: - Conditions

  /// The item if the condition is `true`, otherwise `nil`.
  public func useIf(_ condition: Bool) -> BoxItem? { condition ? self : nil }

  /// The item if its view is not hidden, otherwise `nil`; for the item of a guide it is always `nil`.
  public var useIfVisible: BoxItem? { view.flatMap { useIf(!$0.isHidden) } }

  /// The item and its layout: `<BoxItem: view: …; layout: …>`.
  public var description: String {
    let object = view.map { "view: \(type(of: $0))" } ?? "guide: \(guide?.identifier ?? "BoxGuide")"
    return "<BoxItem: \(object); layout: \(layout)>"
  }

  // MARK: - Copies

  /// A copy with a changed layout.
  func with(_ change: (inout BoxLayout) -> Void) -> BoxItem {
    var item = self
    change(&item.layout)
    return item
  }
}

extension BoxItem: CustomStringConvertible {}
