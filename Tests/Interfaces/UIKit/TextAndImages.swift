// The colors, fonts, images and text attributes that this package uses of UIKit. watchOS has all of them.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  open class var lightGray: UIColor { UIColor() }
  open var cgColor: CGColor { CGColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { UIFont() }

  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var lineHeight: CGFloat { 0 }
  open var pointSize: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
  open func withSize(_ fontSize: CGFloat) -> UIFont { self }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { nil }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class UIImage: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
}

public struct NSStringDrawingOptions: OptionSet, @unchecked Sendable {
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
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

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  open var lineBreakMode: NSLineBreakMode { .byWordWrapping }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle() }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
}
