/// Temporary memory of layouts.
///
/// The memory is kept, so that small layouts do not allocate memory again. Memory that is large for the tree is freed.
struct Workspace {
  /// Containers that a pass has not visited yet.
  var stack = Buffer<Int32>()
  /// Containers whose intrinsic widths are refreshed after edits, in the order of visits.
  var visited = Buffer<Int32>()
  /// Containers whose widths are being set, or whose content heights are being determined.
  var containers = Buffer<VisitedContainer>()
  /// Intrinsic widths that are being determined.
  var intrinsicWidths = Buffer<ListedWidths>()
  /// The number of questions that are being determined inside each other: see ``NodeQuestion``.
  var nesting = 0
  /// Questions beyond the limit of nesting.
  var postponed = Buffer<NodeQuestion>()
  /// Whether a question was postponed, and the computations that need its answer have not ended.
  var isAbandoned = false
  // The items and lines of the containers that are being laid out.
  var items = ItemStack<FlexItem>()
  var crossItems = ItemStack<CrossItem>()
  var lines = Buffer<FlexLine>()
  var balancedBreaks = Buffer<BalancedBreak>()
  /// The root of the layout or measurement in progress; otherwise −1.
  var root: Int32 = -1
  /// The sizes to which percentages of the root refer.
  var rootBasis = PercentageBasis()
  /// The space of a root of a ``ContainerKind`` while its widths are set.
  var rootSpace: ContainerSpace?
  /// Containers whose children got snapped frames in the last layout.
  var reframed = Buffer<Int32>()

  /// Applies an operation to the memory.
  ///
  /// A copy of a workspace is empty.
  mutating func apply(_ operation: MemoryOperation) {
    if case .copy = operation {
      self = Workspace()
      return
    }
    stack.apply(operation)
    visited.apply(operation)
    containers.apply(operation)
    intrinsicWidths.apply(operation)
    postponed.apply(operation)
    items.apply(operation)
    crossItems.apply(operation)
    lines.apply(operation)
    balancedBreaks.apply(operation)
    reframed.apply(operation)
  }

  /// Ends a layout of a tree with a number of nodes.
  mutating func giveBack(nodeCount: Int) {
    // Most trees stay within this limit, so that layouts do not allocate the memory again.
    let limit = max(65_536, 64 * nodeCount)
    stack.giveBack(above: limit)
    visited.giveBack(above: limit)
    containers.giveBack(above: limit)
    intrinsicWidths.giveBack(above: limit)
    postponed.giveBack(above: limit)
    items.giveBack(above: limit)
    crossItems.giveBack(above: limit)
    lines.giveBack(above: limit)
    balancedBreaks.giveBack(above: limit)
  }
}

/// The amount of work of the last layout or measurement.
///
/// The numbers are deterministic, so that tests can compare them.
public struct LayoutStatistics: Equatable, Sendable {
  /// The number of calls of the measure function.
  public var measureCalls = 0
  /// The number of times that a pass worked on a container.
  ///
  /// Directly nested containers of a kind that joins them count once.
  public var containerVisits = 0
}
