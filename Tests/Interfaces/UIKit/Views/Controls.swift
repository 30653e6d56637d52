// The controls and scroll views of UIKit that this package uses. watchOS has no views.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open var image: UIImage?
}

@MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open var text: String?
  open var font: UIFont!
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var attributedText: NSAttributedString?
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
}

@MainActor
open class UIControl: UIView {
  open var isEnabled = true
}

@MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  open var text: String?
  open var font: UIFont?
  open var placeholder: String?
  open var adjustsFontForContentSizeCategory = false
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

@MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, @unchecked Sendable {
    case custom = 0
    case system = 1
  }

  public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open var titleLabel: UILabel? { nil }
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

extension UIControl {
  public struct State: OptionSet, @unchecked Sendable {
    public static let highlighted = State(rawValue: 1)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var normal: State { [] }
  }
}

@available(tvOS, unavailable)
@MainActor
open class UISwitch: UIControl {
  open var isOn = false
}

@available(tvOS, unavailable)
@MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor
open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets()
  open var isScrollEnabled = true
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets() }
  open func adjustedContentInsetDidChange() {}
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  public enum ContentInsetAdjustmentBehavior: Int, @unchecked Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
}

open class NSTextContainer: NSObject {}

@MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open var text: String!
  open var font: UIFont?
  open var attributedText: NSAttributedString!
  @available(tvOS, unavailable)
  open var isEditable: Bool {
    get { true }
    set {}
  }
  open var adjustsFontForContentSizeCategory = false
  open var textContainer: NSTextContainer { NSTextContainer() }
  open var textContainerInset = UIEdgeInsets()
}
