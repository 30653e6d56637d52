import Foundation

/// A control for a value in a range: `UISlider` without UIKit.
///
/// It has the height of a `UISlider`, 34 points, and no intrinsic width.
open class HeadlessSlider: HeadlessView {
  /// The height of every slider, in points.
  public static let height: CGFloat = 34

  /// The minimum value. Default: 0. A number that is not finite is ignored.
  open var minimumValue: Float {
    get { range.lowerBound }
    set { if newValue.isFinite { setRange(newValue, max(newValue, range.upperBound)) } }
  }

  /// The maximum value. Default: 1. A number that is not finite is ignored.
  open var maximumValue: Float {
    get { range.upperBound }
    set { if newValue.isFinite { setRange(min(newValue, range.lowerBound), newValue) } }
  }

  /// The value. Default: 0. A number outside the range is clamped; NaN is ignored.
  open var value: Float {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, range.lowerBound), range.upperBound) } }
  }

  /// Whether the slider is enabled. Default: `true`.
  open var isEnabled = true

  private var range: ClosedRange<Float> = 0...1
  private var storedValue: Float = 0

  /// Makes a slider at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a slider of no size at 0, 0: see ``HeadlessView/init(coder:)``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the value. The change is not animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Returns the current width, and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: HeadlessSlider.height)
  }

  /// No intrinsic width, and a height of 34 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: HeadlessView.noIntrinsicMetric, height: HeadlessSlider.height)
  }

  override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    guard viewClass == ObjectIdentifier(HeadlessSlider.self) else { return nil }
    return FixedContent(size: contentFittingSize(.zero), intrinsicContentSize: intrinsicContentSize)
  }

  private func setRange(_ lower: Float, _ upper: Float) {
    range = lower...upper
    value = storedValue
  }
}
