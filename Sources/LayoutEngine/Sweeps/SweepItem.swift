// One line of items along the main axis. css-flexbox-1 §9.2, §9.3, §9.7 and §9.5

/// A flex item while a sweep sizes it along the main axis. All sizes are border boxes.
struct SweepItem: MainAxisItem, BitwiseCopyable {
  var node: Int32 = -1
  /// The flex base size came from the content. css-flexbox-1 §9.8
  var hasContentBasis = false
  var isFrozen = false
  var startMarginIsAuto = false
  var endMarginIsAuto = false

  var grow = 0.0
  var shrink = 0.0
  var mainInset = 0.0
  var mainMarginStart = 0.0
  var mainMarginEnd = 0.0

  var flexBaseSize = 0.0
  var minimumMainSize = 0.0
  var maximumMainSize = Double.infinity
  var hypotheticalMainSize = 0.0
  var targetMainSize = 0.0
  var violation = 0.0

  var mainMargins: Double { mainMarginStart + mainMarginEnd }

  func flexFactor(grows: Bool) -> Double { grows ? grow : shrink }
  func weight(grows: Bool) -> Double { grows ? grow : shrink * (flexBaseSize - mainInset) }
}

extension Sweeps {
  /// Flex base size, bounds and hypothetical size of one item: §9.2 step 3. The item is made where it will lie.
  @inline(__always) func makeMainItem<A: SweepAxis>(
    at item: UnsafeMutablePointer<SweepItem>, _ node: Int32, _ axis: A.Type, _ sizing: AxisStyle,
    in container: SweptContainer
  ) {
    let style = style(node)
    let traits = A.traits(style)
    item.pointee.node = node
    item.pointee.isFrozen = false
    item.pointee.startMarginIsAuto = traits.contains(container.isReversed ? .endMarginIsAuto : .startMarginIsAuto)
    item.pointee.endMarginIsAuto = traits.contains(container.isReversed ? .startMarginIsAuto : .endMarginIsAuto)
    item.pointee.grow = style.pointee.grow
    item.pointee.shrink = style.pointee.shrink
    item.pointee.mainInset = sizing.inset
    item.pointee.mainMarginStart = container.isReversed ? sizing.marginEnd : sizing.marginStart
    item.pointee.mainMarginEnd = container.isReversed ? sizing.marginStart : sizing.marginEnd
    if A.axis == .vertical, style.pointee.traits.contains(.hasRatio) { return sizeByRatio(item) }
    let specified = preferredSize(of: node, axis, sizing, basis: container.definiteSize)
    var basis = specified
    if style.pointee.traits.contains(.hasBasis) {
      basis = givenBasis(of: node, inset: sizing.inset, basis: container.definiteSize)
    }
    let base = max(basis ?? A.contentSize(of: node, sizing, in: container, self), sizing.inset)
    var bounds = bounds(of: node, axis, sizing, basis: container.definiteSize)
    if traits.contains(.hasAutomaticMinimum) {
      let content = A.leastContentSize(of: node, sizing, in: container, self)
      applyAutomaticMinimum(content, specified: specified, floor: sizing.inset, to: &bounds)
    }
    let hypothetical = bounds.clamp(base)
    item.pointee.hasContentBasis = basis == nil
    item.pointee.flexBaseSize = base
    item.pointee.minimumMainSize = bounds.minimum
    item.pointee.maximumMainSize = bounds.maximum
    item.pointee.hypotheticalMainSize = hypothetical
    item.pointee.targetMainSize = hypothetical
  }

  /// A box in a column whose width the column has stretched: the ratio makes its height of it.
  private func sizeByRatio(_ item: UnsafeMutablePointer<SweepItem>) {
    let height = state(item.pointee.node).pointee.contentHeight
    item.pointee.hasContentBasis = isCSS
    item.pointee.flexBaseSize = height
    item.pointee.minimumMainSize = item.pointee.mainInset
    item.pointee.maximumMainSize = isCSS ? .infinity : height
    item.pointee.hypotheticalMainSize = height
    item.pointee.targetMainSize = height
  }

  /// The items of a container along its main axis, which are valid until the next are made, and the sum of their outer
  /// hypothetical sizes with the gaps: §9.2 step 3 and §9.3 step 5.
  @inline(__always) func makeMainItems<A: SweepAxis>(
    of container: SweptContainer, _ axis: A.Type, gap: Double, sizing: (Int32) -> AxisStyle
  ) -> (items: UnsafeMutableBufferPointer<SweepItem>, hypotheticalSum: Double) {
    let items = contents.pointee.workspace.sweepItems.reserve(Int(node(container.node).pointee.childCount))
    var count = 0
    var sum = 0.0
    forEachItem(of: container.node) { node in
      let item = items + count
      makeMainItem(at: item, node, axis, sizing(node), in: container)
      let size = item.pointee.hypotheticalMainSize + item.pointee.mainMargins
      sum += count > 0 ? gap + size : size
      count += 1
    }
    return (UnsafeMutableBufferPointer(start: items, count: count), sum)
  }

  /// Grows or shrinks the items of a line, and says what is left: §9.7.
  @inline(__always) func resolveFlexibleLengths(
    _ items: UnsafeMutableBufferPointer<SweepItem>, size: Double, gap: Double, hypotheticalSum: Double
  ) -> Double {
    let gaps = gap * Double(items.count - 1)
    return LayoutRun.resolveFlexibleLengths(items, room: size - gaps, hypotheticalSum: hypotheticalSum - gaps)
  }

  /// The gap between the items of a container, in points; percentages of an indefinite size count as 0. css-align-3 §8
  @inline(__always) func mainGap<A: SweepAxis>(of container: Int32, _ axis: A.Type, definiteSize: Double?) -> Double {
    let style = style(container)
    guard A.traits(style).contains(.hasPercentageGap) else { return max(0, style.pointee.gap) }
    let full = run.arena.style(container)
    let gap = A.axis == .horizontal ? full.pointee.columnGap : full.pointee.rowGap
    return max(0, gap.resolved(against: definiteSize ?? 0))
  }
}
