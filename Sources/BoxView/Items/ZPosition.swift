import Foundation
import PlatformView

extension BoxLayout {
  /// Where a subview stands between those behind and in front of it.
  public enum ZPosition {
    /// Behind all others.
    case back
    /// In front of all others.
    case front
    /// Directly behind another subview; in front of all if that is `nil` or no subview.
    case below(_ view: PlatformView?)
    /// Directly in front of another subview; behind all if that is `nil` or no subview.
    case above(_ view: PlatformView?)
  }
}

extension PlatformView {
  /// Puts a view among the subviews.
  /// - Parameter z: Where it stands between those behind and in front of it.
  public func insertSubview(_ view: PlatformView, z: BoxLayout.ZPosition) {
    func other(_ sibling: PlatformView?) -> PlatformView? {
      sibling.flatMap { $0.superview === self && $0 !== view ? $0 : nil }
    }
    switch z {
    case .back: placeSubview(view, above: nil)
    case .front: placeSubview(view, below: nil)
    case .below(let sibling): placeSubview(view, below: other(sibling))
    case .above(let sibling): placeSubview(view, above: other(sibling))
    }
  }

  /// Where a view that is to appear below a subview, or something in one, may start from: its frame in this view, moved below
  /// itself and without height.
  public func insertionFrameBelow(view: PlatformView) -> CGRect {
    let frame = view.convert(view.bounds, to: self)
    return CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
  }

  /// Where a view that is to appear to the right of a subview, or something in one, may start from: its frame in this view, moved
  /// to its right side and without width.
  public func insertionFrameOnRight(view: PlatformView) -> CGRect {
    let frame = view.convert(view.bounds, to: self)
    return CGRect(x: frame.maxX, y: frame.minY, width: 0, height: frame.height)
  }
}
