/// The grid on which a layout puts its frames.
struct Snapping {
  /// The root of the layout; −1: no frame is set.
  var root: Int32 = -1
  /// Device pixels per point; 0: no grid.
  var scale = 0.0
  /// 1 ÷ scale, where that is exact, so that nothing has to be divided.
  var pointsPerPixel: Double?
}

extension Arena {
  /// Begins a layout, and forgets what an earlier one put on another grid.
  func beginSnapping(_ root: Int32, scale: Double) {
    let scale = scale >= 0.001 && scale <= 1000 ? scale : 0
    contents.pointee.workspace.snapping = Snapping(
      root: root, scale: scale, pointsPerPixel: scale.significand == 1 ? 1 / scale : nil)
    guard contents.pointee.snappedScale != scale else { return }
    for node in 0..<contents.pointee.nodes.count { forgetSnapping(of: Int32(node)) }
    contents.pointee.snappedScale = scale
  }
}

/// Puts frames on the grid of device pixels: sweeps from the root do it on their way, and one pass after the layout does the rest.
///
/// Every edge is rounded where it lies in the root's coordinates, so that boxes that touch still touch and no error adds up.
/// A leaf whose content fits still has room for it, or its text would break anew: where rounding would take that, its
/// edges are rounded outward. Leaves are asked for this only where rounding would make them smaller.
struct PixelGrid {
  let run: LayoutRun
  private let scale: Double
  private let pointsPerPixel: Double?

  @inline(__always) init(_ run: LayoutRun) {
    self.run = run
    scale = run.arena.contents.pointee.workspace.snapping.scale
    pointsPerPixel = run.arena.contents.pointee.workspace.snapping.pointsPerPixel
    nodes = run.arena.nodes
    results = run.arena.results
    states = run.arena.states
  }

  private var arena: Arena { run.arena }
  private let nodes: UnsafeMutablePointer<NodeRecord>
  private let results: UnsafeMutablePointer<NodeResult>
  private let states: UnsafeMutablePointer<SweepState>

