import PlatformView

/// What items are made of, and constraints are between: a view or a ``BoxGuide``.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol BoxAnchor: AnyObject {}

extension PlatformView: BoxAnchor {}
extension BoxGuide: BoxAnchor {}
