// The second pass: widths and horizontal positions, from a container of known width downwards. On the way back, the
// third pass determines content heights at these widths.

extension LayoutPasses {
  /// Sizes and places the items below a container along the horizontal axis, where something changed.
  ///
  /// The containers are listed while the pass runs from `root` downwards. On the way back, the third pass computes the
  /// content heights that will be used.
  ///
  /// - Parameter definiteHeight: The definite border box height of `root` for its content; NaN: indefinite. It is used
  ///   only where widths depend on heights.
  @inline(never) func setWidths(below root: Int32, definiteHeight: Double = .nan) {
    if !widthsAreSet(in: root, definiteHeight: definiteHeight) { states[root].forgetWidths() }
    arena.setHeightOfWidths(couplesAxes(root) ? definiteHeight : .nan, of: root)
    let first = arena.workspace.containers.count
    arena.workspace.containers.append(VisitedContainer(root))
    var next = first
    while next < arena.workspace.containers.count, !isAbandoned {
      let container = arena.workspace.containers[next]
      let isVisited = visitWidths(of: container)
      if isAbandoned { states[container.node].forgetWidths() }
      arena.workspace.containers[next].isVisited = isVisited
      next += 1
    }
    updateContentHeights(from: first)
  }

  /// Sets the widths of a container's items, and lists the containers whose content changes.
  ///
  /// - Returns: Whether the widths were set by this visit.
  private func visitWidths(of container: VisitedContainer) -> Bool {
    let node = container.node
    let isPlacedByOuter = container.isInside && isJoined(node)
    if isPlacedByOuter || states[node].marks.contains(.widthsAreSet) {
      states[node].marks.subtract([.isDirty, .isUnvisited])
      visitChangedChildren(of: node)
      return false
    }
    setWidths(inside: node)
    return true
  }

  /// Whether the widths of a container's items are valid for its width.
  ///
  /// Where widths depend on heights, they must also be valid for its definite height.
  func widthsAreSet(in node: Int32, definiteHeight: Double) -> Bool {
    states[node].marks.contains(.widthsAreSet)
      && (!couplesAxes(node) || coupledHeights(of: node).ofWidths.isSame(as: definiteHeight))
  }

  /// Whether the widths are valid for a width that may differ from the current width.
  func widthsAreSet(in node: Int32, width: Double, definiteHeight: Double) -> Bool {
    states[node].width == width && widthsAreSet(in: node, definiteHeight: definiteHeight)
  }

  /// Sets widths again where the current widths are for another width or another definite height.
  func ensureWidths(of node: Int32, width: Double, definiteHeight: Double) {
    if widthsAreSet(in: node, width: width, definiteHeight: definiteHeight),
      !states[node].marks.contains(.isUnvisited)
    {
      return
    }
    setMeasuredWidth(width, of: node)
    setWidths(below: node, definiteHeight: definiteHeight)
  }

  /// Sets a temporary width of an item, for measuring.
  func setMeasuredWidth(_ width: Double, of node: Int32) {
    guard states[node].width != width else { return }
    states[node].width = width
    states[node].marks.subtract([.widthsAreSet, .isPlaced, .hasContentHeight])
  }

  /// Sets the width at which the height of an item is measured while the width of a wrapping column is determined.
  func setMeasuringWidth(_ width: Double, of item: Int32, in container: FlexContainer) {
    let followsContent = followsContent(item, in: container)
    setMeasuredWidth(width, of: item)
    if isContainer(item) {
      setMeasuringBreakHeight(of: item, in: container)
      setFollowsContent(followsContent, ofContainer: item, in: container)
    }
    guard isLeaf(item) else { return }
    states[item].marks.setWidth(followsContent: followsContent, isNatural: followsContent)
    if leavesMeasureInAvailableSpace, followsContent {
      setNaturalSpace(naturalSpace(ofLeaf: item, in: container), ofLeaf: item)
    }
  }

  /// Visits the containers inside a container of unchanged widths, where something below changed.
  private func visitChangedChildren(of node: Int32) {
    arena.forEachChangedChild(of: node) { child in
      let traits = nodes[child].traits
      if nodes[node].traits.contains(.hasCollapsedItems) {
        // At the width of the first round the height of the child may have changed, whatever its height is at its own
        // width.
        states[node].marks.insert(.contentHeightIsStale)
        states[node].marks.remove(.isPlaced)
      }
      guard isContainer(child), !traits.contains(.isHidden) else { return }
      // The frame pass lays out absolute children, and children whose widths depend on their heights.
      if arena.isOutOfFlow(child) {
        states[node].marks.remove(.isPlaced)
      } else if !traits.contains(.couplesAxes) {
        if !hasCurrentSizes(child) { list(child) }
      } else if states[child].marks.contains(.heightIsNeeded) {
        forgetDefiniteHeight(of: child)
        list(child)
      } else {
        states[child].marks.insert(.contentHeightIsStale)
      }
    }
  }