  /// Snaps the root, the children of containers that were placed, and what moved with them.
  func snap(_ root: Int32) {
    let contents = arena.contents
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
      let below = contents.pointee.workspace.nodes.count
      snapChildren(of: next) { child, moves in
        if moves { contents.pointee.workspace.nodes.append(child) }
      }
      contents.pointee.workspace.nodes.reverse(from: below)
    }
  }

  /// Snaps the children of one container, which knows where it lies, and calls `body` with those among them that are
  /// containers, and whether something inside has to be snapped, too, or, where changes are forgotten meanwhile, has changed.
  @inline(__always)
  func snapChildren(
    of node: Int32, forgetsChanges: Bool = false, _ body: (_ child: Int32, _ changes: Bool) -> Void
  ) {
    states[Int(node)].marks.insert(.isSnapped)
    arena.contents.pointee.workspace.reframed.append(node)
    let origin = results[Int(node)].insetOrOrigin
    let snapped = pixels(origin)
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let (record, state) = (nodes + Int(child), states + Int(child))
      var changes = false
      if forgetsChanges {
        changes = state.pointee.marks.contains(.isListed)
        state.pointee.marks.remove(.isListed)
      }
      if !record.pointee.traits.contains(.isHidden) {
        let start = snap(child, in: origin, snapped)
        if record.pointee.firstChild >= 0, !record.pointee.traits.contains(.isLeaf) {
          body(child, moves(child, to: start) || changes)
        }
      }
      child = record.pointee.nextSibling
    }
    if forgetsChanges { arena.forgetList(of: node) }
  }

  /// Notes where a container lies, and says whether its children have to be snapped there.
  @inline(__always) func moves(_ node: Int32, to origin: SIMD2<Double>) -> Bool {
    let (result, state) = (results + Int(node), states + Int(node))
    let known = result.pointee.insetOrOrigin
    if known.x != origin.x || known.y != origin.y {
      result.pointee.insetOrOrigin = origin
      state.pointee.marks.remove(.isSnapped)
    }
    return !state.pointee.marks.contains(.isSnapped)
  }

  /// Puts one frame on the grid, and answers where it lies in the root's coordinates. Its parent's border box lies at `origin`,
  /// and on the grid at `parent`.
  @inline(__always) @discardableResult
  private func snap(_ node: Int32, in origin: SIMD2<Double>, _ parent: SIMD2<Double>) -> SIMD2<Double> {
    let result = results + Int(node)
    let start = origin + result.pointee.frame.start
    guard scale > 0 else {
      result.pointee.snappedFrame = result.pointee.frame
      return start
    }
    let size = SIMD2(result.pointee.frame.width, result.pointee.frame.height)
    var span = PixelSpan(lowest: pixels(start), highest: pixels(start + size))
    if !states[Int(node)].marks.isDisjoint(with: [.keepsWidth, .keepsHeight]), isCut(span.size, size) {
      span = run.keptContent(ofLeaf: node, start, span)
    }
    let (position, extent) = (points(span.lowest - parent), points(span.size))
    result.pointee.snappedFrame = LayoutRect(x: position.x, y: position.y, width: extent.x, height: extent.y)
    return start
  }

  @inline(__always) private func points(_ pixels: SIMD2<Double>) -> SIMD2<Double> {
    if let pointsPerPixel { return pixels * pointsPerPixel }
    return pixels / scale
  }

  /// A little more than a millionth of a pixel, for what misses a half by just that would be a tie.
  private static var halfTolerance: Double { 1.001e-6 }

  /// Whether so many pixels are fewer than so many points, on either axis.
  @inline(__always) private func isCut(_ pixels: SIMD2<Double>, _ extent: SIMD2<Double>) -> Bool {
    let (room, needed) = (pixels + PixelSpan.tolerance, extent * scale)
    return room.x < needed.x || room.y < needed.y
  }

  /// The nearest device pixel, halves away from zero.
  ///
  /// What misses a half by a millionth of a pixel counts as a half: edges that meet are sums of different fractions.
  @inline(__always) private func pixels(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = position * scale
    return (scaled + scaled.withMagnitude(PixelGrid.halfTolerance)).roundedToNearest
  }
}

/// What a frame covers of the grid, in device pixels of the root.
struct PixelSpan: BitwiseCopyable {
  var lowest: SIMD2<Double>
  var highest: SIMD2<Double>

  var size: SIMD2<Double> { highest - lowest }

  /// A thousandth of a pixel is no size: it is what sums of fractions leave.
  static var tolerance: Double { 0.001 }
}

extension LayoutRun {
  /// Rounds outward on each axis on which rounding would take room that a leaf's content needs.
  @inline(never)
  fileprivate func keptContent(ofLeaf node: Int32, _ start: SIMD2<Double>, _ span: PixelSpan) -> PixelSpan {
    let scale = arena.contents.pointee.workspace.snapping.scale
    let frame = arena.results[Int(node)].frame
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

  /// The first and the last line of the grid that an extent reaches, in device pixels.
  private func outerSpan(_ start: Double, _ extent: Double, _ scale: Double) -> (lowest: Double, highest: Double) {
    (
      (start * scale + PixelSpan.tolerance).roundedDown,
      ((start + extent) * scale - PixelSpan.tolerance).roundedUp
    )
  }

  /// The border box below which a leaf must not be rounded: what it needs, where it has that.
  private func minimumSize(ofLeaf node: Int32) -> LayoutSize {
    let (result, marks) = (arena.results[Int(node)], arena.states[Int(node)].marks)
    let (frame, inset) = (result.frame, result.insetOrOrigin)
    var minimum = LayoutSize(width: marks.contains(.keepsWidth) ? frame.width : 0)
    guard marks.contains(.keepsHeight) else { return minimum }
    let needed = measureLeaf(node, .width(max(0, frame.width - inset.x))).size
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
  @inline(__always) var start: SIMD2<Double> { SIMD2(x, y) }
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
