#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// A view as large as its text: `UILabel` without UIKit. A ``HeadlessTextMeasurer`` says how large that is.
  ///
  /// ```swift
  /// let label = HeadlessLabel("Hello world")
  /// label.sizeThatFits(CGSize(width: 60, height: 0))  // 40 × 32: two lines of 8 points a letter
  /// ```
  open class HeadlessLabel: HeadlessView {
    /// The text; `nil` for none. Another text calls ``HeadlessView/invalidateIntrinsicContentSize()``.
    open var text: String? {
      didSet {
        if text != oldValue { contentDidChange() }
      }
    }

    /// The most lines that are shown. Default: 0, which like less means any number.
    open var numberOfLines = 0 {
      didSet {
        if numberOfLines != oldValue { contentDidChange() }
      }
    }

    /// What measures the text. Default: a ``FixedAdvanceMeasurer`` of 8 points a letter and 16 a line.
    open var measurer: any HeadlessTextMeasurer = FixedAdvanceMeasurer() {
      didSet { contentDidChange() }
    }

    /// How often the text was measured, for tests. It may be set back to 0.
    public var measureCount = 0

    /// The last measurement of the present content.
    private var lastMetrics: HeadlessTextMetrics?

    /// Makes a label with `text` and no size.
    public init(_ text: String?) {
      super.init(frame: .zero)
      self.text = text
    }

    /// Makes a label without text at `frame`.
    public override init(frame: CGRect) {
      super.init(frame: frame)
    }

    /// The size, in points, of the text when it breaks at the width of `size`; its height is not asked for. A width that
    /// is not finite, or 10⁹ and more, breaks nothing. 0 breaks wherever the text can break, and so does a negative one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      measureText(width: size.width).size
    }

    /// The size, in points, of the text when it breaks only where it must.
    open override var intrinsicContentSize: CGSize {
      measureText(width: .infinity).size
    }

    /// The text, with its baselines, if the label has the size `size`. The last measurement is used if it had that size.
    func labelMetrics(forSize size: CGSize) -> HeadlessTextMetrics {
      if let lastMetrics, lastMetrics.size == size { return lastMetrics }
      return measureText(width: size.width)
    }

    private func measureText(width: CGFloat) -> HeadlessTextMetrics {
      let isEndless = !width.isFinite || width >= HeadlessLabel.endlessWidth
      measureCount += 1
      let metrics = measurer.measure(
        text ?? "", width: isEndless ? nil : max(width, 0), maximumLines: max(numberOfLines, 0))
      lastMetrics = metrics
      return metrics
    }

    /// Widths from here on, in points, count as no limit.
    private static let endlessWidth: CGFloat = 1e9

    private func contentDidChange() {
      lastMetrics = nil
      invalidateIntrinsicContentSize()
    }
  }
#endif
