import Foundation

extension CGFloat {
  /// The length that is passed to a view: `.greatestFiniteMagnitude` if the number is not finite, at least 0.
  @inlinable package var asRoom: CGFloat {
    isFinite ? Swift.max(self, 0) : .greatestFiniteMagnitude
  }

  /// The number as a length: 0 if it is negative or not finite.
  @inlinable package var asExtent: CGFloat {
    isFinite ? Swift.max(self, 0) : 0
  }
}

extension CGRect {
  /// Whether all four numbers, and the resulting corners, are finite.
  @inlinable package var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }
}
