import LayoutEngine
import PlatformView
import ViewTree

extension StackView: InspectableContainer {}

extension StackItem: InspectableItem {}

extension StackItem {
  /// Calls `body` with a copy of the layout tree around the item: see ``/LayoutEngine/InspectableLayout``.
  public func inspectLayout<Result>(reportsRefusal: Bool, _ body: (LayoutInspection) -> Result) -> Result? {
    node.inspectLayout(reportsRefusal: reportsRefusal, body)
  }
}
