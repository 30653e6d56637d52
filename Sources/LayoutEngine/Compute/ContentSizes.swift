// Questions to what is inside a box: to a leaf's measure function, or to the layout of a container.

extension LayoutRun {
  func isLeaf(_ node: Int32) -> Bool { arena.nodes[Int(node)].traits.contains(.isLeaf) }

  func hasChildren(_ node: Int32) -> Bool { arena.nodes[Int(node)].firstChild >= 0 }

  /// The min-content or max-content width of what is inside, as a content box.
  ///
  /// `contentHeight` is the content box height, where something inside may rely on it.
  func contentWidth(
    of box: BoxModel, _ task: LayoutTask, contentHeight: Double?, in space: SizingSpace
  ) throws(Suspension) -> Double {
    let node = box.node
    if isLeaf(node) {
      if task == .leastContentWidth { return 0 }
      if task == .maxContentWidth, rules == .stackView {
        return max(0, try naturalLeafSize(of: box, in: space).width - box.inset.horizontal)
      }
      return measureLeaf(node, task == .minContentWidth ? .minContent : .maxContent).size.width
    }
    guard hasChildren(node) else { return 0 }
    var input = LayoutInput(task: task)
    input.isRightToLeft = box.isRightToLeft
    if arena.nodes[Int(node)].traits.contains(.couplesAxes) {
      input.definiteHeight = contentHeight
      input.breakHeight = breakHeight(of: box, width: nil, in: space)
    }
    if rules == .stackView {
      var space = space
      space.contentDecidesWidth = true
      input.setMeasuringRoom(in: space, inside: box)
    }
    return try answer(node, input).extent
  }

  /// The height that what is inside takes at a known border box width, with padding and border.
  ///
  /// `definiteHeight` is the border box height on which what is inside may rely.
  func contentHeight(
    of box: BoxModel, width: Double, definiteHeight: Double?, in space: SizingSpace
  ) throws(Suspension) -> Double {
    let node = box.node
    if isLeaf(node) {
      let content = max(0, width - box.inset.horizontal)
      let height = measureLeaf(node, .width(content)).size.height + box.inset.vertical
      return rules == .stackView ? min(height, heightRoom(of: box, in: space)) : height
    }
    guard hasChildren(node) else { return box.inset.vertical }
    return try answer(node, heightInput(of: box, width: width, definiteHeight: definiteHeight, in: space)).extent
  }

  private func heightInput(
    of box: BoxModel, width: Double, definiteHeight: Double?, in space: SizingSpace
  ) -> LayoutInput {
    var input = LayoutInput(task: .contentHeight)
    input.width = width
    input.definiteHeight = definiteHeight
    input.isRightToLeft = box.isRightToLeft
    input.inset = box.inset
    input.breakHeight = breakHeight(of: box, width: width, in: space)
    if rules == .stackView { input.setMeasuringRoom(in: space, inside: box) }
    return input
  }

  /// The most that a leaf's own height can be under StackViewLayout's rules: the room in its container.
  private func heightRoom(of box: BoxModel, in space: SizingSpace) -> Double {
    guard let height = space.height else { return .infinity }
    return max(box.inset.vertical, height - box.margin.vertical)
  }

  /// Where a wrapping column breaks its lines: at its height, or at the most that it can become. css-flexbox-1 §9.3
  ///
  /// A height that nothing inside may rely on does not break lines while widths are found out.
  func breakHeight(of box: BoxModel, width: Double?, in space: SizingSpace) -> Double {
    guard isWrappingColumn(box.node) else { return .infinity }
    var space = space
    if space.heightIsIndefinite { space.knownHeight = nil }
    let floor = box.inset.vertical
    let height: Double
    if let known = box.resolvableHeight(in: space) {
      height = known
    } else if let ratio = box.aspectRatio, let width {
      height = box.height.clampDefinite(box.height(fromWidth: width, ratio: ratio), floor: floor)
    } else {
      height = box.height.definiteMaximum(floor: floor)
    }
    return max(0, height - floor)
  }

  func isWrappingColumn(_ node: Int32) -> Bool {
    let style = arena.style(node)
    return style.pointee.wrap != .noWrap && !style.pointee.direction.isRow
  }

  /// A leaf's size within the space there is, less its own margins: what `sizeThatFits` answers. It is offered the available
  /// width, and a height only where the width has no end; the answer is cut to the container's content box.
  ///
  /// Deviation `naturalSize.available`: StackViewLayout measures a leaf within its container; CSS takes max-content.
  func naturalLeafSize(of box: BoxModel, in space: SizingSpace) throws(Suspension) -> LayoutSize {
    func room(_ space: Double, margin: Double, inset: Double) -> Double {
      space < .infinity ? max(0, space - margin - inset) : .infinity
    }
    var offered = SIMD2(
      room(space.measuringWidth, margin: box.margin.horizontal, inset: box.inset.horizontal),
      space.measuringWidth < .infinity
        ? .infinity : room(space.measuringHeight, margin: box.margin.vertical, inset: box.inset.vertical))
    var knownHeight: Double?
    if box.height.preferred.kind == .definite, let height = box.resolvableHeight(in: space) {
      // With its own height a leaf says how wide that makes it, and only then the width is limited.
      knownHeight = max(0, height - box.inset.vertical)
      offered.x = .infinity
    }
    var size = measureLeaf(box.node, LeafQuestion(room: offered, height: knownHeight)).size
    if let room = space.width {
      size.width = min(size.width, max(0, room - box.margin.horizontal - box.inset.horizontal))
    }
    if let room = space.height {
      size.height = min(size.height, max(0, room - box.margin.vertical - box.inset.vertical))
    }
    return LayoutSize(width: size.width + box.inset.horizontal, height: size.height + box.inset.vertical)
  }

  /// What a container answered before; otherwise the question is put on the stack of work.
  func answer(_ node: Int32, _ input: LayoutInput) throws(Suspension) -> LayoutOutput {
    if let output = arena.storedAnswer(of: node, to: input) { return output }
    if let output = sweptAnswer(of: node, to: input) {
      arena.store(output, of: node, to: input)
      return output
    }
    arena.contents.pointee.workspace.containers.append(FlexContainer(node: node, input: input))
    throw Suspension()
  }
}
