import Foundation

/// A view with the size of its text: `UILabel` without UIKit.
///
/// A ``HeadlessTextMeasurer`` measures the text.
///
/// ```swift
/// let label = HeadlessLabel("Hello world")
/// label.sizeThatFits(CGSize(width: 60, height: 0))  // 40 × 32: two lines of 8 points a letter
/// ```
open class HeadlessLabel: HeadlessView {
  /// The text; `nil` for none. A change calls ``HeadlessView/invalidateIntrinsicContentSize()``.
  open var text: String? {
    get { storedText }
    set {
      if newValue == storedText { return }
      storedText = newValue
      contentDidChange()
    }
  }

  /// The maximum number of lines. Default: 0.
  ///
  /// A value of 0 or less means any number of lines. The default of `UILabel` is 1: code for both platforms sets this
  /// property.
  open var numberOfLines: Int {
    get { storedNumberOfLines }
    set {
      if newValue == storedNumberOfLines { return }
      storedNumberOfLines = newValue
      contentDidChange()
    }
  }

  /// The measurer of the text. Default: a ``FixedAdvanceMeasurer`` with 8 points per letter and 16 per line.
  open var measurer: any HeadlessTextMeasurer {
    get { storedMeasurer ?? HeadlessLabel.defaultMeasurer }
    set {
      storedMeasurer = newValue
      contentDidChange()
    }
  }

  /// Whether the text adjusts to ``HeadlessView/effectiveContentSizeCategory``. Default: `false`, as in `UILabel`.
  ///
  /// If so, ``measurer`` applies to ``HeadlessContentSizeCategory/large``, and is scaled for other categories.
  open var adjustsFontForContentSizeCategory: Bool {
    get { storedAdjustsFont }
    set {
      if newValue == storedAdjustsFont { return }
      storedAdjustsFont = newValue
      contentDidChange()
    }
  }

  /// The measurer of the text in its current size.
  ///
  /// This is ``measurer``, scaled if ``adjustsFontForContentSizeCategory`` is set.
  public var effectiveMeasurer: any HeadlessTextMeasurer {
    guard adjustsFontForContentSizeCategory else { return measurer }
    return measurer.adjusted(to: effectiveContentSizeCategory)
  }

  /// The number of measurements of the text, for tests. You can reset it to 0.
  public var measureCount = 0

  // Stored properties are private, and read and written as a whole: see `HeadlessView`.
  private var storedText: String?
  private var storedNumberOfLines = 0
  /// The measurer; `nil` for the default.
  private var storedMeasurer: (any HeadlessTextMeasurer)?
  private var storedAdjustsFont = false
  /// The last measurement of the current content.
  private var lastMetrics: HeadlessTextMetrics?

  /// The default measurer, which all labels share.
  private static let defaultMeasurer: any HeadlessTextMeasurer = FixedAdvanceMeasurer()

  /// Makes a label with `text` and no size.
  public init(_ text: String?) {
    storedText = text
    super.init(frame: .zero)
  }

  /// Makes a label without text at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a label without text of no size at 0, 0: see ``HeadlessView/init(coder:)``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the size, in points, of the text when it breaks at the width of `size`.
  ///
  /// The height of `size` is ignored. A width that is not finite, or is at least 10⁹, does not break lines. A width
  /// of 0, or a negative one, breaks lines at every opportunity.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureText(width: size.width).size
  }

  /// The size, in points, of the text when it breaks only at forced breaks.
  open override var intrinsicContentSize: CGSize {
    measureText(width: .infinity).size
  }

  override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    viewClass == ObjectIdentifier(HeadlessLabel.self) ? content : nil
  }

  /// The content of the label.
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

  /// Measures the text again, if it adjusts to the category.
  open override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    if adjustsFontForContentSizeCategory { contentDidChange() }
  }

  /// Returns the metrics of the text for the size `size`.
  ///
  /// The last measurement is returned if it had that size.
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

  /// The width at which lines break; `nil`: unlimited.
  static func limit(of width: CGFloat) -> CGFloat? {
    let isEndless = !width.isFinite || width >= endlessWidth
    return isEndless ? nil : max(width, 0)
  }

  /// The width, in points, from which a width is unlimited.
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

  /// Returns the size and the baselines of the text when it breaks at a width.
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
