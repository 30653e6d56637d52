// css-position-3 §2.1 and §4.1: containing blocks, and the room that insets leave in them
// https://drafts.csswg.org/css-position-3/#abspos-layout

/// The padding box in which an absolute child is placed.
struct ContainingBlock {
  let node: Int32
  /// That of the box, and along which axes its items and lines run backwards, in the axes of the child's parent.
  let flow: Flow
  let axes: FlexAxes
  /// The axes of the child's parent are not those of the box.
  let isTransposed: Bool
  /// Its corner, from that of the border box of the child's parent.
  let origin: LayoutPoint
  let size: LayoutSize
}

extension ContainingBlock {
  /// Whether what overflows where reading ends can be scrolled to, if anything can.
  func endScrolls(_ axis: Axis) -> Bool { axes.isReversed(axis) == flow.isReversed(axis) }
}

extension Arena {
  /// The padding box of a container or, where that is static, of the nearest ancestor that is not. css-position-3 §2.1
  ///
  /// - Parameter root: The root of the layout, which is never static.
  func containingBlock(of container: Int32, root: Int32) -> ContainingBlock {
    var node = container
    var origin = LayoutPoint()
    var isTransposed = false
    while nodes[node].traits.contains(.isStatic), node != root, nodes[node].parent >= 0 {
      origin.x -= results[node].frame.x
      origin.y -= results[node].frame.y
      if nodes[node].traits.contains(.isInnerRoot) {
        origin = origin.transposed
        isTransposed.toggle()
      }
      node = nodes[node].parent
    }
    // An orthogonal node has its axes inside at its inner root.
    if nodes[node].traits.contains(.isOrthogonal) {
      node = content(of: node)
      origin = origin.transposed
      isTransposed.toggle()
    }
    let traits = nodes[node].traits
    let border = style(node).border.physical(isRightToLeft: traits.contains(.isRightToLeft))
    let size = results[node].frame.size
    let room = LayoutSize(
      width: max(0, size.width - border.horizontal), height: max(0, size.height - border.vertical))
    let corner = LayoutPoint(x: origin.x + border.left, y: origin.y + border.top)
    let axes = FlexAxes(flexStyle(node).traits, Flow(traits))
    return ContainingBlock(
      node: node, flow: isTransposed ? Flow(transposing: traits) : Flow(traits),
      axes: isTransposed ? axes.transposed : axes, isTransposed: isTransposed,
      origin: isTransposed ? corner.transposed : corner, size: isTransposed ? room.transposed : room)
  }
}

/// The room for an absolute child along one axis: its containing block, less its insets.
struct InsetSpace {
  enum Bias { case start, center, end }

  /// The padding box's extent.
  var extent: Double
  /// From the left or top edge of the padding box.
  var start = 0.0
  /// From the right or bottom edge.
  var end = 0.0
  /// Where a box goes that does not fill the room.
  var bias = Bias.start
  /// An inset is `auto`: nothing stretches the box, and auto margins count as 0.
  var hasAutoInset = false
  /// Reading begins at the right: ``Bias/end``.
  var startsAtEnd = false
  /// The box is aligned where reading begins if it is larger than the room.
  var isSafe = false
  /// A box that is larger than the room is shifted back into the padding box, its start first. css-align-3 §4.4
  var shiftsBack = false
  /// What overflows at the end can be scrolled to, so that nothing is shifted because of it.
  var endScrolls = false

  var size: Double { max(0, extent - start - end) }

  /// The room keeps its edge on the side of `kept` when its insets leave nothing.
  mutating func clampNegativeSize(keeping kept: Bias) {
    let overlap = extent - start - end
    guard overlap < 0 else { return }
    switch kept {
    case .start: end += overlap
    case .end: start += overlap
    case .center:
      start += overlap / 2
      end += overlap / 2
    }
  }

  /// Where a margin box stands.
  func position(ofMarginBox size: Double) -> Double {
    let free = extent - start - end - size
    var position: Double
    switch bias {
    case .start: position = start
    case .center: position = start + free / 2
    case .end: position = start + free
    }
    if free >= 0 { return position }
    if isSafe { return startsAtEnd ? start + free : start }
    guard shiftsBack else { return position }
    let (first, last) = (min(start, 0), extent - min(end, 0) - size)
    if startsAtEnd { return min(endScrolls ? position : max(position, first), last) }
    return max(endScrolls ? position : min(position, last), first)
  }

  /// Aligns the box between two insets that are set.
  mutating func align(_ alignment: AlignSelf, endScrolls: Bool) {
    let (first, last) = startsAtEnd ? (Bias.end, Bias.start) : (Bias.start, Bias.end)
    switch alignment.position {
    case .center: bias = .center
    case .end, .lastBaseline: bias = last
    default: bias = first
    }
    isSafe = alignment.overflow == .safe
    shiftsBack = alignment.overflow == .automatic && alignment != .auto
    self.endScrolls = endScrolls
  }
}
