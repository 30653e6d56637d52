// One line of items along the main axis. css-flexbox-1 §9.2, §9.3, §9.7 and §9.5

/// A flex item while a sweep sizes it along the main axis. All sizes are border boxes.
struct SweepItem: MainAxisItem, BitwiseCopyable {
  let node: Int32
  /// The flex base size came from the content. css-flexbox-1 §9.8
  var hasContentBasis = false
  var isFrozen = false
  var startMarginIsAuto = false
  var endMarginIsAuto = false

  let grow: Double
  let shrink: Double
  let mainInset: Double
  var mainMarginStart = 0.0
  var mainMarginEnd = 0.0

  var flexBaseSize = 0.0
  var minimumMainSize = 0.0
  var maximumMainSize = Double.infinity
  var hypotheticalMainSize = 0.0
  var targetMainSize = 0.0
  var violation = 0.0
  /// From the main-start edge of the content box.
  var mainOffset = 0.0

  var mainMargins: Double { mainMarginStart + mainMarginEnd }

  func flexFactor(grows: Bool) -> Double { grows ? grow : shrink }
  func weight(grows: Bool) -> Double { grows ? grow : shrink * (flexBaseSize - mainInset) }
}

extension Sweeps {
  /// Flex base size, bounds and hypothetical size of one item: §9.2 step 3.
  @inline(__always) func mainItem<A: SweepAxis>(
    _ node: Int32, _ axis: A.Type, _ sizing: AxisStyle, in container: SweptContainer
  ) -> SweepItem {
    let style = style(node)
    let traits = A.traits(style)
    var item = SweepItem(
      node: node, startMarginIsAuto: traits.contains(container.isReversed ? .endMarginIsAuto : .startMarginIsAuto),
      endMarginIsAuto: traits.contains(container.isReversed ? .startMarginIsAuto : .endMarginIsAuto),
      grow: style.pointee.grow, shrink: style.pointee.shrink, mainInset: sizing.inset,
      mainMarginStart: container.isReversed ? sizing.marginEnd : sizing.marginStart,
      mainMarginEnd: container.isReversed ? sizing.marginStart : sizing.marginEnd)
    if A.axis == .vertical, style.pointee.traits.contains(.hasRatio) {
      sizeByRatio(&item)
      return item
    }
    let specified = preferredSize(of: node, axis, sizing, basis: container.definiteSize)
    var basis = specified
    if style.pointee.traits.contains(.hasBasis) {
      basis = givenBasis(of: node, inset: sizing.inset, basis: container.definiteSize)
    }
    item.hasContentBasis = basis == nil
    let base = basis ?? A.contentSize(of: node, sizing, in: container, self)
    item.flexBaseSize = max(base, sizing.inset)
    var bounds = bounds(of: node, axis, sizing, basis: container.definiteSize)
    if traits.contains(.hasAutomaticMinimum) {
      let content = A.leastContentSize(of: node, sizing, in: container, self)
      applyAutomaticMinimum(content, specified: specified, floor: sizing.inset, to: &bounds)
    }
    item.minimumMainSize = bounds.minimum
    item.maximumMainSize = bounds.maximum
    item.hypotheticalMainSize = bounds.clamp(item.flexBaseSize)
    item.targetMainSize = item.hypotheticalMainSize
    return item
  }

  /// A box in a column whose width the column has stretched: the ratio makes its height of it.
  private func sizeByRatio(_ item: inout SweepItem) {
    let height = state(item.node).pointee.contentHeight
    item.hasContentBasis = isCSS
    item.flexBaseSize = height
    item.minimumMainSize = item.mainInset
    item.maximumMainSize = isCSS ? .infinity : height
    item.hypotheticalMainSize = height
    item.targetMainSize = height
  }

  /// Sums the outer hypothetical sizes of a line with their gaps: §9.3 step 5.
  @inline(__always) func hypotheticalSum(_ items: UnsafeMutableBufferPointer<SweepItem>, gap: Double) -> Double {
    var sum = 0.0
    for index in items.indices {
      let size = items[index].hypotheticalMainSize + items[index].mainMargins
      sum += index > 0 ? gap + size : size
    }
    return sum
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
    let full = run.arena.styles + Int(container)
    let gap = A.axis == .horizontal ? full.pointee.columnGap : full.pointee.rowGap
    return max(0, gap.resolved(against: definiteSize ?? 0))
  }
}
