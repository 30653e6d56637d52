import Foundation
import LayoutEngine

/// A percentage, with optional points, or a function of percentages: `50%`, `-50%`, `50% + 10`, `.min(50%, 300)`.
///
/// Widths and horizontal edges refer to the container's content width, heights and vertical edges to its content height.
///
/// ```swift
/// view.item.width(50%)
/// view.item.width(100% - 20)
/// view.item.width(100% / 3)
/// view.item.marginLeft(-5%)
/// view.item.basis(.clamp(100, 50%, 300))
/// ```
public struct SPercent: Equatable, Hashable, Sendable {
  /// The percentage as a length of the engine.
  private(set) var length: Length

  package init(_ length: Length) { self.length = length }

  /// Makes a percentage.
  /// - Parameters:
  ///   - value: The percentage: 50 is half.
  ///   - points: Points that are added. Default: 0.
  public init(_ value: CGFloat, plus points: CGFloat = 0) {
    self.init(Length(points: Double(points), percent: Double(value)))
  }

  /// The percentage: 50 is half. Of a function, it is that of the first argument.
  public var value: CGFloat {
    get { CGFloat(length.percent) }
    set { length.percent = Double(newValue) }
  }
  /// Points that are added. Default: 0.
  public var points: CGFloat {
    get { CGFloat(length.points) }
    set { length.points = Double(newValue) }
  }
  /// The smallest value, in points; `nil`, the default: there is no bound, or it is a percentage.
  public var lowerBound: CGFloat? { length.lowerBound.map { CGFloat($0) } }
  /// The largest value, in points; `nil`, the default: there is no bound, or it is a percentage.
  public var upperBound: CGFloat? { length.upperBound.map { CGFloat($0) } }

  /// The smaller one of a percentage and a number of points: `.min(50%, 300)`. css-values-4 §10.2
  public static func min(_ percent: SPercent, _ points: CGFloat) -> SPercent {
    SPercent(.min(percent.length, points.length))
  }

  /// The smaller one of two percentages: `.min(50%, 30% + 100)`. css-values-4 §10.2
  ///
  /// Functions have up to 16 numbers in all arguments: `.min(.min(50%, 30% + 100), 400)`. A larger function is an invalid value, which
  /// is reported and replaced by the default of the property.
  public static func min(_ first: SPercent, _ second: SPercent) -> SPercent {
    SPercent(.min(first.length, second.length))
  }

  /// The larger one of a percentage and a number of points: `.max(50%, 100)`. css-values-4 §10.2
  public static func max(_ percent: SPercent, _ points: CGFloat) -> SPercent {
    SPercent(.max(percent.length, points.length))
  }

  /// The larger one of two percentages: `.max(50%, 100% - 200)`. css-values-4 §10.2
  ///
  /// For the number of arguments see the minimum of two percentages.
  public static func max(_ first: SPercent, _ second: SPercent) -> SPercent {
    SPercent(.max(first.length, second.length))
  }

  /// The percentage between two numbers of points: `.clamp(100, 50%, 300)`. If the bounds contradict each other, the lower bound
  /// applies. css-values-4 §10.2
  public static func clamp(_ lower: CGFloat, _ percent: SPercent, _ upper: CGFloat) -> SPercent {
    SPercent(.clamp(lower.length, percent.length, upper.length))
  }

  /// The percentage between two others: `.clamp(20%, 10% + 100, 50%)`. If the bounds contradict each other, the lower bound applies.
  /// css-values-4 §10.2
  public static func clamp(_ lower: SPercent, _ percent: SPercent, _ upper: SPercent) -> SPercent {
    SPercent(.clamp(lower.length, percent.length, upper.length))
  }

  /// The number of points between two percentages: `.clamp(20%, 300, 50%)`. If the bounds contradict each other, the lower bound
  /// applies. css-values-4 §10.2
  public static func clamp(_ lower: SPercent, _ points: CGFloat, _ upper: SPercent) -> SPercent {
    SPercent(.clamp(lower.length, points.length, upper.length))
  }

  /// The percentage with points added, also to each argument of a function.
  public static func + (percent: SPercent, points: CGFloat) -> SPercent { SPercent(percent.length + Double(points)) }

  /// The percentage with points subtracted, also from each argument of a function.
  public static func - (percent: SPercent, points: CGFloat) -> SPercent { percent + -points }

  /// The negated percentage: `max` takes the place of `min`.
  public static prefix func - (percent: SPercent) -> SPercent { SPercent(-percent.length) }

  /// The percentage multiplied by a number: `100% * 0.4`. Each argument of a function is multiplied.
  public static func * (percent: SPercent, factor: CGFloat) -> SPercent { SPercent(percent.length * Double(factor)) }

  /// The percentage multiplied by a number: `2 * 20%`.
  public static func * (factor: CGFloat, percent: SPercent) -> SPercent { percent * factor }

  /// The percentage divided by a number: `100% / 3`. Each argument of a function is divided. A percentage that is divided by 0 is an
  /// invalid value.
  public static func / (percent: SPercent, divisor: CGFloat) -> SPercent { SPercent(percent.length / Double(divisor)) }
}

postfix operator %

/// A percentage: `12.5%`.
public postfix func % (value: CGFloat) -> SPercent { SPercent(value) }

/// A percentage: `12.5%`.
public postfix func % (value: Double) -> SPercent { SPercent(CGFloat(value)) }

/// A percentage: `50%`.
public postfix func % (value: Int) -> SPercent { SPercent(CGFloat(value)) }

extension CGFloat {
  /// The number of points as a length of the engine.
  var length: Length { Length(points: Double(self)) }
}
