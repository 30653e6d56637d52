/// Memory that layouts of boxes use while they run; it is there once a tree has laid out a box.
struct BoxWorkspace {
  /// The entries of all runs that wait or work.
  var entries = Buffer<BoxSystemNode>(minimumCapacity: 32)
  // Those of the axis at work.
  var simpleContainers = Buffer<SimpleContainer>()
  var chains = Buffer<BoxChain>()
  var members = Buffer<BoxMember>()
  var parts = Buffer<BoxPart>()
  /// Most trees never need curves.
  private var usedCurves: Allocation<CostCurves>?
  private var counter = AccessCounter()

  /// The memory for curves, made at its first use.
  var curves: Allocation<CostCurves> {
    mutating get {
      if let usedCurves { return usedCurves }
      let made = Allocation(CostCurves())
      #if DEBUG
        made.value.countAccesses(counter)
      #endif
      usedCurves = made
      return made
    }
  }

  /// Gives the memory for curves back, if that is much.
  mutating func releaseCurves(above size: Int) {
    guard let usedCurves, usedCurves.value.bytes > size else { return }
    freeCurves()
  }

  /// Forgets the chains of the last axis.
  mutating func removeChains() {
    chains.truncate(to: 0)
    members.truncate(to: 0)
    parts.truncate(to: 0)
  }

  private mutating func freeCurves() {
    guard let usedCurves else { return }
    usedCurves.value.free()
    usedCurves.free()
    self.usedCurves = nil
  }

  #if DEBUG
    /// Counts accesses to the memory from now on.
    mutating func countAccesses(_ counter: AccessCounter) {
      self.counter = counter
      entries.counter = counter
      simpleContainers.counter = counter
      chains.counter = counter
      members.counter = counter
      parts.counter = counter
      usedCurves?.value.countAccesses(counter)
    }
  #endif

  mutating func free() {
    entries.free()
    simpleContainers.free()
    chains.free()
    members.free()
    parts.free()
    freeCurves()
  }
}

extension ArenaContents {
  /// The memory for boxes, made at its first use.
  mutating func boxWorkspace() -> Allocation<BoxWorkspace> {
    if let boxWorkspace = workspace.boxes { return boxWorkspace }
    let made = Allocation(BoxWorkspace())
    #if DEBUG
      made.value.countAccesses(nodes.counter)
    #endif
    workspace.boxes = made
    return made
  }
}
