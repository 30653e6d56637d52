#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformView {
    /// Whether views report every change to the enclosing views and layouts. Views of UIKit and AppKit do not.
    package var reportsChanges: Bool { false }

    /// Calls `body` after the view was hidden or shown, until the returned object is released.
    package func observeHidden(_ body: @escaping @MainActor (_ isHidden: Bool) -> Void) -> AnyObject {
      observe(\.isHidden) { view, _ in
        // Views are changed only on the main thread.
        MainActor.assumeIsolated { body(view.isHidden) }
      }
    }
  }
#endif
