#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension PlatformView {
  /// Whether the layout direction that is set on this view is right to left; `nil` if none is set.
  ///
  /// In UIKit and in a ``HeadlessView`` this is `semanticContentAttribute`, where all values except `.unspecified` and
  /// `.forceRightToLeft` mean left to right. An `NSView` always has a direction.
  package var ownRightToLeft: Bool? {
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

  /// Whether the inherited layout direction is right to left, independently of the direction of this view.
  ///
  /// In UIKit this is the direction of the app's language, in a ``HeadlessView`` that of its superview.
  package var surroundingsAreRightToLeft: Bool {
    #if canImport(UIKit) && !os(watchOS)
      return UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
    #elseif canImport(AppKit)
      return isRightToLeft
    #else
      return superview?.isRightToLeft ?? false
    #endif
  }

  /// Sets the layout direction of this view to that of another view. Only a different direction is written.
  package func takeDirection(of view: PlatformView) {
    #if canImport(AppKit) && !canImport(UIKit)
      let direction = view.userInterfaceLayoutDirection
      if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
    #else
      let attribute = view.semanticContentAttribute
      if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
    #endif
  }
}
