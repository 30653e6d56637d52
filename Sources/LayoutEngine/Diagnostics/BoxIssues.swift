// Probable mistakes in box containers.

extension IssueInspection {
  // MARK: - Values

  mutating func inspectValues(of original: BoxContainer, _ node: Int32) {
    let used = arena.box(of: node)
    if original.spacing != used.spacing { add(.unusablePin(.spacing), node) }
    if original.insets != used.insets { add(.unusablePin(.insets), node) }
  }

  mutating func inspectValues(of original: BoxPins, _ node: Int32) {
    let used = arena.pins(of: node)
    for property in BoxProperty.allCases {
      let pin = property.pin(in: original)
      let usedPin = property.pin(in: used)
      if pin?.constant != usedPin?.constant || property.factor(in: original) != property.factor(in: used) {
        add(.unusablePin(property), node)
      } else if pin?.priority != usedPin?.priority {
        add(.priorityOutOfRange(property), node)
      }
    }
  }

  mutating func inspectValues(of original: [BoxSizeConstraint], _ node: Int32) {
    for constraint in original {
      guard let stored = StoredSizeConstraint(constraint) else {
        add(.unusablePin(.sizeConstraints), node)
        continue
      }
      if stored.pin.priority != constraint.pin.priority { add(.priorityOutOfRange(.sizeConstraints), node) }
    }
  }

  // MARK: - Pins

  /// Reports adjacent items whose pins cannot be added.
  mutating func inspectGaps(of container: Int32) {
    let axis = arena.box(of: container).axis
    var previous: Int32 = -1
    for child in arena.children(of: container) where !arena.nodes[child].traits.contains(.isHidden) {
      if previous >= 0, let end = arena.pins(of: previous).along(axis).end,
        let begin = arena.pins(of: child).along(axis).begin, end.joined(to: begin, spacing: 0) == nil
      {
        add(.incompatiblePins(previous: arena.id(of: previous), axis: axis), child)
      }
      previous = child
    }
  }

  /// Reports required constraints that the frames of a system violate.
  mutating func inspectSystem(_ root: Int32) {
    guard arena.states[root].marks.contains(.hasFrames) else { return }
    // The list has its own memory: copies of a tree, on other threads, may share the memory of the tree.
    var list = Buffer<BoxSystemNode>()
    defer { list.free() }
    #if COUNTING
      list.apply(.countAccesses(arena.contents.counter))
    #endif
    arena.appendBoxEntries(of: root, to: &list)
    let entries = list.elements
    for index in entries.indices { readFrame(of: index, in: entries) }
    for axis in LayoutAxis.allCases {
      var system = BoxAxis(
        arena: arena, axis: axis, entries: entries, extent: .given(entries[0].size[axis]),
        inset: arena.inset(of: root))
      system.findPlaces()
      if axis == .horizontal { inspectRelations(in: system) }
      inspect(system)
    }
  }

  private func readFrame(of index: Int, in entries: Elements<BoxSystemNode>) {
    let frame = arena.results[entries[index].node].frame
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
        guard constraint.other >= 0, system.entry(of: constraint) == nil else { return }
        let id = NodeID(index: constraint.other, generation: constraint.otherGeneration)
        add(.unrelatedSize(id), entry.node)
      }
    }
  }

  /// Reports one issue for each item, with the sum of the violations of its constraints.
  private mutating func inspect(_ system: BoxAxis) {
    var amounts: [Int32: Double] = [:]
    system.forEachConstraint { constraint in
      guard constraint.pin.isRequired else { return }
      let violation = system.violation(of: constraint)
      if violation > Self.tolerance { amounts[system.entries[constraint.item].node, default: 0] += violation }
    }
    for entry in system.entries {
      if let amount = amounts[entry.node] { add(.contradictingPins(axis: system.axis, amount: amount), entry.node) }
    }
  }
}
