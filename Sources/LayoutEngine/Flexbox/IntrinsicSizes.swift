// css-flexbox-1 §9.9 Intrinsic Sizes, as browsers compute them: items contribute their content size, and inflexible
// items contribute their hypothetical size.
// https://www.w3.org/TR/css-flexbox-1/#intrinsic-sizes

extension LayoutPasses {
  /// An intrinsic width of a container, from the contributions of its items.
  ///
  /// The width is the sum of the contributions in a row, and the largest contribution in a column.
  func intrinsicWidth(of container: FlexContainer, _ kind: ContainerQuestion.Kind) -> Double {
    if container.traits.contains(.hasColumns) { return widthOfColumns(kind, in: container) }
    if container.isRow {
      return container.isSingleLine
        ? sumOfContributions(kind, in: container) : wrappingRowWidth(kind, in: container)
    }
    if !container.isSingleLine, kind == .maxContent { return wrappingColumnWidth(container) }
    var largest = 0.0
    for item in items(of: container.node) { largest = max(largest, outerContribution(kind, of: item, in: container)) }
    return largest
  }

  @inline(__always) private func sumOfContributions(_ kind: ContainerQuestion.Kind, in container: FlexContainer)
    -> Double
  {
    var sum = 0.0
    var count = 0
    for item in items(of: container.node) {
      sum += outerContribution(kind, of: item, in: container)
      count += 1
    }
    return max(0, sum + gap(container, Horizontal.self) * Double(max(0, count - 1)))
  }

  /// The intrinsic width of a wrapping row.
  ///
  /// The min-content and the least width are those of one item per line. The max-content width is at least as large,
  /// which matters where the sum of all items is smaller.
  @inline(never) private func wrappingRowWidth(_ kind: ContainerQuestion.Kind, in container: FlexContainer) -> Double {
    var (sum, largest, count) = (0.0, 0.0, 0)
    if kind != .maxContent {
      for item in items(of: container.node) {
        let style = intrinsicStyle(of: item)
        largest = max(largest, contribution(kind, of: item, style, in: container) + style.margins)
      }
      return largest
    }
    let hasNegativeMargins = items(of: container.node).contains { intrinsicStyle(of: $0).margins < 0 }
    for item in items(of: container.node) {
      let style = intrinsicStyle(of: item)
      let flexed = flexedContribution(kind, of: item, style, in: container)
      sum += flexed.width + style.margins
      if flexed.isBelowContent || hasNegativeMargins {
        largest = max(largest, contribution(.minContent, of: item, style, in: container) + style.margins)
      } else {
        largest = max(largest, style.margins)
      }
      count += 1
    }
    return max(sum + gap(container, Horizontal.self) * Double(max(0, count - 1)), largest)
  }

  // MARK: - Contributions

  /// The contribution of an item to a single line, with its margins.
  @inline(__always) private func outerContribution(
    _ kind: ContainerQuestion.Kind, of item: Int32, in container: FlexContainer
  ) -> Double {
    if !axisStyle(item, Horizontal.self).traits.isDisjoint(with: .needsFullContribution) || container.couplesAxes {
      return rareOuterContribution(kind, of: item, in: container)
    }
    return unboundedContribution(kind, of: item, axisStyle(item, Horizontal.self), in: container)
      .atLeast(axisStyle(item, Horizontal.self).minimum) + axisStyle(item, Horizontal.self).margins
  }

  /// The size from the style, or the content size.
  ///
  /// - Parameter style: The style, evaluated where it is used, so that it need not be kept while the content is
  ///   measured.
  @inline(__always) private func unboundedContribution(
    _ kind: ContainerQuestion.Kind, of item: Int32, _ style: @autoclosure () -> AxisStyle, in container: FlexContainer
  ) -> Double {
    style().traits.isDisjoint(with: container.horizontal.indefiniteSizes)
      ? borderBox(sizes[item].width, style()) : contentWidth(kind, of: item, in: container) + style().inset
  }

  /// The outer contribution of an item with bounds, a basis, a ratio, keywords or percentages of edges.
  @inline(never) private func rareOuterContribution(
    _ kind: ContainerQuestion.Kind, of item: Int32, in container: FlexContainer
  ) -> Double {
    let style = intrinsicStyle(of: item)
    let width =
      container.isRow
      ? flexedContribution(kind, of: item, style, in: container).width
      : contribution(kind, of: item, style, in: container)
    return width + style.margins
  }

