import Foundation
import LayoutEngine

/// A percentage, with points added if wanted: `50%`, `-50%`, `50% + 10`.
///
/// What it refers to is said where it is used: for widths and horizontal edges the container's content width, for heights and
/// vertical edges its content height.
///
/// ```swift
/// view.item.width(50%)
/// view.item.width(100% - 20)
/// view.item.marginLeft(-5%)
/// ```
public struct SPercent: Equatable, Hashable, Sendable {
  /// The percentage: 50 is half.
  public var value: CGFloat
  /// Points that are added. Default: 0.
  public var points: CGFloat

  /// Makes a percentage.
  public init(_ value: CGFloat, plus points: CGFloat = 0) {
    self.value = value
    self.points = points
  }

  /// The same with points added.
  public static func + (percent: SPercent, points: CGFloat) -> SPercent {
    SPercent(percent.value, plus: percent.points + points)
  }

  /// The same with points taken away.
  public static func - (percent: SPercent, points: CGFloat) -> SPercent { percent + -points }

  /// The opposite.
  public static prefix func - (percent: SPercent) -> SPercent { SPercent(-percent.value, plus: -percent.points) }

  var length: Length { Length(points: Double(points), percent: Double(value)) }
}

postfix operator %

/// A percentage: `12.5%`.
public postfix func % (value: CGFloat) -> SPercent { SPercent(value) }

/// A percentage: `12.5%`.
public postfix func % (value: Double) -> SPercent { SPercent(CGFloat(value)) }

/// A percentage: `50%`.
public postfix func % (value: Int) -> SPercent { SPercent(CGFloat(value)) }

extension CGFloat {
  /// A number of points as the engine has it.
  var length: Length { Length(points: Double(self)) }
}
