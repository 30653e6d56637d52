import Foundation

/// A view without content, whose size is zero.
package struct UnmeasuredContent: ContentSnapshot {
  package init() {}

  package func sizeThatFits(_ size: CGSize) -> CGSize { .zero }

  package var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
}

/// An image, or none.
package struct ImageContent: ContentSnapshot {
  let image: CGSize?

  package init(image: CGSize?) { self.image = image }

  package func sizeThatFits(_ size: CGSize) -> CGSize { image ?? .zero }

  package var intrinsicContentSize: CGSize { image ?? CGSize(width: -1, height: -1) }

  package var naturalImageSize: CGSize? { image }

  package func showing(imageSize: CGSize?) -> (any ContentSnapshot)? { ImageContent(image: imageSize) }
}

/// A view with a fixed size and no baseline.
package struct FixedContent: ContentSnapshot {
  let size: CGSize
  package let intrinsicContentSize: CGSize

  package init(size: CGSize, intrinsicContentSize: CGSize) {
    self.size = size
    self.intrinsicContentSize = intrinsicContentSize
  }

  package func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

/// The content of a view, with text of a size other than the current one.
package struct ScaledContent {
  /// The content as the view shows it.
  package let content: any ContentSnapshot
  /// The content with the whole text, in any number of lines.
  ///
  /// The content is `nil` if it scrolls and may be larger than the view.
  package let wholeText: (any ContentSnapshot)?

  package init(content: any ContentSnapshot, wholeText: (any ContentSnapshot)?) {
    self.content = content
    self.wholeText = wholeText
  }
}

/// A text in which all letters have the same advance, in points.
package struct FixedAdvanceContent {
  package let text: String
  package let advance: CGFloat
  package let lineHeight: CGFloat
  /// The distance of the baseline from the top of a line; `nil` if it is unknown.
  package let baseline: CGFloat?

  package init(text: String, advance: CGFloat, lineHeight: CGFloat, baseline: CGFloat?) {
    self.text = text
    self.advance = advance
    self.lineHeight = lineHeight
    self.baseline = baseline
  }
}
