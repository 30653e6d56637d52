// Sizes across a container, and alignment along both axes. css-flexbox-1 §9.4 to §9.6

extension Sweeps {
  /// `alignSelf`, with what has no effect replaced: auto margins across take the free space, so that nothing is left to align.
  @inline(__always) func alignment(of item: Int32, _ traits: AxisTraits, in container: AlignItems) -> AlignItems {
    if !traits.isDisjoint(with: .hasAutoMargins) { return .start }
    return style(item).pointee.alignSelf.resolved(in: container)
  }

  /// The size of an item across its container: §9.4 steps 7 and 11.
  @inline(__always) func crossSize<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, _ sizing: AxisStyle, stretches: Bool, in container: SweptContainer
  ) -> Double {
    let isOpen = !A.traits(style(item)).isDisjoint(with: container.openSizes)
    let size: Double
    if stretches {
      size = container.size - sizing.margins
    } else if isOpen {
      size = A.fittingSize(of: item, sizing, in: container, self)
    } else {
      size = givenSize(A.parts(sizes(item)), sizing, basis: container.basis)
    }
    return bounds(of: item, axis, sizing, in: container).clamp(size)
  }

  /// From the cross-start edge of the content box to that of the item: §9.6.
  @inline(__always) func crossOffset(
    _ alignment: AlignItems, _ sizing: AxisStyle, _ traits: AxisTraits, size: Double, in container: SweptContainer
  ) -> Double {
    let freeSpace = container.size - (size + sizing.margins)
    let start = container.isReversed ? sizing.marginEnd : sizing.marginStart
    if !traits.isDisjoint(with: .hasAutoMargins) {
      let startIsAuto = traits.contains(container.isReversed ? .endMarginIsAuto : .startMarginIsAuto)
      return start
        + CrossAlignment.autoMarginOffset(
          freeSpace: freeSpace, startIsAuto: startIsAuto,
          endIsAuto: traits.isSuperset(of: .hasAutoMargins) || !startIsAuto)
    }
    return start + CrossAlignment.offset(alignment, freeSpace: freeSpace)
  }
}
