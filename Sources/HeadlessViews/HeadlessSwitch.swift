import Foundation

/// A switch between on and off: `UISwitch` without UIKit.
///
/// It has the size of a `UISwitch` of iOS 7 to iOS 18: 51 × 31 points.
open class HeadlessSwitch: HeadlessView {
  /// The size of every switch, in points.
  public static let size = CGSize(width: 51, height: 31)

  /// Whether the switch is on. Default: `false`.
  open var isOn = false

  /// Whether the switch is enabled. Default: `true`.
  open var isEnabled = true

  /// Makes a switch at the origin of `frame`. Its size is constant.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: HeadlessSwitch.size))
  }

  /// Makes a switch at 0, 0: see ``HeadlessView/init(coder:)``.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = HeadlessSwitch.size
  }

  /// Sets whether the switch is on. The change is not animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Returns 51 × 31 points for every proposed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { HeadlessSwitch.size }

  /// The size 51 × 31 points.
  open override var intrinsicContentSize: CGSize { HeadlessSwitch.size }

  override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    guard viewClass == ObjectIdentifier(HeadlessSwitch.self) else { return nil }
    return FixedContent(size: systemLayoutSizeFitting(.zero), intrinsicContentSize: intrinsicContentSize)
  }
}
