#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension PlatformView {
  /// Whether this view itself is told to read from right to left; `nil` if it is not told anything.
  ///
  /// In UIKit and on a ``HeadlessView`` that is `semanticContentAttribute`, where all values but `.unspecified` and
  /// `.forceRightToLeft` mean left to right. An `NSView` always has a direction.
  public var ownRightToLeft: Bool? {
    #if canImport(AppKit) && !canImport(UIKit)
      return isRightToLeft
    #else
      switch semanticContentAttribute {
      case .unspecified: return nil
      case .forceRightToLeft: return true
      default: return false
      }
    #endif
  }

  /// Whether views that are not told anything read from right to left here, whatever this view is told itself: in UIKit the
  /// direction of the app's language, on a ``HeadlessView`` that of its superview.
  public var surroundingsAreRightToLeft: Bool {
    #if canImport(UIKit) && !os(watchOS)
      return UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
    #elseif canImport(AppKit)
      return isRightToLeft
    #else
      return superview?.isRightToLeft ?? false
    #endif
  }

  /// Tells this view to read as another one is told to. Nothing is written that holds already.
  public func takeDirection(of view: PlatformView) {
    #if canImport(AppKit) && !canImport(UIKit)
      let direction = view.userInterfaceLayoutDirection
      if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
    #else
      let attribute = view.semanticContentAttribute
      if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
    #endif
  }
}
