#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

// All three kinds of insets have `top`, `left`, `bottom`, `right` and `top`, `leading`, `bottom`, `trailing`, in points,
// and initialisers of these four. What follows turns one kind into the other.

extension PlatformEdgeInsets {
  /// The insets that `directional` means: `leading` is the left side, or the right one from right to left.
  public init(_ directional: PlatformDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
      bottom: directional.bottom, right: isRightToLeft ? directional.leading : directional.trailing)
  }
}

extension PlatformDirectionalEdgeInsets {
  /// The insets in reading order: the left side is `leading`, or `trailing` from right to left.
  public init(_ insets: PlatformEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}
