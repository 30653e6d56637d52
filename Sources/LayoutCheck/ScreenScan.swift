import LayoutEngine

/// The checks of consecutive layouts. Only changes are checked again.
struct ScreenScan {
  var nodes: [CheckedNode]
  let places: [Int32]
  let leavers: [Int32]
  var conditions: ConditionTable
  /// The checked width of the current layout, in points, and the width of the screen in it.
  var width: Int32 = 0
  var screenWidth = 0.0
  /// The number of the current layout, and the number of its step in the run; 0 for the first one of a run.
  var layout: Int32 = 0
  var step: Int32 = 0
  /// The nodes whose frames, or whose items' frames, changed in the current layout.
  var changed: [Int32] = []
  /// The leaves whose paddings depend on their surroundings.
  private let percentageLeaves: [Int32]
  /// The frames at the width for which the screen was designed; empty if it is unknown.
  var designFrames: [LayoutRect] = []
  /// The same frames before a change of the tree; empty if it is unchanged.
  var designFramesBefore: [LayoutRect] = []
  /// Whether there are checked widths before the first, or after the last, of the consecutive layouts.
  var startsWithin = false
  var endsWithin = false
  var pairs = PairTable()
  /// The height of the screen, in points; 0 if there is none.
  let height: Double
  /// Whether the style of the root sets its height.
  let hasGivenHeight: Bool
  /// Whether the layout direction of this run is right to left.
  var isRightToLeft = false
  /// The widths that may have jumped in the last step.
  var jumps: [PendingJump] = []
  /// The measure function of leaves, with all lines of texts.
  let measure: MeasureFunction

  /// The conditions of each node. Conditions of pairs of nodes follow those of all nodes.
  enum Slot {
    static let overflowX = 0
    static let overflowY = 1
    static let cutText = 2
    static let noSpace = 3
    static let outside = 4
    static let jump = 5
    static let count = 6
  }

  init(_ screen: ScreenNodes, height: Double?, measure: @escaping MeasureFunction) {
    (nodes, places, leavers) = (screen.nodes, screen.places, screen.leavers)
    (self.height, hasGivenHeight) = (height ?? 0, height != nil && screen.rootHasGivenHeight)
    percentageLeaves = screen.nodes.indices.filter {
      screen.nodes[$0].firstChild < 0 && screen.nodes[$0].traits.contains(.hasPercentageInsets)
    }.map { Int32($0) }
    conditions = ConditionTable(count: nodes.count * Slot.count)
    self.measure = measure
  }

  // MARK: - Frames

  /// Begins the layouts of another direction or text size. All nodes are checked.
  mutating func beginRun(_ run: Int32, _ tree: LayoutTree) {
    conditions.run = run
    isRightToLeft = tree.style(of: nodes[0].id)?.layoutDirection == .rightToLeft
    layout += 1
    step = 0
    changed.removeAll(keepingCapacity: true)
    jumps.removeAll(keepingCapacity: true)
    for index in nodes.indices {
      nodes[index].frame = tree.frame(of: nodes[index].id)
      nodes[index].widthStep = -1
      nodes[index].changedIn = layout
      changed.append(Int32(index))
      guard nodes[index].firstChild < 0 else { continue }
      readInsets(Int32(index), tree)
      guard nodes[index].traits.contains(.isLeaf) else { continue }
      let vertical = nodes[index].traits.contains(.isVertical)
      nodes[index].natural = measure(nodes[index].id, MeasureInput(inlineAxis: vertical ? .vertical : .horizontal)).size
      if !nodes[index].traits.contains(.hasGivenWidth) { nodes[index].wanted.width = nodes[index].natural.width }
      if !nodes[index].traits.contains(.hasGivenHeight) { nodes[index].wanted.height = nodes[index].natural.height }
    }
  }

  /// Ends the layouts at consecutive widths.
  mutating func endWidths() {
    endJumps()
    conditions.endRun(before: width + 1)
  }

  /// Returns the frame of a visible node in the current layout.
  func frame(of id: NodeID) -> LayoutRect? {
    guard id.slot < places.count, places[id.slot] >= 0 else { return nil }
    return nodes[Int(places[id.slot])].frame
  }

  /// Stores the frames of the next layout.
  mutating func takeFrames(_ tree: LayoutTree) {
    layout += 1
    step += 1
    changed.removeAll(keepingCapacity: true)
    take(tree.frame(of: nodes[0].id), of: 0)
    tree.forEachNewFrame { _, child, frame in
      guard child < places.count, places[child] >= 0 else { return }
      take(frame, of: places[child])
    }
    // Percentage paddings may change without a change of the frame.
    for index in percentageLeaves {
      let old = nodes[Int(index)].insets
      readInsets(index, tree)
      nodes[Int(index)].insetsBefore = old
      if nodes[Int(index)].insets != old { noteChange(index) }
    }
  }

  @inline(__always) private mutating func take(_ frame: LayoutRect, of index: Int32) {
    let place = Int(index)
    let old = nodes[place].frame
    if old == frame { return }
    nodes[place].frame = frame
    noteChange(index)
    if nodes[place].parent >= 0 { noteChange(nodes[place].parent) }
    let change = frame.width - old.width
    if change == 0 { return }
    if change.magnitude > ScreenScan.jumpLimit, nodes[place].traits.contains(.mayJump) {
      let before = nodes[place].widthStep == step - 1 ? nodes[place].widthChange : step > 1 ? 0 : .nan
      // The step before the first one is unknown within the checked widths.
      if step > 1 || !startsWithin {
        jumps.append(PendingJump(node: index, step: step, change: change, before: before))
      }
    }
    nodes[place].sizeBefore = old.size
    nodes[place].widthChange = change
    nodes[place].widthStep = step
  }

