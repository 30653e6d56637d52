import LayoutEngine
import PlatformView

/// A stack that exists in the layout only: it has items and arranges them, but no view.
///
/// The views in it are subviews of the ``StackView`` around it, so that a row of columns needs no more views than are seen.
/// It is made by ``StackContainer/addStack(_:)``.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class StackGroup: StackContainer {
  /// The group as an item of the stack around it.
  public let item: StackItem
  /// What stands in the group.
  public let content: StackContent

  init() {
    content = StackContent()
    item = StackItem(content: content)
  }
}
