// The fourth pass: heights, vertical positions and frames, from a root of known size downwards, snapped to the pixel
// grid.

extension LayoutPasses {
  /// Places the children of every container below a root whose frame is set, where something changed.
  func setFrames(below root: Int32) {
    unsnapChildrenIfMoved(of: root)
    arena.workspace.stack.append(root)
    let base = arena.workspace.stack.count
    while arena.workspace.stack.count >= base, let node = arena.workspace.stack.popLast() {
      let below = arena.workspace.stack.count
      if node != root, isJoined(node) {
        states[node].marks.formUnion([.isPlaced, .hasFrames])
      } else {
        let isVisited = prepareWidths(of: node)
        if !states[node].marks.contains(.isPlaced) {
          if !isVisited { arena.statistics.containerVisits += 1 }
          placeItems(of: node)
        } else if hasEscapingChildren(node) {
          placeEscapingChildren(of: node)
        }
      }
      if states[node].marks.contains(.isSnapped), !nodes[node].traits.contains(.holdsEscapingNodes) {
        visitChangedChildren(of: node)
      } else {
        snapChangedChildren(of: node)
      }
      arena.workspace.stack.reverse(from: below)
    }
  }

  /// Sets the widths inside a container where the width pass from the root did not set them.
  ///
  /// These are widths below absolute children, in containers of a ``ContainerKind``, and widths that depend on the definite height.
  ///
  /// - Returns: Whether the container was visited.
  private func prepareWidths(of node: Int32) -> Bool {
    let isSet = states[node].marks.intersection([.widthsAreSet, .needsWidthPass]) == .widthsAreSet
    return isSet && !couplesAxes(node) ? false : prepareWidthsOfSubroot(node)
  }

  @inline(never) private func prepareWidthsOfSubroot(_ node: Int32) -> Bool {
    states[node].marks.remove(.needsWidthPass)
    let isVisited = !widthsAreSet(in: node, definiteHeight: states[node].definiteHeight)
    setWidths(below: node, definiteHeight: states[node].definiteHeight)
    return isVisited
  }

  /// Visits the containers inside a container whose children keep their positions.
  private func visitChangedChildren(of node: Int32) {
    states[node].marks.remove(.isDirty)
    arena.forEachChangedChild(of: node) { child in
      states[child].marks.remove(.isInDirtyList)
      if isContainer(child), !nodes[child].traits.contains(.isHidden) { arena.workspace.stack.append(child) }
    }
    arena.clearDirtyList(of: node)
  }

  /// Snaps the children of a container to the grid, and visits children whose content changes or moves.
  @inline(never) private func snapChangedChildren(of node: Int32) {
    snapChildren(of: node) { child, changes in
      let isVisited =
        changes || !states[child].marks.contains(.isPlaced) || nodes[child].traits.contains(.holdsEscapingNodes)
        || hasEscapingChildren(child)
      if isVisited { arena.workspace.stack.append(child) }
    }
  }

  private func placeItems(of node: Int32) {
    if !nodes[node].traits.isDisjoint(with: .isNotFlexContainer) {
      if isOrthogonal(node) {
        placeContent(ofOrthogonal: node)
      } else {
        placeItems(ofKind: node, .given(results[node].frame.height))
      }
    } else if isSimple(node), nodes[node].traits.isDisjoint(with: .hasAbsoluteChildren) {
      placeItems(of: node, SimpleItems.self)
    } else {
      placeItems(of: node, AnyItems.self)
    }
    endPlacement(of: node)
  }

  private func placeItems<I: ItemKind>(of node: Int32, _ itemKind: I.Type) {
    let container = placedContainer(node, I.self)
    layOutFrames(container, I.self)
    if !I.isSimple, nodes[node].traits.contains(.hasAbsoluteChildren) { layOutAbsoluteChildren(of: container) }
  }

  /// A container whose frame is set.
  private func placedContainer<I: ItemKind>(_ node: Int32, _ itemKind: I.Type) -> FlexContainer {
    var container = flexContainer(node)
    let definiteHeight = states[node].definiteHeight
    setHeight(of: &container, results[node].frame.height, definite: definiteHeight.isNone ? nil : definiteHeight)
    // The layout of simple items depends on the width only through their states.
    if !I.isSimple {
      setWidth(of: &container)
      container.breakHeight = coupledHeights(of: node).ofPlacedLineBreaks
    }
    return container
  }

  /// Whether a container has absolute children whose containing block may be that of an ancestor.
  ///
  /// Such children are placed again in each layout: they depend on frames that may change while the frame of the
  /// container does not, and on the root of the layout.
  private func hasEscapingChildren(_ node: Int32) -> Bool {
    nodes[node].traits.intersection([.isStatic, .hasAbsoluteChildren, .hasKind]) == [.isStatic, .hasAbsoluteChildren]
  }

  @inline(never) private func placeEscapingChildren(of node: Int32) {
    layOutAbsoluteChildren(of: placedContainer(node, AnyItems.self))
    states[node].marks.remove(.isSnapped)
  }

  /// Marks that the items of a container have their frames.
  func endPlacement(of node: Int32) {
    states[node].marks.formUnion([.isPlaced, .hasFrames])
    states[node].marks.subtract([.isDirty, .isSnapped])
  }

  // MARK: - Items

