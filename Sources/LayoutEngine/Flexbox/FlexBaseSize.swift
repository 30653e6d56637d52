// css-flexbox-1 §9.2 Line Length Determination, step 3: flex base size and hypothetical main size
// https://www.w3.org/TR/css-flexbox-1/#algo-main-item

extension LayoutPasses {
  /// Step 3 for one item, which is initialized in place.
  @inline(__always) func determineFlexBaseSize<A: StaticAxis, I: ItemKind>(
    _ item: inout FlexItem, _ node: Int32, _ axis: A.Type, in container: FlexContainer, _ itemKind: I.Type
  ) {
    if !I.isSimple, A.axis == .horizontal { resolveItemEdges(of: node, in: container) }
    let style = axisStyle(node, axis)
    let space = A.space(container)
    item.node = node
    item.grow = flexStyle(node).grow
    item.shrink = flexStyle(node).shrink
    item.mainInset = style.inset
    item.mainMarginStart = space.marginStart(style)
    item.mainMarginEnd = space.marginEnd(style)
    item.startMarginIsAuto = !I.isSimple && space.startMarginIsAuto(style)
    item.endMarginIsAuto = !I.isSimple && space.endMarginIsAuto(style)
    if !I.isSimple, !style.traits.isDisjoint(with: .needsFullSizing) { return sizeFully(&item, axis, in: container) }
    // The flex base size is the preferred size, or the content size where the preferred size is `auto`.
    let isContentBased = !style.traits.isDisjoint(with: space.indefiniteSizes)
    let base =
      isContentBased
      ? contentBaseSize(of: node, axis, inset: style.inset, in: container, I.self)
      : givenSize(of: node, axis, style, basis: space.percentageBasis, I.self)
    item.hasContentBasis = isContentBased
    item.setSizes(base: base, minimum: style.minimum, maximum: style.maximum)
    if !I.isSimple, isContentBased, style.traits.contains(.needsMinimumAtOnce) {
      item.setSizes(base: base, minimum: contentMinimum(of: node, axis, in: container), maximum: style.maximum)
    }
  }

  /// Resolves the edges of an item.
  ///
  /// Percentages of edges refer to the container's width, or also to its height:
  /// ``Deviations/percentageEdgesReferToOwnAxis``.
  @inline(__always) func resolveItemEdges(of node: Int32, in container: FlexContainer) {
    if flexStyle(node).traits.contains(.hasPercentageEdges) { resolveEdges(of: node, container.basis) }
  }

  /// The flex base size of an item whose size follows from its content.
  @inline(__always) private func contentBaseSize<A: StaticAxis, I: ItemKind>(
    of node: Int32, _ axis: A.Type, inset: Double, in container: FlexContainer, _ itemKind: I.Type
  ) -> Double {
    if A.axis == .vertical { return contentHeight(ofItem: node, inset: inset, in: container) }
    let isInState = I.isSimple || !couplesAxes(node)
    if isInState, !leavesMeasureInAvailableSpace, states[node].marks.contains(.hasMaxContent) {
      return states[node].maxContent + inset
    }
    return isEmpty(node) ? inset : findMaxContentWidth(ofItem: node, in: container)
  }

  @inline(never) private func findMaxContentWidth(ofItem node: Int32, in container: FlexContainer) -> Double {
    max(outerContentWidth(.maxContent, of: node, in: container), axisStyle(node, Horizontal.self).inset)
  }

  /// The content height of an item at its width, with padding and border.
  ///
  /// The height of a leaf may be limited to the content box of its container:
  /// ``Deviations/leavesAreLimitedToContainer``.
  @inline(__always) func contentHeight(ofItem node: Int32, inset: Double, in container: FlexContainer) -> Double {
    if states[node].hasCurrentContentHeight, !deviations.contains(.leavesAreLimitedToContainer) || !isLeaf(node) {
      return states[node].contentHeight + inset
    }
    return isEmpty(node) ? inset : findContentHeight(ofItem: node, in: container)
  }

