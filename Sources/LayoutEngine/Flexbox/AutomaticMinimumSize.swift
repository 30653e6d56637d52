// css-flexbox-1 §4.5 Automatic Minimum Size of Flex Items
// https://www.w3.org/TR/css-flexbox-1/#min-size-auto

extension LayoutPasses {
  // The automatic minimum of an item without a ratio and keywords exceeds neither a definite base size nor a max-content
  // size. It therefore has an effect only where items shrink, and is determined there. ``AxisTraits/needsMinimumAtOnce``
  // marks the exceptions.

  /// Determines the automatic minimums of a line before its items shrink.
  @inline(never) func determineAutomaticMinimums<A: StaticAxis>(
    _ line: MainLine, _ axis: A.Type, in container: FlexContainer
  ) {
    for index in line.items.indices where line.items[index].shrink > 0 {
      let (node, base) = (line.items[index].node, line.items[index].flexBaseSize)
      let traits = axisStyle(node, axis).traits
      guard traits.contains(.hasAutomaticMinimum), traits.isDisjoint(with: .needsFullSizing) else { continue }
      let minimum = min(contentMinimum(of: node, axis, in: container), base)
      line.items[index].minimumMainSize = max(line.items[index].minimumMainSize, minimum)
    }
  }

  /// The min-content size of an item without a ratio and keywords, within its maximum.
  @inline(never) func contentMinimum<A: StaticAxis>(
    of node: Int32, _ axis: A.Type, in container: FlexContainer
  ) -> Double {
    let style = axisStyle(node, axis)
    let content =
      A.axis == .vertical
      ? contentHeight(ofItem: node, inset: style.inset, in: container)
      : outerContentWidth(.minContent, of: node, in: container)
    return max(style.inset, min(content, style.maximum))
  }

  /// The automatic minimum of an item with any style.
  func automaticMinimumSize<A: StaticAxis>(
    of box: SizedBox, _ sizing: AxisSizing, _ axis: A.Type, in container: FlexContainer
  ) -> Double {
    var content = contentBasedSize(of: box, .minContent, axis, in: container)
    // The min-content size of a replaced element follows from its ratio.
    if hasRatio(box), !isReplaced(box.node) {
      content = max(content, contentBasedSize(of: box, .minContent, axis, ignoresTransfer: true, in: container))
    }
    return min(content, specifiedSizeSuggestion(of: box, sizing, axis, in: container) ?? .infinity)
  }

  /// The preferred size, unless it is `auto`.
  private func specifiedSizeSuggestion<A: StaticAxis>(
    of box: SizedBox, _ sizing: AxisSizing, _ axis: A.Type, in container: FlexContainer
  ) -> Double? {
    switch sizing.preferred.kind {
    case .automatic: return nil
    case .definite: return sizing.preferred.value
    case .fitContent where A.axis == .horizontal && container.horizontal.definiteSize != nil, .minContent:
      return keywordSize(of: box, sizing.preferred.kind, axis, in: container)
    // Without a ratio, this size is the content size, which is already included.
    case .maxContent, .fitContent, .unresolved:
      return hasRatio(box) ? contentBasedSize(of: box, .maxContent, axis, in: container) : nil
    }
  }
}
