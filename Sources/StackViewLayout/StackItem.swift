import Foundation
import LayoutEngine
import PlatformView

/// What a stack knows of one of its items: how it grows, shrinks, is sized, aligned and spaced.
///
/// Every view has one, `view.item`, whether it stands in a stack or not; what is set before it is added holds when it is. All
/// methods return the item, so that they can be chained. Lengths are in points. Setting what holds already costs nothing
/// and lays nothing out; everything else lays out what it touches in the next pass. The item does not keep its view alive.
///
/// Values that make no sense (not a number, infinite, negative where nothing negative is allowed) are kept, count as the
/// default, and are reported by ``StackView/issues()``.
///
/// ```swift
/// stack.addItem(avatar).size(40).marginEnd(8)
/// stack.addItem(title).grow(1).shrink(1)
/// title.item.alignSelf(.center)
/// ```
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class StackItem {
  /// The view; `nil` for an item without a view, and once the view is gone.
  public private(set) weak var view: PlatformView?

  /// A name for messages and documents. Default: none.
  public var name: String?

  /// Everything that was set, in the engine's terms. For a stack that includes how it arranges its own items.
  public private(set) var style = Style(.stackView)

  /// Whether the item was made for a view, which may be gone by now.
  let hadView: Bool
  /// What stands inside, if the item is a stack.
  let content: StackContent?
  /// The stack that the item stands in.
  weak var container: StackContent?

  // What the tree knows of the item.
  weak var tree: StackTree?
  var node: NodeID?
  var nodeIsLeaf = false
  /// The node has not got its children yet.
  var nodeIsNew = false
  /// The style is not yet that of the node.
  var needsStyle = true
  /// The content is not what was measured.
  var needsMeasuring = false
  /// Whether the view was hidden when the style was made.
  var wasHidden = false

  var isIncluded = true { didSet { if isIncluded != oldValue { inclusionDidChange() } } }
  var keepsSpace = false { didSet { if keepsSpace != oldValue { styleDidChange() } } }

  init(view: PlatformView?, content: StackContent? = nil) {
    self.view = view
    self.content = content
    hadView = view != nil
    content?.item = self
  }

  /// Says that what the view shows has changed, such as the text of a label: it is measured again in the next layout, and no
  /// other view is. For a stack all views in it are measured again.
  ///
  /// - Complexity: O(depth) for a view, O(items in it) for a stack.
  @discardableResult public func markDirty() -> StackItem {
    var pending = [self]
    while let item = pending.popLast() {
      item.needsMeasuring = true
      guard let content = item.content else { continue }
      // What stood in it once may contain it by now.
      if item.hadView || item === self { content.takeOverSubviews() }
      pending += content.children
    }
    setNeedsLayout()
    return self
  }

  /// Names the item in messages and documents.
  @discardableResult public func name(_ name: String?) -> StackItem {
    self.name = name
    return self
  }

  // MARK: - Changing

  /// Changes the style, and marks what has to be laid out again if that changed anything.
  @discardableResult func set(_ change: (inout Style) -> Void) -> StackItem {
    let before = style
    change(&style)
    if style != before { styleDidChange() }
    return self
  }

  func styleDidChange() {
    needsStyle = true
    setNeedsLayout()
  }

  /// Asks for a layout of the stack around, and of the item itself if it is a stack that this one does not lay out.
  private func setNeedsLayout() {
    container?.setNeedsLayout()
    if container == nil || !isIncluded { content?.setNeedsLayout() }
  }

  /// A stack that is left out lays itself out; one that is taken in no longer does.
  private func inclusionDidChange() {
    styleDidChange()
    content?.setNeedsLayout()
  }
}

extension StackItem {
  /// Whether the engine sees a leaf: a view that is no stack, or a stack that lays itself out.
  var isLeafInTree: Bool { hadView && (content == nil || !isIncluded) }

  /// The direction of a stack's view, where it is not that of the stack view around it.
  var ownDirection: LayoutDirection? {
    guard content != nil, let view, let host = container?.host else { return nil }
    let hostIsRightToLeft = host.content.hostIsRightToLeft
    let isRightToLeft = view.isRightToLeft(in: hostIsRightToLeft)
    if isRightToLeft == hostIsRightToLeft { return nil }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the item takes part in the layout of its stack.
  var isInLayout: Bool { isIncluded && (keepsSpace || view?.isHidden != true) }

  /// The item as messages call it.
  var label: String {
    if let name { return "'\(name)'" }
    if let view { return "a \(type(of: view))" }
    return content == nil ? "a spacer" : "a stack without a view"
  }
}

extension PlatformView {
  /// What a stack that the view stands in knows of it.
  ///
  /// ```swift
  /// label.item.grow(1).marginTop(10)
  /// ```
  public var item: StackItem {
    if let item: StackItem = attachment(as: .stackItem) { return item }
    let item = StackItem(view: self)
    setAttachment(item, as: .stackItem)
    return item
  }
}
