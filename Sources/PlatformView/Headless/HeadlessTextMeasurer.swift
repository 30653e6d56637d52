#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// Measures text for a ``HeadlessLabel``.
  public protocol HeadlessTextMeasurer: Sendable {
    /// The size of `text` when its lines break at `width`, in points; `nil` breaks them only where they must. No more than
    /// `maximumLines` lines are shown; 0 means any number.
    func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics

    /// The measurer of the same font in another size: see ``HeadlessLabel/adjustsFontForContentSizeCategory``. `factor` is positive and
    /// finite. Default: what this measurer says of text in room that is wider or narrower by the factor, scaled.
    func scaled(by factor: CGFloat) -> any HeadlessTextMeasurer
  }

  extension HeadlessTextMeasurer {
    /// What this measurer says of text in room that is wider or narrower by `factor`, scaled.
    public func scaled(by factor: CGFloat) -> any HeadlessTextMeasurer {
      ScaledTextMeasurer(base: self, factor: factor)
    }
  }

  extension HeadlessTextMeasurer {
    /// The measurer of the same font in the size of a category; this one counts for ``HeadlessContentSizeCategory/large``.
    func adjusted(to category: HeadlessContentSizeCategory) -> any HeadlessTextMeasurer {
      adjusted(by: category.textScale)
    }

    /// The measurer of the same font in text that is so many times as large; this one counts for 1.
    func adjusted(by textScale: CGFloat) -> any HeadlessTextMeasurer { textScale == 1 ? self : scaled(by: textScale) }
  }

  /// A measurer whose font has another size.
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

  /// What measuring text says.
  public struct HeadlessTextMetrics: Sendable {
    /// The width of the longest line and the height of all lines, in points.
    public let size: CGSize
    /// The distance from the top to the first baseline, in points; `nil` if it is not known.
    public let firstBaseline: CGFloat?
    /// The distance from the top to the last baseline, in points; `nil` if it is not known: the first one counts then.
    public let lastBaseline: CGFloat?

    /// Makes metrics. A size that is negative or not finite counts as 0, a baseline that is not finite as not known.
    public init(size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil) {
      self.size = CGSize(width: size.width.asExtent, height: size.height.asExtent)
      self.firstBaseline = firstBaseline.flatMap { $0.isFinite ? $0 : nil }
      self.lastBaseline = lastBaseline.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  extension HeadlessTextMetrics: Equatable {
    /// Whether size and baselines are the same.
    public static func == (first: HeadlessTextMetrics, second: HeadlessTextMetrics) -> Bool {
      first.size == second.size && first.firstBaseline == second.firstBaseline
        && first.lastBaseline == second.lastBaseline
    }
  }
#endif
