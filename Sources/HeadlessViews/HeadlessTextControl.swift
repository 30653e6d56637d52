import Foundation

/// A view that shows text inside insets.
///
/// This is the superclass of ``HeadlessButton``, ``HeadlessTextField`` and ``HeadlessTextView``.
open class HeadlessTextControl: HeadlessView {
  /// Whether the control is enabled. Default: `true`. The size does not depend on this property.
  open var isEnabled = true

  /// The measurer of the text. Default: a ``FixedAdvanceMeasurer`` with 8 points per letter and 16 per line.
  open var measurer: any HeadlessTextMeasurer = FixedAdvanceMeasurer() {
    didSet { contentDidChange() }
  }

  /// Whether the text adjusts to ``HeadlessView/effectiveContentSizeCategory``, as in ``HeadlessLabel``.
  ///
  /// Default: `false`.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory != oldValue { contentDidChange() }
    }
  }

  /// Makes a control at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of no size at 0, 0: see ``HeadlessView/init(coder:)``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the size, in points, of the content with its insets.
  ///
  /// Text of several lines breaks at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  /// The size, in points, of the content with its insets for unlimited space.
  open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  /// Measures the text again, if it adjusts to the category.
  open override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    if adjustsFontForContentSizeCategory { contentDidChange() }
  }

  /// The content of the control.
  var content: InsetText { InsetText(measurer: effectiveMeasurer) }

  override func scaledContent(textScale: CGFloat) -> ScaledContent? {
    guard knownContent(of: ObjectIdentifier(type(of: self))) != nil else { return nil }
    var content = content
    content.measurer = adjustsFontForContentSizeCategory ? measurer.adjusted(by: textScale) : measurer
    return ScaledContent(content: content, wholeText: showsWholeContent ? content : nil)
  }

  /// Whether the whole text of the control should be visible; otherwise the text scrolls.
  var showsWholeContent: Bool { false }

  /// The measurer of the text in its current size.
  var effectiveMeasurer: any HeadlessTextMeasurer {
    guard adjustsFontForContentSizeCategory else { return measurer }
    return measurer.adjusted(to: effectiveContentSizeCategory)
  }

  override func textMetrics(forSize size: CGSize) -> HeadlessTextMetrics? { content.metrics(forSize: size) }

  func contentDidChange() { invalidateIntrinsicContentSize() }
}

/// Text inside insets.
struct InsetText: ContentSnapshot {
  var text = ""
  /// The text that is shown if `text` is empty.
  var placeholder = ""
  var measurer: any HeadlessTextMeasurer
  var insets = HeadlessEdgeInsets.zero
  /// Whether the text is a single line, centered vertically; otherwise the text begins at the top and breaks.
  var isOneLine = true
  var minimumWidth: CGFloat = 0
  /// The size of the image in front of the text.
  var image = CGSize.zero
  /// Whether the content determines the size of the view.
  var isIntrinsic = true

  func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textMetrics(width: size.width).size
    let width = text.width + image.width + insets.left + insets.right
    return CGSize(
      width: max(width, minimumWidth), height: max(text.height, image.height) + insets.top + insets.bottom)
  }

  var intrinsicContentSize: CGSize {
    guard isIntrinsic else { return CGSize(width: -1, height: -1) }
    return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  func showing(text: String?) -> (any ContentSnapshot)? {
    var content = self
    content.text = text ?? ""
    return content
  }

  func firstBaseline(forSize size: CGSize) -> CGFloat? { metrics(forSize: size).firstBaseline }

  func lastBaseline(forSize size: CGSize) -> CGFloat? {
    let metrics = metrics(forSize: size)
    return metrics.lastBaseline ?? metrics.firstBaseline
  }

  /// Returns the baselines for a size of the view.
  func metrics(forSize size: CGSize) -> HeadlessTextMetrics {
    let metrics = textMetrics(width: size.width)
    let room = size.height - insets.top - insets.bottom
    let top = insets.top + (isOneLine ? (room - metrics.size.height) / 2 : 0)
    return HeadlessTextMetrics(
      size: size, firstBaseline: metrics.firstBaseline.map { $0 + top },
      lastBaseline: metrics.lastBaseline.map { $0 + top })
  }

  /// Returns the metrics of the text, or of a line without letters.
  private func textMetrics(width: CGFloat) -> HeadlessTextMetrics {
    let shown = text.isEmpty ? placeholder : text
    let room = width - insets.left - insets.right
    let limit = isOneLine ? nil : HeadlessLabel.limit(of: width).map { _ in max(room, 0) }
    let metrics = measurer.measure(shown.isEmpty ? " " : shown, width: limit, maximumLines: isOneLine ? 1 : 0)
    guard shown.isEmpty else { return metrics }
    return HeadlessTextMetrics(
      size: CGSize(width: 0, height: metrics.size.height), firstBaseline: metrics.firstBaseline,
      lastBaseline: metrics.lastBaseline)
  }
}
