import LayoutEngine
import PlatformView
import ViewTree

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension StackView: @MainActor InspectableContainer {}
  extension StackItem: @MainActor InspectableItem {}
#else
  extension StackView: InspectableContainer {}
  extension StackItem: InspectableItem {}
#endif

extension StackItem {
  /// Calls `body` with a copy of the layout tree around the item: see ``/LayoutEngine/InspectableLayout``.
  public func inspectLayout<Result>(reportsRefusal: Bool, _ body: (LayoutInspection) -> Result) -> Result? {
    node.inspectLayout(reportsRefusal: reportsRefusal, body)
  }
}
