import PlatformView
import ViewTree

extension PlatformView {
  /// Marks the view for measurement after a change of its content, if the view does not report the change itself.
  public func noteContent() {
    if !reportsChanges { existingViewNode?.markDirty() }
  }
}
