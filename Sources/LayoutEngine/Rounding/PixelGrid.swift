/// Puts frames on the grid of device pixels, in one pass after the layout.
///
/// Every edge is rounded where it lies in the root's coordinates, so that boxes that touch still touch and no error adds up.
/// A leaf whose content fits still has room for it, or its text would break anew: where rounding would take that, its
/// edges are rounded outward. Leaves are asked for this only where rounding would make them smaller.
struct PixelGrid {
  let run: LayoutRun
  /// Device pixels per point; 0: no grid.
  let scale: Double

  private var arena: Arena { run.arena }

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
      x: (horizontal.lowest - pixels(parentOrigin.x)) / scale, y: (vertical.lowest - pixels(parentOrigin.y)) / scale,
      width: horizontal.extent / scale, height: vertical.extent / scale)
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
  private func pixels(_ value: Double) -> Double {
    let scaled = value * scale
    return (scaled + (scaled < 0 ? -1e-6 : 1e-6)).roundedToNearest
  }
}
