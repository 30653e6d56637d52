// What this package uses of AppKit besides views. `NSEdgeInsets` and `NSRect` are Foundation's.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public struct NSDirectionalEdgeInsets: Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum NSUserInterfaceLayoutDirection: Int, @unchecked Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

open class NSColor: NSObject, @unchecked Sendable {
  open class var lightGray: NSColor { NSColor() }
  open var cgColor: CGColor { CGColor() }
}

open class NSFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont() }
  open var pointSize: CGFloat { 0 }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
}

open class NSImage: NSObject, @unchecked Sendable {
  open var size = NSSize.zero
  open var alignmentRect = NSRect.zero
}

open class NSScreen: NSObject {
  open class var main: NSScreen? { nil }
  open var backingScaleFactor: CGFloat { 1 }
}

@MainActor
open class NSResponder: NSObject {
  /// Hides `NSObject.init()`, which is not isolated, from views.
  public init(_: Void) { super.init() }
  public required init?(coder: NSCoder) { nil }
}

@MainActor
open class NSLayoutConstraint: NSObject {
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
  open var priority: NSLayoutConstraint.Priority {
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

  public enum Orientation: Int, @unchecked Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public struct Priority: Hashable, RawRepresentable, Sendable {
    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let defaultLow = Priority(250)
    public static let fittingSizeCompression = Priority(50)

    public var rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
  }
}

@MainActor
open class NSWindow: NSResponder {
  public init(
    contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType,
    defer flag: Bool
  ) { super.init(()) }
  public required init?(coder: NSCoder) { nil }

  open var backingScaleFactor: CGFloat { 1 }
  open var contentView: NSView?
  open var isReleasedWhenClosed = true

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum BackingStoreType: UInt, @unchecked Sendable {
    case buffered = 2
  }

  public enum OrderingMode: Int, @unchecked Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
}

// Each thread has its own contexts: the class is not isolated.
open class NSAnimationContext: NSObject {
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {}
  open class func beginGrouping() {}
  open class func endGrouping() {}
  open class var current: NSAnimationContext { NSAnimationContext() }
  open var duration: TimeInterval = 0
  open var allowsImplicitAnimation = false
}

extension NSString {
  public struct DrawingOptions: OptionSet, @unchecked Sendable {
    public static let usesLineFragmentOrigin = NSString.DrawingOptions(rawValue: 1)

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  public func boundingRect(
    with size: CGSize, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { .zero }
}
