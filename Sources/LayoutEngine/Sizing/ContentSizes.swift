// Content sizes of a box: of a leaf, from its measure function, or of a container, from the passes.

extension LayoutPasses {
  func isLeaf(_ node: Int32) -> Bool { nodes[node].traits.contains(.isLeaf) }

  /// Whether the node has content that is laid out.
  func isContainer(_ node: Int32) -> Bool {
    nodes[node].firstChild >= 0 && !nodes[node].traits.contains(.isLeaf)
  }

  /// Whether the content of the node is empty: there is nothing to measure or to lay out.
  func isEmpty(_ node: Int32) -> Bool {
    nodes[node].firstChild < 0 && !nodes[node].traits.contains(.isLeaf)
  }

  // MARK: - Widths

  /// An intrinsic width of the content, as a content box.
  ///
  /// - Parameter definiteHeight: The definite border box height for the content.
  func contentWidth(
    of box: SizedBox, _ kind: ContainerQuestion.Kind, definiteHeight: Double? = nil, in space: SizingSpace
  ) -> Double {
    let node = box.node
    if isLeaf(node) {
      if kind == .leastContent { return 0 }
      if kind == .maxContent, leavesMeasureInAvailableSpace {
        return max(0, naturalLeafSize(of: box, in: space).width - style(box, Horizontal.self).inset)
      }
      return intrinsicLeafWidth(kind, of: node)
    }
    guard isContainer(node) else { return 0 }
    var question = ContainerQuestion(kind)
    if kind != .minContent, leavesMeasureInAvailableSpace {
      question.availableSpace = availableSpaceInside(box, space.availableSpace)
    }
    if couplesAxes(node) {
      question.definiteHeight = definiteHeight.map { max(0, $0 - style(box, Vertical.self).inset) } ?? .nan
      question.breakHeight = breakHeight(of: box, width: nil, in: space)
    }
    return intrinsicWidth(of: node, question)
  }

  /// The min-content or max-content width of a leaf.
  @inline(__always) func intrinsicLeafWidth(_ kind: ContainerQuestion.Kind, of leaf: Int32) -> Double {
    if !leavesMeasureInAvailableSpace, states[leaf].marks.contains(kind.mark) {
      return states[leaf].intrinsicWidth(kind)
    }
    return measureIntrinsicLeafWidth(kind, of: leaf)
  }

  @inline(never) private func measureIntrinsicLeafWidth(_ kind: ContainerQuestion.Kind, of leaf: Int32) -> Double {
    let width = measureLeaf(leaf, kind == .maxContent ? .maxContent : .minContent).size.width
    if leavesMeasureInAvailableSpace { return width }
    if kind == .maxContent { states[leaf].maxContent = width } else { states[leaf].minContent = width }
    states[leaf].marks.insert(kind.mark)
    return width
  }

  /// The available space for measuring leaves inside a container of unknown width.
  ///
  /// Inside a box whose style determines its width, the available space is unlimited: the contribution of such a box to
  /// the widths around it does not depend on the available space of the container.
  @inline(__always) func availableSpaceInside(_ box: SizedBox, _ availableSpace: MeasureSpace) -> MeasureSpace {
    if availableSpace == .endless || givesOwnWidth(box.node) { return .endless }
    return availableSpace.reduced(
      horizontal: outerEdges(box, Horizontal.self), vertical: outerEdges(box, Vertical.self))
  }

  /// Margins, padding and border along an axis.
  @inline(__always) func outerEdges<A: StaticAxis>(_ box: SizedBox, _ axis: A.Type) -> Double {
    let style = style(box, axis)
    return style.margins + style.inset
  }

  /// Whether a length of the style, and not the content, determines the width of a box when its container is laid out.
  func givesOwnWidth(_ node: Int32) -> Bool {
    let traits = axisStyle(node, Horizontal.self).traits
    return traits.hasLength || traits.contains(.hasBasis) && basisGivesWidth(node)
  }

  @inline(never) private func basisGivesWidth(_ node: Int32) -> Bool {
    let parent = node == arena.workspace.root ? -1 : nodes[node].parent
    return parent >= 0 && !nodes[node].traits.contains(.isAbsolute) && flexStyle(parent).isRow
      && lengths(of: node).basis.isBasisLength
  }

