import Foundation
import LayoutEngine
import PlatformView

/// The engine's tree of a topmost container, with everything below it that stands in containers.
///
/// It is brought up to date before it is used: setters only note what changed. So views may be changed at any time, also while
/// the engine asks one of them for its size.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
package final class NodeTree {
  private let memory = TreeMemory()
  /// The items below the root, by the slots of their nodes.
  var items: ItemTable { memory.items }
  /// Some item is aligned by its baseline, so that leaves are asked for theirs.
  private(set) var usesBaselines = false
  /// Counts the changes of the tree.
  var version = 0
  /// How many of these concern nothing but what views show.
  private var contentChanges = 0
  /// How often styles or the structure were changed.
  var shapeVersion: Int { version - contentChanges }
  /// The tree without its views, as it was measured last for a list; kept for the next cell of the same shape.
  var knownShape: TreeShape?
  /// The topmost container.
  weak var root: ViewNode?
  private var isWorking = false
  /// Containers below the root whose items all get their frames after the next layout.
  private var wishes: [ViewNode] = []
  /// The same for the items of the root.
  private var isWishedForRoot = false
  /// The same for everything below the root.
  private var isWishedForAll = false

  /// Items whose sizes are related to those of others.
  private var relatedItems: [ObjectIdentifier: ViewNode] = [:]

  /// The engine's tree. It is behind a pointer, so that no access to it has to be checked while the program runs: ``isBusy``
  /// says whether it may be used.
  var tree: LayoutTree {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory.tree) }
    @inline(__always) unsafeMutableAddress { unsafe memory.tree }
  }

  /// The engine is at work.
  package var isBusy: Bool { isWorking }

  /// How many layouts were begun, without those that were asked for while one was at work.
  private(set) var layoutNumber = 0
  /// A layout was asked for while the tree or the frames were at work.
  var isAskedForMore = false

  init() {}

  #if !((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
    deinit {
      // Items know their tree without counting references to it.
      for item in items.all + [root].compactMap({ $0 }) where item.tree === self { (item.tree, item.id) = (nil, nil) }
    }
  #endif

  // MARK: - Using

  /// Lays out everything in `root`, whose view has `size`.
  /// - Parameter givesFrames: Whether the views are given their frames at once. Otherwise they get all of them after the next layout.
  /// - Returns: whether it could be: not while the tree is at work already.
  package func layOut(_ root: ViewNode, size: CGSize, scale: CGFloat, givesFrames: Bool = true) -> Bool {
    guard !isBusy else { return false }
    if !isAskedForMore { layoutNumber &+= 1 }
    isAskedForMore = false
    guard let node = bringUpToDate(root) else { return false }
    if !givesFrames { wishForAllFrames() }
    let space = RootSpace.exact(LayoutSize(width: Double(size.width), height: Double(size.height)))
    work { measure in try? tree.computeLayout(of: node, in: space, scale: Double(scale), measure: measure) }
    return true
  }

  /// The size that an item would take; `nil` while the tree is at work already.
  func measure(_ item: ViewNode, below root: ViewNode, width: Double?, height: Double?) -> LayoutSize? {
    guard !isBusy, bringUpToDate(root) != nil, let node = item.id else { return nil }
    let room = RootSpace.available(width: width, height: height)
    var size: LayoutSize?
    work { measure in size = try? tree.measure(node, in: room, measure: measure) }
    return size
  }

  func work(_ body: (@escaping MeasureFunction) -> Void) {
    isWorking = true
    // The engine does not keep the function.
    let tree = unsafe Unmanaged.passUnretained(self)
    body { node, input in unsafe tree._withUnsafeGuaranteedRef { $0.measurement(of: node, input) } }
    isWorking = false
    root?.layout?.askAgainIfRefused()
  }

  // Nothing can be read of the tree while the engine changes it.

  /// The frame of an item in its container.
  package func frame(of item: ViewNode) -> LayoutRect {
    id(of: item).map { tree.frame(of: $0) } ?? LayoutRect()
  }

  /// The extent of what is in an item, from its top left corner.
  func contentSize(of item: ViewNode) -> LayoutSize {
    id(of: item).map { tree.contentSize(of: $0) } ?? LayoutSize()
  }

  /// What the engine finds suspicious below an item.
  func issues(below item: ViewNode) -> [LayoutIssue] { id(of: item).map { tree.issues(below: $0) } ?? [] }

  /// What makes an item a box; `nil` if it is none.
  package func box(of item: ViewNode) -> BoxContainer? { id(of: item).flatMap { tree.box(of: $0) } }

  /// The pins of an item of a box; `nil` if it has none of its own.
  package func pins(of item: ViewNode) -> BoxPins? { id(of: item).flatMap { tree.pins(of: $0) } }

  /// The style by which an item is laid out.
  package func style(of item: ViewNode) -> Style? { id(of: item).flatMap { tree.usedStyle(of: $0) } }

  /// The writing mode that the tree has for an item.
  package func writingMode(of item: ViewNode) -> WritingMode {
    id(of: item).map { tree.resolvedWritingMode(of: $0) } ?? .horizontalTb
  }

  /// The node of an item, unless it belongs to another tree by now, or the tree is at work.
  package func id(of item: ViewNode) -> NodeID? { item.isIn(self) && !isBusy ? item.id : nil }

  // MARK: - Frames

  /// Finds the items that the last layout may have given other frames and whose views are not known to have these.
  func findChangedItems(_ found: (_ item: ViewNode, _ container: ViewNode, _ rect: CGRect) -> Void) {
    guard let root else { return }
    let items = items
    var last = -1
    var origin = LayoutPoint()
    var origins = GroupOrigins()
    var visits = 0
    tree.forEachNewFrame { container, child, frame in
      visits += 1
      guard let item = items.reference(at: child) else { return }
      if container != last {
        last = container
        let isGroup = items.reference(at: container)?.read { !$0.hadView } ?? false
        origin = isGroup ? origins.origin(of: items[container] ?? root, in: self) : LayoutPoint()
      }
      let rect = CGRect(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
      if item.read({ $0.isKnownToHave(rect) }) { return }
      found(item.item, items[container] ?? root, rect)
    }
    root.noteVisits(visits)
  }

  /// Gives all items of a container their frames after the next layout, whether they have them or not.
  func wishForFrames(of item: ViewNode) {
    // The root is not kept: it owns the tree.
    if item === root { isWishedForRoot = true }
    guard item !== root, !item.has(.wantsFrames) else { return }
    item.mark(.wantsFrames)
    wishes.append(item)
  }

  /// Gives everything below the root its frame after the next layout, whether it has it or not.
  func wishForAllFrames() { isWishedForAll = true }

  /// The containers whose items get their frames in any case, which is forgotten then.
  func takeWishes() -> [ViewNode] {
    defer { (wishes, isWishedForRoot) = ([], false) }
    for item in wishes { item.mark(.wantsFrames, false) }
    guard isWishedForRoot, let root else { return wishes }
    return [root] + wishes
  }

  /// Whether everything below the root gets its frame in any case, which is forgotten then.
  func takeWishForAll() -> Bool {
    defer { isWishedForAll = false }
    return isWishedForAll
  }

  // MARK: - Styles

  /// Gives an item its style.
  package func set(_ style: Style, of item: ViewNode) {
    guard let node = item.id else { return }
    noteBaselines(style)
    item.noteGivenSize(style)
    if item.has(.hasPlainStyle) ? style == NodeTree.plainStyle : style == tree.style(of: node) { return }
    version += 1
    item.mark(.hasPlainStyle, false)
    // The engine forgets, too, what a leaf has answered.
    item.forgetNaturalSize()
    try? tree.setStyle(style, of: node)
  }

  /// Asks leaves for their baselines from now on, if a style needs them.
  func noteBaselines(_ style: Style) {
    guard !usesBaselines, style.usesBaselines else { return }
    usesBaselines = true
    // What leaves answered so far had no baselines.
    forgetMeasurements()
  }

  /// Gives an item the style in which nothing is said, or of which no more is said than that it is not shown.
  package func setPlainStyle(isShown: Bool, of item: ViewNode) {
    if isShown, item.has(.hasPlainStyle) { return }
    var style = NodeTree.plainStyle
    if !isShown { style.display = .none }
    set(style, of: item)
    item.mark(.hasPlainStyle, isShown)
  }

  /// The style in which nothing is said. All begin with a copy of it: the engine knows styles again by their bytes, the unused
  /// ones too.
  package static let plainStyle = Style(.stackView)

  /// Gives an item its pins; `nil`: the four edges pinned with `==0`.
  package func set(_ pins: BoxPins?, of item: ViewNode) {
    guard let node = item.id, tree.pins(of: node) != pins else { return }
    version += 1
    try? tree.setPins(pins, of: node)
  }

  /// Gives an item constraints on its size beyond its pins.
  package func set(_ constraints: [BoxSizeConstraint], of item: ViewNode) {
    guard let node = item.id, tree.sizeConstraints(of: node) != constraints else { return }
    version += 1
    try? tree.setSizeConstraints(constraints, of: node)
  }

  /// The constraints on an item's size beyond its pins.
  package func sizeConstraints(of item: ViewNode) -> [BoxSizeConstraint] {
    id(of: item).map { tree.sizeConstraints(of: $0) } ?? []
  }

  /// Notes that the size of an item is related to that of another one, which may get its node later.
  package func noteRelations(of item: ViewNode) {
    relatedItems[ObjectIdentifier(item)] = item
  }

  /// Relates the sizes of items, once all have their nodes.
  func writeRelations() {
    guard !relatedItems.isEmpty else { return }
    relatedItems = relatedItems.filter { $0.value.isIn(self) }
    for item in relatedItems.values { item.container?.writeRelations(of: item, to: self) }
  }

  /// Makes an item a box, or no box.
  func set(_ box: BoxContainer?, of item: ViewNode) {
    guard let node = item.id, tree.box(of: node) != box else { return }
    version += 1
    try? tree.setBox(box, of: node)
  }

  /// How much an item grows, as it was set last.
  package func grow(of item: ViewNode) -> Double { item.id.flatMap { tree.style(of: $0) }?.grow ?? 0 }

  /// The size that an item has by itself.
  package func naturalSize(of item: ViewNode) -> LayoutSize {
    guard let node = item.id else { return LayoutSize() }
    var size: LayoutSize?
    work { measure in size = try? tree.measure(node, in: .unconstrained, measure: measure) }
    return size ?? LayoutSize()
  }

  // MARK: - Snapshots

  /// What a snapshot was taken of: this tree as it was after so many changes, on the pixels of a display.
  package struct Version: Equatable, Sendable {
    let tree: ObjectIdentifier
    let number: Int
    let scale: CGFloat
  }

  /// A copy of a tree in which everything has been measured that a layout of one size needs.
  package struct Snapshot: Sendable {
    /// The copy.
    package var tree: LayoutTree
    /// The topmost container.
    package let root: NodeID
    /// What views would like with endless room.
    package let naturalSizes: [NodeID: LayoutEngine.Measurement]
    /// What the copy was made of.
    package let version: Version
  }

  /// A copy of the tree, to be laid out elsewhere; `nil` while the tree is at work.
  package func snapshot(of root: ViewNode, size: CGSize, scale: CGFloat) -> Snapshot? {
    guard !isBusy, let node = bringUpToDate(root) else { return nil }
    var copy = tree
    let space = RootSpace.exact(LayoutSize(width: Double(size.width), height: Double(size.height)))
    let leaves = leafNodes
    var naturalSizes: [NodeID: LayoutEngine.Measurement] = [:]
    work { measure in
      try? copy.computeLayout(of: node, in: space, scale: Double(scale), measure: measure)
      for leaf in leaves { naturalSizes[leaf] = measure(leaf, MeasureInput()) }
    }
    return Snapshot(tree: copy, root: node, naturalSizes: naturalSizes, version: currentVersion(scale))
  }

  private func currentVersion(_ scale: CGFloat) -> Version {
    Version(tree: ObjectIdentifier(self), number: version, scale: scale)
  }

  /// Takes over a copy that was laid out elsewhere, unless something has changed since it was made.
  /// - Parameter isEstimated: Some view was not measured for that layout: it is in the next one.
  package func adopt(
    _ laidOut: LayoutTree, of version: Version, isEstimated: Bool, for root: ViewNode, scale: CGFloat
  ) -> Bool {
    guard !isBusy, bringUpToDate(root) != nil, version == currentVersion(scale) else { return false }
    tree = laidOut
    if isEstimated { forgetMeasurements() }
    return true
  }

  // MARK: - Measuring

  func measurement(of node: NodeID, _ input: MeasureInput) -> LayoutEngine.Measurement {
    // Items stay where they are in the table while the tree is at work; a view may go while it is asked.
    guard let item = items.reference(at: node.slot), let view = item.read({ $0.view }) else {
      return LayoutEngine.Measurement(size: LayoutSize())
    }
    let proposed = input.proposal
    // The engine takes no answer for what makes no sense.
    let size = item.read { item in
      if item.isInBox { return item.contentSize(of: view, proposed: proposed) }
      return item.imageSize(of: view, input) ?? view.platformFittingSize(proposed)
    }
    var measurement = LayoutEngine.Measurement(width: Double(size.width), height: Double(size.height))
    // Views know of no baselines across their lines.
    if usesBaselines, input.inlineAxis == .horizontal {
      measurement.firstBaseline = view.firstBaseline(forSize: size).map { Double($0) }
      measurement.lastBaseline = view.lastBaseline(forSize: size).map { Double($0) }
    }
    return measurement
  }

  /// The nodes of all views that are measured.
  var leafNodes: [NodeID] { items.all.compactMap { $0.has(.isLeafNode) ? id(of: $0) : nil } }

  /// Forgets what all views have answered.
  private func forgetMeasurements() {
    version += 1
    contentChanges += 1
    for leaf in leafNodes {
      item(at: leaf)?.forgetNaturalSize()
      try? tree.markDirty(leaf)
    }
  }

  /// Forgets what an item has answered; `false`, and nothing has happened, if it has no node here or the tree is at work.
  func forgetMeasurements(of item: ViewNode) -> Bool {
    guard let node = id(of: item) else { return false }
    version += 1
    contentChanges += 1
    try? tree.markDirty(node)
    return true
  }

  // MARK: - Items

  /// The item of a node; `nil` for the root.
  func item(at node: NodeID) -> ViewNode? { items[node.slot] }

  /// Notes the item of a node, or that it has none any more.
  func setItem(_ item: ViewNode?, at node: NodeID) {
    if item == nil, let old = items[node.slot], old.tree === self, old.id == node { (old.tree, old.id) = (nil, nil) }
    memory.items[node.slot] = item
  }
}

extension MeasureInput {
  /// What `sizeThatFits` is given for the question.
  var proposal: CGSize {
    CGSize(
      width: MeasureInput.proposal(knownWidth, availableWidth),
      height: MeasureInput.proposal(knownHeight, availableHeight))
  }

  /// The same along one axis: endless space is the largest number, as UIKit has it.
  private static func proposal(_ known: Double?, _ available: AvailableSpace) -> CGFloat {
    if let known { return CGFloat(known) }
    switch available {
    case .definite(let space): return CGFloat(space)
    // 0 means endless to some views.
    case .minContent: return .leastNormalMagnitude
    case .maxContent: return .greatestFiniteMagnitude
    }
  }
}

extension Style {
  /// Whether the node, or its items, are aligned by baselines.
  fileprivate var usesBaselines: Bool {
    alignItems == .baseline || alignItems == .lastBaseline || alignSelf == .baseline || alignSelf == .lastBaseline
  }
}
