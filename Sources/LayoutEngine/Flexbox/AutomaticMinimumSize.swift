// css-flexbox-1 §4.5 Automatic Minimum Size of Flex Items
// https://www.w3.org/TR/css-flexbox-1/#min-size-auto

extension LayoutPasses {
  /// The bounds of an item that has bounds in points and an automatic minimum, and neither a ratio nor keywords.
  ///
  /// - Parameter specified: The preferred size; `nil` if the content determines the size.
  @inline(never) func boundsWithAutomaticMinimum<A: StaticAxis>(
    of node: Int32, _ axis: A.Type, specified: Double?, in container: FlexContainer
  ) -> SizeBounds {
    let style = axisStyle(node, axis)
    let content =
      A.axis == .vertical
      ? contentHeight(ofItem: node, inset: style.inset, in: container)
      : outerContentWidth(.minContent, of: node, in: container)
    let minimum = max(style.inset, min(min(content, specified ?? .infinity), style.maximum))
    return SizeBounds(minimum: minimum, maximum: max(style.maximum, minimum))
  }

  /// Determines the open minimums of a line, before the items of a row shrink.
  @inline(never) func determineOpenMinimums(_ line: MainLine, in container: FlexContainer) {
    for index in line.items.indices where line.items[index].hasOpenMinimum {
      let item = line.items[index]
      let bounds = boundsWithAutomaticMinimum(
        of: item.node, Horizontal.self, specified: item.hasContentBasis ? nil : item.flexBaseSize, in: container)
      line.items[index].minimumMainSize = min(bounds.minimum, item.flexBaseSize)
    }
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
