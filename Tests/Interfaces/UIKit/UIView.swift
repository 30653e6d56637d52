// The views of UIKit that this package uses, with Apple's signatures, class hierarchy and isolation.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public class var noIntrinsicMetric: CGFloat { -1 }

  public convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) { super.init(()) }
  public required init?(coder: NSCoder) { nil }

  open var layer: CALayer { CALayer() }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?

  open var superview: UIView? { nil }
  open var subviews: [UIView] { [] }
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {}
  open func removeFromSuperview() {}
  open func isDescendant(of view: UIView) -> Bool { false }
  open func didAddSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func safeAreaInsetsDidChange() {}
  open var translatesAutoresizingMaskIntoConstraints = true
  open func willRemoveSubview(_ subview: UIView) {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open var intrinsicContentSize: CGSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}

  open func addSubview(_ view: UIView) {}
  open func updateConstraints() {}
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
  open var layoutMargins = UIEdgeInsets()
  open var directionalLayoutMargins = NSDirectionalEdgeInsets()
  open func layoutMarginsDidChange() {}
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  public final var traitOverrides: any UITraitOverrides {
    get { Overrides() }
    set {}
  }
  public final func updateTraitsIfNeeded() {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
}

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
}

@MainActor
open class UIControl: UIView {}

@MainActor
open class UITextField: UIControl {
  open var font: UIFont?
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

@MainActor
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets()
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets() }
}

@MainActor
open class UIButton: UIControl {}

@MainActor
open class UISwitch: UIControl {}

@MainActor
open class UISlider: UIControl {}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor
open class UITableView: UIScrollView {}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Optional, which needs Objective-C.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

@MainActor
open class UICollectionView: UIScrollView {}

@MainActor
open class UICollectionViewLayout: NSObject {}

@MainActor
public protocol UICollectionViewDelegateFlowLayout: UIScrollViewDelegate {
  // Optional, which needs Objective-C.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

@MainActor
open class UITextView: UIScrollView {
  open var font: UIFont?
  open var textContainerInset = UIEdgeInsets()
}
