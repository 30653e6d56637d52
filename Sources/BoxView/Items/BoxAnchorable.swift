import PlatformView

/// What items are made of, and constraints are between: a view or a ``BoxGuide``.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol BoxAnchorable: AnyObject {}

extension PlatformView: BoxAnchorable {}
extension BoxGuide: BoxAnchorable {}
