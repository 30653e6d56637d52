// This file lists the systems with views of their own. A file that imports this module, StackViewLayout or BoxView needs
// no other import for views and rectangles on any of them.

#if canImport(UIKit) && !os(watchOS)
  @_exported import UIKit

  /// The view of this platform: `UIView`.
  public typealias PlatformView = UIView
  /// The color of this platform: `UIColor`.
  public typealias PlatformColor = UIColor
  /// The view that shows text: `UILabel`. Its default number of lines is 1.
  public typealias PlatformLabel = UILabel
  /// The view that shows an image: `UIImageView`.
  public typealias PlatformImageView = UIImageView
  /// The button: `UIButton`.
  public typealias PlatformButton = UIButton
  /// The line of editable text: `UITextField`.
  public typealias PlatformTextField = UITextField
  /// The editable text of several lines: `UITextView`.
  public typealias PlatformTextView = UITextView
  #if !os(tvOS)
    /// The switch between on and off: `UISwitch`. The type is not available on tvOS.
    public typealias PlatformSwitch = UISwitch
    /// The control for a value in a range: `UISlider`. The type is not available on tvOS.
    public typealias PlatformSlider = UISlider
  #endif
  /// The view that shows a part of its content: `UIScrollView`.
  public typealias PlatformScrollView = UIScrollView
  /// Distances from the four sides of a rectangle, in points: `UIEdgeInsets`.
  public typealias PlatformEdgeInsets = UIEdgeInsets
  /// Distances from the sides of a rectangle in reading order, in points: `NSDirectionalEdgeInsets`.
  public typealias PlatformDirectionalEdgeInsets = NSDirectionalEdgeInsets
  /// The priority of an optional constraint: `UILayoutPriority`.
  public typealias PlatformLayoutPriority = UILayoutPriority
  /// The preferred size of text: `UIContentSizeCategory`.
  public typealias PlatformContentSizeCategory = UIContentSizeCategory
  /// The direction of a view's content: `UISemanticContentAttribute`.
  public typealias PlatformSemanticContentAttribute = UISemanticContentAttribute

  /// A declaration that is isolated as views are: on this platform to the main actor.
  @MainActor public protocol ViewIsolated {}
#elseif canImport(AppKit)
  @_exported import AppKit

  /// The view of this platform: `NSView`.
  public typealias PlatformView = NSView
  /// The color of this platform: `NSColor`.
  public typealias PlatformColor = NSColor
  /// The view that shows text: `NSTextField`, created with `NSTextField(labelWithString:)`.
  public typealias PlatformLabel = NSTextField
  /// The view that shows an image: `NSImageView`.
  public typealias PlatformImageView = NSImageView
  /// The button: `NSButton`.
  public typealias PlatformButton = NSButton
  /// The line of editable text: `NSTextField`.
  public typealias PlatformTextField = NSTextField
  /// The editable text of several lines: `NSTextView`.
  public typealias PlatformTextView = NSTextView
  /// The switch between on and off: `NSSwitch`.
  public typealias PlatformSwitch = NSSwitch
  /// The control for a value in a range: `NSSlider`.
  public typealias PlatformSlider = NSSlider
  /// The view that shows a part of its content: `NSScrollView`.
  public typealias PlatformScrollView = NSScrollView
  /// Distances from the four sides of a rectangle, in points: `NSEdgeInsets`.
  public typealias PlatformEdgeInsets = NSEdgeInsets
  /// Distances from the sides of a rectangle in reading order, in points: `NSDirectionalEdgeInsets`.
  public typealias PlatformDirectionalEdgeInsets = NSDirectionalEdgeInsets
  /// The priority of an optional constraint: `NSLayoutConstraint.Priority`.
  public typealias PlatformLayoutPriority = NSLayoutConstraint.Priority

  /// The preferred size of text. AppKit has no such setting: there is a single value.
  public enum PlatformContentSizeCategory: Hashable, Sendable {
    /// The only size.
    case large

    /// Returns the only size.
    package static func category(forTextScale scale: Double) -> PlatformContentSizeCategory { .large }
  }

  /// A declaration that is isolated as views are: on this platform to the main actor.
  @MainActor public protocol ViewIsolated {}
#else
  @_exported import Foundation
  @_exported import HeadlessViews

  /// The view type on platforms without UIKit and AppKit: ``/HeadlessViews/HeadlessView``.
  ///
  /// The layout modules only use `PlatformView`, so that the same source compiles with UIKit, with AppKit and without
  /// both:
  /// ```swift
  /// let view = PlatformView(frame: .zero)
  /// view.setLayoutFrame(CGRect(x: 8, y: 8, width: 120, height: 40))
  /// ```
  public typealias PlatformView = HeadlessView
  /// The color type on platforms without UIKit and AppKit: ``/HeadlessViews/HeadlessColor``.
  public typealias PlatformColor = HeadlessColor
  // The natural sizes of the following views are those of UIKit. Their content hugging and compression resistance
  // priorities are 250 and 750, the defaults of UIKit.

  /// The view that shows text: ``/HeadlessViews/HeadlessLabel``.
  ///
  /// Its default is any number of lines; that of a `UILabel` is 1.
  public typealias PlatformLabel = HeadlessLabel
  /// The view that shows an image: ``/HeadlessViews/HeadlessImageView``.
  public typealias PlatformImageView = HeadlessImageView
  /// The button: ``/HeadlessViews/HeadlessButton``.
  public typealias PlatformButton = HeadlessButton
  /// The line of editable text: ``/HeadlessViews/HeadlessTextField``.
  public typealias PlatformTextField = HeadlessTextField
  /// The editable text of several lines: ``/HeadlessViews/HeadlessTextView``.
  public typealias PlatformTextView = HeadlessTextView
  /// The switch between on and off: ``/HeadlessViews/HeadlessSwitch``.
  public typealias PlatformSwitch = HeadlessSwitch
  /// The control for a value in a range: ``/HeadlessViews/HeadlessSlider``.
  public typealias PlatformSlider = HeadlessSlider
  /// The view that shows a part of its content: ``/HeadlessViews/HeadlessScrollView``.
  public typealias PlatformScrollView = HeadlessScrollView
  /// Distances from the four sides of a rectangle, in points: ``/HeadlessViews/HeadlessEdgeInsets``.
  public typealias PlatformEdgeInsets = HeadlessEdgeInsets
  /// Distances from the sides of a rectangle in reading order: ``/HeadlessViews/HeadlessDirectionalEdgeInsets``.
  public typealias PlatformDirectionalEdgeInsets = HeadlessDirectionalEdgeInsets
  /// The priority of an optional constraint: ``/HeadlessViews/HeadlessLayoutPriority``.
  public typealias PlatformLayoutPriority = HeadlessLayoutPriority
  /// The preferred size of text: ``/HeadlessViews/HeadlessContentSizeCategory``.
  public typealias PlatformContentSizeCategory = HeadlessContentSizeCategory
  /// The direction of a view's content: ``/HeadlessViews/HeadlessSemanticContentAttribute``.
  public typealias PlatformSemanticContentAttribute = HeadlessSemanticContentAttribute

  /// An object that lays out subviews of a view, in addition to the class of the view.
  package typealias ViewLayoutExtension = HeadlessLayoutExtension

  /// A declaration that is isolated as views are: on this platform to no actor.
  ///
  /// In UIKit and AppKit, conforming types are isolated to the main actor.
  public protocol ViewIsolated {}
#endif
