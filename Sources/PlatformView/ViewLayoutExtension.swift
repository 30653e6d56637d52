#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// An object that lays out subviews of a view, in addition to the class of the view.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
package protocol ViewLayoutExtension: AnyObject {
  /// Called in each layout pass of the view, after its own layout.
  func layOutSubviews()
  /// Called when a layout of the view is requested; only by a ``HeadlessView``.
  func layoutWasRequested()
  /// Called when the content of a subview has changed; only by a ``HeadlessView``.
  func contentDidChange(of subview: PlatformView)
}

extension PlatformView {
  /// Adds `layoutExtension` to the layout of this view.
  ///
  /// The view keeps the extension alive. A view has at most one extension.
  ///
  /// UIKit and AppKit notify only the view itself of its layout. There, a transparent subview at the back that follows
  /// the view's size calls the extension.
  package func addLayoutExtension(_ layoutExtension: any ViewLayoutExtension) {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      guard layoutFollower == nil else { return }
      let follower = LayoutFollower(frame: bounds)
      follower.layoutExtension = layoutExtension
      follower.followSuperview()
      placeSubview(follower, at: 0)
    #else
      self.layoutExtension = layoutExtension
    #endif
    setNeedsExtensionLayout()
  }

  /// Requests a layout by the view's extension in the next pass.
  package func setNeedsExtensionLayout() {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      layoutFollower?.setNeedsLayoutPass()
    #else
      extensionNeedsLayout = true
      setNeedsLayout()
    #endif
  }

  /// Whether the view has a layout extension.
  package var hasLayoutExtension: Bool {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return layoutFollower != nil
    #else
      return layoutExtension != nil
    #endif
  }

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    private var layoutFollower: LayoutFollower? { subviews.lazy.compactMap { $0 as? LayoutFollower }.first }
  #endif
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// An invisible view that detects the layout of its superview by having the same size.
  private final class LayoutFollower: PlatformView {
    var layoutExtension: (any ViewLayoutExtension)?

    func followSuperview() {
      #if canImport(UIKit)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
      #else
        autoresizingMask = [.width, .height]
      #endif
    }

    #if canImport(UIKit)
      override func layoutSubviews() {
        super.layoutSubviews()
        layoutExtension?.layOutSubviews()
      }

      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
      }
    #else
      override func layout() {
        super.layout()
        layoutExtension?.layOutSubviews()
      }

      override func hitTest(_ point: NSPoint) -> NSView? { nil }
    #endif
  }
#endif
