// Sizes across a container, and alignment along both axes. css-flexbox-1 §9.4 to §9.6

extension Sweeps {
  /// `alignSelf`, with what has no effect replaced: auto margins across take the free space, so that nothing is left to align.
  @inline(__always) func alignment(of item: Int32, _ traits: AxisTraits, in container: AlignItems) -> AlignItems {
    if !traits.isDisjoint(with: .hasAutoMargins) { return .start }
    return style(item).pointee.alignSelf.resolved(in: container)
  }

  /// The size of an item across its container: §9.4 steps 7 and 11.
  @inline(__always) func crossSize<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, _ sizing: AxisPointer, stretches: Bool, in container: SweptContainer,
    isPlain: Bool
  ) -> Double {
    let isOpen = !stretches && !sizing.pointee.traits.isDisjoint(with: container.openSizes)
    let given = givenSize(of: item, axis, sizing, basis: container.basis, isPlain: isPlain)
    var size = stretches ? container.size - sizing.pointee.margins : given
    if isOpen { size = fittingSize(of: item, axis, sizing, in: container) }
    if isPlain { return size.atMost(sizing.pointee.maximum).atLeast(sizing.pointee.minimum) }
    return bounds(of: item, axis, sizing, in: container).clamp(size)
  }

  @inline(__always) private func fittingSize<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double {
    // Across a row it is just the height of the content.
    if A.axis == .vertical, let known = A.knownContentSize(of: item, self) { return known + sizing.pointee.inset }
    return foundFittingSize(of: item, axis, sizing, in: container)
  }

  @inline(never) private func foundFittingSize<A: SweepAxis>(
    of item: Int32, _ axis: A.Type, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double {
    A.fittingSize(of: item, sizing, in: container, self)
  }

  /// From the cross-start edge of the content box to that of the item: §9.6.
  @inline(__always) func crossOffset(
    _ alignment: AlignItems, _ sizing: AxisPointer, _ traits: AxisTraits, size: Double, in container: SweptContainer,
    isPlain: Bool
  ) -> Double {
    let freeSpace = container.size - (size + sizing.pointee.margins)
    let start = container.isReversed ? sizing.pointee.marginEnd : sizing.pointee.marginStart
    if !isPlain, !traits.isDisjoint(with: .hasAutoMargins) {
      let startIsAuto = traits.contains(container.isReversed ? .endMarginIsAuto : .startMarginIsAuto)
      return start
        + CrossAlignment.autoMarginOffset(
          freeSpace: freeSpace, startIsAuto: startIsAuto,
          endIsAuto: traits.isSuperset(of: .hasAutoMargins) || !startIsAuto)
    }
    return start + CrossAlignment.offset(alignment, freeSpace: freeSpace)
  }
}
