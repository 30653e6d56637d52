import Foundation
import LayoutEngine
import PlatformView

// The natural aspect ratio of images. css-sizing-3 §5.1: where one size of a replaced element is given and the other is `auto`, the
// other follows by the natural ratio. In CSS a size that comes from stretching or flexing counts as given, too. Here the style alone
// gives sizes, as stretched and shrunk images of StackViewLayout keep their natural height.
extension ViewNode {
  /// Keeps whether a style gives one of both sizes as a length, and leaves the other to the content.
  func noteGivenSize(_ style: Style) {
    let hasRatio = style.aspectRatio != nil
    mark(.givesWidthAlone, !hasRatio && style.width.isLength && style.height == .auto)
    mark(.givesHeightAlone, !hasRatio && style.height.isLength && style.width == .auto)
  }

  /// The size of an image of which one dimension is given by the style; `nil` for other views and questions.
  func imageSize(of view: PlatformView, _ input: MeasureInput) -> CGSize? {
    if has(.givesWidthAlone), let width = input.knownWidth, let ratio = view.naturalImageRatio {
      return CGSize(width: width, height: width / ratio)
    }
    if has(.givesHeightAlone), let height = input.knownHeight, let ratio = view.naturalImageRatio {
      return CGSize(width: height * ratio, height: height)
    }
    return nil
  }

  /// The size of such an image in a frame.
  package func imageSize(of view: PlatformView, in frame: LayoutSize) -> CGSize? {
    imageSize(of: view, MeasureInput(knownWidth: frame.width, knownHeight: frame.height))
  }
}

extension PreferredSize {
  fileprivate var isLength: Bool {
    guard case .length = self else { return false }
    return true
  }
}

extension PlatformView {
  /// Width ÷ height of the image that an image view shows; `nil` for other views and without an image.
  fileprivate var naturalImageRatio: CGFloat? {
    guard let size = naturalImageSize, size.width > 0, size.height > 0 else { return nil }
    return size.width / size.height
  }
}
