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

    /// The most lines that are shown. Default: 0, which like less means any number. A `UILabel` begins with 1: a program for both sets
    /// the number.
    open var numberOfLines = 0 {
      didSet {
        if numberOfLines != oldValue { contentDidChange() }
      }
    }

    /// What measures the text. Default: a ``FixedAdvanceMeasurer`` of 8 points a letter and 16 a line.
    open var measurer: any HeadlessTextMeasurer = FixedAdvanceMeasurer() {
      didSet { contentDidChange() }
    }

    /// Whether the text follows ``HeadlessView/effectiveContentSizeCategory``: ``measurer`` counts for
    /// ``HeadlessContentSizeCategory/large`` then, and is scaled for other categories. Default: `false`, as on a `UILabel`.
    open var adjustsFontForContentSizeCategory = false {
      didSet {
        if adjustsFontForContentSizeCategory != oldValue { contentDidChange() }
      }
    }

    /// What measures the text in its present size: ``measurer``, scaled if ``adjustsFontForContentSizeCategory`` is set.
    public var effectiveMeasurer: any HeadlessTextMeasurer {
      guard adjustsFontForContentSizeCategory else { return measurer }
      return measurer.adjusted(to: effectiveContentSizeCategory)
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

    override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
      viewClass == ObjectIdentifier(HeadlessLabel.self) ? content : nil
    }

    /// What the label shows.
    var content: LabelContent {
      LabelContent(text: text ?? "", maximumLines: max(numberOfLines, 0), measurer: effectiveMeasurer)
    }

    override func scaledContent(textScale: CGFloat) -> ScaledContent? {
      guard knownContent(of: ObjectIdentifier(type(of: self))) != nil else { return nil }
      let measurer = adjustsFontForContentSizeCategory ? measurer.adjusted(by: textScale) : measurer
      let text = text ?? ""
      return ScaledContent(
        content: LabelContent(text: text, maximumLines: max(numberOfLines, 0), measurer: measurer),
        wholeText: LabelContent(text: text, maximumLines: 0, measurer: measurer))
    }

    /// Measures the text again, if it follows the category.
    open override func contentSizeCategoryDidChange() {
      super.contentSizeCategoryDidChange()
      if adjustsFontForContentSizeCategory { contentDidChange() }
    }

    /// The text, with its baselines, if the label has the size `size`. The last measurement is used if it had that size.
    override func textMetrics(forSize size: CGSize) -> HeadlessTextMetrics? {
      if let lastMetrics, lastMetrics.size == size { return lastMetrics }
      return measureText(width: size.width)
    }

    private func measureText(width: CGFloat) -> HeadlessTextMetrics {
      measureCount += 1
      let metrics = content.metrics(width: width)
      lastMetrics = metrics
      return metrics
    }

    /// The width at which lines break; `nil`: there is no limit.
    static func limit(of width: CGFloat) -> CGFloat? {
      let isEndless = !width.isFinite || width >= endlessWidth
      return isEndless ? nil : max(width, 0)
    }

    /// Widths from here on, in points, count as no limit.
    private static let endlessWidth: CGFloat = 1e9

    private func contentDidChange() {
      lastMetrics = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The content of a label.
  struct LabelContent: ContentSnapshot {
    let text: String
    let maximumLines: Int
    let measurer: any HeadlessTextMeasurer

    /// The size and the baselines of the text when it breaks at a width.
    func metrics(width: CGFloat) -> HeadlessTextMetrics {
      measurer.measure(text, width: HeadlessLabel.limit(of: width), maximumLines: maximumLines)
    }

    func sizeThatFits(_ size: CGSize) -> CGSize { metrics(width: size.width).size }

    func showing(text: String?) -> (any ContentSnapshot)? {
      LabelContent(text: text ?? "", maximumLines: maximumLines, measurer: measurer)
    }

    func firstBaseline(forSize size: CGSize) -> CGFloat? { metrics(width: size.width).firstBaseline }

    func lastBaseline(forSize size: CGSize) -> CGFloat? { metrics(width: size.width).lastBaseline }
  }
#endif
