// The structures and constants for geometry that this package uses of UIKit. watchOS has them, except where noted.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public static let zero = UIEdgeInsets()

  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public static let zero = NSDirectionalEdgeInsets()

  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