  /// Whether a pass has visited a container since its last change, and the sizes inside are valid.
  private func hasCurrentSizes(_ node: Int32) -> Bool {
    let marks = states[node].marks
    return marks.contains(.widthsAreSet) && marks.isDisjoint(with: [.isUnvisited, .contentHeightIsStale])
  }

  private func forgetDefiniteHeight(of node: Int32) {
    guard !coupledHeights(of: node).ofWidths.isNone else { return }
    arena.setHeightOfWidths(.nan, of: node)
    states[node].forgetWidths()
  }

  /// Lists a container inside of the one that is being visited.
  @inline(__always) func list(_ node: Int32) {
    arena.workspace.containers.append(VisitedContainer(node, isInside: true))
  }

  private func setWidths(inside node: Int32) {
    arena.statistics.containerVisits += 1
    if !nodes[node].traits.isDisjoint(with: .isNotFlexContainer) {
      // The width of an inner root is set with its frame.
      if !isOrthogonal(node) { setWidths(insideKind: node) }
    } else {
      if isSimple(node) { setItemWidths(node, SimpleItems.self) } else { setItemWidths(node, AnyItems.self) }
    }
    states[node].marks.subtract([.isDirty, .isUnvisited, .isPlaced])
    states[node].marks.formUnion([.widthsAreSet, .contentHeightIsStale])
  }

  private func setItemWidths<I: ItemKind>(_ node: Int32, _ itemKind: I.Type) {
    var container = flexContainer(node)
    setWidth(of: &container)
    if !I.isSimple {
      let definite = coupledHeights(of: node).ofWidths
      if !definite.isNone { setHeight(of: &container, definite, definite: definite) }
    }
    // The heights of items are needed only if the height of the row is needed, or if no item is stretched. A row that wraps
    // computes the other heights that it uses when it sizes its lines.
    container.needsHeights =
      !container.isRow || states[node].marks.contains(.heightIsNeeded)
      || I.isSimple && container.alignItems != .stretch
    layOutWidths(container, I.self)
  }

  // MARK: - Items

  /// Sets the width and the horizontal position of an item, and visits a container whose content changes.
  func setWidth<I: ItemKind>(
    _ width: Double, x: Double, of node: Int32, in container: FlexContainer, isNatural: Bool, followsContent: Bool,
    _ itemKind: I.Type
  ) {
    let traits = nodes[node].traits
    var marks = states[node].marks
    states[node].x = x
    if !I.isSimple, traits.contains(.hasInsets) { states[node].x = x + shift(of: node, Horizontal.self, in: container) }
    let isLeaf = traits.contains(.isLeaf)
    if isLeaf {
      // A flexed item of a row has another width than its content.
      marks.setWidth(followsContent: isNatural || followsContent && !container.isRow, isNatural: isNatural)
    }
    if states[node].width != width {
      states[node].width = width
      marks.subtract([.widthsAreSet, .isPlaced])
      marks.formUnion(.contentHeightIsStale)
      if isLeaf { marks.subtract([.hasContentHeight, .contentHeightIsStale]) }
    }
    states[node].marks = marks
    if isLeaf, leavesMeasureInAvailableSpace, marks.contains(.widthFollowsContent) {
      setNaturalSpace(naturalSpace(ofLeaf: node, in: container), ofLeaf: node)
    }
    if isLeaf || nodes[node].firstChild < 0 { return }
    setFollowsContent(followsContent, ofContainer: node, in: container)
    let needsHeight = needsHeight(of: node, in: container, I.self)
    if needsHeight { states[node].marks.insert(.heightIsNeeded) } else { states[node].marks.remove(.heightIsNeeded) }
    if !I.isSimple, container.couplesAxes { return visitCoupledItem(node, needsHeight: needsHeight, in: container) }
    marks = states[node].marks
    if !marks.contains(.widthsAreSet) || marks.contains(.isInDirtyList) { list(node) }
  }

  /// Stores the available space for the natural size of a leaf whose width follows from content.
  ///
  /// In another available space, the height at the natural size differs.
  func setNaturalSpace(_ availableSpace: MeasureSpace, ofLeaf leaf: Int32) {
    guard states[leaf].availableSpace != availableSpace else { return }
    states[leaf].availableSpace = availableSpace
    states[leaf].marks.remove(.hasContentHeight)
  }

  /// Whether the content height of an item will certainly be used.
  ///
  /// Otherwise the height is computed when it is used.
  private func needsHeight<I: ItemKind>(
    of node: Int32, in container: FlexContainer, _ itemKind: I.Type
  ) -> Bool {
    let traits = axisStyle(node, Vertical.self).traits
    return container.needsHeights && traits.contains(.isAutomatic)
      && (I.isSimple || traits.isDisjoint(with: container.isRow ? .hasRatio : [.hasBasis, .hasRatio]))
  }

