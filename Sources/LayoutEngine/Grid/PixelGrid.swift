/// The pixel grid to which a layout aligns its frames.
struct Snapping {
  /// The root of the layout; −1: no layout is in progress.
  var root: Int32 = -1
  /// Device pixels per point; 0: no grid.
  var scale = 0.0
  /// 1 ÷ scale if the quotient is exact, so that positions are multiplied instead of divided.
  var pointsPerPixel: Double?
}

extension LayoutTree {
  /// The valid scales, in device pixels per point.
  ///
  /// With any other scale, frames are not snapped.
  package static var scales: ClosedRange<Double> { 0.001...1000 }
}

extension Arena {
  /// Begins a layout, and invalidates frames that were snapped to another grid.
  func beginSnapping(_ root: Int32, scale: Double) {
    let scale = LayoutTree.scales.contains(scale) ? scale : 0
    workspace.snapping = Snapping(
      root: root, scale: scale, pointsPerPixel: scale.significand == 1 ? 1 / scale : nil)
    guard contents.snappedScale != scale else { return }
    for node in 0..<contents.nodes.count { states[Int32(node)].marks.remove(.isSnapped) }
    contents.snappedScale = scale
  }
}

/// Aligns frames to the grid of device pixels.
///
/// Each edge is rounded in the root's coordinates, so that adjacent boxes stay adjacent and errors do not accumulate. A
/// leaf whose content fits keeps the size that its content needs, because its text would wrap differently otherwise:
/// the edges of the leaf are rounded outward if rounding would make it too small. A leaf is only measured for this
/// purpose if rounding would make it smaller.
struct PixelGrid {
  private let passes: LayoutPasses
  private let scale: Double
  private let pointsPerPixel: Double?

  init(_ passes: LayoutPasses) {
    self.passes = passes
    scale = passes.arena.workspace.snapping.scale
    pointsPerPixel = passes.arena.workspace.snapping.pointsPerPixel
  }

  private var nodes: Table<NodeRecord> { passes.nodes }
  private var results: Table<NodeResult> { passes.results }
  private var states: Table<NodeState> { passes.states }

  /// Snaps the frame of the root.
  func snap(root: Int32) { snap(root, in: SIMD2(), SIMD2()) }

  /// Snaps the frames of a root and of its descendants.
  func snapAll(below root: Int32) {
    _ = moves(root, to: results[root].frame.start)
    passes.arena.workspace.stack.append(root)
    while let node = passes.arena.workspace.stack.popLast() {
      let below = passes.arena.workspace.stack.count
      snapChildren(of: node) { child, _ in passes.arena.workspace.stack.append(child) }
      passes.arena.workspace.stack.reverse(from: below)
    }
    snap(root: root)
  }

  /// Snaps the children of a container whose origin is known.
  ///
  /// - Parameter body: Receives each child that is a container, and whether its descendants have changed or have to be
  ///   snapped.
  func snapChildren(of node: Int32, _ body: (_ child: Int32, _ changes: Bool) -> Void) {
    states[node].marks.insert(.isSnapped)
    passes.arena.workspace.reframed.append(node)
    // An inner root has the same origin as its parent, in exchanged axes.
    let known = passes.origins[node]
    let origin = nodes[node].traits.contains(.isOrthogonal) ? SIMD2(known.y, known.x) : known
    let snapped = pixels(origin)
    var child = nodes[node].firstChild
    while child >= 0 {
      let changes = states[child].marks.contains(.isInDirtyList)
      states[child].marks.remove(.isInDirtyList)
      let traits = nodes[child].traits
      if !traits.contains(.isHidden) {
        let start = snap(child, in: origin, snapped)
        if nodes[child].firstChild >= 0, !traits.contains(.isLeaf) { body(child, moves(child, to: start) || changes) }
      }
      child = nodes[child].nextSibling
    }
    passes.arena.clearDirtyList(of: node)
  }

  /// Stores the origin of a container, and returns whether its children have to be snapped.
  func moves(_ node: Int32, to origin: SIMD2<Double>) -> Bool {
    let known = passes.origins[node]
    if known.x != origin.x || known.y != origin.y {
      passes.origins[node] = origin
      states[node].marks.remove(.isSnapped)
    }
    return !states[node].marks.contains(.isSnapped)
  }