  @inline(never) private func findContentHeight(ofItem node: Int32, in container: FlexContainer) -> Double {
    let style = axisStyle(node, Vertical.self)
    let height = contentHeight(of: node) + style.inset
    guard let availableSpace = container.vertical.definiteSize, isLeaf(node),
      deviations.contains(.leavesAreLimitedToContainer), !container.traits.contains(.scrollsVertically)
    else { return height }
    return min(height, max(style.inset, availableSpace - style.margins))
  }

  // MARK: - Items with further sizing properties

  /// Determines the sizes of an item with a `basis`, a ratio, keywords, or bounds that are percentages.
  @inline(never) private func sizeFully<A: StaticAxis>(
    _ item: inout FlexItem, _ axis: A.Type, in container: FlexContainer
  ) {
    var box = sizedBox(item.node, in: container)
    if A.axis == .vertical, isOrthogonal(item.node) { box = withHeightOfParent(box) }
    if isRigid(item.node) {
      let rigid = rigidItem(box, axis, in: container)
      let base = flexBaseSize(of: rigid, in: container)
      let bounds = rigid.mainBounds(base: base)
      item.hasContentBasis = false
      item.setSizes(base: base, minimum: bounds.minimum, maximum: bounds.maximum)
      return
    }
    let sizing = sizing(box, axis)
    // Step 3, A to E: a definite basis is used directly; any other size follows from the content.
    let basis = usedBasis(of: box, sizing, axis)
    let base = basis.definite ?? keywordSize(of: box, basis.kind, axis, in: container)
    let bounds = mainSizeBounds(of: box, sizing, axis, in: container)
    item.hasContentBasis = basis.kind != .definite
    item.setSizes(base: max(base, item.mainInset), minimum: bounds.minimum, maximum: bounds.maximum)
  }

  /// The items of a container along its main axis: §9.2 step 3.
  ///
  /// The caller releases the line.
  @inline(__always) func makeMainItems<A: StaticAxis, I: ItemKind>(
    of container: FlexContainer, _ axis: A.Type, gap: Double, _ itemKind: I.Type
  ) -> MainLine {
    var line = MainLine()
    let capacity = Int(nodes[container.node].childCount)
    let items = arena.workspace.items.push(capacity)
    var count = 0
    var gapBefore = 0.0
    for node in self.items(of: container.node, I.self, includesCollapsed: container.includesCollapsed) {
      determineFlexBaseSize(&items[count], node, axis, in: container, I.self)
      line.hypotheticalSum += gapBefore + items[count].outerHypotheticalMainSize
      gapBefore = gap
      line.sums.add(items[count])
      line.traits.formUnion(axisStyle(node, axis).traits)
      count += 1
    }
    arena.workspace.items.pop(capacity - count)
    line.items = items.prefix(count)
    return line
  }

  func release(_ line: MainLine) { arena.workspace.items.pop(line.items.count) }

  func release(_ main: MainLayout) {
    arena.workspace.lines.truncate(to: main.lines.lowerBound)
    release(main.all)
  }
}

extension NodeState {
  var hasCurrentContentHeight: Bool {
    marks.intersection([.hasContentHeight, .contentHeightIsStale]) == .hasContentHeight
  }
}

/// The items of a container along its main axis, in lines.
struct MainLayout {
  /// All items.
  let all: MainLine
  /// The range of the lines in the workspace.
  let lines: Range<Int>
  let gap: Double
}

/// The items of a container along its main axis, as one line.
struct MainLine {
  var items = Elements<FlexItem>()
  /// The sum of the outer hypothetical main sizes, with the gaps: §9.3 step 5.
  var hypotheticalSum = 0.0
  var sums = LineSums()
  /// The traits of the items' styles together.
  var traits: AxisTraits = []
}

// The main size of one item with any style. Rows use content widths, columns use content heights at a width.
extension LayoutPasses {
  /// The flex base size of an item with a rigid aspect ratio.
  func flexBaseSize<A: StaticAxis>(of rigid: RigidItem<A>, in container: FlexContainer) -> Double {
    let (box, axis) = (rigid.box, A.self)
    if axisStyle(box.node, axis).traits.contains(.hasBasis),
      let basis = usedBasis(of: box, sizing(box, axis), axis).definite
    {
      return basis
    }
    let stretches = stretches(box.node, in: container)
    if let specified = rigid.specifiedMainSize(stretches: stretches) { return specified }
    let space = rigid.measuringSpace(sizingSpace(for: box.node, in: container))
    if isLeaf(box.node) { return naturalLeafSize(of: box, in: space)[A.axis] }
    guard A.axis == .horizontal else {
      return contentHeight(of: box, width: states[box.node].width, definiteHeight: nil, in: space)
    }
    let inset = rigid.main.floor
    let availableSpace = max(0, (space.width ?? .infinity) - rigid.main.margins)
    return fitContent(availableSpace: availableSpace) { contentWidth(of: box, $0, in: space) + inset }
  }

