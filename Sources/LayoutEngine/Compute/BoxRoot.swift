// A box container at the root: its size is given, or that which its constraints allow it.

extension LayoutRun {
  /// Lays out a box container, and everything in it, in one run.
  func layOutBoxRoot(_ root: Int32, in space: RootSpace) {
    let (box, input) = boxRootInput(root, in: space, task: .frames)
    guard arena.placement(of: root) != input else { return }
    setFrame(
      LayoutRect(width: input.width, height: input.height), of: box, widthIsMeasured: false, heightIsMeasured: false)
    // Also without items: the size is the run's to find.
    arena.contents.pointee.workspace.pending.append(PendingLayout(node: root, input: input))
    workThroughPendingLayouts()
  }

  /// The size that a box container takes.
  func measureBoxRoot(_ root: Int32, in space: RootSpace) -> LayoutSize {
    let (_, input) = boxRootInput(root, in: space, task: .extent)
    return untilAnswered { () throws(Suspension) in try answer(root, input).size }
  }

  private func boxRootInput(_ root: Int32, in space: RootSpace, task: LayoutTask) -> (BoxModel, LayoutInput) {
    var input = LayoutInput(task: task)
    let box: BoxModel
    switch space {
    case .exact(let size):
      box = boxModel(
        of: root, basis: PercentageBasis(width: size.width, height: size.height), isRightToLeft: false)
      (input.width, input.height) = (size.width, size.height)
    case .available(let width, let height):
      box = boxModel(of: root, basis: PercentageBasis(width: width, height: height), isRightToLeft: false)
      (input.width, input.fitsWidth) = boxRootExtent(box.width, available: width, floor: box.inset.horizontal)
      (input.height, input.fitsHeight) = boxRootExtent(box.height, available: height, floor: box.inset.vertical)
    }
    input.isRightToLeft = box.isRightToLeft
    input.inset = box.inset
    return (box, input)
  }

  /// The size that the style gives; otherwise the most that there is, which the content may leave.
  private func boxRootExtent(
    _ sizing: AxisSizing, available: Double?, floor: Double
  ) -> (extent: Double, fits: Bool) {
    if sizing.preferred.kind == .definite { return (sizing.clampDefinite(sizing.preferred.value, floor: floor), false) }
    return (available ?? .infinity, true)
  }
}
