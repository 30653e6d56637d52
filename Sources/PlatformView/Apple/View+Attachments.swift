#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import ViewSupport

  extension ViewAttachmentKey {
    /// An object whose address identifies a key.
    private final class Anchor: Sendable {
      static let contentPriorities = Anchor()
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
      case .contentPriorities: return Anchor.contentPriorities
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
    /// let layout: ScrollLayout? = scrollView.attachment(as: .scrollLayout)
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
#endif