  /// The main size for a content keyword; for any other size that is not a length, the max-content size.
  func keywordSize<A: StaticAxis>(
    of box: SizedBox, _ keyword: SizeTerm.Kind, _ axis: A.Type, in container: FlexContainer
  ) -> Double {
    if A.axis == .horizontal, keyword == .fitContent {
      return keywordWidth(of: box, keyword, in: sizingSpace(for: box.node, in: container))
    }
    return contentBasedSize(of: box, keyword == .minContent ? .minContent : .maxContent, axis, in: container)
  }

  /// The used `basis`; where it is `auto`, the main size property. §7.2.1
  func usedBasis<A: StaticAxis>(of box: SizedBox, _ sizing: AxisSizing, _ axis: A.Type) -> SizeTerm {
    guard axisStyle(box.node, axis).traits.contains(.hasBasis) else { return sizing.preferred }
    let (style, definite) = (style(box, axis), box.basis[A.axis])
    let resolved: Double
    let basis = lengths(of: box.node).basis
    switch basis.keyword {
    case nil where definite != nil || !basis.hasPercentage: resolved = self.resolved(basis, against: definite ?? 0)
    case .stretch where definite != nil: resolved = stretchedLength(style, in: definite ?? 0)
    case .minContent: return SizeTerm(kind: .minContent)
    case .fitContent: return SizeTerm(kind: .fitContent)
    default: return SizeTerm(kind: .maxContent)
    }
    return SizeTerm(kind: .definite, value: borderBox(resolved, style))
  }

  /// The bounds of the main size, with the automatic minimum of §4.5.
  func mainSizeBounds<A: StaticAxis>(
    of box: SizedBox, _ sizing: AxisSizing, _ axis: A.Type, in container: FlexContainer
  ) -> SizeBounds {
    sizing.bounds {
      keywordSize(of: box, $0, axis, in: container)
    } automaticMinimum: {
      isScrollContainer(box.node) ? nil : automaticMinimumSize(of: box, sizing, axis, in: container)
    }
  }

  /// A content size along the main axis.
  ///
  /// Along the block axis, min-content and max-content are equal.
  func contentBasedSize<A: StaticAxis>(
    of box: SizedBox, _ question: ContainerQuestion.Kind, _ axis: A.Type, ignoresTransfer: Bool = false,
    in container: FlexContainer
  ) -> Double {
    if A.axis == .vertical { return contentBasedHeight(of: box, question, ignoresTransfer, in: container) }
    let space = sizingSpace(for: box.node, in: container)
    return contentBasedWidth(of: box, question, ignoresTransfer: ignoresTransfer, in: space)
  }

  /// A content height at the width of the item.
  ///
  /// While the height is not determined, it is indefinite for the content.
  private func contentBasedHeight(
    of box: SizedBox, _ question: ContainerQuestion.Kind, _ ignoresTransfer: Bool, in container: FlexContainer
  ) -> Double {
    let width = states[box.node].width
    let ratio = ratio(of: box)
    if let ratio, !ignoresTransfer, !isOrthogonal(box.node) || widthIsKnown(ofOrthogonal: box.node, in: container) {
      return ratio.height(fromWidth: width)
    }
    var space = sizingSpace(for: box.node, in: container)
    let widthBounds = ratio.map { _ in
      self.widthBounds(of: box, sizing(box, Horizontal.self), hasContentMinimum: false, in: space)
    }
    space.heightIsIndefinite = true
    let height = intrinsicHeight(of: box, question, width: width, definiteHeight: nil, in: space)
    guard let ratio, let widthBounds else { return height }
    return widthBounds.transferred { ratio.height(fromWidth: $0) }.clamp(height)
  }
}
