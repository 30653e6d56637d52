#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view of this platform: `UIView`.
  public typealias PlatformView = UIView
  /// The color of this platform: `UIColor`.
  public typealias PlatformColor = UIColor
  /// The view that shows an image: `UIImageView`.
  public typealias PlatformImageView = UIImageView
  /// The view that shows a part of its content: `UIScrollView`.
  public typealias PlatformScrollView = UIScrollView
  /// Distances from the four sides of a rectangle, in points: `UIEdgeInsets`.
  public typealias PlatformEdgeInsets = UIEdgeInsets
  /// Distances from the sides of a rectangle in reading order, in points: `NSDirectionalEdgeInsets`.
  public typealias PlatformDirectionalEdgeInsets = NSDirectionalEdgeInsets
  /// The priority of an optional constraint: `UILayoutPriority`.
  public typealias PlatformLayoutPriority = UILayoutPriority
#elseif canImport(AppKit)
  import AppKit

  /// The view of this platform: `NSView`.
  public typealias PlatformView = NSView
  /// The color of this platform: `NSColor`.
  public typealias PlatformColor = NSColor
  /// The view that shows an image: `NSImageView`.
  public typealias PlatformImageView = NSImageView
  /// The view that shows a part of its content: `NSScrollView`.
  public typealias PlatformScrollView = NSScrollView
  /// Distances from the four sides of a rectangle, in points: `NSEdgeInsets`.
  public typealias PlatformEdgeInsets = NSEdgeInsets
  /// Distances from the sides of a rectangle in reading order, in points: `NSDirectionalEdgeInsets`.
  public typealias PlatformDirectionalEdgeInsets = NSDirectionalEdgeInsets
  /// The priority of an optional constraint: `NSLayoutConstraint.Priority`.
  public typealias PlatformLayoutPriority = NSLayoutConstraint.Priority
#else
  /// The view type on platforms without UIKit and AppKit: ``HeadlessView``.
  ///
  /// The layout modules only use `PlatformView`, so that the same source compiles with UIKit, with AppKit and without
  /// both:
  /// ```swift
  /// let view = PlatformView(frame: .zero)
  /// view.setLayoutFrame(CGRect(x: 8, y: 8, width: 120, height: 40))
  /// ```
  public typealias PlatformView = HeadlessView
  /// The color type on platforms without UIKit and AppKit: ``HeadlessColor``.
  public typealias PlatformColor = HeadlessColor
  /// The view that shows an image: ``HeadlessImageView``.
  public typealias PlatformImageView = HeadlessImageView
  /// The view that shows a part of its content: ``HeadlessScrollView``.
  public typealias PlatformScrollView = HeadlessScrollView
  /// Distances from the four sides of a rectangle, in points: ``HeadlessEdgeInsets``.
  public typealias PlatformEdgeInsets = HeadlessEdgeInsets
  /// Distances from the sides of a rectangle in reading order, in points: ``HeadlessDirectionalEdgeInsets``.
  public typealias PlatformDirectionalEdgeInsets = HeadlessDirectionalEdgeInsets
  /// The priority of an optional constraint: ``HeadlessLayoutPriority``.
  public typealias PlatformLayoutPriority = HeadlessLayoutPriority
#endif
