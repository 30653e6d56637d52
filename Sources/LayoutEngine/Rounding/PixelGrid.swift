/// Puts frames on the grid of device pixels, in one pass after the layout.
///
/// Every edge is rounded where it lies in the root's coordinates, so that boxes that touch still touch and no error adds up.
/// A leaf whose content fits still has room for it, or its text would break anew: where rounding would take that, its
/// edges are rounded outward. Leaves are asked for this only where rounding would make them smaller.
struct PixelGrid {
  let run: LayoutRun
  /// Device pixels per point; 0: no grid.
  let scale: Double

  /// 1 ÷ scale, where that is exact, so that nothing has to be divided.
  private let pointsPerPixel: Double?

  init(run: LayoutRun, scale: Double) {
    self.run = run
    self.scale = scale
    nodes = run.arena.nodes
    results = run.arena.results
    states = run.arena.states
    pointsPerPixel = scale.significand == 1 ? 1 / scale : nil
  }

  private var arena: Arena { run.arena }
  private let nodes: UnsafeMutablePointer<NodeRecord>
  private let results: UnsafeMutablePointer<NodeResult>
  private let states: UnsafeMutablePointer<SweepState>

  /// Snaps the root, the children of containers that were placed, and what moved with them.
  func snap(_ root: Int32) {
    let contents = arena.contents
    if contents.pointee.snappedScale != scale {
      for node in 0..<contents.pointee.nodes.count { arena.forgetSnapping(of: Int32(node)) }
      contents.pointee.snappedScale = scale
    }
    snap(root, in: SIMD2(), SIMD2())
    snapChildren(below: root, origin: results[Int(root)].frame.start)
    for index in 0..<contents.pointee.workspace.placed.count {
      let node = contents.pointee.workspace.placed[index]
      let parent = nodes[Int(node)].parent
      if node == root || parent < 0 { continue }
      snapChildren(below: node, origin: results[Int(parent)].insetOrOrigin + results[Int(node)].frame.start)
    }
    contents.pointee.workspace.placed.truncate(to: 0)
  }

  /// Snaps the children of a container whose border box lies at `origin`, and those of containers that move with it. What
  /// lies where it lay, and was not laid out anew, is left alone.
  private func snapChildren(below node: Int32, origin: SIMD2<Double>) {
    let contents = arena.contents
    guard moves(node, to: origin) else { return }
    contents.pointee.workspace.nodes.append(node)
    while let next = contents.pointee.workspace.nodes.popLast() {
      contents.pointee.workspace.reframed.append(next)
      let origin = results[Int(next)].insetOrOrigin
      let snapped = pixels(origin)
      let below = contents.pointee.workspace.nodes.count
      defer { contents.pointee.workspace.nodes.reverse(from: below) }
      var child = nodes[Int(next)].firstChild
      while child >= 0 {
        let record = nodes + Int(child)
        let traits = record.pointee.traits
        if !traits.contains(.isHidden) {
          snap(child, in: origin, snapped)
          if record.pointee.firstChild >= 0, !traits.contains(.isLeaf),
            moves(child, to: origin + results[Int(child)].frame.start)
          {
            contents.pointee.workspace.nodes.append(child)
          }
        }
        child = record.pointee.nextSibling
      }
    }
  }

  /// Notes where a container lies, and says whether its children have to be snapped there.
  @inline(__always) private func moves(_ node: Int32, to origin: SIMD2<Double>) -> Bool {
    let (result, state) = (results + Int(node), states + Int(node))
    if state.pointee.marks.contains(.isSnapped), result.pointee.insetOrOrigin == origin { return false }
    state.pointee.marks.insert(.isSnapped)
    result.pointee.insetOrOrigin = origin
    return true
  }

  /// Puts one frame on the grid; its parent's border box lies at `origin`, and on the grid at `parent`.
  @inline(__always) private func snap(_ node: Int32, in origin: SIMD2<Double>, _ parent: SIMD2<Double>) {
    let result = results + Int(node)
    guard scale > 0 else {
      result.pointee.snappedFrame = result.pointee.frame
      return
    }
    let size = SIMD2(result.pointee.frame.width, result.pointee.frame.height)
    let start = origin + result.pointee.frame.start
    var lowest = pixels(start)
    var highest = pixels(start + size)
    if !states[Int(node)].marks.isDisjoint(with: [.keepsWidth, .keepsHeight]), isCut(highest - lowest, size) {
      keepContent(ofLeaf: node, start, &lowest, &highest)
    }
    let (position, extent) = (points(lowest - parent), points(highest - lowest))
    result.pointee.snappedFrame = LayoutRect(x: position.x, y: position.y, width: extent.x, height: extent.y)
  }

