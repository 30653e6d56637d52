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

  @inline(__always) mutating func setSizes(base: Double, minimum: Double, maximum: Double) {
    let hypothetical = base.atMost(maximum).atLeast(minimum)
    flexBaseSize = base
    minimumMainSize = minimum
    maximumMainSize = maximum
    hypotheticalMainSize = hypothetical
    targetMainSize = hypothetical
  }

  func flexFactor(grows: Bool) -> Double { grows ? grow : shrink }
  func weight(grows: Bool) -> Double { grows ? grow : shrink * (flexBaseSize - mainInset) }
}

/// The items of a container along its main axis, which are valid until the next are made.
struct SweptLine {
  let items: UnsafeMutableBufferPointer<SweepItem>
  /// The sum of their outer hypothetical sizes with the gaps: §9.3 step 5.
  var hypotheticalSum = 0.0
  var sums = LineSums()
}

extension Sweeps {
  /// Flex base size, bounds and hypothetical size of one item: §9.2 step 3. The item is made where it will lie.
  @inline(__always) func makeMainItem<A: SweepAxis>(
    at item: UnsafeMutablePointer<SweepItem>, _ node: Int32, _ axis: A.Type, in container: SweptContainer, isPlain: Bool
  ) {
    let style = style(node)
    let sizing = isPlain ? sizing(node, axis) : A.sizing(of: node, in: container, self)
    let traits = sizing.pointee.traits
    item.pointee.node = node
    item.pointee.grow = style.pointee.grow
    item.pointee.shrink = style.pointee.shrink
    item.pointee.mainInset = sizing.pointee.inset
    item.pointee.mainMarginStart = container.isReversed ? sizing.pointee.marginEnd : sizing.pointee.marginStart
    item.pointee.mainMarginEnd = container.isReversed ? sizing.pointee.marginStart : sizing.pointee.marginEnd
    item.pointee.startMarginIsAuto = false
    item.pointee.endMarginIsAuto = false
    if !isPlain {
      item.pointee.startMarginIsAuto = traits.contains(container.isReversed ? .endMarginIsAuto : .startMarginIsAuto)
      item.pointee.endMarginIsAuto = traits.contains(container.isReversed ? .startMarginIsAuto : .endMarginIsAuto)
      if traits.contains(.needsCare) { return sizeWithCare(item, axis, sizing, in: container) }
    }
    let isOpen = !traits.isDisjoint(with: container.openSizes)
    var base = givenSize(of: node, axis, sizing, basis: container.basis, isPlain: isPlain)
    if isOpen { base = openSize(of: node, axis, sizing, in: container) }
    item.pointee.hasContentBasis = isOpen
    item.pointee.setSizes(base: base, minimum: sizing.pointee.minimum, maximum: sizing.pointee.maximum)
  }

  /// The flex base size of an item whose content decides.
  @inline(__always) private func openSize<A: SweepAxis>(
    of node: Int32, _ axis: A.Type, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double {
    if let known = A.knownContentSize(of: node, self) { return known + sizing.pointee.inset }
    return foundSize(of: node, axis, sizing, in: container)
  }

  @inline(never) private func foundSize<A: SweepAxis>(
    of node: Int32, _ axis: A.Type, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double {
    max(A.contentSize(of: node, sizing, in: container, self), sizing.pointee.inset)
  }

  /// The same, for items with a `basis`, a ratio, bounds that are percentages, or an automatic minimum.
  @inline(never) private func sizeWithCare<A: SweepAxis>(
    _ item: UnsafeMutablePointer<SweepItem>, _ axis: A.Type, _ sizing: AxisPointer, in container: SweptContainer
  ) {
    let node = item.pointee.node
    let style = style(node)
    if A.axis == .vertical, style.pointee.traits.contains(.hasRatio) { return sizeByRatio(item) }
    let specified = preferredSize(of: node, axis, sizing, in: container)
    var basis = specified
    if style.pointee.traits.contains(.hasBasis) {
      basis = givenBasis(of: node, inset: sizing.pointee.inset, basis: container.definiteSize)
    }
    let base = max(basis ?? A.contentSize(of: node, sizing, in: container, self), sizing.pointee.inset)
    var bounds = bounds(of: node, axis, sizing, in: container)
    if sizing.pointee.traits.contains(.hasAutomaticMinimum) {
      let content = A.leastContentSize(of: node, sizing, in: container, self)
      applyAutomaticMinimum(content, specified: specified, floor: sizing.pointee.inset, to: &bounds)
    }
    item.pointee.hasContentBasis = basis == nil
    item.pointee.setSizes(base: base, minimum: bounds.minimum, maximum: bounds.maximum)
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

  /// The items of a container along its main axis: §9.2 step 3 and §9.3 step 5.
  @inline(__always) func makeMainItems<A: SweepAxis>(
    of container: SweptContainer, _ axis: A.Type, gap: Double, isPlain: Bool
  ) -> SweptLine {
    let items = contents.pointee.workspace.sweepItems.reserve(Int(node(container.node).pointee.childCount))
    var item = items
    var hypotheticalSum = 0.0
    var gapBefore = 0.0
    var sums = LineSums()
    forEachItem(of: container.node, isPlain: isPlain) { node in
      makeMainItem(at: item, node, axis, in: container, isPlain: isPlain)
      hypotheticalSum += gapBefore + (item.pointee.hypotheticalMainSize + item.pointee.mainMargins)
      gapBefore = gap
      sums.add(item.pointee)
      item += 1
    }
    return SweptLine(
      items: UnsafeMutableBufferPointer(start: items, count: item - items), hypotheticalSum: hypotheticalSum, sums: sums
    )
  }

  /// Grows or shrinks the items of a line, and says what is left: §9.7.
  @inline(__always) func resolveFlexibleLengths(_ line: SweptLine, size: Double, gap: Double) -> Double {
    let gaps = gap * Double(line.items.count - 1)
    return LayoutRun.resolveFlexibleLengths(
      line.items, room: size - gaps, hypotheticalSum: line.hypotheticalSum - gaps, line.sums)
  }

  /// The gap between the items of a container, in points; percentages of an indefinite size count as 0. css-align-3 §8
  @inline(__always) func mainGap<A: SweepAxis>(of container: SweptContainer, _ axis: A.Type) -> Double {
    let style = style(container.node)
    guard sizing(container.node, axis).pointee.traits.contains(.hasPercentageGap) else {
      return max(0, style.pointee.gap)
    }
    let full = run.arena.style(container.node)
    let gap = A.axis == .horizontal ? full.pointee.columnGap : full.pointee.rowGap
    return max(0, gap.resolved(against: container.basis))
  }
}