  /// Snaps one frame, and returns its origin in the root's coordinates.
  ///
  /// - Parameters:
  ///   - origin: The origin of the parent's border box.
  ///   - parent: The snapped origin of the parent's border box, in pixels.
  @inline(__always) @discardableResult
  private func snap(_ node: Int32, in origin: SIMD2<Double>, _ parent: SIMD2<Double>) -> SIMD2<Double> {
    let frame = results[node].frame
    let start = origin + frame.start
    guard scale > 0 else {
      results[node].snappedFrame = frame
      return start
    }
    let size = SIMD2(frame.width, frame.height)
    var span = PixelSpan(lowest: pixels(start), highest: pixels(start + size))
    if !states[node].marks.isDisjoint(with: [.keepsWidth, .keepsHeight]), isCut(span.size, size) {
      span = passes.keptContent(ofLeaf: node, start, span)
    }
    let (position, extent) = (points(span.lowest - parent), points(span.size))
    results[node].snappedFrame = LayoutRect(x: position.x, y: position.y, width: extent.x, height: extent.y)
    return start
  }

  private func points(_ pixels: SIMD2<Double>) -> SIMD2<Double> {
    if let pointsPerPixel { return pixels * pointsPerPixel }
    return pixels / scale
  }

  /// Slightly more than a millionth of a pixel, because a distance of exactly a millionth from a half would be a tie.
  private static var halfTolerance: Double { 1.001e-6 }

  /// Whether the size in pixels is smaller than the size in points, on either axis.
  private func isCut(_ pixels: SIMD2<Double>, _ extent: SIMD2<Double>) -> Bool {
    let (availableSpace, needed) = (pixels + PixelSpan.tolerance, extent * scale)
    return availableSpace.x < needed.x || availableSpace.y < needed.y
  }

  /// The nearest device pixel; halves are rounded away from zero.
  ///
  /// A position within a millionth of a pixel of a half counts as a half: edges that meet can be sums of different
  /// fractions.
  private func pixels(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = position * scale
    return (scaled + scaled.withMagnitude(PixelGrid.halfTolerance)).roundedToNearest
  }
}

/// The extent of a frame on the grid, in device pixels of the root.
struct PixelSpan: BitwiseCopyable {
  var lowest: SIMD2<Double>
  var highest: SIMD2<Double>

  var size: SIMD2<Double> { highest - lowest }

  /// A thousandth of a pixel.
  ///
  /// Smaller differences are rounding errors of sums of fractions.
  static var tolerance: Double { 0.001 }
}

extension LayoutPasses {
  /// Rounds outward along each axis on which rounding would remove space that a leaf's content needs.
  @inline(never)
  fileprivate func keptContent(ofLeaf node: Int32, _ start: SIMD2<Double>, _ span: PixelSpan) -> PixelSpan {
    let scale = arena.workspace.snapping.scale
    let frame = results[node].frame
    let minimum = minimumSize(ofLeaf: node)
    var span = span
    if span.size.x + PixelSpan.tolerance < minimum.width * scale {
      (span.lowest.x, span.highest.x) = outerSpan(start.x, frame.width, scale)
    }
    if span.size.y + PixelSpan.tolerance < minimum.height * scale {
      (span.lowest.y, span.highest.y) = outerSpan(start.y, frame.height, scale)
    }
    return span
  }

  /// The first and last grid lines of an extent, in device pixels.
  private func outerSpan(_ start: Double, _ extent: Double, _ scale: Double) -> (lowest: Double, highest: Double) {
    (
      (start * scale + PixelSpan.tolerance).roundedDown,
      ((start + extent) * scale - PixelSpan.tolerance).roundedUp
    )
  }

  /// The padding and border of a leaf; zero in a box container.
  private func inset(ofLeaf node: Int32) -> SIMD2<Double> {
    let isItem = node != arena.workspace.snapping.root
    if isItem, nodes[nodes[node].parent].traits.contains(.isBox) { return SIMD2() }
    return SIMD2(axisStyle(node, Horizontal.self).inset, axisStyle(node, Vertical.self).inset)
  }

  /// The minimum size of a snapped leaf's border box: the size that the content needs, if the frame is that large.
  private func minimumSize(ofLeaf node: Int32) -> LayoutSize {
    if isOrthogonal(node) {
      return minimumSize(
        ofLeaf: nodes[node].firstChild, results[node].frame.size.transposed,
        keepsWidth: states[node].marks.contains(.keepsHeight), keepsHeight: states[node].marks.contains(.keepsWidth)
      ).transposed
    }
    return minimumSize(
      ofLeaf: node, results[node].frame.size, keepsWidth: states[node].marks.contains(.keepsWidth),
      keepsHeight: states[node].marks.contains(.keepsHeight))
  }

  private func minimumSize(
    ofLeaf node: Int32, _ frame: LayoutSize, keepsWidth: Bool, keepsHeight: Bool
  ) -> LayoutSize {
    let inset = inset(ofLeaf: node)
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

extension LayoutRect {
  /// The top-left corner.
  var start: SIMD2<Double> { SIMD2(x, y) }
}
