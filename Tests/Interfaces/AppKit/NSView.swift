// The views of AppKit that this package uses, with Apple's signatures, class hierarchy and isolation.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class NSView: NSResponder {
  public class var noIntrinsicMetric: CGFloat { -1 }

  public convenience init() { self.init(frame: .zero) }
  public init(frame frameRect: NSRect) { super.init(()) }
  public required init?(coder: NSCoder) { nil }

  open var frame = NSRect.zero
  open var bounds = NSRect.zero
  open var isFlipped: Bool { false }
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var layer: CALayer?

  open var window: NSWindow? { nil }
  open var superview: NSView? { nil }
  open var subviews: [NSView] = []
  open func addSubview(_ view: NSView) {}
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {}
  open func removeFromSuperview() {}
  open func isDescendant(of view: NSView) -> Bool { false }
  open func didAddSubview(_ subview: NSView) {}
  open func viewDidMoveToSuperview() {}
  open var enclosingScrollView: NSScrollView? { nil }
  open var translatesAutoresizingMaskIntoConstraints = true
  open func willRemoveSubview(_ subview: NSView) {}

  open var fittingSize: NSSize { .zero }
  open var intrinsicContentSize: NSSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  open var needsLayout = false
  open func layout() {}
  open func layoutSubtreeIfNeeded() {}

  open func updateConstraints() {}
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
  open func hitTest(_ point: NSPoint) -> NSView? { self }
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
  open var autoresizingMask: AutoresizingMask = []

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }

  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
}

@MainActor
open class NSScrollView: NSView {
  open var documentView: NSView?
  open var contentSize: NSSize { .zero }
}

@MainActor
open class NSControl: NSView {
  open var font: NSFont?
  open func sizeThatFits(_ size: NSSize) -> NSSize { size }
}

@MainActor
open class NSTextField: NSControl {
  open var isEditable = true
}

@MainActor
open class NSButton: NSControl {}

@MainActor
open class NSSwitch: NSControl {}

@MainActor
open class NSSlider: NSControl {}

@MainActor
open class NSImageView: NSControl {
  open var image: NSImage?
}

@MainActor
open class NSText: NSView {
  open var font: NSFont?
}

@MainActor
open class NSTextView: NSText {
  open var textContainerInset = NSSize.zero
}
