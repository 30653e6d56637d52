import PlatformView

/// A view or a ``BoxGuide``: the object of an item, and each side of a constraint.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol BoxAnchorable: AnyObject {}

extension PlatformView: BoxAnchorable {}
extension BoxGuide: BoxAnchorable {}