  /// The size of an item, or its content size, without its margins. css-sizing-3 §5.2
  @inline(never) private func contribution(
    _ kind: ContainerQuestion.Kind, of item: Int32, _ style: AxisStyle, in container: FlexContainer
  ) -> Double {
    if !style.traits.isDisjoint(with: .needsFullCrossSizing) || container.couplesAxes && couplesAxes(item) {
      return fullContribution(kind, of: item, in: container)
    }
    let size = unboundedContribution(kind, of: item, style, in: container)
    if style.traits.contains(.hasUnresolvedBounds) {
      return resolvedBounds(of: item, Horizontal.self, in: container).clamp(size)
    }
    return size.atMost(style.maximum).atLeast(style.minimum)
  }

  private func fullContribution(
    _ kind: ContainerQuestion.Kind, of item: Int32, in container: FlexContainer
  ) -> Double {
    let box = sizedBox(item, in: container)
    let sizing = sizing(box, Horizontal.self)
    if kind == .minContent, isCompressible(item) { return sizing.definiteMinimum }
    var space = sizingSpace(for: item, in: container)
    // The width of the container is not known, so that nothing fills it.
    (space.fitContentKind, space.stretchesWidth) = (kind, false)
    return boundedWidth(
      of: box, sizing, stretches: false, in: space,
      comesFromRatio: hasRatio(box) && definiteHeight(of: box, in: space) != nil)
  }

  /// Whether a percentage makes a replaced element compressible. css-sizing-3 §5.2.2
  private func isCompressible(_ item: Int32) -> Bool {
    guard isReplaced(item) else { return false }
    let traits = axisStyle(item, Horizontal.self).traits
    return traits.contains(.isPercentage)
      || traits.contains(.hasUnresolvedBounds) && lengths(of: item).horizontal.maximum.hasPercentage
  }

  /// The contribution of an item to a row.
  ///
  /// An item that is inflexible in the row contributes its hypothetical size. §9.9.1
  private func flexedContribution(
    _ kind: ContainerQuestion.Kind, of item: Int32, _ style: AxisStyle, in container: FlexContainer
  ) -> (width: Double, isBelowContent: Bool) {
    let contribution = contribution(kind, of: item, style, in: container)
    if style.traits.isDisjoint(with: [.isLimited, .hasRatio, .hasBasis]) { return (contribution, false) }
    return hypotheticalContribution(contribution, of: item, in: container)
  }

  @inline(never) private func hypotheticalContribution(
    _ contribution: Double, of item: Int32, in container: FlexContainer
  ) -> (width: Double, isBelowContent: Bool) {
    let box = sizedBox(item, in: container)
    let sizing = sizing(box, Horizontal.self)
    guard let base = usedBasis(of: box, sizing, Horizontal.self).definite else { return (contribution, false) }
    let style = flexStyle(item)
    let cannotMove = contribution > base ? style.grow == 0 : contribution < base && style.shrink == 0
    guard cannotMove else { return (contribution, false) }
    return (mainSizeBounds(of: box, sizing, Horizontal.self, in: container).clamp(base), true)
  }

  /// The edges of an item while its container's width is not known: percentages count as 0. css-sizing-3 §5.2.1
  private func intrinsicStyle(of item: Int32) -> AxisStyle {
    style(SizedBox(node: item, basis: PercentageBasis(), edgesAreUnresolved: true), Horizontal.self)
  }

  // MARK: - Content widths

  /// The intrinsic width of an item's content, as a border box.
  @inline(__always) func outerContentWidth(
    _ kind: ContainerQuestion.Kind, of item: Int32, in container: FlexContainer
  ) -> Double {
    if container.couplesAxes, couplesAxes(item) {
      return contentBasedWidth(
        of: sizedBox(item, in: container), kind, in: sizingSpace(for: item, in: container))
    }
    return contentWidth(kind, of: item, in: container) + axisStyle(item, Horizontal.self).inset
  }

