// css-sizing-3 §4 and §5: from preferred sizes, bounds and content sizes to used sizes.
// https://drafts.csswg.org/css-sizing-3/

/// The available space in which a box is sized, and the sizes that its container has determined.
struct SizingSpace {
  /// The containing box's width, where it is definite.
  var width: Double?
  /// The containing box's height, where it is definite.
  var height: Double?
  /// Whether `width: auto` fills the available width, as far as known before the container's lines are sized.
  var stretchesWidth = false
  /// Whether `height: auto` fills the available height.
  var stretchesHeight = false
  /// The border box height, where the container has determined the height.
  var knownHeight: Double?
  /// Whether the height, known or specified, is indefinite for the content. css-flexbox-1 §9.8
  var heightIsIndefinite = false
  /// The available space for measuring leaves. ``Deviations/leavesMeasureInAvailableSpace``
  var availableSpace = MeasureSpace.endless
  /// The size for fit-content while the width of the containing box is determined.
  ///
  /// Across the container this is the contribution of the same kind. css-sizing-3 §5.2
  var fitContentKind = ContainerQuestion.Kind.minContent
}

extension LayoutPasses {
  // MARK: - Widths

  /// The min-content or max-content width of a box, as a border box.
  ///
  /// - Parameter ignoresTransfer: Whether the content alone determines the width, and not the height by the ratio.
  func contentBasedWidth(
    of box: SizedBox, _ question: ContainerQuestion.Kind, ignoresTransfer: Bool = false, in space: SizingSpace
  ) -> Double {
    let inset = style(box, Horizontal.self).inset
    // Only an axis that depends on the other axis needs the size of the other axis.
    guard hasRatio(box) || couplesAxes(box.node) else { return contentWidth(of: box, question, in: space) + inset }
    // The lines of an orthogonal box have a definite length in any case.
    let definiteHeight =
      isOrthogonal(box.node) ? resolvableHeight(of: box, in: space) : definiteHeight(of: box, in: space)
    let ratio = ratio(of: box)
    if let ratio, !ignoresTransfer, let definiteHeight { return ratio.width(fromHeight: definiteHeight) }
    let width = contentWidth(of: box, question, definiteHeight: definiteHeight, in: space) + inset
    return definiteHeight == nil ? transferredHeightBounds(of: box)?.clamp(width) ?? width : width
  }

  /// Fit-content: the available space, limited by ``leastKind`` and max-content. css-sizing-3 §2.1
  ///
  /// - Parameter width: Returns an intrinsic width, as a border box.
  func fitContent(availableSpace: Double, _ width: (ContainerQuestion.Kind) -> Double) -> Double {
    let largest = width(.maxContent)
    return largest <= availableSpace ? largest : max(availableSpace, width(leastKind))
  }

  /// The width for a content keyword; fit-content for other sizes that are not definite.
  func keywordWidth(of box: SizedBox, _ keyword: SizeTerm.Kind, in space: SizingSpace) -> Double {
    switch keyword {
    case .minContent: return contentBasedWidth(of: box, .minContent, in: space)
    case .maxContent: return contentBasedWidth(of: box, .maxContent, in: space)
    default: break
    }
    guard let available = space.width else { return contentBasedWidth(of: box, space.fitContentKind, in: space) }
    if leavesMeasureInAvailableSpace, isLeaf(box.node), !hasRatio(box) {
      return naturalLeafSize(of: box, in: space).width
    }
    let availableSpace = max(0, available - style(box, Horizontal.self).margins)
    return fitContent(availableSpace: availableSpace) { contentBasedWidth(of: box, $0, in: space) }
  }

  /// The used width of a node if it is a size in points, and no other property affects the width; otherwise `nil`.
  func fixedWidth(of node: Int32) -> Double? {
    let style = axisStyle(node, Horizontal.self)
    guard style.traits.intersection([.isFixed, .needsFullContribution]) == .isFixed else { return nil }
    return borderBox(sizes[node].width, style)
  }

  /// The used width of a box, before any flexing.
  func usedWidth(of box: SizedBox, in space: SizingSpace) -> Double {
    if let width = fixedWidth(of: box.node) { return width }
    let sizing = sizing(box, Horizontal.self)
    let stretches = sizing.preferred.kind == .automatic && space.stretchesWidth && space.width != nil
    return boundedWidth(
      of: box, sizing, stretches: stretches, in: space,
      comesFromRatio: !stretches && hasRatio(box)
        && (!axisStyle(box.node, Vertical.self).traits.contains(.isAutomatic) || space.stretchesHeight
          || isOrthogonal(box.node))
        && resolvableHeight(of: box, in: space) != nil)
  }

