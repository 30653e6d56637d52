import LayoutEngine

/// Temporary memory of layouts of boxes.
struct BoxWorkspace {
  // Buffers for the current axis.
  var costs = Buffer<BoxEntryCosts>()
  var chains = Buffer<BoxChain>()
  var members = Buffer<BoxMember>()
  var parts = Buffer<BoxPart>()
  /// The memory for curves, which most trees never need.
  private var usedCurves: Allocation<CostCurves>?
  private(set) var counter = AccessCounter()

  /// The memory for curves, allocated at its first use.
  var curves: Allocation<CostCurves> {
    mutating get {
      if let usedCurves { return usedCurves }
      let made = Allocation(CostCurves())
      #if COUNTING
        made.value.apply(.countAccesses(counter))
      #endif
      usedCurves = made
      return made
    }
  }

  /// Frees the memory for curves if the memory exceeds a size in bytes.
  mutating func releaseCurves(above size: Int) {
    guard let curves = usedCurves, curves.value.bytes > size else { return }
    curves.value.apply(.free)
    curves.free()
    usedCurves = nil
  }

  /// Removes the chains of the previous axis.
  mutating func removeChains() {
    chains.truncate(to: 0)
    members.truncate(to: 0)
    parts.truncate(to: 0)
  }

  /// Frees memory of more than `limit` bytes that is not in use.
  mutating func giveBack(above limit: Int) {
    costs.giveBack(above: limit)
    removeChains()
    chains.giveBack(above: limit)
    members.giveBack(above: limit)
    parts.giveBack(above: limit)
  }

  /// Applies an operation to the memory.
  ///
  /// A copy of a workspace is empty.
  mutating func apply(_ operation: MemoryOperation) {
    switch operation {
    case .copy:
      self = BoxWorkspace()
      return
    case .free: break
    #if COUNTING
      case .countAccesses(let counter): self.counter = counter
    #endif
    }
    costs.apply(operation)
    chains.apply(operation)
    members.apply(operation)
    parts.apply(operation)
    usedCurves?.value.apply(operation)
    if case .free = operation { usedCurves?.free() }
  }
}
