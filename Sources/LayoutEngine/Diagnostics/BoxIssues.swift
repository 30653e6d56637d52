// Probable mistakes in box containers.

/// An inspection of a box container, or of an item of a box container.
struct BoxInspection {
  let arena: Arena
  /// Receives an issue of a node.
  let report: (LayoutIssue.Kind, Int32) -> Void

  /// The smallest violation, in points, that is reported.
  ///
  /// Smaller values can be rounding errors of sums of fractions.
  private static let tolerance = 0.01

  // MARK: - Values

  func inspectValues(of original: BoxContainer, _ node: Int32) {
    let used = arena.box(of: node)
    if original.spacing != used.spacing { report(.unusablePin(.spacing), node) }
    if original.insets != used.insets { report(.unusablePin(.insets), node) }
  }

  func inspectValues(of original: BoxPins, _ node: Int32) {
    let used = arena.pins(of: node)
    for property in BoxProperty.allCases {
      let pin = property.pin(in: original)
      let usedPin = property.pin(in: used)
      if pin?.constant != usedPin?.constant || property.factor(in: original) != property.factor(in: used) {
        report(.unusablePin(property), node)
      } else if pin?.priority != usedPin?.priority {
        report(.priorityOutOfRange(property), node)
      }
    }
  }

  func inspectValues(of original: [BoxSizeConstraint], _ node: Int32) {
    for constraint in original {
      guard let stored = StoredSizeConstraint(constraint) else {
        report(.unusablePin(.sizeConstraints), node)
        continue
      }
      if stored.pin.priority != constraint.pin.priority { report(.priorityOutOfRange(.sizeConstraints), node) }
    }
  }

  // MARK: - Pins

  /// Reports adjacent items whose pins cannot be added.
  func inspectGaps(of container: Int32) {
    let axis = arena.box(of: container).axis
    let edges = BoxEdges(isMain: true, begin: 0, end: 0, spacing: 0)
    var previous: Int32 = -1
    var child = arena.nodes[container].firstChild
    while child >= 0 {
      if !arena.nodes[child].traits.contains(.isHidden) {
        if previous >= 0 {
          let (first, second) = (arena.pins(of: previous).along(axis), arena.pins(of: child).along(axis))
          if edges.gap(after: first, before: second).isIncompatible {
            report(.incompatiblePins(previous: arena.id(of: previous), axis: axis), child)
          }
        }
        previous = child
      }
      child = arena.nodes[child].nextSibling
    }
  }

  /// Reports required constraints that the frames of a system violate.
  func inspectSystem(_ root: Int32) {
    guard arena.states[root].marks.contains(.hasFrames) else { return }
    // The list has its own memory: copies of a tree, on other threads, may share the memory of the tree.
    var list = Buffer<BoxSystemNode>()
    defer { list.free() }
    let count = arena.appendBoxEntries(
      of: root, isRightToLeft: arena.nodes[root].traits.contains(.isRightToLeft), to: &list)
    let entries = list.elements.part(0..<count)
    for index in entries.indices { readFrame(of: index, in: entries) }
    inspectRelations(entries)
    for axis in LayoutAxis.allCases {
      inspect(
        BoxAxis(
          arena: arena, axis: axis, entries: entries, extent: .given(entries[0].size[axis]), inset: inset(of: root)))
    }
  }

  private func inset(of root: Int32) -> Edges<Double> {
    let (horizontal, vertical) = (arena.axisStyle(root, .horizontal), arena.axisStyle(root, .vertical))
    return Edges(
      top: vertical.insetStart, left: horizontal.insetStart, bottom: vertical.insetEnd, right: horizontal.insetEnd)
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
  private func inspectRelations(_ entries: Elements<BoxSystemNode>) {
    for index in entries.indices.dropFirst() {
      arena.forEachSizeConstraint(from: entries[index].sizeConstraint) { constraint in
        guard constraint.other >= 0 else { return }
        if let node = arena.node(of: constraint) {
          let content = arena.content(of: node)
          if entries.contains(where: { $0.node == node || $0.node == content }) { return }
        }
        let id = NodeID(index: constraint.other, generation: constraint.otherGeneration)
        report(.unrelatedSize(id), entries[index].node)
      }
    }
  }

  /// Reports one issue for each item, with the sum of the violations of its constraints.
  private func inspect(_ system: BoxAxis) {
    var amounts: [Int32: Double] = [:]
    system.forEachConstraint { constraint in
      guard constraint.pin.isRequired else { return }
      let violation = system.violation(of: constraint)
      if violation > Self.tolerance { amounts[system.entries[constraint.item].node, default: 0] += violation }
    }
    for entry in system.entries {
      if let amount = amounts[entry.node] { report(.contradictingPins(axis: system.axis, amount: amount), entry.node) }
    }
  }
}
