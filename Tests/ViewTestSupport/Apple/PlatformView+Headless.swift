#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import PlatformView

  extension PlatformView {
    /// 0: views of UIKit and AppKit do not count the views that their methods visit.
    package var visitedViews: Int { 0 }

    /// Has no effect: the window determines the safe area. It is 0 without a window.
    public func giveSafeArea(top: CGFloat) {}
  }
#endif
