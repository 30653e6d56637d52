import LayoutEngine

extension BoxPass {
  /// Stores the natural sizes of content with the priority 1000 for the search for issues, which measures nothing.
  func keepNaturalSizes(of entries: Elements<BoxSystemNode>, _ axis: LayoutAxis) {
    guard arena.contents.pinTable.hasStrongestContent else { return }
    for entry in entries where entry.kind == .content {
      let pins = arena.contents.pinTable.pins[Int(entry.pins) + Int(axis.rawValue)]
      guard pins.traits.contains(.hasStrongestContent) else { continue }
      arena.contents.naturalSizes[Int32(entry.id.slot)][axis] = entry.naturalSize[axis]
    }
  }
}

/// The search for probable mistakes at a node that is a box container, an item of a box container, or both.
struct BoxInspection {
  private let pass: ContainerPass
  private let arena: BoxArena
  private var issues: [LayoutIssue] = []

  private init(_ pass: ContainerPass) { (self.pass, arena) = (pass, pass.boxes.arena) }

  static func issues(_ pass: ContainerPass, _ tree: LayoutTree) -> [LayoutIssue] {
    var inspection = BoxInspection(pass)
    let (slot, originals) = (Int32(pass.id.slot), pass.boxes.originals.value)
    if let box = originals.boxes[slot] { inspection.inspectValues(of: box) }
    if let pins = originals.pins[slot] { inspection.inspectValues(of: pins) }
    if let constraints = originals.sizeConstraints[slot] { inspection.inspectValues(of: constraints) }
    if tree.kind(of: pass.id) === ContainerKind.boxes, !pass.isHidden {
      inspection.inspectGaps()
      // A system is inspected as a whole.
      if !pass.isJoined { inspection.inspectSystem() }
    }
    return inspection.issues
  }

  private mutating func add(_ issue: PinIssue, _ node: NodeID) {
    issues.append(LayoutIssue(node: node, kind: .pins(issue)))
  }

  // MARK: - Values

  private mutating func inspectValues(of original: BoxContainer) {
    let used = arena.box(of: Int32(pass.id.slot))
    if original.spacing != used.spacing { add(.unusablePin(.spacing), pass.id) }
    if original.insets != used.insets { add(.unusablePin(.insets), pass.id) }
  }

  private mutating func inspectValues(of original: BoxPins) {
    let used = arena.pins(of: Int32(pass.id.slot))
    for property in BoxProperty.allCases {
      let pin = property.pin(in: original)
      let usedPin = property.pin(in: used)
      if pin?.constant != usedPin?.constant || property.factor(in: original) != property.factor(in: used) {
        add(.unusablePin(property), pass.id)
      } else if pin?.priority != usedPin?.priority {
        add(.priorityOutOfRange(property), pass.id)
      }
    }
  }

  private mutating func inspectValues(of original: [BoxSizeConstraint]) {
    for constraint in original {
      guard let stored = StoredSizeConstraint(constraint) else {
        add(.unusablePin(.sizeConstraints), pass.id)
        continue
      }
      if stored.pin.priority != constraint.pin.priority { add(.priorityOutOfRange(.sizeConstraints), pass.id) }
    }
  }

  // MARK: - Pins

  /// Reports adjacent items whose pins cannot be added.
  private mutating func inspectGaps() {
    let axis = arena.box(of: Int32(pass.id.slot)).axis
    var previous: NodeID?
    for item in pass.items {
      let id = pass.id(of: item)
      if let previous, let end = arena.pins(of: Int32(previous.slot)).along(axis).end,
        let begin = arena.pins(of: Int32(id.slot)).along(axis).begin, end.joined(to: begin, spacing: 0) == nil
      {
        add(.incompatiblePins(previous: previous, axis: axis), id)
      }
      previous = id
    }
  }

  /// Reports required constraints that the frames of a system violate.
  private mutating func inspectSystem() {
    guard pass.hasFrames else { return }
    // The list has its own memory: copies of a tree, on other threads, may share the memory of the tree.
    var list = Buffer<BoxSystemNode>()
    defer { list.free() }
    #if COUNTING
      list.apply(.countAccesses(arena.contents.workspace.counter))
    #endif
    pass.appendBoxEntries(to: &list, arena)
    let entries = list.elements
    // A box without a place was never laid out.
    if entries.contains(where: { $0.kind == .box && $0.box < 0 }) { return }
    for index in entries.indices { readFrame(of: index, in: entries) }
    for axis in LayoutAxis.allCases {
      var system = BoxAxis(
        arena: arena, axis: axis, entries: entries, extent: .given(entries[0].size[axis]), inset: pass.inset)
      system.findPlaces()
      if axis == .horizontal { inspectRelations(in: system) }
      inspect(system)
    }
  }

  private func readFrame(of index: Int, in entries: Elements<BoxSystemNode>) {
    let frame = pass.frame(of: entries[index].item)
    entries[index].size = frame.size
    entries[index].naturalSize = frame.size
    guard index > 0 else { return }
    let container = entries[Int(entries[index].container)]
    entries[index].origin = frame.origin
    if container.isRightToLeft { entries[index].origin.x = container.size.width - frame.maxX }
  }

  /// Reports relations to sizes of nodes outside of the system.
  private mutating func inspectRelations(in system: BoxAxis) {
    for entry in system.entries.dropFirst() {
      arena.forEachSizeConstraint(from: entry.sizeConstraint) { constraint in
        guard let other = constraint.other, system.entry(of: other) == nil else { return }
        add(.unrelatedSize(other), entry.id)
      }
    }
  }

  /// Reports one issue for each item, with the sum of the violations of its constraints.
  private mutating func inspect(_ system: BoxAxis) {
    var amounts: [NodeID: Double] = [:]
    system.forEachConstraint { constraint in
      guard constraint.pin.isRequired else { return }
      let violation = system.violation(of: constraint)
      if violation > LayoutIssue.tolerance { amounts[system.entries[constraint.item].id, default: 0] += violation }
    }
    for index in system.entries.indices {
      let node = system.entries[index].id
      if let amount = amounts[node] { add(.contradictingPins(axis: system.axis, amount: amount), node) }
      if let amount = contentViolation(ofItem: index, in: system) {
        add(.violatedContentPriority(axis: system.axis, amount: amount), node)
      }
    }
  }

  /// The difference between the size and the natural size of an item, where content of priority 1000 is violated.
  private func contentViolation(ofItem index: Int, in system: BoxAxis) -> Double? {
    guard index > 0, system.entries[index].kind == .content else { return nil }
    let pins = system.pins(index)
    guard pins.traits.contains(.hasStrongestContent) else { return nil }
    let entry = system.entries[index]
    let natural = arena.contents.naturalSizes[Int32(entry.id.slot)][system.axis]
    let difference = entry.size[system.axis] - natural
    let level = difference > 0 ? pins.hugging : pins.resistance
    return abs(difference) > LayoutIssue.tolerance && level == BoxPins.strongestContentLevel ? difference : nil
  }
}
