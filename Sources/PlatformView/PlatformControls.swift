#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The view that shows text: `UILabel`. It begins with one line.
  public typealias PlatformLabel = UILabel
  /// The button: `UIButton`.
  public typealias PlatformButton = UIButton
  /// The line of text that can be edited: `UITextField`.
  public typealias PlatformTextField = UITextField
  /// The text of several lines that can be edited: `UITextView`.
  public typealias PlatformTextView = UITextView
  #if !os(tvOS)
    /// The switch between on and off: `UISwitch`. There is none on tvOS.
    public typealias PlatformSwitch = UISwitch
    /// The value between two others: `UISlider`. There is none on tvOS.
    public typealias PlatformSlider = UISlider
  #endif
#elseif canImport(AppKit)
  import AppKit

  /// The view that shows text: `NSTextField`, made with `NSTextField(labelWithString:)`.
  public typealias PlatformLabel = NSTextField
  /// The button: `NSButton`.
  public typealias PlatformButton = NSButton
  /// The line of text that can be edited: `NSTextField`.
  public typealias PlatformTextField = NSTextField
  /// The text of several lines that can be edited: `NSTextView`.
  public typealias PlatformTextView = NSTextView
  /// The switch between on and off: `NSSwitch`.
  public typealias PlatformSwitch = NSSwitch
  /// The value between two others: `NSSlider`.
  public typealias PlatformSlider = NSSlider
#else
  // The natural sizes of these are those of UIKit's views. Their content counts as much against being stretched and cut as that of all
  // views: 250 and 750, the defaults of UIKit.

  /// The view that shows text: ``HeadlessLabel``. It begins with any number of lines, a `UILabel` with one.
  public typealias PlatformLabel = HeadlessLabel
  /// The button: ``HeadlessButton``.
  public typealias PlatformButton = HeadlessButton
  /// The line of text that can be edited: ``HeadlessTextField``.
  public typealias PlatformTextField = HeadlessTextField
  /// The text of several lines that can be edited: ``HeadlessTextView``.
  public typealias PlatformTextView = HeadlessTextView
  /// The switch between on and off: ``HeadlessSwitch``.
  public typealias PlatformSwitch = HeadlessSwitch
  /// The value between two others: ``HeadlessSlider``.
  public typealias PlatformSlider = HeadlessSlider
#endif