  /// The preferred width, or the width from the content, within its bounds.
  ///
  /// - Parameters:
  ///   - stretches: Whether an automatic width fills the available width.
  ///   - comesFromRatio: Whether the ratio determines the width, which is then at least the content size.
  ///     css-sizing-4 §7.3
  func boundedWidth(
    of box: SizedBox, _ sizing: AxisSizing, stretches: Bool, in space: SizingSpace,
    comesFromRatio: @autoclosure () -> Bool
  ) -> Double {
    let preferred = sizing.preferred.kind
    let width: Double
    switch preferred {
    case .definite: width = sizing.preferred.value
    case .automatic where stretches: width = sizing.stretchFitSize(in: space.width ?? .infinity)
    default: width = keywordWidth(of: box, preferred, in: space)
    }
    let hasContentMinimum = preferred != .definite && comesFromRatio() && self.hasContentMinimum(box.node)
    var bounds = widthBounds(of: box, sizing, hasContentMinimum: hasContentMinimum, in: space)
    if preferred == .automatic, !space.stretchesWidth { bounds = transferHeightBounds(of: box, to: bounds) }
    return bounds.clamp(width)
  }

  func isScrollContainer(_ node: Int32) -> Bool { flexStyle(node).traits.contains(.isScrollContainer) }

  /// The bounds of a width.
  ///
  /// Bounds that are keywords or automatic follow from the content.
  func widthBounds(
    of box: SizedBox, _ sizing: AxisSizing, hasContentMinimum: Bool, in space: SizingSpace
  ) -> SizeBounds {
    sizing.bounds {
      keywordWidth(of: box, $0, in: space)
    } automaticMinimum: {
      hasContentMinimum ? contentBasedWidth(of: box, .minContent, ignoresTransfer: true, in: space) : nil
    }
  }

  /// Limits the bounds of a width by those of the height. css-sizing-4 §7.2
  func transferHeightBounds(of box: SizedBox, to bounds: SizeBounds) -> SizeBounds {
    guard let transferred = transferredHeightBounds(of: box) else { return bounds }
    var result = bounds
    result.minimum = max(bounds.minimum, min(transferred.minimum, bounds.maximum))
    result.maximum = max(result.minimum, min(bounds.maximum, transferred.maximum))
    return result
  }

  // MARK: - Heights

  /// The border box height as far as it is known without the content; `nil` where the content determines the height.
  func resolvableHeight(of box: SizedBox, in space: SizingSpace) -> Double? {
    if let known = space.knownHeight { return known }
    if isOrthogonal(box.node) { return lineLength(of: box, in: space) }
    let style = style(box, Vertical.self)
    if style.traits.isDisjoint(with: .hasSize), !space.stretchesHeight || space.height == nil { return nil }
    let sizing = sizing(box, Vertical.self)
    if let size = sizing.definiteSize { return size }
    guard sizing.preferred.kind == .automatic, space.stretchesHeight, let available = space.height else { return nil }
    return sizing.clampDefinite(sizing.stretchFitSize(in: available))
  }

  /// The used height of a box at a known width, before any flexing.
  func usedHeight(of box: SizedBox, width: Double, in space: SizingSpace) -> Double {
    let sizing = sizing(box, Vertical.self)
    let preferred = sizing.preferred.kind
    let stretches = preferred == .automatic && space.stretchesHeight && space.height != nil
    // css-sizing-4 §7.3 applies to `auto` and keywords: a percentage, resolved or not, has no content minimum.
    let isContentBased = preferred != .definite && preferred != .unresolved && !stretches
    let definite = definiteHeight(of: box, width: width, in: space)
    let ratio = ratio(of: box)
    // The content of an orthogonal box has its own length, which a ratio overrides.
    let followsRatio = ratio != nil && isContentBased && space.knownHeight == nil && isOrthogonal(box.node)
    let height: Double
    if !followsRatio, let resolvable = resolvableHeight(of: box, in: space) {
      height = resolvable
    } else if let ratio {
      height = ratio.height(fromWidth: width)
    } else {
      height = contentHeight(of: box, width: width, definiteHeight: nil, in: space)
    }
    let hasContentMinimum = ratio != nil && isContentBased && self.hasContentMinimum(box.node)
    return heightBounds(
      of: box, width: width, definiteHeight: definite, hasContentMinimum: hasContentMinimum, in: space
    ).clamp(height)
  }

  /// The bounds of a height at a known width.
  ///
  /// With an aspect ratio, a content keyword stands for the height from the ratio.
  func heightBounds(
    of box: SizedBox, width: Double, definiteHeight: Double?, hasContentMinimum: Bool, in space: SizingSpace
  ) -> SizeBounds {
    sizing(box, Vertical.self).bounds { keyword in
      if isOrthogonal(box.node) { return lineLength(of: box, keyword, in: space) }
      if let ratio = ratio(of: box) { return ratio.height(fromWidth: width) }
      return contentHeight(of: box, width: width, definiteHeight: definiteHeight, in: space)
    } automaticMinimum: {
      hasContentMinimum
        ? intrinsicHeight(of: box, .minContent, width: width, definiteHeight: definiteHeight, in: space) : nil
    }
  }

  /// The content height at a known width, with padding and border.
  ///
  /// The height of an orthogonal box is the length of its lines, which has min-content and max-content sizes.
  func intrinsicHeight(
    of box: SizedBox, _ question: ContainerQuestion.Kind, width: Double, definiteHeight: Double?, in space: SizingSpace
  ) -> Double {
    if isOrthogonal(box.node) {
      return lineLength(inOrthogonal: box, question, in: space) + style(box, Vertical.self).inset
    }
    return contentHeight(of: box, width: width, definiteHeight: definiteHeight, in: space)
  }
}
