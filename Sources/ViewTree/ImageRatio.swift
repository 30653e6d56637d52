import Foundation
import LayoutEngine
import PlatformView

// The natural aspect ratio of images. css-sizing-3 §5.1: if one size of a replaced element is definite and the other is
// `auto`, the other follows from the natural ratio. In CSS a size that comes from stretching or flexing is definite,
// too. Here only sizes of the style count, because stretched and shrunk images of StackViewLayout keep their natural
// height.
extension ViewNode {
  /// Notes whether a style sets one dimension as a length and leaves the other to the content.
  func noteGivenSize(_ style: Style) {
    let hasRatio = style.aspectRatio != nil
    mark(.givesWidthAlone, !hasRatio && style.width.isLength && style.height == .auto)
    mark(.givesHeightAlone, !hasRatio && style.height.isLength && style.width == .auto)
  }

  /// The size of an image with one dimension set by the style; `nil` for other views and measurements.
  func imageSize(of view: PlatformView, _ input: MeasureInput) -> CGSize? {
    givenDimension.imageSize(input) { view.naturalImageSize }
  }

  /// The dimension that the style sets alone.
  var givenDimension: GivenDimension {
    if has(.givesWidthAlone) { return .width }
    return has(.givesHeightAlone) ? .height : .none
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

/// The dimension that a style sets while it leaves the other one to the content.
enum GivenDimension {
  case none
  case width
  case height

  /// Returns the size of an image with this dimension set; `nil` without an image, and for other measurements.
  func imageSize(_ input: MeasureInput, natural: () -> CGSize?) -> CGSize? {
    switch self {
    case .none: return nil
    case .width:
      guard let width = input.knownWidth, let ratio = natural()?.ratio else { return nil }
      return CGSize(width: width, height: width / ratio)
    case .height:
      guard let height = input.knownHeight, let ratio = natural()?.ratio else { return nil }
      return CGSize(width: height * ratio, height: height)
    }
  }
}

extension CGSize {
  /// Width ÷ height; `nil` if one of them is 0.
  fileprivate var ratio: CGFloat? { width > 0 && height > 0 ? width / height : nil }
}
