import Foundation
import PlatformView

/// What a view has said of the size of its content.
struct NaturalSize {
  /// The size; 0 in a dimension that the content does not decide.
  let size: CGSize
  let hasWidth: Bool
  let hasHeight: Bool
  /// Whether the view can tell which height belongs to a width; `nil` until it was asked.
  var knowsHeights: Bool?

  init(_ size: CGSize) {
    hasWidth = NaturalSize.isNatural(size.width)
    hasHeight = NaturalSize.isNatural(size.height)
    self.size = CGSize(width: hasWidth ? size.width : 0, height: hasHeight ? size.height : 0)
  }

  /// `noIntrinsicMetric` is negative on every platform.
  private static func isNatural(_ extent: CGFloat) -> Bool { extent.isFinite && extent >= 0 }
}

// What a view has said stays with its node until it may be something else: views are not asked twice.
extension ViewNode {
  /// Whether the view's content decides its width or its height.
  package var hasNaturalSize: Bool { naturalSize.map { $0.hasWidth || $0.hasHeight } ?? false }

  /// The dimensions that are decided by what the item shows, or by the items in it.
  package var decidedDimensions: (width: Bool, height: Bool) {
    guard content == nil, hadView else { return (true, true) }
    return naturalSize.map { ($0.hasWidth, $0.hasHeight) } ?? (false, false)
  }

  /// Whether other dimensions are decided than when this was asked last.
  package func decidesOtherDimensions() -> Bool {
    let (width, height) = decidedDimensions
    if width == has(.decidesWidth), height == has(.decidesHeight) { return false }
    mark(.decidesWidth, width)
    mark(.decidesHeight, height)
    return true
  }

  /// The size of the view's content when it is offered `proposed`, in the way of Auto Layout: a width is what the content
  /// would like best, whatever is offered, and a height follows the width where the view can tell. A dimension that the
  /// content does not decide is 0.
  func contentSize(of view: PlatformView, proposed: CGSize) -> CGSize {
    guard let natural = naturalSize else { return .zero }
    guard natural.size.height > 0, proposed.width < natural.size.width, knowsHeights(view, natural) else {
      return natural.size
    }
    let size = view.fittingSize(proposed: CGSize(width: proposed.width, height: .infinity))
    if natural.knowsHeights == nil, size != natural.size { noteKnowsHeights(true) }
    return size
  }

  /// What a view answers that only knows its content's size is just the size that it has. While that is the natural size nothing
  /// is decided: less room tells then.
  private func knowsHeights(_ view: PlatformView, _ natural: NaturalSize) -> Bool {
    if let knowsHeights = natural.knowsHeights { return knowsHeights }
    let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let knowsHeights = view.fittingSize(proposed: endless) == natural.size
    if !knowsHeights || view.bounds.size != natural.size { noteKnowsHeights(knowsHeights) }
    return knowsHeights
  }

  /// What the view says of the size of its content; `nil` if it is gone, or asks for this itself while it is asked.
  private var naturalSize: NaturalSize? {
    if let knownNaturalSize { return knownNaturalSize }
    guard let view, !has(.isAskedForSize) else { return nil }
    mark(.isAskedForSize)
    let size = NaturalSize(view.intrinsicContentSize)
    mark(.isAskedForSize, false)
    keepNaturalSize(size)
    return size
  }
}
