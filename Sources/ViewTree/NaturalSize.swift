import Foundation
import PlatformView

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension PlatformView {
  /// Whether the view's content decides its width or its height.
  package var hasNaturalSize: Bool {
    let size = intrinsicContentSize
    return PlatformView.isNatural(size.width) || PlatformView.isNatural(size.height)
  }

  /// Whether the view's content decides these dimensions.
  package var naturalDimensions: (width: Bool, height: Bool) {
    let size = intrinsicContentSize
    return (PlatformView.isNatural(size.width), PlatformView.isNatural(size.height))
  }

  /// The size of the view's content when it is offered `proposed`, in the way of Auto Layout: a width is what the content
  /// would like best, whatever is offered, and a height follows the width where the view can tell. A dimension that the
  /// content does not decide is 0.
  func contentSize(proposed: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    let size = CGSize(
      width: PlatformView.isNatural(natural.width) ? natural.width : 0,
      height: PlatformView.isNatural(natural.height) ? natural.height : 0)
    guard size.height > 0, proposed.width < size.width else { return size }
    let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    // What a view answers that only knows its content's size is just the size that it has.
    guard fittingSize(proposed: endless) == size else { return size }
    return fittingSize(proposed: CGSize(width: proposed.width, height: .infinity))
  }

  private static func isNatural(_ extent: CGFloat) -> Bool {
    extent.isFinite && extent >= 0 && extent != PlatformView.noIntrinsicMetric
  }
}
