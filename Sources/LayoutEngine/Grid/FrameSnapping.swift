// The data that the pixel grid needs to round a frame: the origin of the parent, and whether a leaf is rounded outward.
//
// A leaf whose content fits keeps the size that its content needs, because its text would wrap differently otherwise: the
// edges of the leaf are rounded outward if rounding would make it too small. A leaf is only measured for this purpose if
// rounding would make it smaller.

extension LayoutTree {
  /// The valid scales, in device pixels per point.
  ///
  /// With any other scale, frames are not snapped.
  package static var scales: ClosedRange<Double> { 0.001...1000 }
}

extension Arena {
  /// Begins a layout.
  ///
  /// If the grid differs from that of the last layout, frames keep the former grid until a layout snaps them.
  func beginSnapping(_ root: Int32, scale: Double) {
    workspace.root = root
    let scale = LayoutTree.scales.contains(scale) ? scale : 0
    if let former = contents.grid?.scale, former != scale {
      for node in 0..<Int32(contents.nodes.count) {
        states[node].marks.remove(.isSnapped)
        if !states[node].marks.contains(.isOnFormerGrid) { contents.formerScales[node] = former }
        states[node].marks.insert(.isOnFormerGrid)
      }
    }
    if contents.grid?.scale != scale { contents.grid = PixelGrid(scale: scale) }
  }

  /// The grid on which the frame of a node is.
  func grid(of node: Int32) -> PixelGrid {
    if states[node].marks.contains(.isOnFormerGrid) { return PixelGrid(scale: contents.formerScales[node]) }
    return grid ?? PixelGrid(scale: 0)
  }
}

extension LayoutPasses {
  /// Snaps the frame of a root, whose parent is ignored.
  func snapRoot(_ root: Int32) {
    results[root].parentOrigin = SIMD2()
    setRounding(of: root)
  }

  /// Snaps the frames of a root and of its descendants.
  func snapAll(below root: Int32) {
    snapRoot(root)
    arena.workspace.stack.append(root)
    while let node = arena.workspace.stack.popLast() {
      let below = arena.workspace.stack.count
      snapChildren(of: node) { child, _ in arena.workspace.stack.append(child) }
      arena.workspace.stack.reverse(from: below)
    }
  }

  /// Snaps the children of a container.
  ///
  /// - Parameter body: Receives each child that is a container, and whether its descendants have changed or have to be
  ///   snapped.
  func snapChildren(of node: Int32, _ body: (_ child: Int32, _ changes: Bool) -> Void) {
    states[node].marks.insert(.isSnapped)
    arena.workspace.reframed.append(node)
    let origin = originOfChildren(in: node)
    var child = nodes[node].firstChild
    while child >= 0 {
      let changes = states[child].marks.contains(.isInDirtyList)
      states[child].marks.remove(.isInDirtyList)
      results[child].parentOrigin = origin
      let traits = nodes[child].traits
      if !traits.contains(.isHidden) {
        setRounding(of: child)
        if nodes[child].firstChild >= 0, !traits.contains(.isLeaf) {
          unsnapChildrenIfMoved(of: child)
          body(child, changes || !states[child].marks.contains(.isSnapped))
        }
      }
      child = nodes[child].nextSibling
    }
    arena.clearDirtyList(of: node)
  }

  /// Marks that the children of a container have to be snapped again, if the container has moved.
  func unsnapChildrenIfMoved(of node: Int32) {
    let first = nodes[node].firstChild
    if first >= 0, results[first].parentOrigin != originOfChildren(in: node) { states[node].marks.remove(.isSnapped) }
  }

  private func originOfChildren(in node: Int32) -> SIMD2<Double> {
    let origin = results[node].start
    // An inner root has the same origin as its parent, in exchanged axes.
    return nodes[node].traits.contains(.isOrthogonal) ? SIMD2(origin.y, origin.x) : origin
  }

  // MARK: - Leaves

  /// Sets the axes on which a leaf is rounded outward.
  @inline(__always) private func setRounding(of node: Int32) {
    states[node].marks.subtract([.roundsOutward, .isOnFormerGrid])
    guard !states[node].marks.isDisjoint(with: [.keepsWidth, .keepsHeight]), isCut(node) else { return }
    states[node].marks.formUnion(outwardRounding(ofLeaf: node))
  }

  /// Whether the nearest size in pixels is smaller than the size in points, on either axis.
  private func isCut(_ node: Int32) -> Bool {
    guard let grid = arena.grid, grid.scale > 0 else { return false }
    let frame = results[node].frame
    let available = grid.nearestSpan(of: results[node]).size + PixelSpan.tolerance
    return available.x < frame.width * grid.scale || available.y < frame.height * grid.scale
  }

  /// The axes on which the nearest size in pixels is smaller than the size that the content of a leaf needs.
  @inline(never) private func outwardRounding(ofLeaf node: Int32) -> NodeState.Marks {
    let grid = arena.grid(of: node)
    let minimum = minimumSize(ofLeaf: node)
    let available = grid.nearestSpan(of: results[node]).size + PixelSpan.tolerance
    var rounding: NodeState.Marks = []
    if available.x < minimum.width * grid.scale { rounding.insert(.roundsWidthOutward) }
    if available.y < minimum.height * grid.scale { rounding.insert(.roundsHeightOutward) }
    return rounding
  }

  /// The padding and border of a leaf; zero as an item of a ``ContainerKind``.
  private func inset(ofLeaf node: Int32) -> SIMD2<Double> {
    let isItem = node != arena.workspace.root
    if isItem, nodes[nodes[node].parent].traits.contains(.hasKind) { return SIMD2() }
    return SIMD2(axisStyle(node, Horizontal.self).inset, axisStyle(node, Vertical.self).inset)
  }

  /// The minimum size of a snapped leaf's border box: the size that the content needs, if the frame is that large.
  private func minimumSize(ofLeaf node: Int32) -> LayoutSize {
    let (inset, frame, marks) = (inset(ofLeaf: node), results[node].frame.size, states[node].marks)
    if isOrthogonal(node) {
      return minimumSize(
        ofLeaf: nodes[node].firstChild, frame.transposed, inset: SIMD2(inset.y, inset.x),
        keepsWidth: marks.contains(.keepsHeight), keepsHeight: marks.contains(.keepsWidth)
      ).transposed
    }
    return minimumSize(
      ofLeaf: node, frame, inset: inset, keepsWidth: marks.contains(.keepsWidth),
      keepsHeight: marks.contains(.keepsHeight))
  }

  private func minimumSize(
    ofLeaf node: Int32, _ frame: LayoutSize, inset: SIMD2<Double>, keepsWidth: Bool, keepsHeight: Bool
  ) -> LayoutSize {
    var minimum = LayoutSize(width: keepsWidth ? frame.width : 0)
    guard keepsHeight else { return minimum }
    let needed = measureLeaf(node, atWidth: max(0, frame.width - inset.x)).size
    // A leaf that the layout has made smaller than its content is rounded like any other box.
    let slack = 1e-6
    let (width, height) = (needed.width + inset.x, needed.height + inset.y)
    if width <= frame.width + slack { minimum.width = max(width, minimum.width) }
    if height <= frame.height + slack { minimum.height = height }
    return minimum
  }
}