  func setRowItemFrame<I: ItemKind>(
    _ item: Int32, offset: Double, height: Double, stretches: Bool, in container: FlexContainer, _ itemKind: I.Type
  ) {
    let definite = definiteHeight(ofRowItem: item, height: height, stretches: stretches, in: container, I.self)
    let isGiven = axisStyle(item, Vertical.self).traits.isDisjoint(with: container.vertical.indefiniteSizes)
    setFrame(
      of: item, y: container.vertical.position(offset: offset, extent: height), height: height, definite: definite,
      isMeasured: !isGiven, in: container, I.self)
    if !I.isSimple, container.couplesAxes {
      setPlacedBreakHeight(breakHeight(ofItem: item, height: height, isAutomatic: !stretches, in: container), of: item)
    }
  }

  func setColumnItemFrame<I: ItemKind>(
    _ item: Int32, offset: Double, height: Double, hasContentBasis: Bool, in container: FlexContainer,
    _ itemKind: I.Type
  ) {
    let isDefinite =
      I.isSimple
      ? container.vertical.definiteSize != nil || !hasContentBasis
      : mainSizeIsDefinite(item, hasContentBasis: hasContentBasis, in: container)
    setFrame(
      of: item, y: container.vertical.position(offset: offset, extent: height), height: height,
      definite: isDefinite ? height : nil, isMeasured: hasContentBasis, in: container, I.self)
    if !I.isSimple, container.couplesAxes {
      setPlacedBreakHeight(breakHeight(ofItem: item, height: height, isAutomatic: false, in: container), of: item)
    }
  }

  /// Sets the height at which a wrapping column breaks its lines.
  ///
  /// A column breaks its lines at a height that is determined from outside, but not at a height that follows from its
  /// lines: lines with negative margins are shorter than their items.
  func setPlacedBreakHeight(_ height: Double, of node: Int32) {
    guard coupledHeights(of: node).ofPlacedLineBreaks != height else { return }
    arena.contents.coupledHeights[node].ofPlacedLineBreaks = height
    states[node].marks.remove(.isPlaced)
  }

  func breakHeight(ofItem item: Int32, height: Double, isAutomatic: Bool, in container: FlexContainer) -> Double {
    guard flexStyle(item).isWrappingColumn else { return .infinity }
    let box = sizedBox(item, in: container)
    if isAutomatic && !isRigid(item) || keepsFirstLayout(of: item, height: height, in: container) {
      return breakHeight(of: box, width: states[item].width, in: sizingSpace(for: item, in: container))
    }
    return breakHeight(of: item, height: height)
  }

  /// The content box height at which a wrapping column of a given height breaks its lines; infinite for other nodes.
  func breakHeight(of node: Int32, height: Double) -> Double {
    flexStyle(node).isWrappingColumn ? max(0, height - axisStyle(node, Vertical.self).inset) : .infinity
  }

  /// Sets the frame of an item, and marks whether its content has to be placed again.
  private func setFrame<I: ItemKind>(
    of node: Int32, y: Double, height: Double, definite: Double?, isMeasured: Bool, in container: FlexContainer,
    _ itemKind: I.Type
  ) {
    let traits = nodes[node].traits
    var y = y
    if !I.isSimple, traits.contains(.hasInsets) { y += shift(of: node, Vertical.self, in: container) }
    let isSame = results[node].frame.height == height
    results[node].frame = LayoutRect(x: states[node].x, y: y, width: states[node].width, height: height)
    if traits.contains(.isLeaf) {
      setExtent(
        ofLeaf: node, keepsWidth: states[node].marks.contains(.widthIsNatural), keepsHeight: isMeasured)
    } else if nodes[node].firstChild >= 0 {
      setDefiniteHeight(definite, of: node, isSameHeight: isSame)
      if !I.isSimple, traits.contains(.isOrthogonal) { setExtent(ofOrthogonal: node) }
    }
  }

  @inline(__always) func setDefiniteHeight(_ definite: Double?, of node: Int32, isSameHeight: Bool) {
    let definite = definite ?? .nan
    let isSame = isSameHeight && states[node].definiteHeight.isSame(as: definite)
    if isSame, !couplesAxes(node) || coupledHeights(of: node).ofWidths.isSame(as: definite) { return }
    states[node].definiteHeight = definite
    states[node].marks.remove(.isPlaced)
  }

  /// Sets the marks of a leaf for snapping.
  ///
  /// A size from a ratio is not a content size.
  func setExtent(ofLeaf node: Int32, keepsWidth: Bool, keepsHeight: Bool) {
    let isContent = !flexStyle(node).hasRatio
    var marks = states[node].marks.subtracting([.keepsWidth, .keepsHeight])
    if isContent, keepsWidth { marks.insert(.keepsWidth) }
    if isContent, keepsHeight { marks.insert(.keepsHeight) }
    states[node].marks = marks
  }

  // MARK: - Columns without free space

  func isAsHighAsItsContent(_ container: FlexContainer) -> Bool {
    let state = states[container.node]
    return state.hasCurrentContentHeight && state.contentHeight == container.vertical.size
      && container.vertical.size > 0
  }

  /// Places items one after the other at their hypothetical sizes.
  ///
  /// This is correct if the items fill the container exactly. In this case no item flexes, and no free space is
  /// distributed.
  ///
  /// - Returns: Whether the items fill the container. Otherwise they have to be placed again.
  func placeUnflexed<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) -> Bool {
    let hypotheticalSize = hypotheticalSize(ofColumn: container, I.self) { item, offset in
      setColumnItemFrame(
        item.node, offset: offset, height: item.hypotheticalMainSize, hasContentBasis: item.hasContentBasis,
        in: container, I.self)
    }
    return hypotheticalSize == container.vertical.size
  }
}
