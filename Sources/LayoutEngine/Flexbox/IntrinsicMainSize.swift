// css-flexbox-1 §9.9 Intrinsic Sizes, as browsers compute them: items contribute what their content asks for, and those
// that cannot flex there contribute their hypothetical size.
// https://www.w3.org/TR/css-flexbox-1/#intrinsic-sizes

extension LayoutRun {
  /// The min-content or max-content width of a container, from the contributions of its items.
  ///
  /// A row adds them up, and a column takes the largest. The min-content width of a row that wraps is that of one item a line.
  func sumContributions(_ container: ContainerPointer) throws(Suspension) {
    let task = container.pointee.input.task
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      let contribution = try flexedContribution(of: item, task, container)
      let margins = item.pointee.box.margin.horizontal
      let least = try leastContribution(of: item, contribution, container) + margins
      container.pointee.largestContribution = max(container.pointee.largestContribution, least)
      container.pointee.contributionSum += contribution + margins
      container.pointee.cursor += 1
    }
  }

  func intrinsicWidth(_ container: ContainerPointer) -> Double {
    guard container.pointee.axes.isRow else { return container.pointee.largestContribution }
    let gaps = container.pointee.mainGap * Double(max(0, container.pointee.itemCount - 1))
    let sum = container.pointee.contributionSum + gaps
    if container.pointee.isSingleLine { return max(0, sum) }
    return container.pointee.input.task == .minContentWidth
      ? container.pointee.largestContribution : max(sum, container.pointee.largestContribution)
  }

  /// What an item asks for even if its line holds nothing else.
  ///
  /// For the max-content width of a row that wraps this is the min-content contribution: that width is not less than the
  /// min-content width. It matters only where the sum of all can be the smaller one.
  private func leastContribution(
    of item: ItemPointer, _ contribution: Double, _ container: ContainerPointer
  ) throws(Suspension) -> Double {
    guard container.pointee.axes.isRow, container.pointee.input.task == .maxContentWidth else { return contribution }
    guard !container.pointee.isSingleLine, item.pointee.flexesBelowContent || container.pointee.hasNegativeMargins
    else {
      return 0
    }
    return try self.contribution(of: item, .minContentWidth, container)
  }

  /// What an item contributes to its container's intrinsic width, without its margins. §9.9.1
  private func flexedContribution(
    of item: ItemPointer, _ task: LayoutTask, _ container: ContainerPointer
  ) throws(Suspension) -> Double {
    let contribution = try contribution(of: item, task, container)
    // Columns, and the lines of which each holds one item, have nothing to flex.
    guard container.pointee.axes.isRow, container.pointee.isSingleLine || task == .maxContentWidth else {
      return contribution
    }
    let mainSizing = MainSizing(run: self, item: item, container: container)
    guard let base = mainSizing.definiteFlexBaseSize else { return contribution }
    let cannotMove =
      contribution > base ? item.pointee.grow == 0 : contribution < base && item.pointee.shrink == 0
    guard cannotMove else { return contribution }
    item.pointee.flexesBelowContent = true
    return try mainSizing.bounds().clamp(base)
  }

  /// What its content, or its size, asks for. css-sizing-3 §5.2
  func contribution(
    of item: ItemPointer, _ task: LayoutTask, _ container: ContainerPointer
  ) throws(Suspension) -> Double {
    let box = item.pointee.box
    let space = sizingSpace(for: item, container)
    let width: Double
    var isContentBased = true
    switch box.width.preferred.kind {
    case .definite:
      width = box.width.preferred.value
      isContentBased = false
    case .minContent: width = try contentBasedWidth(of: box, .minContentWidth, in: space)
    case .maxContent: width = try contentBasedWidth(of: box, .maxContentWidth, in: space)
    default: width = try contentBasedWidth(of: box, task, in: space)
    }
    // css-sizing-4 §7.3: what the ratio gives does not fall below the content.
    let comesFromRatio = isContentBased && box.aspectRatio != nil && box.definiteHeight(in: space) != nil
    var bounds = try widthBounds(of: box, hasContentMinimum: comesFromRatio && box.hasVisibleOverflow, in: space)
    if box.width.preferred.kind == .automatic { bounds = transferHeightBounds(of: box, to: bounds) }
    return bounds.clamp(width)
  }

  /// Whether the intrinsic width depends on how items fall into lines: a column that wraps.
  func breaksColumns(_ container: ContainerPointer) -> Bool {
    !container.pointee.axes.isRow && !container.pointee.isSingleLine
  }

  /// Gives every item of a wrapping column its max-content width, at which its height is then found out.
  func giveItemsMaxContentWidth(_ container: ContainerPointer) throws(Suspension) {
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      item.pointee.givenWidth = try contribution(of: item, .maxContentWidth, container)
      container.pointee.cursor += 1
    }
  }
}
