#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// What can be attached to a view: one object for each key.
public enum ViewAttachmentKey: CaseIterable, Sendable {
  /// The item by which a StackView knows the view.
  case stackItem
  /// The item by which a BoxView knows the view.
  case boxItem
}

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension ViewAttachmentKey {
    /// An object whose address names a key.
    private final class Anchor: Sendable {
      static let stackItem = Anchor()
      static let boxItem = Anchor()
    }

    /// The address that names this key for the Objective-C runtime.
    fileprivate var address: UnsafeRawPointer {
      let anchor = self == .stackItem ? Anchor.stackItem : Anchor.boxItem
      return UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque())
    }
  }

  extension PlatformView {
    /// The object attached to this view as `key`; `nil` if there is none, or if it is not a `T`.
    ///
    /// ```swift
    /// let item: StackItem? = view.attachment(as: .stackItem)
    /// ```
    public func attachment<T: AnyObject>(as key: ViewAttachmentKey) -> T? {
      objc_getAssociatedObject(self, key.address) as? T
    }

    /// Attaches `object` to this view as `key` in place of what was there; `nil` takes it away. The view keeps the
    /// object alive, so the object must not keep the view alive.
    public func setAttachment(_ object: AnyObject?, as key: ViewAttachmentKey) {
      objc_setAssociatedObject(self, key.address, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#else
  extension PlatformView {
    /// The object attached to this view as `key`; `nil` if there is none, or if it is not a `T`.
    ///
    /// ```swift
    /// let item: StackItem? = view.attachment(as: .stackItem)
    /// ```
    @inlinable
    public func attachment<T: AnyObject>(as key: ViewAttachmentKey) -> T? {
      switch key {
      case .stackItem: return stackItemAttachment as? T
      case .boxItem: return boxItemAttachment as? T
      }
    }

    /// Attaches `object` to this view as `key` in place of what was there; `nil` takes it away. The view keeps the
    /// object alive, so the object must not keep the view alive.
    public func setAttachment(_ object: AnyObject?, as key: ViewAttachmentKey) {
      switch key {
      case .stackItem: stackItemAttachment = object
      case .boxItem: boxItemAttachment = object
      }
    }
  }
#endif
