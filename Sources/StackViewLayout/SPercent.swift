import Foundation
import LayoutEngine

/// A percentage, with points added and bounds if wanted: `50%`, `-50%`, `50% + 10`, `.min(50%, 300)`.
///
/// What it refers to is said where it is used: for widths and horizontal edges the container's content width, for heights and
/// vertical edges its content height.
///
/// ```swift
/// view.item.width(50%)
/// view.item.width(100% - 20)
/// view.item.marginLeft(-5%)
/// view.item.basis(.clamp(100, 50%, 300))
/// ```
public struct SPercent: Equatable, Hashable, Sendable {
  /// The percentage: 50 is half.
  public var value: CGFloat
  /// Points that are added. Default: 0.
  public var points: CGFloat
  /// The least that it can be, in points; `nil`, the default: there is no bound. The layout keeps a percentage with bounds in numbers of
  /// single precision.
  public private(set) var lowerBound: CGFloat?
  /// The most that it can be, in points; `nil`, the default: there is no bound.
  public private(set) var upperBound: CGFloat?

  /// Makes a percentage.
  public init(_ value: CGFloat, plus points: CGFloat = 0) {
    self.value = value
    self.points = points
  }

  /// The smaller one of a percentage and a number of points: `.min(50%, 300)`. css-values-4 §10.2
  public static func min(_ percent: SPercent, _ points: CGFloat) -> SPercent {
    percent.withBounds(
      lower: percent.lowerBound.map { Swift.min($0, points) }, upper: Swift.min(percent.upperBound ?? points, points))
  }

  /// The larger one of a percentage and a number of points: `.max(50%, 100)`. css-values-4 §10.2
  public static func max(_ percent: SPercent, _ points: CGFloat) -> SPercent {
    percent.withBounds(
      lower: Swift.max(percent.lowerBound ?? points, points), upper: percent.upperBound.map { Swift.max($0, points) })
  }

  /// The percentage between two numbers of points, where the lower one wins: `.clamp(100, 50%, 300)`. css-values-4 §10.2
  public static func clamp(_ lower: CGFloat, _ percent: SPercent, _ upper: CGFloat) -> SPercent {
    max(min(percent, upper), lower)
  }

  private func withBounds(lower: CGFloat?, upper: CGFloat?) -> SPercent {
    var result = self
    (result.lowerBound, result.upperBound) = (lower, upper)
    return result
  }

  /// The same with points added. Bounds are moved, too.
  public static func + (percent: SPercent, points: CGFloat) -> SPercent {
    var sum = percent.withBounds(
      lower: percent.lowerBound.map { $0 + points }, upper: percent.upperBound.map { $0 + points })
    sum.points += points
    return sum
  }

  /// The same with points taken away.
  public static func - (percent: SPercent, points: CGFloat) -> SPercent { percent + -points }

  /// The opposite, with the bounds exchanged.
  public static prefix func - (percent: SPercent) -> SPercent {
    SPercent(-percent.value, plus: -percent.points)
      .withBounds(lower: percent.upperBound.map { -$0 }, upper: percent.lowerBound.map { -$0 })
  }

  var length: Length {
    var length = Length(points: Double(points), percent: Double(value))
    if let upperBound { length = .min(length, Double(upperBound)) }
    if let lowerBound { length = .max(length, Double(lowerBound)) }
    return length
  }
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
