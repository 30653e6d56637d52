// The root: what its size is before anything else.

/// A root whose size is known.
private struct SizedRoot {
  var box: BoxModel
  var size: LayoutSize
  var definiteHeight: Double?
  var heightIsAutomatic = false
  /// Dimensions that are not given come from the content.
  var isSizedByContent = true
  /// The room in which the size was found out.
  var space = SizingSpace()
}

extension LayoutRun {
  /// Sizes the root and lays out everything below it.
  func layOutRoot(_ root: Int32, in space: RootSpace) {
    if isBox(root), !isLeaf(root) { return layOutBoxRoot(root, in: space) }
    let sized = sizedRoot(root, in: space)
    let frame = LayoutRect(width: sized.size.width, height: sized.size.height)
    setFrame(
      frame, of: sized.box, widthIsMeasured: sized.isSizedByContent && sized.box.width.preferred.kind != .definite,
      heightIsMeasured: sized.isSizedByContent && sized.box.height.preferred.kind != .definite)
    layOutLater(
      root,
      placementInput(
        of: sized.box, sized.size, definiteHeight: sized.definiteHeight, heightIsAutomatic: sized.heightIsAutomatic,
        in: sized.space))
    workThroughPendingLayouts()
  }

  /// The size that the root would take. No frame is changed.
  func measureRoot(_ root: Int32, in space: RootSpace) -> LayoutSize {
    isBox(root) && !isLeaf(root) ? measureBoxRoot(root, in: space) : sizedRoot(root, in: space).size
  }

  private func sizedRoot(_ root: Int32, in space: RootSpace) -> SizedRoot {
    switch space {
    case .exact(let size):
      let basis = PercentageBasis(width: size.width, height: size.height)
      let box = boxModel(of: root, basis: basis, isRightToLeft: false)
      return SizedRoot(box: box, size: size, definiteHeight: size.height, isSizedByContent: false)
    case .available(let width, let height) where rules == .stackView:
      let available = PercentageBasis(width: width, height: height)
      let size = stackRootSize(root, available)
      let basis = PercentageBasis(width: width ?? size.width, height: height ?? size.height)
      let box = boxModel(of: root, basis: basis, isRightToLeft: false)
      return SizedRoot(box: box, size: size, definiteHeight: size.height, space: stackRootSpace(box, available))
    case .available(let width, let height):
      let box = boxModel(of: root, basis: PercentageBasis(width: width, height: height), isRightToLeft: false)
      let sizing = SizingSpace(width: width, height: height)
      let usedWidth = untilAnswered { () throws(Suspension) in try rootWidth(box, in: sizing) }
      let usedHeight = untilAnswered { () throws(Suspension) in
        try self.usedHeight(of: box, width: usedWidth, in: sizing)
      }
      return SizedRoot(
        box: box, size: LayoutSize(width: usedWidth, height: usedHeight),
        definiteHeight: definiteHeight(of: box, width: usedWidth, in: sizing), heightIsAutomatic: true, space: sizing)
    }
  }

  /// The width of a root under CSS's rules: fit-content, where it is automatic.
  func rootWidth(_ box: BoxModel, in space: SizingSpace) throws(Suspension) -> Double {
    // Endless space: fit-content is max-content.
    var space = space
    space.width = space.width ?? .infinity
    return try usedWidth(of: box, in: space)
  }
}
