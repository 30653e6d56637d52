/// Puts frames on the grid of device pixels, in one pass after the layout.
///
/// Every edge is rounded where it lies in the root's coordinates, so that boxes that touch still touch and no error adds up.
/// A measured leaf never becomes smaller than it was measured, or its text would break anew: where rounding would do that,
/// its edges are rounded outward.
struct PixelGrid {
  let arena: Arena
  /// Device pixels per point; 0: no grid.
  let scale: Double

  /// Snaps the root and what is below it. A subtree that was not laid out anew and has not moved is left alone.
  func snap(_ root: Int32) {
    snap(root, parentOrigin: LayoutPoint())
    arena.contents.pointee.workspace.nodes.append(root)
    while let node = arena.contents.pointee.workspace.nodes.popLast() {
      let frame = arena.results[Int(node)].frame
      let parent = node == root ? LayoutPoint() : arena.results[Int(arena.nodes[Int(node)].parent)].snappedOrigin
      let origin = LayoutPoint(x: parent.x + frame.x, y: parent.y + frame.y)
      let result = arena.results + Int(node)
      if result.pointee.snappedScale == scale, result.pointee.snappedOrigin == origin { continue }
      result.pointee.snappedScale = scale
      result.pointee.snappedOrigin = origin
      snapChildren(of: node, origin: origin)
    }
  }

  private func snapChildren(of node: Int32, origin: LayoutPoint) {
    var child = arena.nodes[Int(node)].firstChild
    while child >= 0 {
      if !arena.nodes[Int(child)].traits.contains(.isHidden) {
        snap(child, parentOrigin: origin)
        if arena.nodes[Int(child)].firstChild >= 0 { arena.contents.pointee.workspace.nodes.append(child) }
      }
      child = arena.nodes[Int(child)].nextSibling
    }
  }

  /// Puts one frame on the grid; its parent's border box lies at `parentOrigin`.
  private func snap(_ node: Int32, parentOrigin: LayoutPoint) {
    let result = arena.results + Int(node)
    let frame = result.pointee.frame
    guard scale > 0 else {
      result.pointee.snappedFrame = frame
      return
    }
    let minimum = result.pointee.measuredSize
    let horizontal = span(parentOrigin.x + frame.x, frame.width, minimum: minimum.width)
    let vertical = span(parentOrigin.y + frame.y, frame.height, minimum: minimum.height)
    result.pointee.snappedFrame = LayoutRect(
      x: (horizontal.start - pixels(parentOrigin.x)) / scale, y: (vertical.start - pixels(parentOrigin.y)) / scale,
      width: (horizontal.end - horizontal.start) / scale, height: (vertical.end - vertical.start) / scale)
  }

  /// The first and last line of the grid for an extent, in device pixels.
  private func span(_ start: Double, _ extent: Double, minimum: Double) -> (start: Double, end: Double) {
    let low = pixels(start)
    let high = pixels(start + extent)
    // A thousandth of a pixel is no size: it is what sums of fractions leave.
    let tolerance = 0.001
    if high - low + tolerance >= minimum * scale { return (low, high) }
    return ((start * scale + tolerance).roundedDown, ((start + extent) * scale - tolerance).roundedUp)
  }

  /// The nearest device pixel, halves away from zero.
  ///
  /// What misses a half by a millionth of a pixel counts as a half: edges that meet are sums of different fractions.
  private func pixels(_ value: Double) -> Double {
    let scaled = value * scale
    return (scaled + (scaled < 0 ? -1e-6 : 1e-6)).roundedToNearest
  }
}
