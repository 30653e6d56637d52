import LayoutEngine
import PlatformView

/// A stack without a view: it arranges items in the layout of the stack view around it.
///
/// The views in it are subviews of the ``StackView`` around it, so that a row of columns needs no additional views.
/// ``StackContainer/addStack(_:)`` makes a group.
public final class StackGroup: StackContainer, ViewIsolated {
  /// The group as an item of the stack around it.
  public let item: StackItem
  /// The items of the group. It has no public members.
  public let stackContent: StackContent

  init() {
    stackContent = StackContent()
    item = StackItem(ViewNode(.stackGroup, content: stackContent))
  }
}
