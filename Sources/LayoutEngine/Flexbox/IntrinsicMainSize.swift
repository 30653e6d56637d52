// css-flexbox-1 §9.9 Intrinsic Sizes, as browsers compute them: items contribute what their content asks for, and those
// that cannot flex there contribute their hypothetical size.
// https://www.w3.org/TR/css-flexbox-1/#intrinsic-sizes

extension LayoutRun {
  /// The min-content or max-content width of a container, from the contributions of its items.
  ///
  /// A row adds them up, and a column takes the largest. The min-content width of a row that wraps is that of one item a line.
  func sumContributions(_ container: UnsafeMutablePointer<FlexContainer>) throws(Suspension) {
    let task = container.pointee.input.task
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      let contribution = try flexedContribution(of: item, task, container.pointee)
      let margins = item.pointee.box.margin.horizontal
      if try !floorsContribution(contribution, item.pointee, container) {
        container.pointee.largestContribution = max(container.pointee.largestContribution, contribution + margins)
      }
      container.pointee.contributionSum += contribution + margins
      container.pointee.cursor += 1
    }
  }

  func intrinsicWidth(_ container: FlexContainer) -> Double {
    guard container.axes.isRow else { return container.largestContribution }
    let sum = container.contributionSum + container.mainGap * Double(max(0, container.itemCount - 1))
    if container.isSingleLine { return max(0, sum) }
    return container.input.task == .minContentWidth
      ? container.largestContribution : max(sum, container.largestContribution)
  }

  /// For the max-content width of a row that wraps, which is not less than its min-content width: takes the item's
  /// min-content contribution into account, where that can be larger than the sum of all.
  private func floorsContribution(
    _ contribution: Double, _ item: FlexItem, _ container: UnsafeMutablePointer<FlexContainer>
  ) throws(Suspension) -> Bool {
    let run = container.pointee
    guard run.axes.isRow, !run.isSingleLine, run.input.task == .maxContentWidth else { return false }
    let margins = item.box.margin.horizontal
    guard item.flexesBelowContent || run.hasNegativeMargins else { return true }
    let minimum = try self.contribution(of: item, .minContentWidth, run) + margins
    container.pointee.largestContribution = max(run.largestContribution, minimum)
    return true
  }

  /// What an item contributes to its container's intrinsic width, without its margins. §9.9.1
  private func flexedContribution(
    of item: UnsafeMutablePointer<FlexItem>, _ task: LayoutTask, _ container: FlexContainer
  ) throws(Suspension) -> Double {
    let contribution = try contribution(of: item.pointee, task, container)
    // Columns, and the lines of which each holds one item, have nothing to flex.
    guard container.axes.isRow, container.isSingleLine || task == .maxContentWidth else { return contribution }
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
    of item: FlexItem, _ task: LayoutTask, _ container: FlexContainer
  ) throws(Suspension) -> Double {
    let box = item.box
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
  func breaksColumns(_ container: FlexContainer) -> Bool { !container.axes.isRow && !container.isSingleLine }

  /// Gives every item of a wrapping column its max-content width, at which its height is then found out.
  func giveItemsMaxContentWidth(_ container: UnsafeMutablePointer<FlexContainer>) throws(Suspension) {
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      item.pointee.givenWidth = try contribution(of: item.pointee, .maxContentWidth, container.pointee)
      container.pointee.cursor += 1
    }
  }
}
