// The members of UIKit that this package uses, with Apple's signatures, class hierarchy and isolation.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum UIUserInterfaceLayoutDirection: Int, @unchecked Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UISemanticContentAttribute: Int, @unchecked Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open var displayScale: CGFloat { 0 }
  open var preferredContentSizeCategory: UIContentSizeCategory { .unspecified }
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitChangeRegistration: NSObjectProtocol {}

public typealias UITraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

@MainActor
public protocol UITraitChangeObservable {}

private final class Registration: NSObject, UITraitChangeRegistration {}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration { Registration() }
}

public protocol UIMutableTraits {
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

public protocol UITraitOverrides: UIMutableTraits {}

struct Overrides: UITraitOverrides {
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var lightGray: UIColor { UIColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var lineHeight: CGFloat { 0 }
  open var pointSize: CGFloat { 0 }
  open func withSize(_ fontSize: CGFloat) -> UIFont { self }
}

open class UIImage: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

public enum NSLineBreakMode: Int, @unchecked Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

open class NSParagraphStyle: NSObject, NSMutableCopying {
  open var lineBreakMode: NSLineBreakMode { .byWordWrapping }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle() }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
}

@MainActor
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, @unchecked Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

@MainActor
open class UIResponder: NSObject {
  /// Hides `NSObject.init()`, which is not isolated, from views.
  init(_: Void) { super.init() }
}
