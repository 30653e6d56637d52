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
    pointsPerPixel = scale.significand == 1 ? 1 / scale : nil
  }

  private var arena: Arena { run.arena }
  private let nodes: UnsafeMutablePointer<NodeRecord>
  private let results: UnsafeMutablePointer<NodeResult>

  /// Snaps the root, the children of containers that were placed, and what moved with them.
  func snap(_ root: Int32) {
    snap(root, parentOrigin: LayoutPoint(), SIMD2())
    snapChildren(below: root, origin: results[Int(root)].frame.origin)
    let contents = arena.contents
    for index in 0..<contents.pointee.workspace.placed.count {
      let node = contents.pointee.workspace.placed[index]
      let parent = nodes[Int(node)].parent
      if node == root || parent < 0 { continue }
      let (frame, outer) = (results[Int(node)].frame, results[Int(parent)].snappedOrigin)
      snapChildren(below: node, origin: LayoutPoint(x: outer.x + frame.x, y: outer.y + frame.y))
    }
    contents.pointee.workspace.placed.truncate(to: 0)
  }

  /// Snaps the children of a container whose border box lies at `origin`, and those of containers that move with it. What
  /// lies where it lay, and was not laid out anew, is left alone.
  private func snapChildren(below node: Int32, origin: LayoutPoint) {
    let contents = arena.contents
    guard moves(node, to: origin) else { return }
    contents.pointee.workspace.nodes.append(node)
    while let next = contents.pointee.workspace.nodes.popLast() {
      contents.pointee.workspace.reframed.append(next)
      let origin = results[Int(next)].snappedOrigin
      let snapped = pixels(SIMD2(origin.x, origin.y))
      var child = nodes[Int(next)].firstChild
      while child >= 0 {
        let record = nodes + Int(child)
        if !record.pointee.traits.contains(.isHidden) {
          snap(child, parentOrigin: origin, snapped)
          let frame = results[Int(child)].frame
          if record.pointee.firstChild >= 0, moves(child, to: LayoutPoint(x: origin.x + frame.x, y: origin.y + frame.y))
          {
            contents.pointee.workspace.nodes.append(child)
          }
        }
        child = record.pointee.nextSibling
      }
    }
  }

  /// Notes where a container lies, and says whether its children have to be snapped there.
  private func moves(_ node: Int32, to origin: LayoutPoint) -> Bool {
    let result = results + Int(node)
    if result.pointee.snappedScale == scale, result.pointee.snappedOrigin == origin { return false }
    result.pointee.snappedScale = scale
    result.pointee.snappedOrigin = origin
    return true
  }

  /// Puts one frame on the grid; its parent's border box lies at `parentOrigin`, and on the grid at `parent`.
  @inline(__always) private func snap(_ node: Int32, parentOrigin: LayoutPoint, _ parent: SIMD2<Double>) {
    let result = results + Int(node)
    let frame = result.pointee.frame
    guard scale > 0 else {
      result.pointee.snappedFrame = frame
      return
    }
    let size = SIMD2(frame.width, frame.height)
    let start = SIMD2(parentOrigin.x + frame.x, parentOrigin.y + frame.y)
    var lowest = pixels(start)
    var highest = pixels(start + size)
    if isCut(highest - lowest, size), nodes[Int(node)].traits.contains(.isLeaf) {
      keepContent(ofLeaf: node, start, &lowest, &highest)
    }
    let (origin, extent) = (points(lowest - parent), points(highest - lowest))
    result.pointee.snappedFrame = LayoutRect(x: origin.x, y: origin.y, width: extent.x, height: extent.y)
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

  /// A thousandth of a pixel is no size: it is what sums of fractions leave.
  private static let tolerance = 0.001

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
    let (frame, leaf) = (results[Int(node)].frame, results[Int(node)].leaf)
    var minimum = LayoutSize(width: leaf.widthIsMeasured ? frame.width : 0)
    guard leaf.heightIsMeasured else { return minimum }
    let needed = run.measureLeaf(node, atWidth: max(0, frame.width - leaf.inset.width)).size
    // A leaf that the layout has made smaller than its content is rounded like any other box.
    let slack = 1e-6
    let (width, height) = (needed.width + leaf.inset.width, needed.height + leaf.inset.height)
    if width <= frame.width + slack { minimum.width = max(width, minimum.width) }
    if height <= frame.height + slack { minimum.height = height }
    return minimum
  }

  /// The nearest device pixel, halves away from zero.
  ///
  /// What misses a half by a millionth of a pixel counts as a half: edges that meet are sums of different fractions.
  @inline(__always) private func pixels(_ position: SIMD2<Double>) -> SIMD2<Double> {
    let scaled = position * scale
    return (scaled + SIMD2(repeating: 1e-6).replacing(with: -1e-6, where: scaled .< 0)).roundedToNearest
  }
}
