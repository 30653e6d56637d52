import Foundation

/// Distances from the four sides of a rectangle, in points: `UIEdgeInsets` without UIKit.
public struct HeadlessEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left side.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right side.
  public var right: CGFloat

  /// No distance from any side.
  public static let zero = HeadlessEdgeInsets()

  /// Makes insets. Defaults: 0. The values are not changed.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the sides of a rectangle in reading order, in points: `NSDirectionalEdgeInsets` without UIKit.
public struct HeadlessDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the side where a line begins.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the side where a line ends.
  public var trailing: CGFloat

  /// No distance from any side.
  public static let zero = HeadlessDirectionalEdgeInsets()

  /// Makes insets. Defaults: 0. The values are not changed.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
