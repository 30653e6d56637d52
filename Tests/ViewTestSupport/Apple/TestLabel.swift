#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Foundation
  import HeadlessViews
  import PlatformView

  /// A label with text of fixed advance, so that its sizes are those of `HeadlessLabel` on every system.
  ///
  /// As a view of UIKit or AppKit, the label does not report a change of its content.
  open class TestLabel: TestView, ContentSnapshotting {
    /// The text; `nil` for none.
    open var text: String?
    /// The maximum number of lines. Default: 0, any number.
    open var numberOfLines = 0
    /// The measurer of the text. Default: 8 points per letter and 16 per line.
    open var measurer: any HeadlessTextMeasurer = FixedAdvanceMeasurer()
    /// Whether the text adjusts to the size of text of the view. Default: `false`. AppKit has no size of text.
    open var adjustsFontForContentSizeCategory = false
    /// The number of measurements of the text by the label itself. You can reset it to 0.
    public var measureCount = 0

    /// Makes a label with `text` and no size.
    public init(_ text: String?) {
      super.init(frame: .zero)
      self.text = text
    }

    /// Makes a label without text at `frame`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a label without text.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the size, in points, of the text when it breaks at the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      measureCount += 1
      return content.sizeThatFits(size)
    }

    /// The size, in points, of the text when it breaks only at forced breaks.
    open override var intrinsicContentSize: CGSize {
      measureCount += 1
      return content.intrinsicContentSize
    }

    /// Returns the content of the label; `nil` for a subclass, which may override the size.
    public func contentSnapshot() -> (any ContentSnapshot)? { type(of: self) == TestLabel.self ? content : nil }

    private var content: TestLabelContent {
      TestLabelContent(text: text ?? "", maximumLines: max(numberOfLines, 0), measurer: effectiveMeasurer)
    }

    private var effectiveMeasurer: any HeadlessTextMeasurer {
      let scale = adjustsFontForContentSizeCategory ? textScale : 1
      return scale == 1 ? measurer : measurer.scaled(by: scale)
    }
  }

  /// The content of a label.
  nonisolated private struct TestLabelContent: ContentSnapshot {
    let text: String
    let maximumLines: Int
    let measurer: any HeadlessTextMeasurer

    /// The width, in points, from which a width is unlimited.
    private static let endlessWidth: CGFloat = 1e9

    private func metrics(_ width: CGFloat) -> HeadlessTextMetrics {
      let isEndless = !width.isFinite || width >= TestLabelContent.endlessWidth
      return measurer.measure(text, width: isEndless ? nil : max(width, 0), maximumLines: maximumLines)
    }

    func sizeThatFits(_ size: CGSize) -> CGSize { metrics(size.width).size }

    func showing(text: String?) -> (any ContentSnapshot)? {
      TestLabelContent(text: text ?? "", maximumLines: maximumLines, measurer: measurer)
    }

    func firstBaseline(forSize size: CGSize) -> CGFloat? { metrics(size.width).firstBaseline }

    func lastBaseline(forSize size: CGSize) -> CGFloat? { metrics(size.width).lastBaseline }
  }
#endif
