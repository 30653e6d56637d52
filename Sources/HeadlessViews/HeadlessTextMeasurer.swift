import Foundation

/// A measurer of the text of a ``HeadlessLabel``.
public protocol HeadlessTextMeasurer: Sendable {
  /// Returns the size of `text` when its lines break at `width`, in points.
  ///
  /// If `width` is `nil`, lines break only at forced breaks. At most `maximumLines` lines are shown; 0 means any
  /// number.
  func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics

  /// Returns the measurer of the same font in another size: see ``HeadlessLabel/adjustsFontForContentSizeCategory``.
  ///
  /// `factor` is positive and finite. Default: a measurer that divides the available width by the factor, and
  /// multiplies the metrics of this measurer by it.
  func scaled(by factor: CGFloat) -> any HeadlessTextMeasurer
}

extension HeadlessTextMeasurer {
  /// Returns a measurer that scales the metrics of this one by `factor`.
  ///
  /// The available width is divided by the factor.
  public func scaled(by factor: CGFloat) -> any HeadlessTextMeasurer {
    ScaledTextMeasurer(base: self, factor: factor)
  }
}

extension HeadlessTextMeasurer {
  /// Returns the measurer of the same font in the size of a category.
  ///
  /// This measurer applies to ``HeadlessContentSizeCategory/large``.
  func adjusted(to category: HeadlessContentSizeCategory) -> any HeadlessTextMeasurer {
    adjusted(by: category.textScale)
  }

  /// Returns the measurer of the same font for a text scale. This measurer applies to the scale 1.
  func adjusted(by textScale: CGFloat) -> any HeadlessTextMeasurer { textScale == 1 ? self : scaled(by: textScale) }
}

/// A measurer that scales the metrics of another one.
private struct ScaledTextMeasurer: HeadlessTextMeasurer {
  let base: any HeadlessTextMeasurer
  let factor: CGFloat

  func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
    let metrics = base.measure(text, width: width.map { $0 / factor }, maximumLines: maximumLines)
    return HeadlessTextMetrics(
      size: CGSize(width: metrics.size.width * factor, height: metrics.size.height * factor),
      firstBaseline: metrics.firstBaseline.map { $0 * factor }, lastBaseline: metrics.lastBaseline.map { $0 * factor }
    )
  }
}

/// The result of a text measurement.
public struct HeadlessTextMetrics: Sendable {
  /// The width of the longest line and the height of all lines, in points.
  public let size: CGSize
  /// The distance from the top to the first baseline, in points; `nil` if it is not known.
  public let firstBaseline: CGFloat?
  /// The distance from the top to the last baseline, in points; `nil` if it is unknown.
  ///
  /// The first baseline is used in place of an unknown one.
  public let lastBaseline: CGFloat?

  /// Makes metrics.
  ///
  /// Dimensions that are negative or not finite become 0. A baseline that is not finite becomes `nil`.
  public init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
    self.size = CGSize(width: size.width.asExtent, height: size.height.asExtent)
    self.firstBaseline = firstBaseline.flatMap { $0.isFinite ? $0 : nil }
    self.lastBaseline = lastBaseline.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension HeadlessTextMetrics: Equatable {
  /// Returns whether the sizes and baselines are equal.
  public static func == (first: HeadlessTextMetrics, second: HeadlessTextMetrics) -> Bool {
    first.size == second.size && first.firstBaseline == second.firstBaseline
      && first.lastBaseline == second.lastBaseline
  }
}
