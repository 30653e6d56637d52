import Foundation
import PlatformView

extension BoxLayout {
  /// The position of a subview in the order from back to front.
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
  /// Inserts a view among the subviews.
  /// - Parameters:
  ///   - view: The view; a subview moves.
  ///   - z: The position of the view in the order from back to front.
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

  /// The initial frame of a view that appears below another view inside this one: the frame of that view in the coordinates of this
  /// one, moved below itself, with a height of 0.
  public func insertionFrameBelow(view: PlatformView) -> CGRect {
    let frame = view.convert(view.bounds, to: self)
    return CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
  }

  /// The initial frame of a view that appears to the right of another view inside this one: the frame of that view in the coordinates
  /// of this one, moved to its right side, with a width of 0.
  public func insertionFrameOnRight(view: PlatformView) -> CGRect {
    let frame = view.convert(view.bounds, to: self)
    return CGRect(x: frame.maxX, y: frame.minY, width: 0, height: frame.height)
  }
}
