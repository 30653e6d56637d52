#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// A value between two others: `UISlider` without UIKit. It is 34 points high, as a `UISlider` is, and decides no width.
  open class HeadlessSlider: HeadlessView {
    /// The height of every slider, in points.
    public static let height: CGFloat = 34

    /// The least value. Default: 0. A number that is not finite is ignored.
    open var minimumValue: Float {
      get { range.lowerBound }
      set { if newValue.isFinite { setRange(newValue, max(newValue, range.upperBound)) } }
    }

    /// The largest value. Default: 1. A number that is not finite is ignored.
    open var maximumValue: Float {
      get { range.upperBound }
      set { if newValue.isFinite { setRange(min(newValue, range.lowerBound), newValue) } }
    }

    /// The value. Default: 0. A number beyond the least or the largest value is taken as that; what is not a number is ignored.
    open var value: Float {
      get { storedValue }
      set { if !newValue.isNaN { storedValue = min(max(newValue, range.lowerBound), range.upperBound) } }
    }

    /// Whether it may be used. Default: `true`.
    open var isEnabled = true

    private var range: ClosedRange<Float> = 0...1
    private var storedValue: Float = 0

    /// Makes a slider at `frame`.
    public override init(frame: CGRect) {
      super.init(frame: frame)
    }

    /// Sets the value. Nothing is animated.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// As wide as it is, and 34 high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: bounds.width, height: HeadlessSlider.height)
    }

    /// No width, and 34 high.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: HeadlessView.noIntrinsicMetric, height: HeadlessSlider.height)
    }

    override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
      viewClass == ObjectIdentifier(HeadlessSlider.self) ? FixedContent(of: self) : nil
    }

    private func setRange(_ lower: Float, _ upper: Float) {
      range = lower...upper
      value = storedValue
    }
  }
#endif