  /// The intrinsic width of an item's content, as a content box, for an item without widths that depend on heights.
  @inline(__always) private func contentWidth(
    _ kind: ContainerQuestion.Kind, of item: Int32, in container: FlexContainer
  ) -> Double {
    if isLeaf(item) { return leafWidth(kind, of: item, in: container) }
    if nodes[item].firstChild < 0 { return 0 }
    if !leavesMeasureInAvailableSpace, states[item].marks.contains(kind.mark) {
      return states[item].intrinsicWidth(kind)
    }
    var question = ContainerQuestion(kind)
    if leavesMeasureInAvailableSpace, kind != .minContent {
      question.availableSpace = availableSpaceInside(sizedBox(item, in: container), container.availableSpace)
    }
    return intrinsicWidth(of: item, question)
  }

  private func leafWidth(_ kind: ContainerQuestion.Kind, of leaf: Int32, in container: FlexContainer) -> Double {
    if !leavesMeasureInAvailableSpace || kind == .minContent { return intrinsicLeafWidth(kind, of: leaf) }
    return kind == .leastContent ? 0 : naturalWidth(ofLeaf: leaf, in: container)
  }

  /// The natural width of a leaf without a definite height, as a content box.
  ///
  /// See ``naturalLeafSize(of:in:)``.
  private func naturalWidth(ofLeaf leaf: Int32, in container: FlexContainer) -> Double {
    setIntrinsicSpace(naturalSpace(ofLeaf: leaf, in: container), of: leaf)
    if !states[leaf].marks.contains(.hasMaxContent) {
      states[leaf].maxContent = measureLeaf(leaf, MeasureInput(availableSpace: intrinsicSpaces[leaf])).size.width
      states[leaf].marks.insert(.hasMaxContent)
    }
    let width = states[leaf].maxContent
    guard let limit = container.horizontal.definiteSize, !container.traits.contains(.scrollsHorizontally) else {
      return width
    }
    return min(width, max(0, limit - outerEdges(sizedBox(leaf, in: container), Horizontal.self)))
  }

  /// The available space for the natural size of a leaf without a definite height.
  func naturalSpace(ofLeaf leaf: Int32, in container: FlexContainer) -> MeasureSpace {
    let box = sizedBox(leaf, in: container)
    return container.availableSpace.reduced(
      horizontal: outerEdges(box, Horizontal.self), vertical: outerEdges(box, Vertical.self))
  }

  /// The fit-content width of an item without special properties.
  @inline(never) func fitContentWidth(ofItem item: Int32, in container: FlexContainer) -> Double {
    let style = axisStyle(item, Horizontal.self)
    if leavesMeasureInAvailableSpace, isLeaf(item) {
      return naturalWidth(ofLeaf: item, in: container) + style.inset
    }
    let availableSpace = max(0, container.horizontal.size - style.margins)
    return fitContent(availableSpace: availableSpace) { outerContentWidth($0, of: item, in: container) }
  }

  // MARK: - Columns that wrap

  /// The max-content width of a wrapping column.
  ///
  /// Every item has its max-content width, and the width of the column is the sum of the lines that follow from the
  /// heights at these widths.
  @inline(never) private func wrappingColumnWidth(_ container: FlexContainer) -> Double {
    for item in items(of: container.node) {
      let width =
        isContainer(item) && isRigid(item)
        ? measuringWidth(of: item, in: container)
        : contribution(.maxContent, of: item, intrinsicStyle(of: item), in: container)
      resolveItemEdges(of: item, in: container)
      setMeasuringWidth(width, of: item, in: container)
    }
    if isAbandoned { return 0 }
    // The widths of the items now differ from those for the container's own width.
    states[container.node].forgetWidths()
    let main = collectMain(container, Vertical.self)
    defer { release(main) }
    let layout = makeCrossItems(of: main, Horizontal.self, in: container) { givenWidth(of: $0, in: container) }
    defer { release(layout) }
    resolveCross(layout, Horizontal.self, isContentSize: true, in: container)
    return contentCrossSize(layout.lines, gap: gap(container, Horizontal.self))
  }

  private func givenWidth(of item: FlexItem, in container: FlexContainer) -> Double {
    guard isRigid(item.node) else { return states[item.node].width }
    return rigidItem(sizedBox(item.node, in: container), Vertical.self, in: container)
      .usedCrossSize(main: item.targetMainSize, base: item.flexBaseSize)
  }
}
