// Box containers: a system of containers that stand directly in each other is laid out in one run of the topmost one.

/// Where the run of a box container stands.
enum BoxStep: UInt8 {
  case begin
  case naturalWidths
  case naturalHeights
  case placing
}

extension LayoutRun {
  func isBox(_ node: Int32) -> Bool { arena.nodes[Int(node)].traits.contains(.isBox) }

  /// Lays out a system of boxes, or finds one of its sizes: widths, then heights at these widths, then frames.
  func layOutBoxes(_ container: ContainerPointer) throws(Suspension) -> LayoutOutput {
    let input = container.pointee.input
    if container.pointee.boxStep == .begin {
      container.pointee.firstEntry = arena.contents.pointee.boxWorkspace().pointee.entries.count
      container.pointee.entryCount = arena.appendBoxEntries(
        of: container.pointee.node, isRightToLeft: input.isRightToLeft,
        to: &arena.contents.pointee.boxWorkspace().pointee.entries)
      container.pointee.boxStep = .naturalWidths
    }
    if container.pointee.boxStep == .naturalWidths {
      try measureContent(of: container, .horizontal)
      solve(.horizontal, container)
      if input.task.isIntrinsicWidth { return LayoutOutput(extent: entries(container)[0].size.width) }
      container.pointee.boxStep = .naturalHeights
    }
    if container.pointee.boxStep == .naturalHeights {
      try measureContent(of: container, .vertical)
      solve(.vertical, container)
      container.pointee.boxStep = .placing
    }
    let size = entries(container)[0].size
    switch input.task {
    case .frames: placeEntries(container)
    case .firstBaseline: return LayoutOutput(baseline: try boxBaseline(container))
    default: break
    }
    return LayoutOutput(extent: size.height, size: size)
  }

  private func entries(_ container: ContainerPointer) -> UnsafeMutableBufferPointer<BoxSystemNode> {
    let workspace = arena.contents.pointee.boxWorkspace()
    return UnsafeMutableBufferPointer(
      start: workspace.pointee.entries.base + container.pointee.firstEntry, count: container.pointee.entryCount)
  }

  // MARK: - Natural sizes

  /// Finds the natural sizes along an axis. A flex container that has to wait begins again where it was.
  private func measureContent(of container: ContainerPointer, _ axis: Axis) throws(Suspension) {
    let input = container.pointee.input
    var entries = entries(container)
    while container.pointee.cursor < entries.count {
      let index = container.pointee.cursor
      let node = entries[index].node
      if entries[index].kind != .content {
        // Boxes have the sizes of what is in them, and guides none.
      } else if isLeaf(node), !input.task.isIntrinsicWidth {
        let question: LeafQuestion = axis == .horizontal ? .maxContent : .width(max(0, entries[index].size.width))
        entries[index].naturalSize[axis] = measureLeaf(node, question).size[axis]
      } else {
        let size =
          try axis == .horizontal ? naturalWidth(of: node, input) : naturalHeight(of: entries[index], input)
        // Boxes in it may have made the memory move.
        entries = self.entries(container)
        entries[index].naturalSize[axis] = size
      }
      container.pointee.cursor += 1
    }
    container.pointee.cursor = 0
  }

  /// What content takes by itself: the width of text that is not broken.
  private func naturalWidth(of node: Int32, _ input: LayoutInput) throws(Suspension) -> Double {
    let task = input.task.isIntrinsicWidth ? input.task : .maxContentWidth
    guard !isLeaf(node) else {
      if task == .leastContentWidth { return 0 }
      return measureLeaf(node, task == .minContentWidth ? .minContent : .maxContent).size.width
    }
    let box = itemModel(of: node, input)
    return try contentWidth(of: box, task, contentHeight: nil, in: SizingSpace()) + box.inset.horizontal
  }

  /// What content takes at the width that it has been given.
  private func naturalHeight(of entry: BoxSystemNode, _ input: LayoutInput) throws(Suspension) -> Double {
    let width = max(0, entry.size.width)
    let box = itemModel(of: entry.node, input)
    return try contentHeight(of: box, width: width, definiteHeight: nil, in: SizingSpace(width: width))
  }

