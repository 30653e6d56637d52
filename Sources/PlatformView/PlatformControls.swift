#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view that shows text: `UILabel`. Its default number of lines is 1.
  public typealias PlatformLabel = UILabel
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
#elseif canImport(AppKit)
  import AppKit

  /// The view that shows text: `NSTextField`, created with `NSTextField(labelWithString:)`.
  public typealias PlatformLabel = NSTextField
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
#else
  // The natural sizes of these views are those of UIKit. Their content hugging and compression resistance priorities
  // are 250 and 750, the defaults of UIKit.

  /// The view that shows text: ``HeadlessLabel``. Its default is any number of lines; that of a `UILabel` is 1.
  public typealias PlatformLabel = HeadlessLabel
  /// The button: ``HeadlessButton``.
  public typealias PlatformButton = HeadlessButton
  /// The line of editable text: ``HeadlessTextField``.
  public typealias PlatformTextField = HeadlessTextField
  /// The editable text of several lines: ``HeadlessTextView``.
  public typealias PlatformTextView = HeadlessTextView
  /// The switch between on and off: ``HeadlessSwitch``.
  public typealias PlatformSwitch = HeadlessSwitch
  /// The control for a value in a range: ``HeadlessSlider``.
  public typealias PlatformSlider = HeadlessSlider
#endif
