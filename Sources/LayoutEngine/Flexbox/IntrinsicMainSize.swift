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
      let contribution = try outerContribution(of: item, task, container.pointee)
      container.pointee.contributionSum += contribution
      container.pointee.largestContribution = max(container.pointee.largestContribution, contribution)
      container.pointee.cursor += 1
    }
  }

  func intrinsicWidth(_ container: FlexContainer) -> Double {
    let takesLargest =
      !container.axes.isRow || (!container.isSingleLine && container.input.task == .minContentWidth)
    if takesLargest { return max(0, container.largestContribution) }
    return max(0, container.contributionSum + container.mainGap * Double(max(0, container.itemCount - 1)))
  }

  /// What an item contributes to its container's intrinsic width, with its margins. §9.9.1
  private func outerContribution(
    of item: UnsafeMutablePointer<FlexItem>, _ task: LayoutTask, _ container: FlexContainer
  ) throws(Suspension) -> Double {
    let margins = item.pointee.box.margin.horizontal
    let contribution = try contribution(of: item.pointee, task, container)
    // Columns, and the lines of which each holds one item, have nothing to flex.
    guard container.axes.isRow, container.isSingleLine || task == .maxContentWidth else { return contribution + margins }
    let mainSizing = MainSizing(run: self, item: item, container: container)
    guard let base = mainSizing.definiteFlexBaseSize else { return contribution + margins }
    let cannotMove =
      contribution > base ? item.pointee.grow == 0 : contribution < base && item.pointee.shrink == 0
    return (cannotMove ? try mainSizing.bounds().clamp(base) : contribution) + margins
  }

  /// The same without margins.
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
