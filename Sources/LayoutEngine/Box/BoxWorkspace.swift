/// Memory that layouts of boxes use while they run; it is there once a tree has laid out a box.
struct BoxWorkspace {
  /// The entries of all runs that wait or work.
  var entries = Buffer<BoxEntry>()
  // Those of the axis at work.
  var chains = Buffer<BoxChain>()
  var members = Buffer<BoxMember>()
  var plainContainers = Buffer<PlainContainer>()
  var plainMembers = Buffer<PlainMember>()
  let curves: UnsafeMutablePointer<CostCurves>

  init() {
    curves = .allocate(capacity: 1)
    curves.initialize(to: CostCurves())
  }

  func free() {
    entries.free()
    chains.free()
    members.free()
    plainContainers.free()
    plainMembers.free()
    curves.pointee.free()
    curves.deallocate()
  }
}

extension ArenaContents {
  /// The memory for boxes, made at its first use.
  mutating func boxWorkspace() -> UnsafeMutablePointer<BoxWorkspace> {
    if let boxWorkspace = workspace.boxes { return boxWorkspace }
    let made = UnsafeMutablePointer<BoxWorkspace>.allocate(capacity: 1)
    made.initialize(to: BoxWorkspace())
    workspace.boxes = made
    return made
  }
}
