// All three kinds of insets have `top`, `left`, `bottom`, `right` or `top`, `leading`, `bottom`, `trailing`, in points,
// and an initializer with these four. The initializers below convert one kind into the other.

extension PlatformEdgeInsets {
  /// Whether all four distances are equal. Insets of AppKit are not `Equatable`.
  package func isEqual(to other: PlatformEdgeInsets) -> Bool {
    top == other.top && left == other.left && bottom == other.bottom && right == other.right
  }

  /// Makes insets from directional ones: `leading` is the left side, or the right side in a right-to-left layout.
  public init(_ directional: PlatformDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
      bottom: directional.bottom, right: isRightToLeft ? directional.leading : directional.trailing)
  }
}

extension PlatformDirectionalEdgeInsets {
  /// Makes directional insets: the left side is `leading`, or `trailing` in a right-to-left layout.
  public init(_ insets: PlatformEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}
