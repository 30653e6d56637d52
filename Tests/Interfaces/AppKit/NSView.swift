// The views of AppKit that this package uses. They are not available on Mac Catalyst.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class NSView: NSResponder {
  public class var noIntrinsicMetric: CGFloat { -1 }

  public convenience init() { self.init(frame: .zero) }
  public init(frame frameRect: NSRect) { super.init(()) }
  public required init?(coder: NSCoder) { nil }

  // Declared by categories of NSObject, and not isolated. Without Objective-C, only methods of classes can be
  // overridden.
  nonisolated open func awakeFromNib() {}
  nonisolated open func prepareForInterfaceBuilder() {}

  // Hierarchy.
  open var window: NSWindow? { nil }
  open var superview: NSView? { nil }
  open var subviews: [NSView] = []
  open var enclosingScrollView: NSScrollView? { nil }
  open func isDescendant(of view: NSView) -> Bool { false }
  open func addSubview(_ view: NSView) {}
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {}
  open func removeFromSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}

  // Geometry.
  open var frame = NSRect.zero
  open var bounds = NSRect.zero
  open var isFlipped: Bool { false }
  open func setFrameOrigin(_ newOrigin: NSPoint) {}
  open func setFrameSize(_ newSize: NSSize) {}
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
  open func hitTest(_ point: NSPoint) -> NSView? { self }
  open var autoresizingMask: AutoresizingMask = []
  open func viewDidChangeBackingProperties() {}
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight

  // Appearance.
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var layer: CALayer?
  open func animator() -> Self { self }
  open func viewDidChangeEffectiveAppearance() {}

  // Layout.
  open var needsLayout = false
  open func layout() {}
  open func layoutSubtreeIfNeeded() {}
  open var needsUpdateConstraints = false
  open func updateConstraints() {}
  open func updateConstraintsForSubtreeIfNeeded() {}
  open var translatesAutoresizingMaskIntoConstraints = true
  open class var requiresConstraintBasedLayout: Bool { false }
  open func alignmentRect(forFrame frame: NSRect) -> NSRect { frame }
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { alignmentRect }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  open var fittingSize: NSSize { .zero }
  open var intrinsicContentSize: NSSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    .defaultLow
  }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { .defaultHigh }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  public struct AutoresizingMask: OptionSet, @unchecked Sendable {
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

@MainActor
open class NSClipView: NSView {}

@MainActor
open class NSScrollView: NSView {
  open var documentView: NSView?
  open var contentView = NSClipView()
  open var contentSize: NSSize { .zero }
  open var contentInsets = NSEdgeInsets()
}

@MainActor
open class NSControl: NSView {
  open var font: NSFont?
  open var isEnabled = true
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
}

@MainActor
open class NSTextField: NSControl {
  public convenience init(labelWithString stringValue: String) { self.init(frame: .zero) }
  public convenience init(wrappingLabelWithString stringValue: String) { self.init(frame: .zero) }

  open var isEditable = true
  open var isBezeled = true
  open var placeholderString: String?
  open var maximumNumberOfLines = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
}

@MainActor
open class NSButton: NSControl {
  open var title = ""
}

@MainActor
open class NSSwitch: NSControl {}

@MainActor
open class NSSlider: NSControl {}

@MainActor
open class NSImageView: NSControl {
  public convenience init(image: NSImage) { self.init(frame: .zero) }

  open var image: NSImage?
}

open class NSTextContainer: NSObject {}

@MainActor
open class NSText: NSView {
  open var string = ""
  open var font: NSFont?
}

@MainActor
open class NSTextView: NSText {
  public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, textContainer: nil) }
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { nil }

  open var textContainer: NSTextContainer?
  open var textContainerInset = NSSize.zero
}
