import LayoutEngine

/// The boxes of a tree, as the data of the kind ``LayoutEngine/ContainerKind/boxes``.
final class BoxData: ContainerData, @unchecked Sendable {
  // The class is Sendable although it is mutable: only the tree that owns an object changes it.
  let arena: BoxArena
  /// The values as they were set, where layouts use other values in their place.
  ///
  /// Unlike a stored property, the allocation is accessed without checks for exclusive access at run time.
  let originals: Allocation<BoxOriginals>

  override init() {
    (arena, originals) = (BoxArena(), Allocation(BoxOriginals()))
    super.init()
    prepare()
  }

  private init(copying other: BoxData) {
    (arena, originals) = (BoxArena(copying: other.arena), Allocation(other.originals.value))
    super.init()
    prepare()
  }

  private func prepare() {
    #if COUNTING
      let arena = arena
      countAccesses = { arena.contents.apply(.countAccesses($0)) }
    #endif
  }

  deinit {
    arena.free()
    originals.free()
  }

  override func copy() -> ContainerData { BoxData(copying: self) }

  override func remove(_ node: NodeID) {
    let slot = Int32(node.slot)
    arena.resetBox(of: slot)
    arena.removePins(of: slot)
    arena.removeSizeConstraints(of: slot)
    arena.contents.naturalSizes.reset(slot)
    arena.contents.baselines.reset(slot)
    if !originals.value.isEmpty { originals.value.remove(slot) }
  }

  override func removeAll() {
    arena.contents.removeAll()
    originals.value.removeAll()
  }

  override func beginLayout() {
    arena.statistics = BoxStatistics()
    arena.contents.removeUnusedEntries()
  }

  override func endLayout(nodeCount: Int) {
    // Most trees stay within this limit, so that layouts do not allocate the memory again.
    arena.contents.workspace.giveBack(above: 4 * max(65_536, 64 * nodeCount))
  }
}

/// The values of boxes as they were set, where layouts use other values in their place, by the slots of nodes.
///
/// Most trees have no such values.
struct BoxOriginals {
  /// The boxes and pins that have invalid values.
  var boxes: [Int32: BoxContainer] = [:]
  var pins: [Int32: BoxPins] = [:]
  /// All size constraints.
  var sizeConstraints: [Int32: [BoxSizeConstraint]] = [:]

  var isEmpty: Bool { boxes.isEmpty && pins.isEmpty && sizeConstraints.isEmpty }

  /// Removes the values of a node.
  mutating func remove(_ slot: Int32) {
    boxes[slot] = nil
    pins[slot] = nil
    sizeConstraints[slot] = nil
  }

  /// Removes the values of all nodes.
  mutating func removeAll() {
    boxes.removeAll(keepingCapacity: true)
    pins.removeAll(keepingCapacity: true)
    sizeConstraints.removeAll(keepingCapacity: true)
  }
}

/// The amount of work for boxes of the last layout or measurement.
///
/// The numbers are deterministic, so that tests can compare them. Directly nested boxes form one system.
public struct BoxStatistics: Equatable, Sendable {
  /// The number of solved axes of systems.
  ///
  /// An axis is solved again only if something along it may have changed.
  public var solutions = 0
  /// The number of these axes with lengths that are not simple, for which cost curves were computed.
  public var curveSolutions = 0
  /// The number of these axes for which a constraint solver was used.
  public var constraintSolutions = 0
}
