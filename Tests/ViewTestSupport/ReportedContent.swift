import PlatformView
import ViewTree

extension PlatformView {
  /// Marks the view for measurement after a change of its content, if the view does not report the change itself.
  public func noteContent() {
    if !reportsChanges { existingViewNode?.markDirty() }
  }

  /// Whether layouts find a change of the view's content that was not marked: in debug builds, if the view does not
  /// report the change itself.
  public var isCompared: Bool {
    #if DEBUG
      return !reportsChanges
    #else
      return false
    #endif
  }
}
