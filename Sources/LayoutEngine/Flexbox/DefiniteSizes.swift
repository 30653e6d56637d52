// css-flexbox-1 §9.8 Definite and Indefinite Sizes
// https://www.w3.org/TR/css-flexbox-1/#definite-sizes

extension LayoutPasses {
  /// The border box height on which what is inside a box may rely, as far as it is known without looking inside: percentages and
  /// aspect ratios resolve against it.
  func definiteHeight(of box: SizedBox, in space: SizingSpace) -> Double? {
    space.heightIsIndefinite ? nil : resolvableHeight(of: box, in: space)
  }

  /// The same at a known width: a ratio gives a definite height, too.
  func definiteHeight(of box: SizedBox, width: Double, in space: SizingSpace) -> Double? {
    if space.heightIsIndefinite { return nil }
    if let height = resolvableHeight(of: box, in: space) { return height }
    guard let ratio = ratio(of: box) else { return nil }
    return sizing(box, Vertical.self).clampDefinite(ratio.height(fromWidth: width))
  }

  /// Whether what is inside an item of a column may rely on the height that flexing gives it: not where the content of column and item
  /// decide it.
  func mainSizeIsDefinite(_ item: Int32, hasContentBasis: Bool, in container: FlexContainer) -> Bool {
    container.vertical.definiteSize != nil || !hasContentBasis || flexStyle(item).traits.contains(.hasRatio)
  }

  /// The definite height of an item of a row that has the height `height`. What stretching decides is definite, whatever the
  /// container's height was.
  @inline(__always) func definiteHeight(
    ofRowItem item: Int32, height: Double, stretches: Bool, in container: FlexContainer
  ) -> Double? {
    let traits = axisStyle(item, Vertical.self).traits
    if traits.contains(.hasRatio) {
      return definiteRatioHeight(ofRowItem: item, height: height, stretches, in: container)
    }
    let isGiven = traits.contains(.isFixed) || traits.contains(.isPercentage) && container.vertical.definiteSize != nil
    if !stretches, isGiven, traits.contains(.hasKeywordBounds) {
      return definiteRatioHeight(ofRowItem: item, height: height, stretches, in: container)
    }
    return stretches || isGiven ? height : nil
  }

  @inline(never) private func definiteRatioHeight(
    ofRowItem item: Int32, height: Double, _ stretches: Bool, in container: FlexContainer
  ) -> Double? {
    if isRigid(item) || stretches && !keepsFirstLayout(of: item, height: height, in: container) { return height }
    return definiteHeight(
      of: sizedBox(item, in: container), width: states[item].width, in: sizingSpace(for: item, in: container))
  }

  /// Whether an item that flexes or stretches has just the height that it had before, without that. Browsers then leave out the second
  /// layout, of §9.4 step 11 in a row: what is inside still relies on the height of the first one, which a ratio or a bound gave.
  @inline(never) func keepsFirstLayout(of item: Int32, height: Double, in container: FlexContainer) -> Bool {
    guard isCSS, isContainer(item) else { return false }
    guard container.isRow else {
      var first = FlexItem()
      determineFlexBaseSize(&first, item, Vertical.self, in: container, AnyItems.self)
      return !mainSizeIsDefinite(item, hasContentBasis: first.hasContentBasis, in: container)
        && first.hypotheticalMainSize == height
    }
    let stretchesAtOnce = container.isSingleLine && container.vertical.definiteSize != nil
    return !stretchesAtOnce && flexStyle(item).traits.contains(.hasRatio)
      && crossSize(of: item, Vertical.self, stretches: false, in: container, AnyItems.self) == height
  }

  // MARK: - Where columns break

  /// The content box height at which a column that wraps breaks its lines: its height, or the most that it can become. §9.3
  ///
  /// A height that nothing inside may rely on does not break lines while widths are found out.
  func breakHeight(of box: SizedBox, width: Double?, in space: SizingSpace) -> Double {
    guard flexStyle(box.node).isWrappingColumn else { return .infinity }
    var space = space
    if space.heightIsIndefinite { space.knownHeight = nil }
    let sizing = sizing(box, Vertical.self)
    let height: Double
    if let known = resolvableHeight(of: box, in: space) {
      height = known
    } else if let ratio = ratio(of: box), let width {
      height = sizing.clampDefinite(ratio.height(fromWidth: width))
    } else {
      height = sizing.definiteMaximum
    }
    return max(0, height - sizing.floor)
  }
}
