#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// A switch between on and off: `UISwitch` without UIKit. It is 51 points wide and 31 high, as a `UISwitch` is from iOS 7 to iOS 18.
  open class HeadlessSwitch: HeadlessView {
    /// The size of every switch, in points.
    public static let size = CGSize(width: 51, height: 31)

    /// Whether it is on. Default: `false`.
    open var isOn = false

    /// Whether it may be used. Default: `true`.
    open var isEnabled = true

    /// Makes a switch at the origin of `frame`; its size is always the same.
    public override init(frame: CGRect) {
      super.init(frame: CGRect(origin: frame.origin, size: HeadlessSwitch.size))
    }

    /// Sets whether it is on. Nothing is animated.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// 51 × 31, whatever is proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { HeadlessSwitch.size }

    /// 51 × 31.
    open override var intrinsicContentSize: CGSize { HeadlessSwitch.size }

    override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
      viewClass == ObjectIdentifier(HeadlessSwitch.self) ? FixedContent(of: self) : nil
    }
  }
#endif