  /// Sets whether the width of an item that is a container follows from content.
  private func setFollowsContent(_ followsContent: Bool, ofContainer node: Int32, in container: FlexContainer) {
    if !leavesMeasureInAvailableSpace, states[node].marks.contains(.widthFollowsContent) == followsContent { return }
    passAvailableSpace(container, to: node, followsContent: followsContent)
  }

  @inline(never)
  private func passAvailableSpace(_ container: FlexContainer, to node: Int32, followsContent: Bool) {
    passAvailableSpace(container.availableSpace, to: sizedBox(node, in: container), followsContent: followsContent)
  }

  /// Sets whether the width of a container follows from content, and the available space for measuring its leaves.
  ///
  /// This is its width, or `availableSpace` where its width follows from content. Another available space changes the
  /// widths inside.
  func passAvailableSpace(_ availableSpace: MeasureSpace, to box: SizedBox, followsContent: Bool) {
    let node = box.node
    let space = followsContent ? availableSpaceInside(box, availableSpace) : states[node].availableSpace
    let isSame = states[node].marks.contains(.widthFollowsContent) == followsContent
    if isSame, space == states[node].availableSpace { return }
    states[node].availableSpace = space
    if !isSame { states[node].marks.formSymmetricDifference(.widthFollowsContent) }
    states[node].forgetWidths()
    states[node].marks.insert(.contentHeightIsStale)
  }

  /// Visits an item of a container in which widths depend on heights.
  ///
  /// The frame pass sets the widths inside the item. The width pass needs its content height, which may be known.
  @inline(never)
  private func visitCoupledItem(_ node: Int32, needsHeight: Bool, in container: FlexContainer) {
    setMeasuringBreakHeight(of: node, in: container)
    if hasCurrentSizes(node), states[node].marks.contains(.hasContentHeight) { return }
    if !states[node].marks.contains(.isUnvisited),
      let height = arena.storedAnswer(of: node, to: contentHeightQuestion(to: node))
    {
      return keepContentHeight(height, of: node)
    }
    states[node].marks.insert(.contentHeightIsStale)
    guard needsHeight else { return }
    forgetDefiniteHeight(of: node)
    list(node)
  }

  /// Sets the height at which a wrapping column breaks its lines while its content height is measured at its width.
  private func setMeasuringBreakHeight(of node: Int32, in container: FlexContainer) {
    guard flexStyle(node).isWrappingColumn else { return setBreakHeight(.infinity, of: node) }
    var box = sizedBox(node, in: container)
    var space = sizingSpace(for: node, in: container)
    if !container.isRow {
      // The height of the item is not determined yet.
      box.basis.height = nil
      space.heightIsIndefinite = true
    }
    setBreakHeight(breakHeight(of: box, width: states[node].width, in: space), of: node)
  }

  func setBreakHeight(_ height: Double, of node: Int32) {
    guard coupledHeights(of: node).ofLineBreaks != height else { return }
    arena.contents.coupledHeights[node].ofLineBreaks = height
    states[node].marks.remove(.hasContentHeight)
  }

  /// Sets the width of an item of a column that is sized along both axes in the frame pass.
  func setFinalWidth(_ width: Double, x: Double, of node: Int32, in container: FlexContainer, isNatural: Bool) {
    states[node].x = x
    if nodes[node].traits.contains(.hasInsets) { states[node].x = x + shift(of: node, Horizontal.self, in: container) }
    if isLeaf(node) {
      states[node].marks.setWidth(followsContent: followsContent(node, in: container), isNatural: isNatural)
    }
    guard states[node].width != width else { return }
    setMeasuredWidth(width, of: node)
    // The widths of the items now differ from those at which their heights are measured.
    states[container.node].forgetWidths()
  }

  // MARK: - Relative positions

  /// The offset of an item in the flow by its insets. css-position-3 §3.3
  func shift<A: StaticAxis>(of node: Int32, _ axis: A.Type, in container: FlexContainer) -> Double {
    let (forth, end) = insets(of: node, axis, basis: A.space(container).definiteSize)
    let back = end.map { -$0 }
    // If the insets contradict each other, the inset at the start of the containing block takes precedence.
    return (container.flow.isReversed(A.axis) ? back ?? forth : forth ?? back) ?? 0
  }
}

/// A container whose widths are being set, or whose content height is being determined.
struct VisitedContainer: BitwiseCopyable {
  let node: Int32
  /// Whether the pass began at a container outside, to which a change is propagated.
  let isInside: Bool
  /// Whether the visit is already counted.
  var isVisited = false

  init(_ node: Int32, isInside: Bool = false) { (self.node, self.isInside) = (node, isInside) }
}