  /// A flex container as an item of a box obeys its pins alone, but for its own padding and border.
  private func itemModel(of node: Int32, _ input: LayoutInput) -> BoxModel {
    var box = boxModel(of: node, basis: PercentageBasis(), isRightToLeft: input.isRightToLeft)
    (box.width, box.height, box.aspectRatio) = (AxisSizing(), AxisSizing(), nil)
    return box
  }

  // MARK: - Solving and placing

  private func solve(_ axis: Axis, _ container: ContainerPointer) {
    let input = container.pointee.input
    var boxAxis = BoxAxis(
      arena: arena, axis: axis, entries: entries(container), extent: input.boxExtent(axis), inset: input.inset)
    boxAxis.solve()
  }

  /// Sets the frames of all items, and puts the flex containers among them on the list.
  private func placeEntries(_ container: ContainerPointer) {
    let entries = entries(container)
    let input = container.pointee.input
    if input.fitsWidth || input.fitsHeight {
      arena.results[Int(container.pointee.node)].frame.size = entries[0].size
    }
    for index in entries.indices.dropFirst() {
      let entry = entries[index]
      let outer = entries[Int(entry.container)]
      let x = outer.isRightToLeft ? outer.size.width - entry.origin.x - entry.size.width : entry.origin.x
      let result = arena.results + Int(entry.node)
      result.pointee.frame = LayoutRect(x: x, y: entry.origin.y, width: entry.size.width, height: entry.size.height)
      switch entry.kind {
      case .box:
        arena.forgetSnapping(of: entry.node)
        arena.forgetPlacement(of: entry.node)
      case .empty: break
      case .content where isLeaf(entry.node): setExtent(ofLeaf: entry)
      case .content: placeLater(entry, input)
      }
    }
  }

  /// A leaf that has its natural size must not be cut by snapping.
  private func setExtent(ofLeaf entry: BoxSystemNode) {
    let pins = arena.contents.pointee.pins.base + (Int(entry.pins) + Int(Axis.vertical.rawValue))
    arena.setExtent(
      ofLeaf: entry.node, inset: SIMD2(), keepsWidth: entry.size.width == entry.naturalSize.width,
      keepsHeight: pins.pointee.size == nil && pins.pointee.relative == nil
        && entry.size.height >= entry.naturalSize.height)
  }

  private func placeLater(_ entry: BoxSystemNode, _ input: LayoutInput) {
    let box = itemModel(of: entry.node, input)
    let placement = placementInput(
      of: box, entry.size, definiteHeight: entry.size.height, heightIsAutomatic: false,
      in: SizingSpace(width: entry.size.width, height: entry.size.height))
    layOutLater(entry.node, placement)
  }

  /// The first baseline of the first item that has one.
  private func boxBaseline(_ container: ContainerPointer) throws(Suspension) -> Double? {
    let input = container.pointee.input
    for index in 1..<max(1, container.pointee.entryCount) {
      let entry = entries(container)[index]
      guard entry.kind == .content else { continue }
      var baseline: Double?
      if isLeaf(entry.node) {
        baseline = measureLeaf(entry.node, .width(max(0, entry.size.width))).firstBaseline
      } else {
        var question = placementInput(
          of: itemModel(of: entry.node, input), entry.size, definiteHeight: entry.size.height,
          heightIsAutomatic: false, in: SizingSpace(width: entry.size.width, height: entry.size.height))
        question.task = .firstBaseline
        baseline = try answer(entry.node, question).baseline
      }
      guard let baseline else { continue }
      var top = 0.0
      var outer = index
      while outer > 0 {
        top += entries(container)[outer].origin.y
        outer = Int(entries(container)[outer].container)
      }
      return top + baseline
    }
    return nil
  }
}

extension LayoutInput {
  /// The size of a topmost box container along an axis.
  fileprivate func boxExtent(_ axis: Axis) -> BoxExtent {
    if task.isIntrinsicWidth { return .fitting(limit: .infinity) }
    if axis == .vertical, task == .contentHeight { return .fitting(limit: .infinity) }
    let size = axis == .horizontal ? width : height
    return (axis == .horizontal ? fitsWidth : fitsHeight) ? .fitting(limit: size) : .given(size)
  }
}
