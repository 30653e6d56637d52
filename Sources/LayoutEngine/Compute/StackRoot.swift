// The root of a stack view: `sizeThatFits`, and then the frame.

extension LayoutRun {
  /// Deviation `root.extent`: an automatic dimension of a stack view is what its content takes when it is laid out in the
  /// space that there is. The content is then laid out again in that size.
  func stackRootSize(_ root: Int32, _ available: PercentageBasis) -> LayoutSize {
    let box = boxModel(of: root, basis: available, isRightToLeft: false)
    let givenHeight = box.resolvableHeight(in: SizingSpace())
    let height = givenHeight ?? available.height.map { max(box.inset.vertical, $0 - box.margin.vertical) }
    var space = stackRootSpace(box, available)
    space.height = available.height
    space.knownHeight = height
    let width = untilAnswered { () throws(Suspension) in try stackRootWidth(box, in: space) }
    let extent = untilAnswered { () throws(Suspension) in
      try stackExtent(of: box, width: width, height: height, in: space)
    }
    var size = LayoutSize(width: width, height: givenHeight ?? extent.height)
    if box.width.preferred.kind != .definite, !box.width.preferred.isContentKeyword { size.width = extent.width }
    if let ratio = box.aspectRatio { applyRatio(ratio, of: box, to: &size) }
    size.width = max(box.inset.horizontal, box.width.clampDefinite(size.width, floor: box.inset.horizontal))
    size.height = max(box.inset.vertical, box.height.clampDefinite(size.height, floor: box.inset.vertical))
    return size
  }

  /// With one dimension given the ratio gives the other; otherwise the width that the content takes decides.
  private func applyRatio(_ ratio: Double, of box: BoxModel, to size: inout LayoutSize) {
    if box.width.preferred.kind != .definite, box.height.preferred.kind == .definite {
      size.width = box.width(fromHeight: size.height, ratio: ratio)
    } else {
      size.height = box.height(fromWidth: size.width, ratio: ratio)
    }
  }

  /// The width in which the content is laid out first: the given one, the available one, or that of endless space.
  private func stackRootWidth(_ box: BoxModel, in space: SizingSpace) throws(Suspension) -> Double {
    switch box.width.preferred.kind {
    case .automatic, .unresolved:
      guard let available = space.width else { return try rootWidth(box, in: space) }
      return box.width.clampDefinite(available - box.margin.horizontal, floor: box.inset.horizontal)
    default:
      return try rootWidth(box, in: space)
    }
  }

  /// The room in which the content of a stack view is measured.
  func stackRootSpace(_ box: BoxModel, _ available: PercentageBasis) -> SizingSpace {
    var space = SizingSpace(width: available.width)
    space.measuringWidth = available.width ?? .infinity
    let givenHeight = box.resolvableHeight(in: SizingSpace()).map { $0 + box.margin.vertical }
    space.measuringHeight = givenHeight ?? available.height ?? .infinity
    space.contentDecidesWidth = box.width.preferred.kind != .definite
    return space
  }

  private func stackExtent(
    of box: BoxModel, width: Double, height: Double?, in rootSpace: SizingSpace
  ) throws(Suspension) -> LayoutSize {
    if isLeaf(box.node) {
      var space = rootSpace
      space.width = width + box.margin.horizontal
      space.height = height.map { $0 + box.margin.vertical }
      return try naturalLeafSize(of: box, in: space)
    }
    guard hasChildren(box.node) else { return LayoutSize(width: box.inset.horizontal, height: box.inset.vertical) }
    var input = LayoutInput(task: .extent)
    input.width = width
    input.height = height ?? 0
    input.definiteHeight = height
    input.breakHeight =
      isWrappingColumn(box.node) ? height.map { max(0, $0 - box.inset.vertical) } ?? .infinity : .infinity
    input.isRightToLeft = box.isRightToLeft
    input.inset = box.inset
    input.setMeasuringRoom(in: rootSpace, inside: box)
    return try answer(box.node, input).size
  }
}
