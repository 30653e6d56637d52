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

/// Memory that layouts use while they run. It is kept, so that a layout allocates nothing once it has grown.
struct Workspace {
  /// The runs that wait for an answer, each for the one above it; the last one works.
  var containers = Buffer<FlexContainer>()
  var items = Buffer<FlexItem>()
  var lines = Buffer<FlexLine>()
  var pending = Buffer<PendingLayout>()
  var nodes = Buffer<Int32>()
  var orderedChildren = Buffer<OrderedChild>()
  private var sortedNodes = Buffer<Int32>()

  func free() {
    containers.free()
    items.free()
    lines.free()
    pending.free()
    nodes.free()
    orderedChildren.free()
    sortedNodes.free()
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
  /// Times that a container began to be laid out or measured.
  public var containerVisits = 0
}
