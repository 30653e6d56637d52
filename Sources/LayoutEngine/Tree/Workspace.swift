/// A container whose children have to be placed.
struct PendingLayout {
  let node: Int32
  let input: LayoutInput
}

/// A child on its way into the order of its `order`.
struct OrderedChild {
  let order: Int32
  let position: Int32
  let node: Int32
}

/// Memory that layouts use while they run. It is kept, so that a small layout allocates nothing once it has grown; what is much
/// for a tree is given back.
struct Workspace {
  /// The runs that wait for an answer, each for the one above it; the last one works.
  var containers = Buffer<FlexContainer>()
  var items = Buffer<FlexItem>()
  var lines = Buffer<FlexLine>()
  var pending = Buffer<PendingLayout>()
  var nodes = Buffer<Int32>()
  /// Containers whose children were placed, in the order in which they were: those that have to be snapped.
  var placed = Buffer<Int32>()
  /// The root of the layout, while nothing was swept since its widths and content heights were; otherwise −1.
  var sweptRoot: Int32 = -1
  /// The grid on which frames are put.
  var snapping = Snapping()
  /// Containers whose children got frames on the grid in the last layout.
  var reframed = Buffer<Int32>()
  // For sweeps: what is still to be visited, what has been, and what is to be found out on the way back.
  var sweepStack = Buffer<Int32>()
  var visited = Buffer<Int32>()
  var widthDemandStack = Buffer<WidthDemand>()
  var widthDemands = Buffer<WidthDemand>()
  var heightDemands = Buffer<Int32>()
  var sweepItems = Buffer<SweepItem>()
  /// The edges of an item while its container's width is not known.
  let unresolvedEdges = UnsafeMutablePointer<AxisStyle>.allocate(capacity: 1)
  var orderedChildren = Buffer<OrderedChild>()
  private var sortedNodes = Buffer<Int32>()
  /// For box containers, once there is one.
  var boxes: UnsafeMutablePointer<BoxWorkspace>?

  func free() {
    containers.free()
    items.free()
    lines.free()
    pending.free()
    nodes.free()
    placed.free()
    reframed.free()
    sweepStack.free()
    visited.free()
    widthDemandStack.free()
    widthDemands.free()
    heightDemands.free()
    sweepItems.free()
    unresolvedEdges.deallocate()
    orderedChildren.free()
    sortedNodes.free()
    boxes?.pointee.free()
    boxes?.deallocate()
  }

  /// Ends a layout of a tree of so many nodes.
  mutating func giveBack(nodeCount: Int) {
    visited.truncate(to: 0)
    sortedNodes.truncate(to: 0)
    orderedChildren.truncate(to: 0)
    // What most trees need stays, so that no layout has to ask for it again.
    let limit = max(65_536, 64 * nodeCount)
    containers.giveBack(above: limit)
    items.giveBack(above: limit)
    lines.giveBack(above: limit)
    pending.giveBack(above: limit)
    nodes.giveBack(above: limit)
    placed.giveBack(above: limit)
    sweepStack.giveBack(above: limit)
    visited.giveBack(above: limit)
    widthDemandStack.giveBack(above: limit)
    widthDemands.giveBack(above: limit)
    heightDemands.giveBack(above: limit)
    sweepItems.giveBack(above: limit)
    orderedChildren.giveBack(above: limit)
    sortedNodes.giveBack(above: limit)
  }

  /// The nodes of `orderedChildren` in order. The memory is valid until the next call.
  mutating func sortOrderedChildren() -> UnsafeMutablePointer<Int32> {
    var children = UnsafeMutableBufferPointer(start: orderedChildren.base, count: orderedChildren.count)
    children.sort { ($0.order, $0.position) < ($1.order, $1.position) }
    sortedNodes.truncate(to: 0)
    for index in 0..<orderedChildren.count { sortedNodes.append(orderedChildren[index].node) }
    return sortedNodes.base
  }
}

/// How much work the last layout or measurement was. Deterministic, so that tests can count.
public struct LayoutStatistics: Equatable, Sendable {
  /// Questions put to the measure function.
  public var measureCalls = 0
  /// Times that a container began to be laid out or measured. Box containers that stand directly in each other count once.
  public var containerVisits = 0
  /// Axes of box containers, with all box containers in them, that were solved.
  public var boxSolutions = 0
  /// Those among them in which some cost is not plain, so that curves of cost had to be made.
  public var curveSolutions = 0
  /// Those among them for which curves of cost were not enough, so that their constraints had to be solved.
  public var constraintSolutions = 0
}
