/// Margins, borders and paddings of a node as its last layout used them.
///
/// Layouts do not keep them, for only drawings ask: they follow from the style and from what the parent was laid out in.
struct UsedEdges {
  let arena: Arena
  let rules: LayoutRules

  func edges(of node: Int32) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    let run = LayoutRun(arena: arena, rules: rules, measurer: nil)
    if isPlacedBoxItem(node) { return edges(ofBoxItem: node) }
    let container = placement(of: arena.nodes[Int(node)].parent)
    var basis = PercentageBasis(width: 0, height: 0)
    if let container, arena.nodes[Int(node)].traits.contains(.isAbsolute) {
      let border = arena.style(arena.nodes[Int(node)].parent).pointee.border
      let edges = border.physical(isRightToLeft: container.isRightToLeft)
      basis.width = max(0, container.width - edges.horizontal)
      basis.height = max(0, container.height - edges.vertical)
    } else if let container {
      basis.width = max(0, container.width - container.inset.horizontal)
      basis.height = container.definiteHeight.map { max(0, $0 - container.inset.vertical) }
    }
    let box = run.boxModel(of: node, basis: basis, isRightToLeft: container?.isRightToLeft ?? false)
    // A root does not remember its surroundings, but what it was laid out with.
    let inset = placement(of: node)?.inset ?? box.inset
    let border = arena.style(node).pointee.border.physical(isRightToLeft: box.isRightToLeft)
    return (box.margin, border, inset.subtracting(border))
  }

  /// Whether a node was laid out as an item of a box container last, and not as a root.
  private func isPlacedBoxItem(_ node: Int32) -> Bool {
    var box = arena.nodes[Int(node)].parent
    while isBox(box) {
      // The containers in a system are laid out in the run of the topmost one.
      if arena.placement(of: box) != nil { return true }
      box = arena.nodes[Int(box)].parent
    }
    return false
  }

  private func isBox(_ node: Int32) -> Bool { node >= 0 && arena.nodes[Int(node)].traits.contains(.isBox) }

  /// An item of a box obeys its pins alone; what a flex container among them has inside is its own.
  private func edges(ofBoxItem node: Int32) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    guard let input = placement(of: node), !arena.nodes[Int(node)].traits.contains(.isBox) else {
      return (Edges(0), Edges(0), Edges(0))
    }
    let border = arena.style(node).pointee.border.physical(isRightToLeft: input.isRightToLeft)
    return (Edges(0), border, input.inset.subtracting(border))
  }

  /// What the children of a container were placed in last.
  private func placement(of node: Int32) -> LayoutInput? {
    node >= 0 ? arena.usedInput(of: node, rules: rules) : nil
  }
}

extension Arena {
  /// The input of the layout in which a container's children were placed last.
  ///
  /// Sweeps keep only that of the outermost container. What lies inside follows from its style and its frame, and the
  /// percentages of its edges from what is around it.
  func usedInput(of node: Int32, rules: LayoutRules) -> LayoutInput? {
    if let input = placement(of: node) { return input }
    let (frame, marks) = (results[Int(node)].frame, states[Int(node)].marks)
    guard marks.contains(.hasFrames), nodes[Int(node)].firstChild >= 0 else { return nil }
    var input = LayoutInput(task: .frames)
    input.width = frame.width
    input.height = frame.height
    input.definiteHeight = marks.contains(.heightIsDefinite) ? frame.height : nil
    input.isRightToLeft = marks.contains(.isRightToLeft)
    input.inset = usedInset(of: node, rules: rules)
    return input
  }

  /// Padding and border. The way up ends where no percentage is on it.
  private func usedInset(of node: Int32, rules: LayoutRules) -> Edges<Double> {
    var path = [node]
    var current = node
    var contentWidth = 0.0
    while sharedStyle(current).pointee.traits.contains(.hasPercentageEdges), nodes[Int(current)].parent >= 0 {
      current = nodes[Int(current)].parent
      if let input = placement(of: current) ?? sweptInput(of: current) {
        contentWidth = max(0, input.width - input.inset.horizontal)
        break
      }
      path.append(current)
    }
    let run = LayoutRun(arena: self, rules: rules, measurer: nil)
    var inset = Edges(0.0)
    for step in path.reversed() {
      inset = run.insetEdges(
        style(step), isRightToLeft: states[Int(step)].marks.contains(.isRightToLeft),
        basis: PercentageBasis(width: contentWidth, height: nil))
      contentWidth = max(0, results[Int(step)].frame.width - inset.horizontal)
    }
    return inset
  }
}

/// The extent of everything that a node shows, its own box included. css-overflow-3 §2.2
struct ScrollableOverflow {
  let arena: Arena
  let rules: LayoutRules

  func size(of node: Int32) -> LayoutSize {
    func frame(_ node: Int32) -> LayoutRect { arena.results[Int(node)].snappedFrame }
    let edges = UsedEdges(arena: arena, rules: rules).edges(of: node)
    var extent = frame(node).size
    // Depth first along the links; `origin` is where the current node's border box lies.
    var origin = LayoutPoint()
    var current = arena.nodes[Int(node)].firstChild
    while current >= 0 {
      let record = arena.nodes[Int(current)]
      let isShown = !record.traits.contains(.isHidden)
      let rect = frame(current)
      if isShown {
        let isOwnChild = record.parent == node && !record.traits.contains(.isAbsolute)
        extent.width = max(extent.width, origin.x + rect.maxX + (isOwnChild ? edges.padding.right : 0))
        extent.height = max(extent.height, origin.y + rect.maxY + (isOwnChild ? edges.padding.bottom : 0))
      }
      if isShown, record.firstChild >= 0, arena.style(current).pointee.overflow == .visible {
        origin = LayoutPoint(x: origin.x + rect.x, y: origin.y + rect.y)
        current = record.firstChild
        continue
      }
      var last = current
      while last != node, arena.nodes[Int(last)].nextSibling < 0 {
        last = arena.nodes[Int(last)].parent
        if last == node { return extent }
        let left = frame(last)
        origin = LayoutPoint(x: origin.x - left.x, y: origin.y - left.y)
      }
      current = arena.nodes[Int(last)].nextSibling
    }
    return extent
  }
}

extension Edges where Value == Double {
  fileprivate func subtracting(_ other: Edges) -> Edges {
    Edges(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
  }
}
