// css-flexbox-1 §9.1 Initial Setup
// https://www.w3.org/TR/css-flexbox-1/#algo-anon-box

/// A flex container during one pass: its axes, and the space for its items.
struct FlexContainer {
  let node: Int32
  var traits: FlexStyle.Traits
  let alignItems: AlignItems
  let justifyContent: JustifyContent
  let flow: Flow
  /// Whether a width inside depends on a definite height.
  let couplesAxes: Bool
  var horizontal = AxisSpace()
  var vertical = AxisSpace()
  /// The available space for measuring leaves. ``Deviations/leavesMeasureInAvailableSpace``
  var availableSpace = MeasureSpace.endless
  /// The content box height at which a wrapping column breaks its lines.
  var breakHeight = Double.infinity
  /// Whether the content heights of items without a height will be used.
  var needsHeights = false
  /// Whether collapsed items are included as ordinary items: the first round of §4.4.
  var includesCollapsed = false

  var isRow: Bool { traits.contains(.isRow) }
  var crossAxis: LayoutAxis { isRow ? .vertical : .horizontal }
  var isSingleLine: Bool { !traits.contains(.wraps) }
  var basis: PercentageBasis { PercentageBasis(width: horizontal.definiteSize, height: vertical.definiteSize) }
}

extension LayoutPasses {
  /// A container of unknown size.
  @inline(__always) func flexContainer(_ node: Int32) -> FlexContainer {
    let (style, traits) = (flexStyle(node), nodes[node].traits)
    return FlexContainer(
      node: node, traits: style.traits, alignItems: style.alignItems, justifyContent: style.justifyContent,
      flow: Flow(traits), couplesAxes: traits.contains(.couplesAxes))
  }

  /// Sets the width of a container from its state.
  @inline(__always) func setWidth(of container: inout FlexContainer) {
    let node = container.node
    let style = axisStyle(node, Horizontal.self)
    let width = max(0, states[node].width - style.inset)
    container.horizontal.size = width
    // Percentages of items refer to their column, in which leaves are measured.
    let hasColumns = container.traits.contains(.hasColumns)
    let itemSpace = hasColumns ? columnWidth(of: node, width: width) : width
    container.horizontal.setDefinite(itemSpace)
    container.horizontal.insetStart = style.insetStart
    container.horizontal.isReversed = container.traits.startsAtEnd(of: .horizontal, in: container.flow)
    container.availableSpace =
      leavesMeasureInAvailableSpace && states[node].marks.contains(.widthFollowsContent) && !hasColumns
      ? states[node].availableSpace : MeasureSpace(width: itemSpace)
  }

  /// Sets the border box height of a container, and its definite height for its items.
  @inline(__always) func setHeight(of container: inout FlexContainer, _ height: Double, definite: Double?) {
    let style = axisStyle(container.node, Vertical.self)
    container.vertical.size = max(0, height - style.inset)
    container.vertical.setDefinite(definite.map { max(0, $0 - style.inset) })
    container.vertical.insetStart = style.insetStart
    container.vertical.isReversed = container.traits.startsAtEnd(of: .vertical, in: container.flow)
  }

  /// A container of known width, for sizing its items along both axes.
  ///
  /// - Parameters:
  ///   - height: The border box height.
  ///   - definite: The height if it is definite for the items; otherwise NaN.
  func sizedContainer(_ node: Int32, height: Double, definite: Double, breakHeight: Double) -> FlexContainer {
    var container = flexContainer(node)
    setWidth(of: &container)
    container.breakHeight = breakHeight
    setHeight(of: &container, height, definite: definite.isNone ? nil : definite)
    return container
  }

  /// The gap between items, or between lines, along an axis, in points; percentages of an indefinite size count as 0.
  /// css-align-3 §8
  @inline(__always) func gap<A: StaticAxis>(_ container: FlexContainer, _ axis: A.Type) -> Double {
    if axisStyle(container.node, axis).traits.contains(.hasPercentageGap) {
      // In columns, the percentages of items refer to the column, and gaps to the container.
      let space = A.space(container)
      return percentageGap(container.node, axis, basis: A.axis == .horizontal ? space.size : space.percentageBasis)
    }
    let style = flexStyle(container.node)
    return max(0, (A.axis == .horizontal) == container.isRow ? style.mainGap : style.crossGap)
  }

  @inline(never)
  private func percentageGap<A: StaticAxis>(_ container: Int32, _ axis: A.Type, basis: Double) -> Double {
    max(0, resolved(lengths(of: container)[A.axis].gap, against: basis))
  }

  /// An item, with the sizes to which its percentages refer.
  func sizedBox(_ item: Int32, in container: FlexContainer) -> SizedBox {
    SizedBox(node: item, basis: container.basis, edgesAreUnresolved: container.horizontal.definiteSize == nil)
  }

  /// The available space for an item before its line is sized.
  ///
  /// A single line of definite cross size stretches the item immediately: §9.4 step 8. The stretched size is definite: §9.8.
  func sizingSpace(for item: Int32, in container: FlexContainer) -> SizingSpace {
    var space = SizingSpace(width: container.horizontal.definiteSize, height: container.vertical.definiteSize)
    space.availableSpace = container.availableSpace
    guard container.isSingleLine, stretches(item, in: container) else { return space }
    space.stretchesWidth = !container.isRow
    space.stretchesHeight = container.isRow && space.height != nil
    return space
  }

  /// Whether the cross size of an item becomes that of its line.
  ///
  /// This is the case if the item is stretched, and its cross size property is `auto`. A cross size of `stretch` fills the
  /// line whatever the alignment is: ``AxisSpace/stretches(_:_:isSingleLine:_:)``.
  func stretches(_ item: Int32, in container: FlexContainer) -> Bool {
    let traits = container.isRow ? axisStyle(item, Vertical.self).traits : axisStyle(item, Horizontal.self).traits
    let alignment = alignment(of: item, traits, in: container)
    return container.isRow
      ? container.vertical.stretches(traits, alignment) : container.horizontal.stretches(traits, alignment)
  }

  /// `alignSelf` with `auto` resolved.
  ///
  /// §8.1: auto margins across take the free space, so that no free space is left for alignment.
  ///
  /// - Parameter crossTraits: The traits of the item's style across the container.
  @inline(__always)
  func alignment(of item: Int32, _ crossTraits: AxisTraits, in container: FlexContainer) -> AlignItems {
    if !crossTraits.isDisjoint(with: .hasAutoMargins) { return .start }
    if container.traits.contains(.isEqualColumn) { return flexStyle(item).justifySelf.inColumn }
    return flexStyle(item).alignSelf ?? container.alignItems
  }
}
