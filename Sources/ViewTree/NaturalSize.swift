import Foundation
import PlatformView

/// The intrinsic content size of a view.
struct NaturalSize {
  /// The size; 0 in a dimension that the content does not determine.
  let size: CGSize
  let hasWidth: Bool
  let hasHeight: Bool
  /// Whether the view computes the height for a given width; `nil` if no height was needed yet.
  var computesHeights: Bool?

  init(_ size: CGSize) {
    hasWidth = NaturalSize.isNatural(size.width)
    hasHeight = NaturalSize.isNatural(size.height)
    self.size = CGSize(width: hasWidth ? size.width : 0, height: hasHeight ? size.height : 0)
  }

  /// Whether another size differs, regardless of the computed heights.
  func isOther(than other: NaturalSize?) -> Bool {
    other.map { $0.size != size || $0.hasWidth != hasWidth || $0.hasHeight != hasHeight } ?? true
  }

  /// `noIntrinsicMetric` is negative on every platform.
  private static func isNatural(_ extent: CGFloat) -> Bool { extent.isFinite && extent >= 0 }
}

// The node caches the natural size of its view until the size may change. The view is not measured twice.
extension ViewNode {
  /// Whether the content of the view determines its width or its height.
  package var hasNaturalSize: Bool { naturalSize.map { $0.hasWidth || $0.hasHeight } ?? false }

  /// Whether the box of the item has not determined yet whether the item is measured.
  var isUnpreparedInBox: Bool { isInBox && content == nil && hadView && knownNaturalSize == nil }

  /// The dimensions that are determined by the content of the item, or by the items in it.
  package var determinedDimensions: (width: Bool, height: Bool) {
    guard content == nil, hadView else { return (true, true) }
    return naturalSize.map { ($0.hasWidth, $0.hasHeight) } ?? (false, false)
  }

  /// Whether the determined dimensions have changed since the last call.
  package func determinesOtherDimensions() -> Bool {
    let (width, height) = determinedDimensions
    if width == has(.determinesWidth), height == has(.determinesHeight) { return false }
    mark(.determinesWidth, width)
    mark(.determinesHeight, height)
    return true
  }

  /// Measures the natural size again; returns whether it has changed.
  func hasOtherNaturalSize() -> Bool {
    let known = knownNaturalSize
    forgetNaturalSize()
    return known.map { $0.isOther(than: naturalSize) } ?? true
  }

  /// Returns the size of the view's content for the space `proposed`, as Auto Layout does.
  ///
  /// The width is the natural width of the content, whatever is proposed. The height follows the width if the view
  /// computes it. A dimension that the content does not determine is 0.
  func contentSize(of view: PlatformView, proposed: CGSize) -> CGSize {
    guard let natural = naturalSize else { return .zero }
    guard natural.size.height > 0, proposed.width < natural.size.width, computesHeights(view, natural) else {
      return natural.size
    }
    return view.contentSize(proposed: CGSize(width: proposed.width, height: .infinity))
  }

  /// Whether the size that the view computes agrees with its intrinsic content size where the space is unlimited.
  private func computesHeights(_ view: PlatformView, _ natural: NaturalSize) -> Bool {
    if let computesHeights = natural.computesHeights { return computesHeights }
    let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let computesHeights = view.contentSize(proposed: endless) == natural.size
    noteComputesHeights(computesHeights)
    return computesHeights
  }

  /// The intrinsic content size of the view.
  ///
  /// The size is `nil` if the view is deallocated, or if it calls this property while it is measured.
  private var naturalSize: NaturalSize? {
    if let knownNaturalSize { return knownNaturalSize }
    guard let view, !has(.isMeasuringNaturalSize) else { return nil }
    mark(.isMeasuringNaturalSize)
    let size = NaturalSize(view.intrinsicContentSize)
    mark(.isMeasuringNaturalSize, false)
    keepNaturalSize(size)
    noteNaturalSize(size, of: view)
    return size
  }
}
