#if canImport(UIKit) && !os(watchOS)
  import ViewSupport

  extension UIView {
    /// Returns the size of the view without corrections, for a space that is finite and not negative.
    package func platformFittingSize(_ room: CGSize) -> CGSize { sizeThatFits(room) }

    /// Returns the size of the view's content for a space that is finite and not negative.
    ///
    /// A class that does not override `sizeThatFits(_:)` returns its current size, which an earlier layout may have set; a
    /// slider returns its current width. The size of the content is then the `intrinsicContentSize`, 0 in a dimension
    /// without one.
    ///
    /// Labels break words in a space that is narrower than their longest word: their min-content is that of this width.
    package func contentFittingSize(_ room: CGSize) -> CGSize {
      if room.isMinContent, let label = self as? UILabel, let width = label.textSnapshot()?.minimumWidth {
        return sizeThatFits(CGSize(width: width, height: room.height))
      }
      guard returnsBounds || isSlider else { return sizeThatFits(room) }
      let content = intrinsicContentSize
      return CGSize(width: content.width.asExtent, height: content.height.asExtent)
    }

    private var isSlider: Bool {
      #if os(tvOS)
        return false
      #else
        return type(of: self) == UISlider.self
      #endif
    }

    /// Whether `sizeThatFits(_:)` is the method of `UIView` or of `UIScrollView`.
    private var returnsBounds: Bool {
      let selector = NSSelectorFromString("sizeThatFits:")
      let method = unsafe class_getMethodImplementation(type(of: self), selector)
      return unsafe method == class_getMethodImplementation(UIView.self, selector)
        || method == class_getMethodImplementation(UIScrollView.self, selector)
    }

    /// Returns the distance from the top of the view to its first baseline for the size `size`; `nil` if unknown.
    ///
    /// A label of one line centers the text vertically; the text of others is assumed to begin at the top. A
    /// `UITextField` and a `UIButton` center their texts. Another view has the baseline of the view that
    /// `forFirstBaselineLayout` returns, as it was laid out last.
    package func firstBaseline(forSize size: CGSize) -> CGFloat? {
      switch self {
      case let label as UILabel: return label.labelBaseline(forHeight: size.height)
      case let field as UITextField: return field.fieldBaseline(forSize: size)
      case let button as UIButton: return button.titleBaseline(forSize: size)
      case let text as UITextView: return text.font.map { text.textContainerInset.top + $0.ascender }
      default:
        let inner = forFirstBaselineLayout
        guard inner !== self, inner.isDescendant(of: self) else { return nil }
        let rect = inner.convert(inner.bounds, to: self)
        return inner.baselines(forSize: rect.size).first.map { rect.minY + $0 }
      }
    }

    /// Returns the distance from the top of the view to its last baseline for the size `size`; `nil` if unknown.
    ///
    /// The text of a label of several lines is assumed to end at the bottom. Another view has the baseline of the view
    /// that `forLastBaselineLayout` returns, at the distance from the bottom with which it was laid out last.
    package func lastBaseline(forSize size: CGSize) -> CGFloat? {
      switch self {
      case let label as UILabel: return label.lastLabelBaseline(forHeight: size.height)
      case let field as UITextField: return field.fieldBaseline(forSize: size)
      case let button as UIButton: return button.titleBaseline(forSize: size)
      case let text as UITextView:
        return text.font.map { size.height - text.textContainerInset.bottom + $0.descender }
      default:
        let inner = forLastBaselineLayout
        guard inner !== self, inner.isDescendant(of: self) else { return nil }
        let rect = inner.convert(inner.bounds, to: self)
        return inner.baselines(forSize: rect.size).last.map { size.height - bounds.height + rect.minY + $0 }
      }
    }

    /// Whether the text of a label can be measured without the label.
    package static var measuresTextsWithoutLabels: Bool { true }

    /// The size of the image that an image view shows, in points; `nil` for other views and without an image.
    package var naturalImageSize: CGSize? { (self as? UIImageView)?.image?.size }

    /// Returns the content of a view whose class is known exactly; `nil` for other views.
    ///
    /// - Parameters:
    ///   - includesLabels: Whether the texts of labels may be measured without the label.
    ///   - isTemplate: Whether the content will be replaced by other content.
    func platformContent(includesLabels: Bool, isTemplate: Bool) -> (any ContentSnapshot)? {
      switch ObjectIdentifier(type(of: self)) {
      case ObjectIdentifier(UIView.self): return UnmeasuredContent()
      case ObjectIdentifier(UIImageView.self):
        // Without an image, the view itself is measured.
        let image = naturalImageSize
        return image != nil || isTemplate ? ImageContent(image: image) : nil
      case ObjectIdentifier(UILabel.self):
        return includesLabels || isTemplate ? (self as? UILabel)?.textSnapshot() : nil
      default: return nil
      }
    }

    /// Returns the content of a `UILabel` with text scaled by `scale`, relative to the category `large`.
    ///
    /// The fonts are scaled as the text of the body style, unless the label does not adjust to the text size. The
    /// result is `nil` for other views and for subclasses. The view is not changed.
    package func contentWithText(scale: CGFloat) -> ScaledContent? {
      guard ObjectIdentifier(type(of: self)) == ObjectIdentifier(UILabel.self) else { return nil }
      return (self as? UILabel)?.scaledContent(textScale: scale)
    }

    /// Whether the whole text of the view should be visible.
    package var showsWholeText: Bool { self is UILabel }

    /// Whether the view scrolls its content, whose size then does not determine the size of the view.
    package var scrollsContent: Bool { (self as? UITextView)?.isScrollEnabled ?? (self is UIScrollView) }
  }

  extension UIView {
    /// The properties of the view's content on which the layout depends, apart from the text size.
    package var contentKey: String? {
      guard let label = self as? UILabel else { return naturalImageSize.map { "\($0)" } }
      let style = label.font?.fontDescriptor.object(forKey: .textStyle).map { "\($0)" }
      let size = label.font.map { "\($0.pointSize)" }
      let font = label.adjustsFontForContentSizeCategory ? style : size
      return "\(label.numberOfLines) \(font ?? "-") \(label.attributedText?.string ?? "")"
    }
  }

  extension UILabel {
    /// Returns the first baseline for the height `height`.
    ///
    /// Labels center their text vertically. The height of a text of several lines is assumed to be that of the label.
    fileprivate func labelBaseline(forHeight height: CGFloat) -> CGFloat? {
      guard let font else { return nil }
      guard numberOfLines == 1, height.isFinite else { return font.ascender }
      return (height - font.lineHeight) / 2 + font.ascender
    }

    /// Returns the last baseline for the height `height`. The descender is a negative number.
    fileprivate func lastLabelBaseline(forHeight height: CGFloat) -> CGFloat? {
      guard numberOfLines != 1 else { return labelBaseline(forHeight: height) }
      return height.isFinite ? font.map { height + $0.descender } : nil
    }

    fileprivate func scaledContent(textScale: CGFloat) -> ScaledContent? {
      let current = traitCollection.preferredContentSizeCategory.textScale
      let factor = adjustsFontForContentSizeCategory ? textScale / current : 1
      guard let content = textSnapshot()?.scaled(by: factor) else { return nil }
      return ScaledContent(content: content, wholeText: content.withoutLimit)
    }
  }

  extension UITextField {
    /// Returns the baseline for the size `size`. Fields center their text inside their borders.
    fileprivate func fieldBaseline(forSize size: CGSize) -> CGFloat? {
      guard let font else { return nil }
      let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
      return rect.midY - font.lineHeight / 2 + font.ascender
    }
  }

  extension UIButton {
    /// Returns the baseline of the title for the size `size`; `nil` without a title. Buttons center their titles.
    fileprivate func titleBaseline(forSize size: CGSize) -> CGFloat? {
      guard let title = titleLabel, title.text?.isEmpty == false, let font = title.font else { return nil }
      let rect = contentRect(forBounds: CGRect(origin: .zero, size: size))
      return rect.midY - font.lineHeight / 2 + font.ascender
    }
  }

  extension UIContentSizeCategory {
    /// The categories with the point sizes of their body style, in ascending order.
    ///
    /// The sizes are those of Apple's Human Interface Guidelines.
    private static let bodySizes: [(category: UIContentSizeCategory, size: CGFloat)] = [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
      (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
      (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ]

    /// Returns the largest category whose text is not larger than `scale`, relative to `large`; the smallest one otherwise.
    package static func category(forTextScale scale: Double) -> UIContentSizeCategory {
      // A scale may be rounded.
      bodySizes.last { Double($0.size / 17) <= scale + 0.005 }?.category ?? .extraSmall
    }

    /// The text size of the body style relative to `large`; 1 for an unknown category.
    fileprivate var textScale: CGFloat {
      (UIContentSizeCategory.bodySizes.first { $0.category == self }?.size ?? 17) / 17
    }
  }
#endif
