import Foundation
import LayoutEngine
import PlatformView

/// Lays out the content of a container view.
///
/// The topmost container uses a tree of its own. Every other container uses the tree of the topmost one. The view forwards
/// the calls of the platform. The node of the view stores everything.
package struct ContainerLayout: ViewIsolated {
  /// The node of the view.
  package let node: ViewNode

  /// The layout of the view of a node.
  package init(_ node: ViewNode) { self.node = node }

  /// What the topmost container, and few others, have.
  final class State: ViewIsolated {
    /// The tree of the topmost container.
    fileprivate(set) var tree: NodeTree?
    fileprivate var isApplyingFrames = false
    /// Whether a layout was requested while the tree was in use or frames were being set.
    fileprivate var hasRefusedLayout = false
    /// The dimensions of the visible part of a scroll view that the container fills.
    fileprivate var filledSpace: (width: Double?, height: Double?) = (nil, nil)
    /// The sizes that other code has read.
    var reported = ReportedSizes()
    #if DEBUG
      /// Whether layouts report views in the container whose content has changed without a mark.
      var reportsUnmarkedChanges = true
    #endif
    /// The size that the container took in a scroll view.
    var scrolledSize = CGSize.zero
    /// The scroll view in which the container took its size.
    weak var scrollView: PlatformScrollView?
    /// The calls of `updateItems()` of the view; `nil` if its class does not override the method, until a call is
    /// requested.
    fileprivate var updates: ItemUpdates?
  }

  /// The state, a new one if there is none.
  var state: State {
    if let state = node.layoutState { return state }
    let state = State()
    node.layoutState = state
    return state
  }

  /// The tree of the topmost container; `nil` for other containers.
  var ownTree: NodeTree? { node.layoutState?.tree }

  /// The dimensions of the visible part of a scroll view that the container fills.
  var filledSpace: (width: Double?, height: Double?) { node.layoutState?.filledSpace ?? (nil, nil) }

  /// The calls of `updateItems()` of the view.
  var updates: ItemUpdates? { node.layoutState?.updates }

  private var isApplyingFrames: Bool { node.layoutState?.isApplyingFrames == true }

  /// Follows the surroundings of the view.
  ///
  /// - Parameter updatesItems: Whether the class of the view may override `updateItems()`.
  package func begin(updatesItems: Bool) {
    if updatesItems { _ = makeUpdates() }
    followTraits()
  }

  /// Makes the object that calls `updateItems()` of the view.
  func makeUpdates() -> ItemUpdates {
    let updates = ItemUpdates()
    state.updates = updates
    return updates
  }

  // MARK: - The tree

  /// The container that lays this one out; `nil` for the topmost container.
  package var surrounding: ContainerLayout? { node.outer?.host?.layout }

  /// The outermost container that lays this one out: this container, unless it is an item of another one.
  package var topmost: ContainerLayout {
    var layout = self
    while let outer = layout.surrounding {
      node.noteVisits(1)
      layout = outer
    }
    return layout
  }

  /// The tree of this container as the topmost one.
  package var ownOrNewTree: NodeTree {
    if let ownTree { return ownTree }
    let tree = NodeTree()
    state.tree = tree
    return tree
  }

  /// Whether the topmost container is computing a layout or setting frames.
  var hasLayoutInProgress: Bool {
    var layout = self
    while !layout.node.has(.wasRequestedOutsideLayout) {
      // An item in a tree does not need a search for the topmost container.
      if let tree = layout.ownTree ?? layout.node.tree { return tree.isBusy || tree.root?.layout?.isBusy == true }
      guard let outer = layout.surrounding else { return layout.isApplyingFrames }
      node.noteVisits(1)
      layout = outer
    }
    return false
  }

  /// Requests a layout of everything that is laid out together with this container.
  package func setNeedsTreeLayout() { node.contentDidChange() }

  /// Notes that a layout of this view was requested. The topmost container performs it.
  package func layoutWasRequested() {
    // Frames that a layout sets, and changes that are already noted, do not require another layout.
    if node.hasAny([.isReceivingFrame, .isRequesting]) || hasNothingToNote { return }
    // The containers around a container with a requested layout are marked, too.
    let isNoted = node.hasAll([.isLayoutRequested, .needsStyle, .needsUpdate, .isRequested])
    node.mark(.isLayoutRequested)
    noteRequestWhileBusy()
    // Views that report their changes have already reported them.
    if !node.viewReportsChanges { node.mark(.hasUnknownItems) }
    if isNoted { noteSurroundings() } else { noteChangedSurroundings() }
  }

  /// Whether a requested layout, and everything that follows from a request, is already noted.
  private var hasNothingToNote: Bool {
    node.hasAll([.isLayoutRequested, .needsStyle, .needsUpdate, .surroundingsAreNoted])
      && (node.has(.isRequested) || node.isLoose) && node.layoutState == nil && node.viewReportsChanges
  }

  /// Notifies the content that the superview, or the view itself, may have changed.
  private func noteSurroundings() {
    if node.has(.surroundingsAreNoted) { return }
    node.mark(.surroundingsAreNoted)
    node.content?.surroundingsMayHaveChanged()
  }

  /// Notes that the superview, or the view itself, may have changed.
  private func noteChangedSurroundings() {
    noteSurroundings()
    node.mark([.needsStyle, .needsUpdate])
    guard let outer = node.outer else { return }
    outer.contentDidChange()
    node.requestLayout()
  }

  /// Notes that the layout direction of the view has changed. Views do not report this change.
  package func directionDidChange() {
    node.content?.directionDidChange()
    if node.viewReportsChanges { return }
    noteChangedSurroundings()
    node.requestLayout()
  }

  /// Handles changes that the view system does not report: another layout direction, and items that other code moved.
  /// - Parameters:
  ///   - wasRequested: Whether the layout was requested by other code. The topmost container then checks everything below
  ///     it.
  ///   - isExpected: Whether the layout was requested here, so that only requested changes are checked.
  /// - Returns: Whether a layout is needed.
  private func followUnreportedChanges(wasRequested: Bool, isExpected: Bool) -> Bool {
    if node.viewReportsChanges { return wasRequested }
    let hasOtherDirection = node.content?.hasOtherDirection == true
    if hasOtherDirection { noteChangedSurroundings() }
    if wasRequested, let ownTree {
      ownTree.setNeedsFullFrameUpdate()
    } else if wasRequested || !isExpected {
      node.setNeedsFrameUpdate()
    }
    return wasRequested || !isExpected || hasOtherDirection
  }

  /// Requests a layout of the topmost container's view.
  func request() {
    guard !node.has(.isRequesting), ownTree?.suppressesRequests != true, let view = node.view else { return }
    node.mark(.expectsLayout)
    let isExtension = !(view is ContainerView)
    // The view system is going to lay out the view anyway, and no code has set a frame by its size.
    if view.isMarkedForLayout, node.layoutState?.reported.isEmpty != false, !isExtension { return }
    node.mark(.isRequesting)
    if isExtension { view.setNeedsExtensionLayout() } else { view.setNeedsLayoutPass() }
    if !isBusy { view.invalidateIntrinsicContentSize() }
    node.mark(.isRequesting, false)
  }

  /// Whether the tree is in use or frames are being set.
  var isBusy: Bool { ownTree?.isBusy == true || isApplyingFrames }

  /// Notes a layout request during a layout: the next layout continues the current one.
  func noteRequestWhileBusy() { if isBusy { ownTree?.needsAnotherLayout = true } }

  /// Makes the container fill the visible part of a scroll view, in points; `nil`: determined by the items.
  func fill(width: Double?, height: Double?) {
    guard filledSpace != (width, height) else { return }
    state.filledSpace = (width, height)
    node.mark([.needsStyle, .needsUpdate])
  }

  /// Removes the tree, because another container lays this one out.
  func dropTree() {
    guard let state = node.layoutState, state.tree != nil else { return }
    state.tree = nil
    // A scroll view that is an item has no content size.
    (node.view as? PlatformScrollView)?.setNeedsExtensionLayout()
  }

  // MARK: - Layout

  /// Lays out everything below the topmost container. Another container forwards the layout to the topmost one.
  package func layOutItems() {
    let wasRequested = node.has(.isLayoutRequested)
    let isExpected = node.has(.expectsLayout)
    node.mark([.isLayoutRequested, .expectsLayout], false)
    let hasChanges = followUnreportedChanges(wasRequested: wasRequested, isExpected: isExpected)
    if surrounding != nil {
      guard hasChanges else { return }
      let top = topmost
      if top.isBusy { return }
      // A layout pass of the topmost view cannot be started here: AppKit is already laying it out.
      if top.node.hasUpdates { top.layOutItems() } else { top.giveNeededFrames() }
      return
    }
    guard !isApplyingFrames, let view = node.view else {
      state.hasRefusedLayout = true
      return
    }
    guard ownOrNewTree.layOut(node, size: sizeOfLayout(view), scale: view.layoutScale) else {
      if ContainerLayout.isComparing { return }
      state.hasRefusedLayout = true
      node.content?.reportReentrantLayout()
      return
    }
    giveFrames()
    reportChangedSizes()
    reportUnmarkedChanges()
  }

  /// Sets the frames of the tree on the views: those that the last layout may have changed, or all of them.
  package func giveFrames(toAll: Bool = false) {
    guard let state = node.layoutState, let tree = state.tree, node.content != nil else { return }
    state.isApplyingFrames = true
    // Frames in hidden containers change, too.
    if !toAll { giveChangedFrames(of: tree) }
    if tree.takeNeedsFullFrameUpdate() || toAll {
      _ = tree.takeContainersNeedingFrames()
      giveAllFrames(of: tree, in: node)
    } else {
      giveNeededFrames(of: tree)
    }
    state.isApplyingFrames = false
    repeatRefusedRequest()
  }

  /// Sets the frames of items whose containers are marked for it, without a layout.
  private func giveNeededFrames() {
    guard let state = node.layoutState, let tree = state.tree, !tree.isBusy else { return }
    state.isApplyingFrames = true
    giveNeededFrames(of: tree)
    state.isApplyingFrames = false
    repeatRefusedRequest()
  }

  private func giveNeededFrames(of tree: NodeTree) {
    var origins = GroupOrigins()
    for item in tree.takeContainersNeedingFrames() {
      // The views in a hidden container keep their frames.
      guard item.content != nil, tree.isLaidOut(item) else { continue }
      giveAllFrames(of: tree, in: item, at: origins.origin(of: item, in: tree), isDeep: false)
    }
  }

  /// Sets the frames of items that the last layout may have changed.
  private func giveChangedFrames(of tree: NodeTree) {
    // Views can run any code when their frame is set. All changed items are therefore found before.
    let changed = tree.changedFrames()
    node.noteVisits(changed.count)
    // The items of a group move with the group. Groups in it are found as well; their items need no second update.
    var given: Set<ObjectIdentifier> = []
    for change in changed {
      guard let item = tree.item(of: change, below: node) else { continue }
      give(change.rect, to: item)
      guard !item.hadView, item.content != nil, !given.contains(ObjectIdentifier(item)) else { continue }
      let origin = LayoutPoint(x: change.rect.minX, y: change.rect.minY)
      let groups = giveAllFrames(of: tree, in: item, at: origin, isDeep: false)
      for group in groups { given.insert(ObjectIdentifier(group)) }
    }
  }

  /// Sets the frames of all items of a container.
  /// - Parameters:
  ///   - origin: The origin of the container in the superview of its items.
  ///   - isDeep: Whether items of nested containers are included. Items of groups always are.
  /// - Returns: The groups in the container.
  @discardableResult private func giveAllFrames(
    of tree: NodeTree, in container: ViewNode, at origin: LayoutPoint = LayoutPoint(), isDeep: Bool = true
  ) -> [ViewNode] {
    var groups: [ViewNode] = []
    var pending: [(container: ViewNode, origin: LayoutPoint)] = []
    var next: (container: ViewNode, origin: LayoutPoint)? = (container, origin)
    while let (container, origin) = next {
      node.noteVisits(container.children.count)
      // An item that was added during the layout gets its frame in the next one.
      for child in container.children where child.isInLayout {
        guard let id = tree.id(of: child) else { continue }
        let frame = tree.tree.frame(of: id)
        let rect = CGRect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
        give(rect, to: child)
        guard child.content != nil else { continue }
        if child.view == nil {
          groups.append(child)
          pending.append((child, LayoutPoint(x: rect.minX, y: rect.minY)))
        } else if isDeep, !child.isLeafInTree {
          // An item that is excluded from the layout lays itself out.
          pending.append((child, LayoutPoint()))
        }
      }
      next = pending.popLast()
    }
    return groups
  }

  private func give(_ rect: CGRect, to item: ViewNode) {
    guard let view = item.view else {
      item.receiveFrame?(rect)
      return
    }
    if let layout = item.layout { layout.receive(rect, view) } else { view.giveLayoutFrame(rect) }
  }

  /// Sets the frame of the view. This frame does not cause another layout.
  func receive(_ frame: CGRect, _ view: PlatformView) {
    node.mark(.isReceivingFrame)
    // The view system lays out a view whose size changes.
    if view.giveLayoutFrame(frame) { node.mark(.expectsLayout) }
    node.mark(.isReceivingFrame, false)
    // If views do not report changes, the items may still have been moved.
    if view.reportsChanges { node.mark(.isLayoutRequested, false) }
  }

  /// Requests a layout again that could not be performed when it was requested.
  func repeatRefusedRequest() {
    guard let state = node.layoutState, state.hasRefusedLayout else { return }
    state.hasRefusedLayout = false
    state.tree?.needsAnotherLayout = true
    request()
  }

  // MARK: - Results

  /// The extent of all items in the last layout. It is at least the container's own size.
  package var contentSize: CGSize {
    let size = topmost.ownTree?.contentSize(of: node) ?? LayoutSize()
    let own = node.view?.bounds.size ?? .zero
    return CGSize(width: max(size.width, Double(own.width)), height: max(size.height, Double(own.height)))
  }

  /// The issues that the engine finds in the container and below it, each with the label of its item.
  package func engineIssues() -> [(item: String, issue: LayoutIssue)] {
    let top = topmost
    guard let tree = top.ownTree else { return [] }
    return tree.issues(below: node).map { ((tree.item(at: $0.node) ?? top.node).label, $0) }
  }

  /// The number of container visits and view measurements of the engine in the last layout, for tests.
  package var engineVisits: Int {
    let statistics = topmost.ownTree?.tree.statistics
    return statistics.map { $0.containerVisits + $0.measureCalls } ?? 0
  }

  /// The number of the last layout of the tree of this container, or of the layout in progress.
  package var layoutNumber: Int { topmost.ownTree?.layoutNumber ?? 0 }

  /// This container and all items below it.
  package var items: [ViewNode] {
    var found: [ViewNode] = []
    var pending = [node]
    while let item = pending.popLast() {
      found.append(item)
      node.noteVisits(1)
      if item.hadView { item.content?.synchronizeSubviews() }
      pending += item.children
    }
    return found
  }
}

/// Lays out a view that becomes a container without a container class.
private final class LayoutExtension: ViewLayoutExtension {
  private weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }

  func layOutSubviews() { node?.layout?.layOutItems() }

  func layoutWasRequested() { node?.layout?.layoutWasRequested() }

  func contentDidChange(of subview: PlatformView) { ContainerLayout.contentDidChange(of: subview) }
}

extension ContainerLayout {
  /// Makes a view without a container class lay out its items.
  package func extend(_ view: PlatformView) { view.addLayoutExtension(LayoutExtension(node)) }

  /// Handles that the content of a subview has changed.
  static func contentDidChange(of subview: PlatformView) {
    if let item = subview.existingViewNode, item.isIncluded, item.parent != nil { item.markDirty() }
  }
}
