// css-flexbox-1 §9.8 Definite and Indefinite Sizes
// https://www.w3.org/TR/css-flexbox-1/#definite-sizes

extension LayoutPasses {
  /// The definite border box height of a box for its content, as far as the height is known without the content.
  ///
  /// Percentages and aspect ratios resolve against this height.
  ///
  /// - Parameter width: The width, from which the height may follow by a ratio; `nil`: the width is not known.
  func definiteHeight(of box: SizedBox, width: Double? = nil, in space: SizingSpace) -> Double? {
    if space.heightIsIndefinite { return nil }
    if let height = resolvableHeight(of: box, in: space) { return height }
    guard let width, let ratio = ratio(of: box) else { return nil }
    return sizing(box, Vertical.self).clampDefinite(ratio.height(fromWidth: width))
  }

  /// Whether the flexed height of an item of a column is definite for its content.
  ///
  /// The height is indefinite where the content of the column and of the item determine the height.
  func mainSizeIsDefinite(_ item: Int32, hasContentBasis: Bool, in container: FlexContainer) -> Bool {
    container.vertical.definiteSize != nil || !hasContentBasis || flexStyle(item).hasRatio
  }

  /// The definite height of an item of a row whose height is `height`.
  ///
  /// A stretched height is definite, whether the height of the container is definite or not. In a single line of definite
  /// height, it is definite before the item is sized, too: `sizingSpace(for:in:)`.
  @inline(__always) func definiteHeight<I: ItemKind>(
    ofRowItem item: Int32, height: Double, stretches: Bool, in container: FlexContainer, _ itemKind: I.Type
  ) -> Double? {
    let traits = axisStyle(item, Vertical.self).traits
    let isGiven = traits.isDisjoint(with: container.vertical.indefiniteSizes)
    if !I.isSimple, traits.contains(.hasRatio) || !stretches && isGiven && traits.contains(.hasKeywordBounds) {
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

  /// Whether an item that flexes or stretches has the same height as without flexing or stretching.
  ///
  /// Browsers then omit the second layout, that of §9.4 step 11 in a row: the content still uses the definite height of
  /// the first layout, from a ratio or a bound.
  @inline(never) func keepsFirstLayout(of item: Int32, height: Double, in container: FlexContainer) -> Bool {
    if deviations.contains(.unchangedItemsAreLaidOutAgain) || !isContainer(item) { return false }
    guard container.isRow else {
      var first = FlexItem()
      determineFlexBaseSize(&first, item, Vertical.self, in: container, AnyItems.self)
      return !mainSizeIsDefinite(item, hasContentBasis: first.hasContentBasis, in: container)
        && first.hypotheticalMainSize == height
    }
    let stretchesAtOnce = container.isSingleLine && container.vertical.definiteSize != nil
    return !stretchesAtOnce && flexStyle(item).hasRatio
      && crossSize(of: item, Vertical.self, stretches: false, in: container, AnyItems.self) == height
  }

  // MARK: - Where columns break

  /// The content box height at which a wrapping column breaks its lines: its height, or its maximum height. §9.3
  ///
  /// An indefinite height does not break lines while widths are determined.
  func breakHeight(of box: SizedBox, width: Double?, in space: SizingSpace) -> Double {
    guard flexStyle(box.node).isWrappingColumn else { return .infinity }
    var space = space
    if space.heightIsIndefinite { (space.knownHeight, space.heightIsIndefinite) = (nil, false) }
    let sizing = sizing(box, Vertical.self)
    return max(0, (definiteHeight(of: box, width: width, in: space) ?? sizing.definiteMaximum) - sizing.floor)
  }
}
