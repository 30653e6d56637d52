#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformView {
    /// Whether views report every change to the views and layouts around them. Those of UIKit and AppKit do not.
    package var reportsChanges: Bool { false }

    /// Calls `body` after the view was hidden or shown, until what is returned is released.
    package func observeHidden(_ body: @escaping @MainActor (_ isHidden: Bool) -> Void) -> AnyObject {
      observe(\.isHidden) { view, _ in
        // Views are changed on the main thread alone.
        MainActor.assumeIsolated { body(view.isHidden) }
      }
    }
  }
#endif
