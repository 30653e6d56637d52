import Foundation
import LayoutEngine
import PlatformView

/// The engine's tree of a topmost container, with all items below it.
///
/// The tree is updated before it is used: setters only note what has changed. Views may therefore be changed at any
/// time, also while the engine measures one of them.
package final class NodeTree: ViewIsolated {
  private let memory = TreeMemory()
  /// The items below the root, by the slots of their nodes.
  var items: ItemTable { memory.items }
  /// Whether an item is aligned by its baseline, so that baselines of leaves are measured.
  private(set) var usesBaselines = false
  /// The number of changes of the tree.
  var version = 0
  /// The number of changes that concern only the content of views.
  private var contentChanges = 0
  /// The number of changes of styles or of the structure.
  var shapeVersion: Int { version - contentChanges }
  /// The tree without its views, as it was last measured for a list; kept for the next cell of the same shape.
  var knownShape: TreeShape?
  /// The topmost container.
  weak var root: ViewNode?
  private var isWorking = false
  /// The containers below the root whose items all get their frames after the next layout.
  private var containersNeedingFrames: [ViewNode] = []
  /// Whether all items of the root get their frames after the next layout.
  private var rootNeedsFrames = false
  /// Whether everything below the root gets its frame after the next layout.
  private var needsFullFrameUpdate = false

  /// The items whose sizes are related to those of other items.
  private var relatedItems: [ObjectIdentifier: ViewNode] = [:]

  /// The tree of the engine.
  ///
  /// It is stored behind a pointer, so that no access needs an exclusivity check at run time. ``isBusy`` indicates
  /// whether the tree may be used.
  var tree: LayoutTree {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory.tree) }
    @inline(__always) unsafeMutableAddress { unsafe memory.tree }
  }

  /// Whether the engine is using the tree.
  package var isBusy: Bool { isWorking }

  /// The number of layouts, without those that were requested during a layout.
  private(set) var layoutNumber = 0
  /// Whether a layout was requested while the tree was in use or frames were being set.
  var needsAnotherLayout = false

  /// The call of `updateItems()` that is running.
  @TaskLocal static var update: RunningUpdate?
  /// The width of layouts and measurements, and what depends on it.
  var layoutWidth = LayoutWidth()
  /// The text size of an inspection, and what depends on it.
  var textSize = TextSize()
  /// Whether changes request no layout, because one is in progress.
  var suppressesRequests = false
  /// The number of rounds in which the tree is being brought up to date.
  var updateRound = 0
  /// Whether `updateItems()` of a container was called while the tree was brought up to date.
  var hasUpdatedItems = false
  #if DEBUG
    /// The items whose views have changed without a mark, and that are not reported yet.
    var unmarkedItems: [ViewNode] = []
  #endif

  /// The plain style, stored in the tree.
  let plainStyleID: StyleID

  init() { plainStyleID = unsafe memory.tree.pointee.makeStyle(NodeTree.plainStyle) }

  #if !((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
    deinit {
      // Items refer to their tree without a reference count.
      items.forEachItem { leave($0) }
      if let root { leave(root) }
    }
  #endif

  /// Clears the reference of an item to the tree.
  @inline(__always) private func leave(_ item: ViewNode) { if item.isIn(self) { (item.tree, item.id) = (nil, nil) } }

  // MARK: - Using

  /// Lays out everything in `root`, whose view has the size `size`.
  /// - Returns: `false` if the tree is in use.
  package func layOut(_ root: ViewNode, size: CGSize, scale: CGFloat) -> Bool {
    guard !isBusy else { return false }
    if !needsAnotherLayout { layoutNumber &+= 1 }
    needsAnotherLayout = false
    setLayoutWidth(size.width, isLayout: true)
    guard let node = bringUpToDate(root) else { return false }
    findUnmarkedChanges(below: root)
    let space = RootSpace.exact(LayoutSize(width: Double(size.width), height: Double(size.height)))
    work { measure in try? tree.computeLayout(of: node, in: space, scale: Double(scale), measure: measure) }
    return true
  }

  /// Returns the size that an item takes in the available space; `nil` while the tree is in use.
  func measure(_ item: ViewNode, below root: ViewNode, width: Double?, height: Double?) -> LayoutSize? {
    guard !isBusy else { return nil }
    if item === root { setLayoutWidth(width.map { CGFloat($0) } ?? .infinity) }
    defer { restoreLayoutWidth() }
    guard bringUpToDate(root) != nil else { return nil }
    bringUpToDate(outOfLayout: item)
    guard let node = item.id else { return nil }
    let room = RootSpace.available(width: width, height: height)
    var size: LayoutSize?
    work { measure in size = try? tree.measure(node, in: room, measure: measure) }
    return size
  }

  func work(_ body: (@escaping MeasureFunction) -> Void) {
    // The engine does not store the function.
    let tree = unsafe Unmanaged.passUnretained(self)
    use { body { node, input in unsafe tree._withUnsafeGuaranteedRef { $0.measurement(of: node, input) } } }
    root?.layout?.repeatRefusedRequest()
  }

  /// Calls `body`, during which the tree is in use.
  @inline(__always) func use(_ body: () -> Void) {
    isWorking = true
    body()
    isWorking = false
  }

  // The tree cannot be read while the engine changes it.

  /// The frame of an item in its container.
  package func frame(of item: ViewNode) -> LayoutRect {
    id(of: item).map { tree.frame(of: $0) } ?? LayoutRect()
  }

  /// Whether an item reads from right to left, by its own direction or an inherited one.
  func isRightToLeft(_ item: ViewNode) -> Bool? { id(of: item).map { tree.isRightToLeft($0) } }

  /// Whether an item takes part in layouts: neither the item nor a container around it is hidden.
  func isLaidOut(_ item: ViewNode) -> Bool { id(of: item).map { tree.isLaidOut($0) } ?? false }

  /// The extent of the content of an item, from its top left corner.
  func contentSize(of item: ViewNode) -> LayoutSize {
    id(of: item).map { tree.contentSize(of: $0) } ?? LayoutSize()
  }

  /// The issues that the engine finds below an item.
  func issues(below item: ViewNode) -> [LayoutIssue] {
    guard let node = id(of: item) else { return [] }
    var issues: [LayoutIssue] = []
    work { measure in issues = tree.issues(below: node, measure: measure) }
    return issues
  }

  /// The node of an item; `nil` if the item belongs to another tree, or the tree is in use.
  package func id(of item: ViewNode) -> NodeID? { item.isIn(self) && !isBusy ? item.id : nil }

  // MARK: - Frames

  /// A frame that the last layout may have changed.
  struct ChangedFrame {
    fileprivate let node: NodeID
    /// The slot of the container.
    fileprivate let container: Int
    /// The frame in the enclosing view.
    let rect: CGRect
  }

  /// Returns the frames that the last layout may have changed, except those that views already have.
  func changedFrames() -> [ChangedFrame] {
    guard let root else { return [] }
    let items = items
    var changed: [ChangedFrame] = []
    var last = -1
    var origin = LayoutPoint()
    var origins = GroupOrigins()
    var visits = 0
    tree.forEachNewFrame { container, child, frame in
      visits += 1
      guard let item = items.reference(at: child), let node = item.read({ $0.id }) else { return }
      if container != last {
        last = container
        // The table does not keep the root.
        let isGroup = items.reference(at: container)?.read { !$0.hadView } ?? false
        origin =
          isGroup ? origins.origin(of: items[container] ?? root, in: self) : LayoutPoint()
      }
      let rect = CGRect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
      if item.read({ $0.isKnownToHave(rect) }) { return }
      changed.append(ChangedFrame(node: node, container: container, rect: rect))
    }
    root.noteVisits(visits)
    return changed
  }

  /// The item of a changed frame; `nil` if the item has moved since the frame was found, or is not laid out.
  @inline(__always) func item(of change: ChangedFrame, below root: ViewNode) -> ViewNode? {
    guard let item = items.reference(at: change.node.slot) else { return nil }
    let isUnchanged = item.read { item in
      guard item.id == change.node, item.isInLayout else { return false }
      // The table does not keep the root.
      return items.reference(at: change.container)?.read { item.isItem(of: $0) } ?? item.isItem(of: root)
    }
    return isUnchanged ? item.item : nil
  }

  /// Sets the frames of all items of a container after the next layout, even if they are unchanged.
  func setNeedsFrameUpdate(of item: ViewNode) {
    // The list does not keep the root, because the root owns the tree.
    if item === root { rootNeedsFrames = true }
    guard item !== root, !item.has(.needsFrames) else { return }
    item.mark(.needsFrames)
    containersNeedingFrames.append(item)
  }

  /// Sets the frames of everything below the root after the next layout, even if they are unchanged.
  func setNeedsFullFrameUpdate() { needsFullFrameUpdate = true }

  /// Returns the containers that are marked for setting all frames, and removes the marks.
  func takeContainersNeedingFrames() -> [ViewNode] {
    defer { (containersNeedingFrames, rootNeedsFrames) = ([], false) }
    for item in containersNeedingFrames { item.mark(.needsFrames, false) }
    guard rootNeedsFrames, let root else { return containersNeedingFrames }
    return [root] + containersNeedingFrames
  }

  /// Returns whether everything below the root is marked for setting its frame, and removes the mark.
  func takeNeedsFullFrameUpdate() -> Bool {
    defer { needsFullFrameUpdate = false }
    return needsFullFrameUpdate
  }

  // MARK: - Styles

  /// Sets the style of an item.
  package func set(_ style: Style, of item: ViewNode) {
    guard let node = item.id else { return }
    noteBaselines(style)
    item.noteGivenSize(style)
    let old = item.has(.hasPlainStyle) ? NodeTree.plainStyle : tree.style(of: node)
    if style == old { return }
    version += 1
    item.mark(.hasPlainStyle, false)
    // The items of a new node are updated in any case.
    if item.content != nil, !item.has(.isNew), let old {
      markContainers(from: item, ifItemsDependOn: style, unlike: old)
    }
    // The engine also discards the measurements of a leaf.
    item.forgetNaturalSize()
    try? tree.setStyle(style, of: node)
  }

  /// Measures baselines of leaves from now on, if a style needs them.
  func noteBaselines(_ style: Style) { if !usesBaselines, style.usesBaselines { measureBaselines() } }

  /// Measures baselines of leaves from now on.
  package func measureBaselines() {
    if usesBaselines { return }
    usesBaselines = true
    // Earlier measurements have no baselines.
    forgetMeasurements()
  }

  /// Sets the plain style of an item, with `display` set to `none` if the item is not shown.
  package func setPlainStyle(isShown: Bool, of item: ViewNode) {
    if isShown, item.has(.hasPlainStyle) { return }
    var style = NodeTree.plainStyle
    if !isShown { style.display = .none }
    set(style, of: item)
    item.mark(.hasPlainStyle, isShown)
  }

  /// The style with all defaults.
  ///
  /// Every style starts as a copy of it, because the engine compares styles by their bytes, including unused ones.
  package static let plainStyle = Style(.stackView)

  /// Edits what a ``LayoutEngine/ContainerKind`` keeps of an item, if `needsEdit` returns `true`.
  package func edit(
    _ item: ViewNode, where needsEdit: (LayoutTree, NodeID) -> Bool,
    _ edit: (inout LayoutTree, NodeID) throws(LayoutTreeError) -> Void
  ) {
    guard let node = item.id, needsEdit(tree, node) else { return }
    version += 1
    // The node is in the tree.
    try? edit(&tree, node)
  }

  /// Notes that the size of an item is related to that of another item, whose node may be created later.
  package func noteRelations(of item: ViewNode) {
    relatedItems[ObjectIdentifier(item)] = item
  }

  /// Writes the related sizes of items, once all nodes exist.
  func writeRelations() {
    guard !relatedItems.isEmpty else { return }
    relatedItems = relatedItems.filter { $0.value.isIn(self) }
    for item in relatedItems.values { item.container?.writeRelations(of: item, to: self) }
  }

  /// The flex grow factor of an item, as it was last set.
  package func grow(of item: ViewNode) -> Double { item.id.flatMap { tree.style(of: $0) }?.grow ?? 0 }

  /// The natural size of an item.
  package func naturalSize(of item: ViewNode) -> LayoutSize {
    guard let node = item.id else { return LayoutSize() }
    var size: LayoutSize?
    work { measure in size = try? tree.measure(node, in: .unconstrained, measure: measure) }
    return size ?? LayoutSize()
  }

  // MARK: - Measuring

  func measurement(of node: NodeID, _ input: MeasureInput) -> LayoutEngine.LeafMeasurement {
    // Items keep their slots while the tree is in use. A view may be deallocated while it is measured.
    guard let item = items.reference(at: node.slot), let view = item.read({ $0.view }) else {
      return LayoutEngine.LeafMeasurement(size: LayoutSize())
    }
    let proposed = input.proposal
    // The engine sanitizes invalid measurements.
    let size = item.read { item in
      if item.isInBox { return item.contentSize(of: view, proposed: proposed) }
      let size = item.imageSize(of: view, input) ?? view.contentFittingSize(proposed)
      item.noteMeasurement(size, of: view, for: input)
      return size
    }
    var measurement = LayoutEngine.LeafMeasurement(width: Double(size.width), height: Double(size.height))
    // Views have no baselines for vertical text.
    if usesBaselines, input.inlineAxis == .horizontal {
      let (first, last) = view.baselines(forSize: size)
      measurement.firstBaseline = first.map { Double($0) }
      measurement.lastBaseline = last.map { Double($0) }
    }
    return measurement
  }

  /// The nodes of all views that are measured.
  var leafNodes: [NodeID] { items.all.compactMap { $0.has(.isLeafNode) ? id(of: $0) : nil } }

  /// Discards the measurements of all views.
  func forgetMeasurements() {
    noteContentChange()
    for leaf in leafNodes {
      item(at: leaf)?.forgetNaturalSize()
      try? tree.markDirty(leaf)
    }
  }

  /// Discards the measurements of an item.
  ///
  /// Returns `false` without an effect if the item has no node in this tree, or the tree is in use.
  func forgetMeasurements(of item: ViewNode) -> Bool {
    guard let node = id(of: item) else { return false }
    noteContentChange()
    try? tree.markDirty(node)
    return true
  }

  /// Notes that the content of a view has changed.
  func noteContentChange() {
    version += 1
    contentChanges += 1
  }

  // MARK: - Items

  /// The item of a node; `nil` for the root.
  func item(at node: NodeID) -> ViewNode? { items[node.slot] }

  /// Stores the item of a node, or removes it.
  func setItem(_ item: ViewNode?, at node: NodeID) {
    if item == nil, let old = items[node.slot], old.tree === self, old.id == node { (old.tree, old.id) = (nil, nil) }
    memory.items[node.slot] = item
  }
}

extension MeasureInput {
  /// The size that is passed to `sizeThatFits(_:)`.
  var proposal: CGSize {
    CGSize(
      width: MeasureInput.proposal(knownWidth, availableWidth),
      height: MeasureInput.proposal(knownHeight, availableHeight))
  }

  /// The proposed length along one axis. Indefinite available space is the largest number, as in UIKit.
  private static func proposal(_ known: Double?, _ available: AvailableSpace) -> CGFloat {
    if let known { return CGFloat(known) }
    switch available {
    case .definite(let space): return CGFloat(space)
    // Some views interpret 0 as unlimited.
    case .minContent: return .leastNormalMagnitude
    case .maxContent: return .greatestFiniteMagnitude
    }
  }
}

extension Style {
  /// Whether the style aligns the node or its items by baselines.
  fileprivate var usesBaselines: Bool {
    alignItems == .baseline || alignItems == .lastBaseline || alignSelf == .baseline || alignSelf == .lastBaseline
  }
}
