// The root: its size is determined before all other sizes.

/// A root whose size is known.
struct SizedRoot {
  var size: LayoutSize
  var definiteHeight: Double?
  /// Whether the items have their frames.
  var isPlaced = false
  /// Whether the state of the root holds the height at which its lines break.
  var breakHeightIsKnown = false
  /// The dimensions that follow from the content.
  var widthIsMeasured = false
  var heightIsMeasured = false
  /// The available space for measuring the leaves. ``Deviations/leavesMeasureInAvailableSpace``
  var availableSpace = MeasureSpace.endless
}

extension LayoutPasses {
  /// Sizes the root and lays out everything below it.
  func layOut(_ root: Int32, in space: RootSpace) {
    let hasKind = hasKind(root)
    let sized = hasKind ? sizedRoot(ofKind: root, in: space) : sizedRoot(root, in: space)
    arena.contents.lastRootBasis = arena.workspace.rootBasis
    let isSameHeight = results[root].frame.height == sized.size.height
    results[root].frame = LayoutRect(width: sized.size.width, height: sized.size.height)
    if isLeaf(root) { setExtent(ofLeaf: root, keepsWidth: sized.widthIsMeasured, keepsHeight: sized.heightIsMeasured) }
    snapRoot(root)
    guard isContainer(root) || hasKind else { return }
    if !hasKind {
      prepareRoot(
        root, width: sized.size.width, widthFollowsContent: sized.widthIsMeasured,
        availableSpace: sized.availableSpace)
      setRootBreakHeight(root, sized)
    }
    setDefiniteHeight(sized.definiteHeight, of: root, isSameHeight: isSameHeight)
    if sized.isPlaced { endPlacement(of: root) }
    states[root].marks.remove(.heightIsNeeded)
    let definiteHeight = sized.definiteHeight ?? .nan
    if states[root].marks.contains(.isUnvisited) || !widthsAreSet(in: root, definiteHeight: definiteHeight) {
      setWidths(below: root, definiteHeight: definiteHeight)
    }
    setFrames(below: root)
    // The items have the positions for a fitted height. With a given height, even an equal one, positions may differ by
    // rounding.
    if sized.isPlaced { states[root].marks.remove(.isPlaced) }
  }

  /// Measures the root.
  ///
  /// No frame is changed.
  func measure(_ root: Int32, in space: RootSpace) -> LayoutSize {
    arena.workspace.root = root
    return hasKind(root) ? measureRoot(ofKind: root, in: space) : sizedRoot(root, in: space).size
  }

  private func hasKind(_ root: Int32) -> Bool {
    nodes[root].traits.intersection([.hasKind, .isLeaf]) == .hasKind
  }

  private func setRootBreakHeight(_ root: Int32, _ sized: SizedRoot) {
    guard flexStyle(root).isWrappingColumn else { return }
    let given = breakHeight(of: root, height: sized.size.height)
    setPlacedBreakHeight(sized.breakHeightIsKnown ? coupledHeights(of: root).ofLineBreaks : given, of: root)
  }

  /// Creates the box of a root whose percentages refer to the available space.
  func rootBox(_ root: Int32, _ basis: PercentageBasis) -> SizedBox {
    arena.workspace.rootBasis = basis
    if flexStyle(root).traits.contains(.hasPercentageEdges) { resolveEdges(of: root, basis) }
    return SizedBox(node: root, basis: basis)
  }

  private func sizedRoot(_ root: Int32, in space: RootSpace) -> SizedRoot {
    // The width of a leaf at the root is not determined by a container.
    if isLeaf(root) { states[root].marks.setWidth(followsContent: false, isNatural: false) }
    switch space {
    case .exact(let size):
      _ = rootBox(root, PercentageBasis(width: size.width, height: size.height))
      return SizedRoot(size: size, definiteHeight: size.height)
    case .available(let width, let height) where deviations.contains(.rootTakesExtentOfContent):
      return sizedStackRoot(root, PercentageBasis(width: width, height: height))
    case .available(let width, let height):
      let box = rootBox(root, PercentageBasis(width: width, height: height))
      let space = SizingSpace(width: width, height: height)
      let usedWidth = rootWidth(box, in: space)
      let widthIsMeasured = preferredKind(box, Horizontal.self) != .definite
      prepareRoot(root, width: usedWidth, widthFollowsContent: widthIsMeasured, availableSpace: .endless)
      if flexStyle(root).isWrappingColumn {
        setBreakHeight(breakHeight(of: box, width: usedWidth, in: space), of: root)
      }
      let definiteHeight = definiteHeight(of: box, width: usedWidth, in: space)
      refreshWidths(below: root, definiteHeight: definiteHeight)
      let usedHeight = usedHeight(of: box, width: usedWidth, in: space)
      return SizedRoot(
        size: LayoutSize(width: usedWidth, height: usedHeight),
        definiteHeight: definiteHeight, breakHeightIsKnown: true, widthIsMeasured: widthIsMeasured,
        heightIsMeasured: preferredKind(box, Vertical.self) != .definite)
    }
  }

  /// Sets widths where something changed below a root before the root is sized, and computes content heights.
  ///
  /// The content height of the root is computed, too, unless the root has a definite height.
  func refreshWidths(below root: Int32, definiteHeight: Double?) {
    guard isContainer(root) else { return }
    if definiteHeight == nil {
      states[root].marks.insert(.heightIsNeeded)
    } else {
      states[root].marks.remove(.heightIsNeeded)
    }
    setWidths(below: root, definiteHeight: definiteHeight ?? .nan)
  }

  func preferredKind<A: StaticAxis>(_ box: SizedBox, _ axis: A.Type) -> SizeTerm.Kind {
    preferred(box, axisStyle(box.node, axis), axis).kind
  }

  /// The width of a root under CSS's rules; fit-content, where the width is automatic.
  func rootWidth(_ box: SizedBox, in space: SizingSpace) -> Double {
    // With unlimited available space, fit-content is max-content.
    var space = space
    space.width = space.width ?? .infinity
    return usedWidth(of: box, in: space)
  }

  /// Sets the width for laying out a root, whether the width follows from content, and the available space for measuring
  /// leaves.
  func prepareRoot(_ root: Int32, width: Double, widthFollowsContent: Bool, availableSpace: MeasureSpace) {
    let box = SizedBox(node: root, basis: PercentageBasis())
    passAvailableSpace(availableSpace, to: box, followsContent: widthFollowsContent)
    setMeasuredWidth(width, of: root)
  }
}
