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
    pointsPerPixel = scale.significand == 1 ? 1 / scale : nil
  }

  private var arena: Arena { run.arena }

  /// Snaps the root, the children of containers that were placed, and what moved with them.
  func snap(_ root: Int32) {
    snap(root, parentOrigin: LayoutPoint(), LayoutPoint())
    snapChildren(below: root, origin: arena.results[Int(root)].frame.origin)
    let contents = arena.contents
    for index in 0..<contents.pointee.workspace.placed.count {
      let node = contents.pointee.workspace.placed[index]
      let parent = arena.nodes[Int(node)].parent
      if node == root || parent < 0 { continue }
      let (frame, outer) = (arena.results[Int(node)].frame, arena.results[Int(parent)].snappedOrigin)
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
      let origin = arena.results[Int(next)].snappedOrigin
      let snapped = LayoutPoint(x: pixels(origin.x), y: pixels(origin.y))
      var child = arena.nodes[Int(next)].firstChild
      while child >= 0 {
        let record = arena.nodes + Int(child)
        if !record.pointee.traits.contains(.isHidden) {
          snap(child, parentOrigin: origin, snapped)
          let frame = arena.results[Int(child)].frame
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
    let result = arena.results + Int(node)
    if result.pointee.snappedScale == scale, result.pointee.snappedOrigin == origin { return false }
    result.pointee.snappedScale = scale
    result.pointee.snappedOrigin = origin
    return true
  }

  /// Puts one frame on the grid; its parent's border box lies at `parentOrigin`, and on the grid at `parent`.
  @inline(__always) private func snap(_ node: Int32, parentOrigin: LayoutPoint, _ parent: LayoutPoint) {
    let result = arena.results + Int(node)
    let frame = result.pointee.frame
    guard scale > 0 else {
      result.pointee.snappedFrame = frame
      return
    }
    let origin = LayoutPoint(x: parentOrigin.x + frame.x, y: parentOrigin.y + frame.y)
    var horizontal = Span(lowest: pixels(origin.x), highest: pixels(origin.x + frame.width))
    var vertical = Span(lowest: pixels(origin.y), highest: pixels(origin.y + frame.height))
    if isCut(horizontal, frame.width) || isCut(vertical, frame.height),
      arena.nodes[Int(node)].traits.contains(.isLeaf)
    {
      let minimum = minimumSize(ofLeaf: node)
      if isCut(horizontal, minimum.width) { horizontal = outerSpan(origin.x, frame.width) }
      if isCut(vertical, minimum.height) { vertical = outerSpan(origin.y, frame.height) }
    }
    result.pointee.snappedFrame = LayoutRect(
      x: points(horizontal.lowest - parent.x), y: points(vertical.lowest - parent.y),
      width: points(horizontal.extent), height: points(vertical.extent))
  }

  @inline(__always) private func points(_ pixels: Double) -> Double {
    if let pointsPerPixel { return pixels * pointsPerPixel }
    return pixels / scale
  }

  /// The first and the last line of the grid that an extent reaches, in device pixels.
  private struct Span {
    var lowest: Double
    var highest: Double

    var extent: Double { highest - lowest }
  }

  /// A thousandth of a pixel is no size: it is what sums of fractions leave.
  private static let tolerance = 0.001

  /// Whether a span is smaller than so many points.
  private func isCut(_ span: Span, _ extent: Double) -> Bool { span.extent + PixelGrid.tolerance < extent * scale }

  private func outerSpan(_ start: Double, _ extent: Double) -> Span {
    Span(
      lowest: (start * scale + PixelGrid.tolerance).roundedDown,
      highest: ((start + extent) * scale - PixelGrid.tolerance).roundedUp)
  }

  /// The border box below which a leaf must not be rounded: what it needs, where it has that.
  private func minimumSize(ofLeaf node: Int32) -> LayoutSize {
    let (frame, leaf) = (arena.results[Int(node)].frame, arena.results[Int(node)].leaf)
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
  @inline(__always) private func pixels(_ value: Double) -> Double {
    let scaled = value * scale
    return (scaled + (scaled < 0 ? -1e-6 : 1e-6)).roundedToNearest
  }
}
