/// Memory that layouts use while they run. It is kept, so that a small layout allocates nothing once it has grown; what is much
/// for a tree is given back.
struct Workspace {
  /// Containers that a pass has still to visit.
  var stack = Buffer<Int32>()
  /// Containers whose intrinsic widths are refreshed after edits, in the order in which they were visited.
  var visited = Buffer<Int32>()
  /// What passes have still to find out, as a stack, and the questions among it.
  var demands = Buffer<Demand>()
  var questions = Buffer<DemandedQuestion>()
  /// What is demanded is left on the stack, and counts as 0 until it is found out.
  var defersDemands = false
  // The items and lines of the containers at work.
  var items = ItemStack<FlexItem>()
  var crossItems = ItemStack<CrossItem>()
  var lines = Buffer<FlexLine>()
  var balancedBreaks = Buffer<BalancedBreak>()
  /// The root of the layout or measurement.
  var root: Int32 = -1
  /// What is known of the width of a box container at the root while its widths are set; `nil`: its state holds the width.
  var rootWidth: BoxExtent?
  /// What is known of its height meanwhile.
  var rootHeight: BoxExtent?
  /// The root of the layout, once the width pass has visited everything below it; otherwise −1.
  var measuredRoot: Int32 = -1
  /// The grid on which frames are put.
  var snapping = Snapping()
  /// Containers whose children got frames on the grid in the last layout.
  var reframed = Buffer<Int32>()
  /// For box containers, once there is one.
  var boxes: Allocation<BoxWorkspace>?

  #if DEBUG
    /// Counts accesses to the memory from now on.
    mutating func countAccesses(_ counter: AccessCounter) {
      stack.counter = counter
      visited.counter = counter
      demands.counter = counter
      questions.counter = counter
      items.counter = counter
      crossItems.counter = counter
      lines.counter = counter
      balancedBreaks.counter = counter
      reframed.counter = counter
      boxes?.value.countAccesses(counter)
    }
  #endif

  func free() {
    stack.free()
    visited.free()
    demands.free()
    questions.free()
    items.free()
    crossItems.free()
    lines.free()
    balancedBreaks.free()
    reframed.free()
    if let boxes {
      boxes.value.free()
      boxes.free()
    }
  }

  /// Ends a layout of a tree of so many nodes.
  mutating func giveBack(nodeCount: Int) {
    // What most trees need stays, so that no layout has to ask for it again.
    let limit = max(65_536, 64 * nodeCount)
    stack.giveBack(above: limit)
    visited.giveBack(above: limit)
    demands.giveBack(above: limit)
    questions.giveBack(above: limit)
    items.giveBack(above: limit)
    crossItems.giveBack(above: limit)
    lines.giveBack(above: limit)
    balancedBreaks.giveBack(above: limit)
  }
}

/// How much work the last layout or measurement was. Deterministic, so that tests can count.
public struct LayoutStatistics: Equatable, Sendable {
  /// Questions put to the measure function.
  public var measureCalls = 0
  /// Times that a pass worked on a container. Box containers that stand directly in each other count once.
  public var containerVisits = 0
  /// Axes of box containers, with all box containers in them, that were solved.
  public var boxSolutions = 0
  /// Those among them in which some cost is not plain, so that curves of cost had to be made.
  public var curveSolutions = 0
  /// Those among them for which curves of cost were not enough, so that their constraints had to be solved.
  public var constraintSolutions = 0
}
