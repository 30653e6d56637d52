// css-position-3 §2.1 and §4.1: containing blocks, and inset-modified containing blocks
// https://drafts.csswg.org/css-position-3/#abspos-layout

/// The padding box in which an absolute child is placed.
struct ContainingBlock {
  let node: Int32
  /// The flow of the box, in the axes of the child's parent.
  let flow: Flow
  /// The traits of the box, in its own axes.
  let traits: FlexStyle.Traits
  /// Whether the axes of the child's parent differ from those of the box.
  let isTransposed: Bool
  /// The origin of the padding box, relative to the border box of the child's parent.
  let origin: LayoutPoint
  let size: LayoutSize
}

extension ContainingBlock {
  /// Whether overflow at the end edge of an axis can be scrolled to.
  func endScrolls(_ axis: LayoutAxis) -> Bool {
    traits.contains(.isScrollContainer) && !traits.reverses(isTransposed ? axis.perpendicular : axis)
  }
}

extension Arena {
  /// The padding box of a container or, if the container is static, of the nearest ancestor that is not static.
  /// css-position-3 §2.1
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
    // The axes inside an orthogonal node are those of its inner root.
    if nodes[node].traits.contains(.isOrthogonal) {
      node = content(of: node)
      origin = origin.transposed
      isTransposed.toggle()
    }
    let traits = nodes[node].traits
    let border = lengths(of: node).border
    let size = results[node].frame.size
    let availableSpace = LayoutSize(
      width: max(0, size.width - border.horizontal), height: max(0, size.height - border.vertical))
    let corner = LayoutPoint(x: origin.x + border.left, y: origin.y + border.top)
    return ContainingBlock(
      node: node, flow: isTransposed ? Flow(transposing: traits) : Flow(traits), traits: flexStyle(node).traits,
      isTransposed: isTransposed,
      origin: isTransposed ? corner.transposed : corner, size: isTransposed ? availableSpace.transposed : availableSpace
    )
  }
}

/// The inset-modified containing block of an absolute child along one axis: its containing block, less its insets.
struct InsetSpace {
  enum Bias { case start, center, end }

  /// The extent of the padding box.
  var extent: Double
  /// The distance from the left or top edge of the padding box.
  var start = 0.0
  /// The distance from the right or bottom edge.
  var end = 0.0
  /// The position of a box that does not fill the space.
  var bias = Bias.start
  var traits: Traits = []

  struct Traits: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    /// An inset is `auto`: the box is then not stretched, and auto margins count as 0.
    static let hasAutoInset = Traits(rawValue: 1 << 0)
    /// The axis starts at its end edge, ``Bias/end``, as from right to left.
    static let startsAtEnd = Traits(rawValue: 1 << 1)
    /// A box that is larger than the space is aligned with the start edge.
    static let isSafe = Traits(rawValue: 1 << 2)
    /// A box that is larger than the space is shifted back into the padding box, its start edge first. css-align-3 §4.4
    static let shiftsBack = Traits(rawValue: 1 << 3)
    /// Overflow at the end edge can be scrolled to, and therefore does not shift the box.
    static let endScrolls = Traits(rawValue: 1 << 4)
  }

  var size: Double { max(0, extent - start - end) }
  var hasAutoInset: Bool { traits.contains(.hasAutoInset) }
  var startsAtEnd: Bool { traits.contains(.startsAtEnd) }

  /// Sets the size of the space to 0 if the insets exceed the extent.
  ///
  /// The edge on the side of `kept` is preserved.
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

  /// The position of a margin box.
  func position(ofMarginBox size: Double) -> Double {
    let free = extent - start - end - size
    var position: Double
    switch bias {
    case .start: position = start
    case .center: position = start + free / 2
    case .end: position = start + free
    }
    if free >= 0 { return position }
    if traits.contains(.isSafe) { return startsAtEnd ? start + free : start }
    guard traits.contains(.shiftsBack) else { return position }
    let (first, last) = (min(start, 0), extent - min(end, 0) - size)
    let endScrolls = traits.contains(.endScrolls)
    if startsAtEnd { return min(endScrolls ? position : max(position, first), last) }
    return max(endScrolls ? position : min(position, last), first)
  }

  /// Places the box at an edge, or in the middle, of the content box of its container, as without insets.
  mutating func setStaticPosition(_ edge: Bias, start contentStart: Double, extent contentExtent: Double) {
    bias = edge
    switch edge {
    case .start: start = contentStart
    case .end: end = extent - contentStart - contentExtent
    case .center:
      let middle = contentStart + contentExtent / 2
      let half = min(middle, extent - middle)
      start = middle - half
      end = extent - middle - half
    }
  }

  /// Aligns the box between two insets that are not `auto`.
  mutating func align(_ alignment: AlignSelf, endScrolls: Bool) {
    let (first, last) = startsAtEnd ? (Bias.end, Bias.start) : (Bias.start, Bias.end)
    switch alignment.position {
    case .center: bias = .center
    case .end, .lastBaseline: bias = last
    default: bias = first
    }
    if alignment.isSafe { traits.insert(.isSafe) }
    if alignment == alignment.position, alignment != .auto { traits.insert(.shiftsBack) }
    if endScrolls { traits.insert(.endScrolls) }
  }
}

extension LayoutPasses {
  /// The insets of a node along an axis, in points; `nil` for `auto` and for a percentage of an indefinite size.
  @inline(__always)
  func insets<A: StaticAxis>(of node: Int32, _ axis: A.Type, basis: Double?) -> (start: Double?, end: Double?) {
    guard nodes[node].traits.contains(.hasInsets) else { return (nil, nil) }
    let lengths = lengths(of: node)[A.axis]
    return (inset(lengths.insetStart, basis), inset(lengths.insetEnd, basis))
  }

  private func inset(_ length: PackedLength, _ basis: Double?) -> Double? {
    if length.isKeyword { return nil }
    return basis.map { resolved(length, against: $0) } ?? length.fixedPoints
  }
}
