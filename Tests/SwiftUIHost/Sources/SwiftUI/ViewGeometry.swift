// The part of SwiftUI that the tests need, with Apple's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// The size that a container proposes to a view; `nil` stands for the ideal size along an axis.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with `nil` replaced by a default.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A point of a view, 0 to 1 along each axis.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

/// The layout direction of a host. Layouts of SwiftUI measure positions from the leading edge, and the host mirrors
/// their placements.
public enum WritingDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
