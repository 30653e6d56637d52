// The measurements that the size of a leaf follows from. They follow from the tree and the space of the root alone. Which
// other measurements a layout needs on the way to the sizes also depends on the results that earlier layouts have left.

extension LayoutPasses {
  /// Whether the size of a leaf follows from a measurement with invalid numbers, which were replaced.
  func usesReplacement(forLeaf leaf: Int32) -> Bool {
    if nodes[leaf].firstAnswer < 0 { return false }
    if hasContentBasis(leaf), arena.listedAnswer(of: leaf, for: naturalInput(of: leaf))?.isReplacement ?? false {
      return true
    }
    var marks = states[leaf].marks
    if nodes[leaf].traits.contains(.isInnerRoot) {
      // The item has the marks, in the axes of its container.
      let outer = states[nodes[leaf].parent].marks
      marks = [outer.contains(.keepsHeight) ? .keepsWidth : [], outer.contains(.keepsWidth) ? .keepsHeight : []]
    }
    if marks.contains(.keepsWidth), isSize(naturalInput(of: leaf), along: .horizontal, of: leaf) { return true }
    guard marks.contains(.keepsHeight) else { return false }
    let input = inputOfHeight(of: leaf)
    guard let row = flexContainer(ofItem: leaf), flexStyle(row).isRow else {
      return isSize(input, along: .vertical, of: leaf)
    }
    // In a single line of definite height, an item that is stretched is not measured.
    let container = flexContainer(row)
    if container.isSingleLine, stretches(leaf, in: container), !states[row].definiteHeight.isNone { return false }
    return arena.listedAnswer(of: leaf, for: input)?.isReplacement ?? false
  }

  /// Whether the size of a leaf along an axis is that of a measurement whose invalid numbers were replaced.
  ///
  /// If another input gave the size, an earlier layout may have left the measurement.
  private func isSize(_ input: MeasureInput, along axis: LayoutAxis, of leaf: Int32) -> Bool {
    guard let answer = arena.listedAnswer(of: leaf, for: input) else { return false }
    return answer.isReplacement && answer.value.size[axis] == contentSize(of: leaf)[axis]
  }

  /// The flex container that an item belongs to.
  private func flexContainer(ofItem leaf: Int32) -> Int32? {
    let parent = leaf == arena.contents.lastRoot ? -1 : nodes[leaf].parent
    guard parent >= 0, nodes[parent].traits.isDisjoint(with: [.hasKind, .isOrthogonal]) else { return nil }
    return nodes[leaf].traits.contains(.isAbsolute) ? nil : parent
  }

  /// Whether the flex base size of an item of a row is the measured width, also if the item is flexed afterwards.
  private func hasContentBasis(_ leaf: Int32) -> Bool {
    guard !leavesMeasureInAvailableSpace, let parent = flexContainer(ofItem: leaf), flexStyle(parent).isRow,
      !flexStyle(parent).traits.contains(.hasColumns)
    else { return false }
    let traits = axisStyle(leaf, Horizontal.self).traits
    return traits.contains(.isAutomatic) && traits.isDisjoint(with: [.hasBasis, .hasRatio])
  }

  private func isItemOfKind(_ leaf: Int32) -> Bool {
    let parent = leaf == arena.contents.lastRoot ? -1 : nodes[leaf].parent
    return parent >= 0 && nodes[parent].traits.contains(.hasKind)
  }

  /// The input for the natural width of a leaf.
  private func naturalInput(of leaf: Int32) -> MeasureInput {
    if isItemOfKind(leaf) { return .maxContent }
    let isKeyword = axisStyle(leaf, Horizontal.self).traits.contains(.isKeyword)
    if isKeyword, lengths(of: leaf).horizontal.preferred.keyword == .minContent { return .minContent }
    if !leavesMeasureInAvailableSpace { return .maxContent }
    // The deviation `givenHeightDeterminesLeafWidth`.
    if axisStyle(leaf, Vertical.self).traits.hasLength {
      return MeasureInput(availableSpace: .endless, height: contentSize(of: leaf).height)
    }
    let followsContent = states[leaf].marks.contains(.widthFollowsContent)
    return MeasureInput(availableSpace: followsContent ? states[leaf].availableSpace : intrinsicSpaces[leaf])
  }

  /// The input for the height of a leaf at its width.
  private func inputOfHeight(of leaf: Int32) -> MeasureInput {
    let width = contentSize(of: leaf).width
    if states[leaf].marks.contains(.widthFollowsContent),
      let input = naturalWidthInput(of: leaf, measuredWidth: width),
      let natural = arena.storedMeasurement(of: leaf, for: input),
      abs(natural.size.width - width) <= width.roundingError
    {
      return input
    }
    return .width(width)
  }

  /// The content box of a leaf; as an item of a ``ContainerKind``, its border box.
  private func contentSize(of leaf: Int32) -> LayoutSize {
    var size = results[leaf].frame.size
    if !isItemOfKind(leaf) {
      size.width -= axisStyle(leaf, Horizontal.self).inset
      size.height -= axisStyle(leaf, Vertical.self).inset
    }
    return LayoutSize(width: max(0, size.width), height: max(0, size.height))
  }
}
