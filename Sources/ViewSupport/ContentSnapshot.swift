import Foundation

/// The content of a view without the view, which can be measured on any thread.
///
/// The results are those of the view at the time of the snapshot. Lengths are in points.
public protocol ContentSnapshot: Sendable {
  /// Returns the size that the view takes in `size`, as `sizeThatFits(_:)` of the view does.
  ///
  /// An indefinite component is `.greatestFiniteMagnitude`. In AppKit the result is that of `fittingSize(proposed:)`.
  func sizeThatFits(_ size: CGSize) -> CGSize
  /// The view's `intrinsicContentSize`.
  ///
  /// A negative dimension is one that the content does not determine. Default: the size with unlimited space.
  var intrinsicContentSize: CGSize { get }
  /// The size of the image that an image view shows. Default: `nil`, for other views.
  var naturalImageSize: CGSize? { get }
  /// Returns the same view with another text; `nil` if the view shows no text. Default: `nil`.
  func showing(text: String?) -> (any ContentSnapshot)?
  /// Returns the same view with an image of another size; `nil` if the view shows no image. Default: `nil`.
  func showing(imageSize: CGSize?) -> (any ContentSnapshot)?
  /// Returns the distance from the top of the view to its first baseline for the size `size`. Default: `nil`, unknown.
  func firstBaseline(forSize size: CGSize) -> CGFloat?
  /// Returns the distance from the top of the view to its last baseline for the size `size`. Default: `nil`, unknown.
  func lastBaseline(forSize size: CGSize) -> CGFloat?
}

extension ContentSnapshot {
  /// The size with unlimited space.
  public var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// The default is no image.
  public var naturalImageSize: CGSize? { nil }

  /// The default is a view without text.
  public func showing(text: String?) -> (any ContentSnapshot)? { nil }

  /// The default is a view without an image.
  public func showing(imageSize: CGSize?) -> (any ContentSnapshot)? { nil }

  /// The default is an unknown baseline.
  public func firstBaseline(forSize size: CGSize) -> CGFloat? { nil }

  /// The default is an unknown baseline.
  public func lastBaseline(forSize size: CGSize) -> CGFloat? { nil }
}
