import Foundation
import PlatformView
import ViewTree

/// An invisible rectangle among the items of a ``BoxView``: it takes space, and other views may be placed in it. It replaces
/// `UILayoutGuide`, which only Auto Layout can place.
///
/// ```swift
/// boxView.items = [title.boxed, .guide().flex(), button.boxed, .guide().flex(2)]
/// ```
public final class BoxGuide: ViewIsolated {
  /// A name for messages. Default: empty.
  public var identifier = "" {
    didSet { node.name = identifier.isEmpty ? nil : identifier }
  }

  /// The frame of the guide after the last layout, in the coordinates of ``owningView``. Default: zero.
  public private(set) var layoutFrame = CGRect.zero

  /// The guide's node in a layout tree.
  package let node = ViewNode(.guide)

  /// Makes a guide that is in no box yet.
  public init() {
    node.receiveFrame = { [weak self] in self?.layoutFrame = $0 }
  }

  /// The view that the guide takes space in; `nil` if the guide is in no box.
  public var owningView: PlatformView? { node.parent?.host?.view }
}
