import Foundation
import PlatformView
import ViewTree

/// An invisible rectangle among the items of a ``BoxView``: it takes space, and other views may be placed in it. It replaces
/// `UILayoutGuide`, which only Auto Layout can place.
///
/// ```swift
/// boxView.items = [title.boxed, .guide().flex(), button.boxed, .guide().flex(2)]
/// ```
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class BoxGuide {
  /// A name for messages. Default: empty.
  public var identifier = "" {
    didSet { node.name = identifier.isEmpty ? nil : identifier }
  }

  /// The frame of the guide after the last layout, in the coordinates of ``owningView``. Default: zero.
  public private(set) var layoutFrame = CGRect.zero

  /// The guide's node in a layout tree.
  package let node = ViewNode(view: nil, kind: "a guide")

  /// Makes a guide that is in no box yet.
  public init() {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      node.receiveFrame = { [weak self] in self?.layoutFrame = $0 }
    #else
      node.receiveFrame = { [unowned self] in layoutFrame = $0 }
    #endif
  }

  #if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
    deinit { node.receiveFrame = nil }
  #endif

  /// The view that the guide takes space in; `nil` if the guide is in no box.
  public var owningView: PlatformView? { node.container?.hostNode?.view }
}
