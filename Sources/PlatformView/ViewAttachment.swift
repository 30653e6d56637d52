#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The kinds of objects that can be attached to a view: one object for each key.
@usableFromInline package enum ViewAttachmentKey: CaseIterable, Sendable {
  /// The StackView item of the view.
  case stackItem
  /// The BoxView properties of the view in every box.
  case boxItem
  /// The node of the view in a layout tree, in every container.
  case viewNode
  /// The axes along which containers in a scroll view take their content size; only for scroll views.
  case scrollAxes
  /// The layout of containers in a scroll view; only for scroll views.
  case scrollLayout
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension ViewAttachmentKey {
    /// An object whose address identifies a key.
    private final class Anchor: Sendable {
      static let stackItem = Anchor()
      static let boxItem = Anchor()
      static let viewNode = Anchor()
      static let scrollAxes = Anchor()
      static let scrollLayout = Anchor()
    }

    /// The address that identifies this key for the Objective-C runtime.
    @unsafe fileprivate var address: UnsafeRawPointer {
      unsafe UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque())
    }

    private var anchor: Anchor {
      switch self {
      case .stackItem: return Anchor.stackItem
      case .boxItem: return Anchor.boxItem
      case .viewNode: return Anchor.viewNode
      case .scrollAxes: return Anchor.scrollAxes
      case .scrollLayout: return Anchor.scrollLayout
      }
    }
  }

  extension PlatformView {
    /// Returns the object attached to this view for `key`; `nil` if there is none, or if it is not a `T`.
    ///
    /// ```swift
    /// let item: StackItem? = view.attachment(as: .stackItem)
    /// ```
    package func attachment<T: AnyObject>(as key: ViewAttachmentKey) -> T? {
      unsafe objc_getAssociatedObject(self, key.address) as? T
    }

    /// Attaches `object` to this view for `key`, in place of the current one; `nil` removes it.
    ///
    /// The view keeps the object alive, so the object must not keep the view alive.
    package func setAttachment(_ object: AnyObject?, as key: ViewAttachmentKey) {
      unsafe objc_setAssociatedObject(self, key.address, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#else
  extension PlatformView {
    /// Returns the object attached to this view for `key`; `nil` if there is none, or if it is not a `T`.
    ///
    /// ```swift
    /// let item: StackItem? = view.attachment(as: .stackItem)
    /// ```
    @inlinable
    package func attachment<T: AnyObject>(as key: ViewAttachmentKey) -> T? {
      switch key {
      case .stackItem: return stackItemAttachment as? T
      case .boxItem: return boxItemAttachment as? T
      case .viewNode: return viewNodeAttachment as? T
      case .scrollAxes, .scrollLayout: return scrollAttachment(as: key) as? T
      }
    }

    /// Attaches `object` to this view for `key`, in place of the current one; `nil` removes it.
    ///
    /// The view keeps the object alive, so the object must not keep the view alive.
    package func setAttachment(_ object: AnyObject?, as key: ViewAttachmentKey) {
      switch key {
      case .stackItem: stackItemAttachment = object
      case .boxItem: boxItemAttachment = object
      case .viewNode: viewNodeAttachment = object
      case .scrollAxes: (self as? HeadlessScrollView)?.scrollAxesAttachment = object
      case .scrollLayout: (self as? HeadlessScrollView)?.scrollLayoutAttachment = object
      }
    }

    @usableFromInline func scrollAttachment(as key: ViewAttachmentKey) -> AnyObject? {
      let view = self as? HeadlessScrollView
      return key == .scrollAxes ? view?.scrollAxesAttachment : view?.scrollLayoutAttachment
    }
  }
#endif
