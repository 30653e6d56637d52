import LayoutEngine
import PlatformView

/// A stack without a view: it arranges items in the layout of the stack view around it.
///
/// The views in it are subviews of the ``StackView`` around it, so that a row of columns needs no additional views.
/// ``StackContainer/addStack(_:)`` makes a group.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class StackGroup: StackContainer {
  /// The group as an item of the stack around it.
  public let item: StackItem
  /// The items of the group. It has no public members.
  public let content: StackContent

  init() {
    content = StackContent()
    item = StackItem(content: content)
  }
}
