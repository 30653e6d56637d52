// From main and cross to frames: the last step of a layout, and the way back to physical space.

extension LayoutRun {
  /// The question that lays out what is inside a box at its used size.
  ///
  /// - Parameters:
  ///   - heightIsAutomatic: The height follows from the content. A wrapping column breaks its lines at a height that was
  ///     decided from outside, but not at one that follows from its lines, for lines with negative margins are shorter than
  ///     what stands in them.
  func placementInput(
    of box: BoxModel, _ size: LayoutSize, definiteHeight: Double?, heightIsAutomatic: Bool, in space: SizingSpace
  ) -> LayoutInput {
    var input = LayoutInput(task: .frames)
    input.width = size.width
    input.height = size.height
    input.definiteHeight = definiteHeight
    input.isRightToLeft = box.isRightToLeft
    input.inset = box.inset
    if rules == .stackView { input.setMeasuringRoom(in: space, inside: box) }
    if heightIsAutomatic {
      input.breakHeight = breakHeight(of: box, width: size.width, in: space)
    } else if isWrappingColumn(box.node) {
      input.breakHeight = max(0, size.height - box.inset.vertical)
    }
    return input
  }

  /// The question that lays out what is inside an item.
  func placementInput(of item: ItemPointer, _ container: ContainerPointer) -> LayoutInput {
    let space = sizingSpace(for: item, container)
    let isRow = container.pointee.axes.isRow
    let size = LayoutSize(
      width: isRow ? item.pointee.targetMainSize : item.pointee.crossSize,
      height: isRow ? item.pointee.crossSize : item.pointee.targetMainSize)
    let isAutomatic = isRow && !item.pointee.stretches && RigidItem(item, container, rules: rules) == nil
    var definiteHeight: Double? = size.height
    if isAutomatic {
      definiteHeight = self.definiteHeight(of: item.pointee.box, width: size.width, in: space)
    } else if mainSizeIsIndefinite(item, container) {
      definiteHeight = nil
    }
    // §9.8: what stretching or flexing decides is definite, whatever the container's height was.
    return placementInput(
      of: item.pointee.box, size, definiteHeight: definiteHeight, heightIsAutomatic: isAutomatic, in: space)
  }

  /// Sets the frames of all items, and puts the containers among them that have to be laid out on the list.
  func placeItems(_ container: ContainerPointer) {
    let items = arena.contents.pointee.workspace.items.base
    let axes = container.pointee.axes
    let inset = container.pointee.input.inset
    for index in container.pointee.items {
      let item = items + index
      var frame = LayoutRect()
      frame.size[axes.main] = item.pointee.targetMainSize
      frame.size[axes.cross] = item.pointee.crossSize
      let main = axes.physicalPosition(
        axes.main, offset: item.pointee.mainOffset, extent: item.pointee.targetMainSize, in: container.pointee.mainSize)
      let cross = axes.physicalPosition(
        axes.cross, offset: item.pointee.crossOffset, extent: item.pointee.crossSize, in: container.pointee.crossSize)
      let shift = relativeShift(of: item.pointee.node, container)
      frame.origin.x = inset.left + (axes.isRow ? main : cross) + shift.x
      frame.origin.y = inset.top + (axes.isRow ? cross : main) + shift.y
      setFrame(frame, of: item, container)
      layOutLater(item.pointee.node, placementInput(of: item, container))
    }
  }

  /// Sets a frame, and for a leaf how it came by it.
  func setFrame(_ frame: LayoutRect, of box: BoxModel, widthIsMeasured: Bool, heightIsMeasured: Bool) {
    let result = arena.results + Int(box.node)
    result.pointee.frame = frame
    guard isLeaf(box.node) else { return }
    // What follows a ratio is no content.
    let isMeasured = box.aspectRatio == nil
    arena.setExtent(
      ofLeaf: box.node, inset: SIMD2(box.inset.horizontal, box.inset.vertical),
      keepsWidth: isMeasured && widthIsMeasured, keepsHeight: isMeasured && heightIsMeasured)
  }

  private func setFrame(_ frame: LayoutRect, of item: ItemPointer, _ container: ContainerPointer) {
    let box = item.pointee.box
    let mainIsMeasured = item.pointee.hasContentBasis
    let mainIsNatural = mainIsMeasured && item.pointee.targetMainSize == item.pointee.flexBaseSize
    let crossIsMeasured = box.sizing(container.pointee.axes.cross).preferred.kind != .definite
    if container.pointee.axes.isRow {
      setFrame(frame, of: box, widthIsMeasured: mainIsNatural, heightIsMeasured: crossIsMeasured)
    } else {
      setFrame(
        frame, of: box, widthIsMeasured: crossIsMeasured && !item.pointee.stretches, heightIsMeasured: mainIsMeasured)
    }
  }

  /// Puts a container on the list, unless it was laid out with the same input and nothing below it has changed.
  func layOutLater(_ node: Int32, _ input: LayoutInput) {
    guard !isLeaf(node), hasChildren(node) else { return }
    if arena.placement(of: node) == input { return }
    arena.contents.pointee.workspace.pending.append(PendingLayout(node: node, input: input))
  }

  /// How far the insets of an item in the flow move it. css-position-3 §3.3
  private func relativeShift(of node: Int32, _ container: ContainerPointer) -> LayoutPoint {
    let style = arena.style(node)
    guard style.pointee.position == .relative, arena.nodes[Int(node)].traits.contains(.hasInsets) else {
      return LayoutPoint()
    }
    let isRightToLeft = container.pointee.input.isRightToLeft
    return LayoutPoint(
      x: horizontalShift(of: node, contentWidth: container.pointee.contentWidth, isRightToLeft: isRightToLeft),
      y: verticalShift(of: node, contentHeight: container.pointee.contentHeight))
  }

  /// - Parameter isRightToLeft: Which way lines of text run in the container.
  func horizontalShift(of node: Int32, contentWidth: Double?, isRightToLeft: Bool) -> Double {
    let inset = arena.style(node).pointee.inset.physical(
      isRightToLeft: self.isRightToLeft(node, inherited: isRightToLeft))
    let left = inset.left.resolved(against: contentWidth)
    let right = inset.right.resolved(against: contentWidth)
    // Of two that contradict each other the one at the start of the containing block wins.
    return (isRightToLeft ? right.map { -$0 } ?? left : left ?? right.map { -$0 }) ?? 0
  }

  func verticalShift(of node: Int32, contentHeight: Double?) -> Double {
    let inset = arena.style(node).pointee.inset
    return inset.top.resolved(against: contentHeight) ?? inset.bottom.resolved(against: contentHeight).map { -$0 } ?? 0
  }
}

extension AutoLength {
  /// The length in points; `nil` for `auto` and for a percentage of something indefinite.
  func resolved(against basis: Double?) -> Double? {
    guard case .length(let length) = self else { return nil }
    if let basis { return length.resolved(against: basis) }
    return length.hasPercentage ? nil : length.points
  }
}
