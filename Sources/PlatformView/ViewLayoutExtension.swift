#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// What lays out subviews of a view whose class does not know of it.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol ViewLayoutExtension: AnyObject {
  /// Called in each layout pass of the view, after its own layout.
  func layOutSubviews()
  /// Called when somebody asks for a layout of the view; on a ``HeadlessView`` only.
  func layoutWasAskedFor()
  /// Called when a subview says that its content has changed; on a ``HeadlessView`` only.
  func contentDidChange(of subview: PlatformView)
}

extension PlatformView {
  /// Lets `layoutExtension` take part in the layout of this view. The view keeps it alive; one view has one at most.
  ///
  /// UIKit and AppKit tell nobody but the view itself of its layout, so there a transparent subview at the back that follows the
  /// view's size takes the part.
  public func addLayoutExtension(_ layoutExtension: any ViewLayoutExtension) {
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

  /// Asks for a layout by the view's extension in the next pass.
  public func setNeedsExtensionLayout() {
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
  /// Shows nothing, and hears of the layout of its superview by having its size.
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
