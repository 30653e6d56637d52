#if !canImport(UIKit) && !canImport(AppKit)
  import PlatformView
  import ViewTree

  extension HeadlessView {
    /// Marks the view for measuring after its content was changed, where the view does not report that itself.
    public func noteContent() {
      if !reportsChanges { existingViewNode?.markDirty() }
    }
  }
#endif
