import Foundation
import PlatformView

/// The calls of `updateItems()` of one container.
final class ItemUpdates: ViewIsolated {
  /// Whether the method is called before the next measurement or layout.
  var isNeeded = true
  /// The layout width that the last call has read; `nil` if it has read none.
  var readWidth: CGFloat?
  /// Whether the last call has read the text size.
  var readsTextSize = false
  /// The text size of the last call, if it was that of an inspection.
  var textSize: PlatformContentSizeCategory?
  /// An `ObservedReads`, on systems that have observable objects.
  private var reads: AnyObject?

  /// Calls `body`, and `request` before an observable property that it has read changes.
  func run(_ body: () -> Void, request: @escaping @Sendable () -> Void) {
    isNeeded = false
    readWidth = nil
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return body() }
    let observed = reads as? ObservedReads ?? ObservedReads()
    reads = observed
    observed.observe(body, onChange: request)
  }
}

/// A reference to a container that any thread may hold.
private final class ContainerReference: @unchecked Sendable {
  // Only the thread of the views reads the reference.
  private weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }

  /// Requests a call of `updateItems()`.
  ///
  /// Views of UIKit and AppKit belong to the main actor. A model of headless views is changed on the thread of the views.
  func request() {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      if Thread.isMainThread {
        MainActor.assumeIsolated { node?.layout?.setNeedsItemUpdate() }
      } else {
        Task { @MainActor in node?.layout?.setNeedsItemUpdate() }
      }
    #else
      node?.layout?.setNeedsItemUpdate()
    #endif
  }
}

extension ContainerLayout {
  /// Requests a call of `updateItems()` before the next measurement or layout.
  func setNeedsItemUpdate() {
    (updates ?? makeUpdates()).isNeeded = true
    node.contentDidChange()
  }

  /// Calls `updateItems()` of the view if that is needed; returns whether it was called.
  func updateItemsIfNeeded(in tree: NodeTree) -> Bool {
    guard let updates, updates.isNeeded, let view = node.view as? ContainerView else { return false }
    let reference = ContainerReference(node)
    // A change of the items of this container needs no further request.
    node.mark([.isRequested, .needsUpdate])
    tree.whileUpdating(node) {
      updates.run {
        if let content = node.content { content.defineItems { view.updateItems() } } else { view.updateItems() }
      } request: {
        reference.request()
      }
    }
    return true
  }
}

extension ContainerView {
  /// Whether ``updateItems()`` will be called before the next measurement or layout. Default: `true`.
  public var needsUpdateItems: Bool { containerLayout.updates?.isNeeded ?? (containerNode.id == nil) }

  /// Requests a call of ``updateItems()`` before the next measurement or layout.
  ///
  /// Several requests cause one call. A model of an `@Observable` class that ``updateItems()`` reads needs no request.
  public func setNeedsUpdateItems() { containerLayout.setNeedsItemUpdate() }

  /// The width of the layout or the measurement in progress, or of the last one, of the outermost container that this
  /// one is laid out with, in points.
  ///
  /// If ``updateItems()`` reads the property, the method is called again before a layout or a measurement with another
  /// width. A measurement with unlimited width, such as that of `intrinsicContentSize`, has an infinite one. Before the
  /// first layout, the property is the width of the outermost container if that is not 0, and infinite otherwise.
  ///
  /// ```swift
  /// final class Gallery: StackView {
  ///   var photos: [PlatformImageView] = []
  ///
  ///   override func updateItems() {
  ///     direction(layoutWidth < 500 ? .column : .row)
  ///     for photo in photos { addItem(photo).flex() }
  ///   }
  /// }
  /// ```
  public var layoutWidth: CGFloat {
    let top = containerLayout.topmost
    if let width = (NodeTree.update?.tree ?? top.ownTree)?.widthForUpdate() { return width }
    let width = top.node.view?.bounds.width ?? 0
    return width > 0 ? width : .infinity
  }
}
