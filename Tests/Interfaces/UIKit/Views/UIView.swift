// The views of UIKit that this package uses. watchOS has no views.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UIResponder: NSObject {
  /// Hides `NSObject.init()`, which is not isolated, from views.
  public init(_: Void) { super.init() }
  open var next: UIResponder? { nil }
}

@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  public class var noIntrinsicMetric: CGFloat { -1 }
  public class var layoutFittingCompressedSize: CGSize { .zero }
  public class var layoutFittingExpandedSize: CGSize { .zero }

  public convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) { super.init(()) }
  public required init?(coder: NSCoder) { nil }

  // Declared by categories of NSObject, and not isolated. Without Objective-C, only methods of classes can be
  // overridden.
  nonisolated open func awakeFromNib() {}
  nonisolated open func prepareForInterfaceBuilder() {}

  open var layer: CALayer { CALayer() }
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open var autoresizingMask: AutoresizingMask = []
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func sizeToFit() {}

  open var superview: UIView? { nil }
  open var subviews: [UIView] { [] }
  open var window: UIWindow? { nil }
  open func removeFromSuperview() {}
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func isDescendant(of view: UIView) -> Bool { false }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open var layoutMargins = UIEdgeInsets()
  open var directionalLayoutMargins = NSDirectionalEdgeInsets()
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open func safeAreaInsetsDidChange() {}

  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false

  open var traitCollection: UITraitCollection { UITraitCollection() }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  @available(tvOS, introduced: 9.0, deprecated: 17.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  @available(iOS 17.0, tvOS 17.0, *)
  open func updateTraitsIfNeeded() {}

  // Animation.
  open class func setAnimationsEnabled(_ enabled: Bool) {}
  open class var areAnimationsEnabled: Bool { true }
  open class var inheritedAnimationDuration: TimeInterval { 0 }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  // Auto Layout.
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func setNeedsUpdateConstraints() {}
  open func needsUpdateConstraints() -> Bool { false }
  open var translatesAutoresizingMaskIntoConstraints = true
  open class var requiresConstraintBasedLayout: Bool { false }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  open var intrinsicContentSize: CGSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  public struct AutoresizingMask: OptionSet, @unchecked Sendable {
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct AnimationOptions: OptionSet, @unchecked Sendable {
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIView.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment { Registration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}

  @preconcurrency
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
}

@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

@MainActor
open class UIViewController: UIResponder {
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(()) }
  public required init?(coder: NSCoder) { nil }

  open var view: UIView!
  open var viewIfLoaded: UIView? { nil }
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open var additionalSafeAreaInsets = UIEdgeInsets()
}

@MainActor
open class NSLayoutConstraint: NSObject {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
  open var priority: UILayoutPriority {
    get { .required }
    set {}
  }
  open var constant: CGFloat {
    get { 0 }
    set {}
  }
  open var isActive: Bool {
    get { false }
    set {}
  }

  public enum Axis: Int, @unchecked Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
