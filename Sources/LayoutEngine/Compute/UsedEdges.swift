/// Margins, borders and paddings of a node as its last layout used them, worked out again from the frames of its ancestors.
///
/// Layouts do not keep them, for only drawings ask.
struct UsedEdges {
  let arena: Arena
  let rules: LayoutRules

  func edges(of node: Int32) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    let run = LayoutRun(arena: arena, rules: rules) { _, _ in Measurement(width: 0, height: 0) }
    // From the root down, for paddings refer to the parent's content box, which its own padding shrinks.
    var path: [Int32] = []
    var ancestor = node
    while ancestor >= 0 {
      path.append(ancestor)
      ancestor = arena.nodes[Int(ancestor)].parent
    }
    var basis = PercentageBasis(width: 0, height: 0)
    var isRightToLeft = false
    var inset = Edges(0.0)
    var margin = Edges(0.0)
    for current in path.reversed() {
      let box = run.boxModel(of: current, basis: basis, isRightToLeft: isRightToLeft)
      isRightToLeft = box.isRightToLeft
      inset = box.inset
      margin = box.margin
      let size = arena.results[Int(current)].frame.size
      let placement = arena.nodes[Int(current)].containerCache
      let definiteHeight = placement >= 0 ? arena.containerCaches[Int(placement)].placement?.definiteHeight : nil
      basis.width = max(0, size.width - inset.horizontal)
      basis.height = definiteHeight.map { max(0, $0 - inset.vertical) }
    }
    let border = arena.styles[Int(node)].border.physical(isRightToLeft: isRightToLeft)
    let padding = Edges(
      top: inset.top - border.top, left: inset.left - border.left,
      bottom: inset.bottom - border.bottom, right: inset.right - border.right)
    return (margin, border, padding)
  }
}

/// The extent of everything that a node shows, its own box included. css-overflow-3 §2.2
struct ScrollableOverflow {
  let arena: Arena
  let rules: LayoutRules

  func size(of node: Int32) -> LayoutSize {
    let usesGrid = arena.contents.pointee.lastScale > 0
    func frame(_ node: Int32) -> LayoutRect {
      usesGrid ? arena.results[Int(node)].snappedFrame : arena.results[Int(node)].frame
    }
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
      if isShown, record.firstChild >= 0, arena.styles[Int(current)].overflow == .visible {
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