  // MARK: - Heights

  /// The content height at a known border box width, with padding and border.
  ///
  /// - Parameter definiteHeight: The definite border box height for the content.
  func contentHeight(
    of box: SizedBox, width: Double, definiteHeight: Double?, in space: SizingSpace
  ) -> Double {
    let node = box.node
    let inset = style(box, Vertical.self).inset
    if isLeaf(node) {
      let content = max(0, width - style(box, Horizontal.self).inset)
      let height = measureLeaf(node, atWidth: content).size.height + inset
      return isLimited(node, along: .vertical) ? min(height, availableHeight(of: box, in: space)) : height
    }
    guard isContainer(node) else { return inset }
    return contentHeight(of: node, width: width, definiteHeight: definiteHeight) + inset
  }

  /// Whether the size of a leaf along an axis is limited to its container. ``Deviations/leavesAreLimitedToContainer``
  @inline(__always) func isLimited(_ leaf: Int32, along axis: LayoutAxis) -> Bool {
    guard deviations.contains(.leavesAreLimitedToContainer) else { return false }
    let parent = nodes[leaf].parent
    if parent < 0 { return true }
    let scrolls: FlexStyle.Traits = axis == .horizontal ? .scrollsHorizontally : .scrollsVertically
    return flexStyle(parent).traits.isDisjoint(with: scrolls) || !isFlexItem(leaf)
  }

  /// Whether a leaf is laid out as an item of a flex container.
  @inline(never) private func isFlexItem(_ leaf: Int32) -> Bool {
    leaf != arena.workspace.root && !nodes[leaf].traits.contains(.isAbsolute)
      && !nodes[nodes[leaf].parent].traits.contains(.hasKind)
  }

  /// The largest content height of a leaf: the height of its container. ``Deviations/leavesAreLimitedToContainer``
  private func availableHeight(of box: SizedBox, in space: SizingSpace) -> Double {
    guard let height = space.height else { return .infinity }
    let style = style(box, Vertical.self)
    return max(style.inset, height - style.margins)
  }

  // MARK: - Leaves

  /// The size of a leaf within the available space, less its own margins: the result of `sizeThatFits`.
  ///
  /// The leaf is offered the available width, and an available height only where the available width is unlimited:
  /// ``Deviations/leavesMeasureInAvailableSpace``. The result is limited to the container's content box:
  /// ``Deviations/leavesAreLimitedToContainer``.
  func naturalLeafSize(of box: SizedBox, in space: SizingSpace) -> LayoutSize {
    let (horizontal, vertical) = (style(box, Horizontal.self), style(box, Vertical.self))
    var availableSpace = space.availableSpace.reduced(
      horizontal: horizontal.margins + horizontal.inset, vertical: vertical.margins + vertical.inset)
    var knownHeight: Double?
    // While the width of the container is not known, its height is not definite for leaves either.
    let isGiven = vertical.traits.contains(.isFixed) || vertical.traits.contains(.isPercentage) && space.width != nil
    if isGiven, sizing(box, Vertical.self).preferred.kind == .definite,
      let height = resolvableHeight(of: box, in: space)
    {
      // For a leaf with its own height, the measure function returns the width at this height, which is limited
      // afterwards: the deviation `givenHeightDeterminesLeafWidth`.
      knownHeight = max(0, height - vertical.inset)
      availableSpace = .endless
    } else {
      setIntrinsicSpace(availableSpace, of: box.node)
    }
    var size = measureLeaf(box.node, MeasureInput(availableSpace: availableSpace, height: knownHeight)).size
    if let availableSpace = space.width, isLimited(box.node, along: .horizontal) {
      size.width = min(size.width, max(0, availableSpace - horizontal.margins - horizontal.inset))
    }
    if let availableSpace = space.height, isLimited(box.node, along: .vertical) {
      size.height = min(size.height, max(0, availableSpace - vertical.margins - vertical.inset))
    }
    return LayoutSize(width: size.width + horizontal.inset, height: size.height + vertical.inset)
  }
}
