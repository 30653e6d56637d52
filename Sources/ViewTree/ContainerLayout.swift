import Foundation
import LayoutEngine
import PlatformView

/// How a container view lays out what is in it: by a tree of its own if it is the topmost one, otherwise by that of the
/// topmost one.
///
/// The view owns it, by way of its node, and forwards to it what the platform asks of the view.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
package final class ContainerLayout {
  /// The node of the view, which owns this.
  package var node: ViewNode { unsafe owner }
  private unowned(unsafe) let owner: ViewNode
  /// Asks for a layout of the view, in the way that it is laid out.
  private let requestLayout: (PlatformView) -> Void

  /// The tree, while the container is the topmost one.
  private(set) var ownTree: NodeTree?
  private var isApplyingFrames = false
  /// Somebody has asked for a layout of this container since the topmost one gave it its frame.
  private var wasAskedForLayout = true
  /// The topmost container is just giving it its frame.
  private var isReceivingFrame = false
  /// The container is just asking for a layout of its view.
  private var isRequesting = false
  /// A layout was asked for while the tree or the frames were at work.
  private var hasRefusedLayout = false
  /// The next layout of the view was requested here, or follows from the frame that the topmost container gave it.
  private var expectsLayout = false

  /// The dimensions of the visible part of a scroll view that the container fills.
  private(set) var filledSpace: (width: Double?, height: Double?) = (nil, nil)
  /// The size that the container took in a scroll view.
  var scrolledSize = CGSize.zero

  /// Makes the layout of a container view, and lets the view's node know of it.
  package init(
    of node: ViewNode, requestLayout: @escaping (PlatformView) -> Void = { $0.setNeedsLayoutPass() }
  ) {
    unsafe owner = node
    self.requestLayout = requestLayout
    node.layout = self
    // Nothing has been moved yet that a request would put right.
    if !node.viewReportsChanges { wasAskedForLayout = false }
  }

  // MARK: - The tree

  /// The container view around that lays this one out; `nil` for the topmost one.
  package var surrounding: ContainerLayout? {
    guard node.isIncluded, let outer = node.view?.superview?.existingViewNode else { return nil }
    guard let layout = outer.layout, outer.content?.includes(node) == true else { return nil }
    return layout
  }

  /// The outermost container that lays this one out: itself, unless it is an item of another one.
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
    ownTree = tree
    return tree
  }

  /// The topmost container is just laying out, or giving views their frames.
  package var hasLayoutInProgress: Bool {
    var layout = self
    while !layout.node.has(.wasAskedIdle) {
      // What is in a tree need not look for the topmost container.
      if let tree = layout.ownTree ?? layout.node.tree { return tree.isBusy || tree.root?.layout?.isBusy == true }
      guard let outer = layout.surrounding else { return layout.isApplyingFrames }
      node.noteVisits(1)
      layout = outer
    }
    return false
  }

  /// Asks for a layout of everything that is laid out together with this container.
  package func setNeedsTreeLayout() { node.contentDidChange() }

  /// Somebody has asked for a layout of this view. It is the topmost container that lays it out.
  package func layoutWasAskedFor() {
    // The frames of a layout, and changes that were noted, are no reason for another one.
    if isReceivingFrame || isRequesting { return }
    wasAskedForLayout = true
    noteAskedWhileBusy()
    // Views that report their changes have done so.
    if !node.viewReportsChanges { node.mark(.hasUnknownItems) }
    noteChangedSurroundings()
  }

  /// The view around, or the view itself, may have been changed.
  private func noteChangedSurroundings() {
    node.content?.surroundingsMayHaveChanged()
    node.mark([.needsStyle, .needsUpdate])
    guard let outer = node.outer else { return }
    outer.contentDidChange()
    node.askForLayout()
  }

  /// The view was told to read in another direction, which views do not report.
  package func directionDidChange() {
    if node.viewReportsChanges { return }
    noteChangedSurroundings()
    node.askForLayout()
  }

  /// Follows what the view system does not report: another direction of the view, and items that were moved by somebody else.
  /// - Parameters:
  ///   - wasAsked: Somebody has asked for the layout. The topmost container then looks at everything below.
  ///   - isExpected: The layout was requested here, so that only requested changes are looked for.
  /// - Returns: whether there is anything to do.
  private func followUnreportedChanges(wasAsked: Bool, isExpected: Bool) -> Bool {
    if node.viewReportsChanges { return wasAsked }
    let hasOtherDirection = node.content?.hasOtherDirection == true
    if hasOtherDirection { noteChangedSurroundings() }
    if wasAsked, let ownTree {
      ownTree.wishForAllFrames()
    } else if wasAsked || !isExpected {
      node.wishForFrames()
    }
    return wasAsked || !isExpected || hasOtherDirection
  }

  /// Asks for a layout of the topmost container's view.
  func request() {
    guard !isRequesting, let view = node.view else { return }
    isRequesting = true
    defer { isRequesting = false }
    expectsLayout = true
    requestLayout(view)
    if !isBusy { view.invalidateIntrinsicContentSize() }
  }

  /// The tree or the frames are at work.
  var isBusy: Bool { ownTree?.isBusy == true || isApplyingFrames }

  /// Notes that a layout is asked for while one is at work: it goes on with that.
  func noteAskedWhileBusy() { if isBusy { ownTree?.isAskedForMore = true } }

  /// Lets the container fill dimensions of the visible part of a scroll view, in points; `nil` for those that its items decide.
  func fill(width: Double?, height: Double?) {
    guard filledSpace != (width, height) else { return }
    filledSpace = (width, height)
    node.mark([.needsStyle, .needsUpdate])
  }

  /// The container is laid out by another one.
  func dropTree() { ownTree = nil }

  // MARK: - Layout

  /// Lays out everything below, if this is the topmost container; otherwise that one does.
  package func layOutItems() {
    let wasAsked = wasAskedForLayout
    let isExpected = expectsLayout
    (wasAskedForLayout, expectsLayout) = (false, false)
    let hasChanges = followUnreportedChanges(wasAsked: wasAsked, isExpected: isExpected)
    if surrounding != nil {
      guard hasChanges else { return }
      let top = topmost
      if top.isBusy { return }
      if top.node.hasUpdates { top.node.view?.performLayoutPass() } else { top.giveWantedFrames() }
      return
    }
    guard !isApplyingFrames, let view = node.view else {
      hasRefusedLayout = true
      return
    }
    guard ownOrNewTree.layOut(node, size: sizeOfLayout(view), scale: view.layoutScale) else {
      hasRefusedLayout = true
      node.content?.reportAskedDuringLayout()
      return
    }
    giveFrames()
  }

  /// Gives the views the frames of the tree: those that the last layout may have changed, or all of them.
  package func giveFrames(toAll: Bool = false) {
    guard let tree = ownTree, let content = node.content else { return }
    isApplyingFrames = true
    // Those in hidden containers change, too.
    if !toAll { giveChangedFrames(of: tree) }
    if tree.takeWishForAll() || toAll {
      _ = tree.takeWishes()
      giveAllFrames(of: tree, in: content)
    } else {
      giveWantedFrames(of: tree)
    }
    isApplyingFrames = false
    askAgainIfRefused()
  }

  /// Gives their frames to the items of containers that want them, where nothing was laid out.
  private func giveWantedFrames() {
    guard let tree = ownTree, !tree.isBusy else { return }
    isApplyingFrames = true
    giveWantedFrames(of: tree)
    isApplyingFrames = false
    askAgainIfRefused()
  }

  private func giveWantedFrames(of tree: NodeTree) {
    var origins = GroupOrigins()
    for item in tree.takeWishes() {
      guard let content = item.content, tree.id(of: item) != nil else { continue }
      giveAllFrames(of: tree, in: content, at: origins.origin(of: item, in: tree), isDeep: false)
    }
  }

  /// Gives their frames to the items of those containers in which the last layout may have changed some.
  private func giveChangedFrames(of tree: NodeTree) {
    // Views may do what they like when they get a frame: all are found before.
    var changed: [(item: ViewNode, container: ViewNode, rect: CGRect)] = []
    tree.findChangedItems { changed.append(($0, $1, $2)) }
    node.noteVisits(changed.count)
    // What stands in a group moves with it; groups in it are found, too, and need not give everything again.
    var given: Set<ObjectIdentifier> = []
    for (item, container, rect) in changed {
      // It may not stand any more where it stood when that was found.
      guard item.isInLayout, tree.id(of: item) != nil, item.container === container.content else { continue }
      give(rect, to: item)
      guard !item.hadView, let inner = item.content, !given.contains(ObjectIdentifier(item)) else { continue }
      let groups = giveAllFrames(of: tree, in: inner, at: LayoutPoint(x: rect.minX, y: rect.minY), isDeep: false)
      for group in groups { given.insert(ObjectIdentifier(group)) }
    }
  }

  /// Gives all items of a container their frames.
  /// - Parameters:
  ///   - origin: Where the container lies in the view that its items are subviews of.
  ///   - isDeep: Whether those in containers in it get theirs, too. Those of groups get them in any case.
  /// - Returns: the groups in it.
  @discardableResult private func giveAllFrames(
    of tree: NodeTree, in content: any ViewContent, at origin: LayoutPoint = LayoutPoint(), isDeep: Bool = true
  ) -> [ViewNode] {
    var groups: [ViewNode] = []
    var pending: [(content: any ViewContent, origin: LayoutPoint)] = []
    var next: (content: any ViewContent, origin: LayoutPoint)? = (content, origin)
    while let (content, origin) = next {
      node.noteVisits(content.children.count)
      // Who came during the layout has its place in the next one.
      for child in content.children where child.isInLayout {
        guard let id = tree.id(of: child) else { continue }
        let frame = tree.tree.frame(of: id)
        let rect = CGRect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
        give(rect, to: child)
        guard let inner = child.content else { continue }
        if child.view == nil {
          groups.append(child)
          pending.append((inner, LayoutPoint(x: rect.minX, y: rect.minY)))
        } else if isDeep, !child.isLeafInTree {
          // One that is left out lays itself out.
          pending.append((inner, LayoutPoint()))
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

  /// Gives the view a frame that is no reason for another layout.
  func receive(_ frame: CGRect, _ view: PlatformView) {
    isReceivingFrame = true
    // The view system lays out a view of another size.
    if view.giveLayoutFrame(frame) { expectsLayout = true }
    isReceivingFrame = false
    // Its items may have been moved nevertheless, where views do not report that.
    if view.reportsChanges { wasAskedForLayout = false }
  }

  /// Says again that a layout is wanted, if it could not be made when it was.
  func askAgainIfRefused() {
    guard hasRefusedLayout else { return }
    hasRefusedLayout = false
    ownTree?.isAskedForMore = true
    request()
  }

  /// The size that fits the items within `size`. No view is moved, and no layout is asked for.
  ///
  /// - Parameter size: The room there is, in points. Infinite, not a number and `.greatestFiniteMagnitude` mean endless.
  package func fittingSize(in size: CGSize) -> CGSize {
    let top = topmost
    // The size does not depend on a scroll view around.
    if top === self { fill(width: nil, height: nil) }
    let measured = top.ownOrNewTree.measure(
      node, below: top.node, width: size.width.asRoom, height: size.height.asRoom)
    guard let measured else {
      node.content?.reportAskedDuringLayout()
      return node.view?.bounds.size ?? .zero
    }
    return CGSize(width: measured.width, height: measured.height)
  }

  // MARK: - Results

  /// The extent of all items, as they were laid out last. It is at least the container's own size.
  package var contentSize: CGSize {
    let size = topmost.ownTree?.contentSize(of: node) ?? LayoutSize()
    let own = node.view?.bounds.size ?? .zero
    return CGSize(width: max(size.width, Double(own.width)), height: max(size.height, Double(own.height)))
  }

  /// What the engine finds suspicious in the container and below it, each with the item as messages call it.
  package func engineIssues() -> [(item: String, issue: LayoutIssue)] {
    let top = topmost
    guard let tree = top.ownTree else { return [] }
    return tree.issues(below: node).map { ((tree.item(at: $0.node) ?? top.node).label, $0) }
  }

  /// How many containers the engine has visited and how many views it has measured in the last layout, for tests.
  package var engineVisits: Int {
    let statistics = topmost.ownTree?.tree.statistics
    return statistics.map { $0.containerVisits + $0.measureCalls } ?? 0
  }

  /// The number of the last layout of the tree that this container is in, or of the one that is at work.
  package var layoutNumber: Int { topmost.ownTree?.layoutNumber ?? 0 }

  /// This container and all items below it.
  package var items: [ViewNode] {
    var found: [ViewNode] = []
    var pending = [node]
    while let item = pending.popLast() {
      found.append(item)
      node.noteVisits(1)
      if item.hadView { item.content?.takeOverSubviews() }
      pending += item.content?.children ?? []
    }
    return found
  }
}

/// A view that becomes a container without being of a class for it is laid out in this way.
extension ContainerLayout: ViewLayoutExtension {
  package func layOutSubviews() { layOutItems() }

  package func contentDidChange(of subview: PlatformView) {
    if let item = subview.existingViewNode, item.isIncluded { item.markDirty() }
  }
}
