import PlatformView

/// What an item was made for.
package enum ItemKind: ViewIsolated {
  case view
  case stackGroup
  case spacer
  case box
  case guide

  /// The description of an item without a name and without a view in messages.
  var description: String {
    switch self {
    case .view: return "an item"
    case .stackGroup: return "a stack without a view"
    case .spacer: return "a spacer"
    case .box: return "a box"
    case .guide: return "a guide"
    }
  }
}

extension ViewNode {
  /// Whether the node of the engine is a leaf: for a view that is not a container, or a container that lays itself out.
  package var isLeafInTree: Bool { hadView && (content == nil || !isIncluded) && isMeasured }

  /// Whether the item takes part in the layout of its container.
  package var isInLayout: Bool { isIncluded && (!has(.isViewHidden) || keepsSpaceInContainer) }

  private var keepsSpaceInContainer: Bool { isInBox ? container?.keepsHiddenItems ?? false : keepsSpace }

  /// Whether the item takes no part in the layout of its container except for its strut.
  package var isCollapsed: Bool { collapses && !isInBox && isIncluded && !isInLayout }

  /// The description of the item in messages.
  ///
  /// It contains the name, the class of the view, the index in the container, from 0, and the same for the enclosing
  /// containers, up to one that has a name.
  package var label: String {
    var text = ownLabel
    var item = self
    for _ in 0..<ViewNode.labeledContainers {
      guard let outer = item.parent, let place = outer.children.place(of: item) else { break }
      text += ", item \(place) of \(outer.ownLabel)"
      if outer.name != nil { break }
      item = outer
    }
    return text
  }

  private var ownLabel: String {
    let what = view.map { "a \(type(of: $0))" } ?? kind.description
    return name.map { "'\($0)' (\(what))" } ?? what
  }

  /// The maximum number of enclosing containers in a description.
  private static let labeledContainers = 4
}

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  extension ViewNode: HeadlessViewObserver {
    package func viewDidMove() {
      placeDidChange()
      // A container view does the same in `didMoveToSuperview()`, on every system.
      guard parent != nil, let layout, let view, !view.hasSuperview, !(view is ContainerView) else { return }
      layout.leaveFormerContainer()
    }

    package func viewWasPlaced() { parent?.setNeedsFrameUpdate() }

    package func subviewWasReordered(_ subview: HeadlessView) { content?.subviewWasReordered(subview) }
  }

  extension PlatformView {
    /// The view's node, if it has one.
    package var existingViewNode: ViewNode? {
      // No other object observes views.
      observer.map { unsafe unsafeDowncast($0, to: ViewNode.self) }
    }

    private func store(_ node: ViewNode) { observer = node }
  }
#else
  extension PlatformView {
    /// The view's node, if it has one.
    package var existingViewNode: ViewNode? { attachment(as: .viewNode) }

    private func store(_ node: ViewNode) { setAttachment(node, as: .viewNode) }
  }
#endif

extension PlatformView {
  /// The view's node. Creates one if necessary.
  package var viewNode: ViewNode {
    if let node = existingViewNode { return node }
    let node = ViewNode(.view)
    attach(node)
    return node
  }

  /// Gives the view its node.
  func attach(_ node: ViewNode) {
    node.begin(with: self)
    store(node)
  }
}