  @inline(__always) private mutating func noteChange(_ index: Int32) {
    guard nodes[Int(index)].changedIn != layout else { return }
    nodes[Int(index)].changedIn = layout
    changed.append(index)
  }

  private mutating func readInsets(_ index: Int32, _ tree: LayoutTree) {
    let id = nodes[Int(index)].id
    let (padding, border) = (tree.resolvedPadding(of: id), tree.resolvedBorder(of: id))
    nodes[Int(index)].insets = LayoutSize(
      width: padding.horizontal + border.horizontal, height: padding.vertical + border.vertical)
    nodes[Int(index)].insetsBefore = nodes[Int(index)].insets
  }

  // MARK: - Checks

  /// Checks the nodes that changed in the current layout.
  mutating func inspect() {
    for index in changed {
      let node = nodes[Int(index)]
      if node.firstChild >= 0 {
        inspectOverflow(of: index, node)
        inspectOverlaps(in: index, node)
      } else {
        inspectRoom(of: index, node)
      }
    }
    inspectRoot()
    for index in leavers { inspectOutside(index) }
  }

  /// Checks whether in-flow items overflow the border box, unless the container clips or scrolls on purpose.
  private mutating func inspectOverflow(of index: Int32, _ node: CheckedNode) {
    var (horizontal, vertical) = (0.0, 0.0)
    var (widest, highest) = (Int32(-1), Int32(-1))
    let checksX = !node.traits.contains(.clipsX)
    let checksY = !node.traits.contains(.clipsY)
    guard checksX || checksY else { return }
    var child = node.firstChild
    while child >= 0 {
      let frame = nodes[Int(child)].frame
      let traits = nodes[Int(child)].traits
      let x = max(frame.maxX - node.frame.width, -frame.x)
      let y = max(frame.maxY - node.frame.height, -frame.y)
      if x > horizontal, !traits.contains(.leavesX) { (horizontal, widest) = (x, child) }
      if y > vertical, !traits.contains(.leavesY) { (vertical, highest) = (y, child) }
      child = nodes[Int(child)].nextSibling
    }
    let first = Int(index) * Slot.count
    if checksX { conditions.note(first + Slot.overflowX, horizontal, detail: widest, at: width) }
    if checksY { conditions.note(first + Slot.overflowY, vertical, detail: highest, at: width) }
  }

  /// Checks texts without enough space for their lines, and leaves without space.
  private mutating func inspectRoom(of index: Int32, _ node: CheckedNode) {
    let first = Int(index) * Slot.count
    let missing = node.missingSpace
    conditions.note(first + Slot.noSpace, missing.amount, detail: missing.axis, at: width)
    guard node.traits.contains(.isText) else { return }
    var (amount, axis) = (0.0, Int32(0))
    if missing.amount == 0, node.wanted.width > 0, node.wanted.height > 0 {
      let needed = node.fitsNaturally ? node.natural : measureLines(of: node)
      let x = node.traits.contains(.clipsX) ? 0 : needed.width - node.contentWidth
      let y = node.traits.contains(.clipsY) ? 0 : needed.height - node.contentHeight
      (amount, axis) = x > y ? (x, 0) : (y, 1)
    }
    conditions.note(first + Slot.cutText, amount, detail: axis, at: width)
  }

  /// Returns the size of a text's lines in its current width.
  func measureLines(of node: CheckedNode) -> LayoutSize {
    measureLines(of: node, in: LayoutSize(width: node.contentWidth, height: node.contentHeight))
  }

  func measureLines(of node: CheckedNode, in size: LayoutSize) -> LayoutSize {
    if node.traits.contains(.isVertical) {
      return measure(node.id, MeasureInput(knownHeight: size.height, inlineAxis: .vertical)).size
    }
    return measure(node.id, MeasureInput(knownWidth: size.width)).size
  }
}

extension CheckedNode {
  /// Whether the text has at least the space of its natural size.
  var fitsNaturally: Bool {
    contentWidth >= natural.width && contentHeight >= natural.height && !traits.contains(.isVertical)
  }

  /// The missing space, in points, along an axis on which a leaf has almost no space.
  ///
  /// The amount is 0 if the leaf has space along both axes.
  var missingSpace: (amount: Double, axis: Int32) {
    let width = traits.contains(.hasGivenWidth) ? frame.width : contentWidth
    let height = traits.contains(.hasGivenHeight) ? frame.height : contentHeight
    if CheckedNode.isNothing(width, of: wanted.width) { return (wanted.width - width, 0) }
    if CheckedNode.isNothing(height, of: wanted.height) { return (wanted.height - height, 1) }
    return (0, 0)
  }

  /// Returns whether an extent is less than half a point, and less than half of the required one.
  private static func isNothing(_ extent: Double, of wanted: Double) -> Bool {
    wanted > ConditionTable.tolerance && extent < min(1, wanted) / 2
  }
}