  /// Rounds outward on each axis on which rounding would take room that a leaf's content needs.
  @inline(never) private func keepContent(
    ofLeaf node: Int32, _ start: SIMD2<Double>, _ lowest: inout SIMD2<Double>, _ highest: inout SIMD2<Double>
  ) {
    let frame = results[Int(node)].frame
    let minimum = minimumSize(ofLeaf: node)
    if highest.x - lowest.x + PixelGrid.tolerance < minimum.width * scale {
      (lowest.x, highest.x) = outerSpan(start.x, frame.width)
    }
    if highest.y - lowest.y + PixelGrid.tolerance < minimum.height * scale {
      (lowest.y, highest.y) = outerSpan(start.y, frame.height)
    }
  }

  @inline(__always) private func points(_ pixels: SIMD2<Double>) -> SIMD2<Double> {
    if let pointsPerPixel { return pixels * pointsPerPixel }
    return pixels / scale
  }

  /// A little more than a millionth of a pixel, for what misses a half by just that would be a tie.
  private static var halfTolerance: Double { 1.001e-6 }

  /// A thousandth of a pixel is no size: it is what sums of fractions leave.
  private static var tolerance: Double { 0.001 }

  /// Whether so many pixels are fewer than so many points, on either axis.
  @inline(__always) private func isCut(_ pixels: SIMD2<Double>, _ extent: SIMD2<Double>) -> Bool {
    let (room, needed) = (pixels + PixelGrid.tolerance, extent * scale)
    return room.x < needed.x || room.y < needed.y
  }

  /// The first and the last line of the grid that an extent reaches, in device pixels.
  private func outerSpan(_ start: Double, _ extent: Double) -> (lowest: Double, highest: Double) {
    (
      (start * scale + PixelGrid.tolerance).roundedDown,
      ((start + extent) * scale - PixelGrid.tolerance).roundedUp
    )
  }

  /// The border box below which a leaf must not be rounded: what it needs, where it has that.
  private func minimumSize(ofLeaf node: Int32) -> LayoutSize {
    let (frame, inset, marks) = (results[Int(node)].frame, results[Int(node)].insetOrOrigin, states[Int(node)].marks)
    var minimum = LayoutSize(width: marks.contains(.keepsWidth) ? frame.width : 0)
    guard marks.contains(.keepsHeight) else { return minimum }
    let needed = run.measureLeaf(node, atWidth: max(0, frame.width - inset.x)).size
    // A leaf that the layout has made smaller than its content is rounded like any other box.
    let slack = 1e-6
    let (width, height) = (needed.width + inset.x, needed.height + inset.y)
    if width <= frame.width + slack { minimum.width = max(width, minimum.width) }
    if height <= frame.height + slack { minimum.height = height }
    return minimum
  }

  /// The nearest device pixel, halves away from zero.
  ///
  /// What misses a half by a millionth of a pixel counts as a half: edges that meet are sums of different fractions.
  @inline(__always) private func pixels(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = position * scale
    let rounded = (scaled + scaled.withMagnitude(PixelGrid.halfTolerance)).roundedToNearest
    return scaled.reach < SIMD2<Double>.roundingReach ? rounded : scaled.replacingNear(with: rounded)
  }
}

extension LayoutRect {
  /// The top-left corner.
  fileprivate var start: SIMD2<Double> { SIMD2(x, y) }
}

extension Arena {
  /// The children of a container have to be put on the grid again.
  @inline(__always) func forgetSnapping(of node: Int32) { states[Int(node)].marks.remove(.isSnapped) }

  /// Keeps what snapping has to know of a leaf: what was measured must not be cut.
  @inline(__always) func setExtent(ofLeaf node: Int32, inset: SIMD2<Double>, keepsWidth: Bool, keepsHeight: Bool) {
    results[Int(node)].insetOrOrigin = inset
    var marks = states[Int(node)].marks.subtracting([.keepsWidth, .keepsHeight])
    if keepsWidth { marks.insert(.keepsWidth) }
    if keepsHeight { marks.insert(.keepsHeight) }
    states[Int(node)].marks = marks
  }
}
