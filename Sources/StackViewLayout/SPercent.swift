import Foundation
import LayoutEngine

/// A percentage, with optional points and bounds: `50%`, `-50%`, `50% + 10`, `.min(50%, 300)`.
///
/// Widths and horizontal edges refer to the container's content width, heights and vertical edges to its content height.
///
/// ```swift
/// view.item.width(50%)
/// view.item.width(100% - 20)
/// view.item.marginLeft(-5%)
/// view.item.basis(.clamp(100, 50%, 300))
/// ```
public struct SPercent: Equatable, Hashable, Sendable {
  /// The percentage as a length of the engine.
  private(set) var length: Length

  private init(_ length: Length) { self.length = length }

  /// Makes a percentage.
  /// - Parameters:
  ///   - value: The percentage: 50 is half.
  ///   - points: Points that are added. Default: 0.
  public init(_ value: CGFloat, plus points: CGFloat = 0) {
    self.init(Length(points: Double(points), percent: Double(value)))
  }

  /// The percentage: 50 is half. With bounds it is a number of single precision, and so are the points.
  public var value: CGFloat {
    get { CGFloat(length.percent) }
    set { length.percent = Double(newValue) }
  }
  /// Points that are added. Default: 0.
  public var points: CGFloat {
    get { CGFloat(length.points) }
    set { length.points = Double(newValue) }
  }
  /// The smallest value, in points; `nil`, the default: there is no bound.
  public var lowerBound: CGFloat? { length.lowerBound.map { CGFloat($0) } }
  /// The largest value, in points; `nil`, the default: there is no bound.
  public var upperBound: CGFloat? { length.upperBound.map { CGFloat($0) } }

  /// The smaller one of a percentage and a number of points: `.min(50%, 300)`. css-values-4 §10.2
  public static func min(_ percent: SPercent, _ points: CGFloat) -> SPercent {
    SPercent(.min(percent.length, Double(points)))
  }

  /// The larger one of a percentage and a number of points: `.max(50%, 100)`. css-values-4 §10.2
  public static func max(_ percent: SPercent, _ points: CGFloat) -> SPercent {
    SPercent(.max(percent.length, Double(points)))
  }

  /// The percentage between two numbers of points: `.clamp(100, 50%, 300)`. If the bounds contradict each other, the lower bound
  /// applies. css-values-4 §10.2
  public static func clamp(_ lower: CGFloat, _ percent: SPercent, _ upper: CGFloat) -> SPercent {
    SPercent(.clamp(Double(lower), percent.length, Double(upper)))
  }

  /// The percentage with points added, also to its bounds.
  public static func + (percent: SPercent, points: CGFloat) -> SPercent { SPercent(percent.length + Double(points)) }

  /// The percentage with points subtracted, also from its bounds.
  public static func - (percent: SPercent, points: CGFloat) -> SPercent { percent + -points }

  /// The negated percentage, with the bounds exchanged.
  public static prefix func - (percent: SPercent) -> SPercent { SPercent(-percent.length) }
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
