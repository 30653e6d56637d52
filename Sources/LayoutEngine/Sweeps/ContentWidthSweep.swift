// The first sweep: content widths, from the leaves upwards. css-flexbox-1 §9.9

/// A width that a container's content asks for.
enum ContentWidth: UInt8 {
  /// The max-content width.
  case largest
  /// The min-content width; under StackViewLayout's rules that which is left if leaves take any width.
  case least

  @inline(__always) var mark: SweepState.Marks { self == .largest ? .hasMaxContent : .hasMinContent }
}

/// A content width that has to be found out.
struct WidthDemand: BitwiseCopyable {
  let node: Int32
  let kind: ContentWidth
}

extension Widths {
  @inline(__always) static func sizing(of item: Int32, in container: SweptContainer, _ sweeps: Sweeps) -> AxisPointer {
    sweeps.resolvedHorizontalSizing(of: item, in: container)
  }

  @inline(__always) static func knownContentSize(of item: Int32, _ sweeps: Sweeps) -> Double? {
    let state = sweeps.state(item)
    return sweeps.isCSS && state.pointee.marks.contains(.hasMaxContent) ? state.pointee.maxContent : nil
  }

  @inline(__always) static func contentSize(
    of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps
  ) -> Double {
    sweeps.outerContentWidth(.largest, of: item, sizing, room: container.measuringWidth, limit: container.size)
  }

  @inline(__always) static func leastContentSize(
    of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps
  ) -> Double {
    sweeps.outerContentWidth(.least, of: item, sizing, room: container.measuringWidth, limit: container.size)
  }

  /// Fit-content. css-sizing-3 §2.1
  @inline(__always) static func fittingSize(
    of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps
  ) -> Double {
    if !sweeps.isCSS, sweeps.node(item).pointee.traits.contains(.isLeaf) {
      return sweeps.naturalWidth(ofLeaf: item, sizing, room: container.measuringWidth, limit: container.size)
    }
    let largest = contentSize(of: item, sizing, in: container, sweeps)
    let room = max(0, container.size - sizing.pointee.margins)
    if largest <= room { return largest }
    return max(room, leastContentSize(of: item, sizing, in: container, sweeps))
  }
}

extension Sweeps {
  /// The width that the content of an item asks for, as a border box.
  ///
  /// - Parameters:
  ///   - room: The room in which the container's leaves are measured.
  ///   - limit: The container's content box, where it is known: no leaf is naturally wider.
  @inline(__always) func outerContentWidth(
    _ kind: ContentWidth, of item: Int32, _ sizing: AxisPointer, room: Double, limit: Double?
  ) -> Double {
    if node(item).pointee.traits.contains(.isLeaf) {
      return leafWidth(kind, of: item, sizing, room: room, limit: limit) + sizing.pointee.inset
    }
    if !isCSS { setRoom(max(0, room - sizing.pointee.margins - sizing.pointee.inset), of: item) }
    return contentWidth(kind, of: item) + sizing.pointee.inset
  }

  private func leafWidth(
    _ kind: ContentWidth, of item: Int32, _ sizing: AxisPointer, room: Double, limit: Double?
  ) -> Double {
    let state = state(item)
    if isCSS {
      if state.pointee.marks.contains(kind.mark) {
        return kind == .largest ? state.pointee.maxContent : state.pointee.minContent
      }
      let width = run.measureLeaf(item, kind == .largest ? .maxContent : .minContent).size.width
      if kind == .largest { state.pointee.maxContent = width } else { state.pointee.minContent = width }
      state.pointee.marks.insert(kind.mark)
      return width
    }
    if kind == .least { return 0 }
    return max(0, naturalWidth(ofLeaf: item, sizing, room: room, limit: limit) - sizing.pointee.inset)
  }

  /// See ``LayoutRun/naturalLeafSize(of:in:)``.
  func naturalWidth(ofLeaf item: Int32, _ sizing: AxisPointer, room: Double, limit: Double?) -> Double {
    let state = state(item)
    setRoom(max(0, room - sizing.pointee.margins - sizing.pointee.inset), of: item)
    if !state.pointee.marks.contains(.hasMaxContent) {
      state.pointee.maxContent = run.measureLeaf(item, .room(state.pointee.measuringWidth)).size.width
      state.pointee.marks.insert(.hasMaxContent)
    }
    var width = state.pointee.maxContent
    if let limit { width = min(width, max(0, limit - sizing.pointee.margins - sizing.pointee.inset)) }
    return width + sizing.pointee.inset
  }

  /// A content width of a container, as a content box.
  @inline(__always) func contentWidth(_ kind: ContentWidth, of container: Int32) -> Double {
    let state = state(container)
    if !state.pointee.marks.contains(kind.mark) {
      guard isContainer(container) else { return emptyContentWidth(of: container) }
      sweepContentWidths(kind, from: container)
    }
    return kind == .largest ? state.pointee.maxContent : state.pointee.minContent
  }

  private func emptyContentWidth(of node: Int32) -> Double {
    let state = state(node)
    (state.pointee.minContent, state.pointee.maxContent) = (0, 0)
    state.pointee.marks.formUnion([.hasMaxContent, .hasMinContent])
    return 0
  }

  /// Lists the containers that a content width depends on, and goes through the list from its end.
  @inline(never) private func sweepContentWidths(_ kind: ContentWidth, from root: Int32) {
    let list = contents.pointee.workspace.widthDemands.count
    let stack = contents.pointee.workspace.widthDemandStack.count
    contents.pointee.workspace.widthDemandStack.append(WidthDemand(node: root, kind: kind))
    while contents.pointee.workspace.widthDemandStack.count > stack,
      let demand = contents.pointee.workspace.widthDemandStack.popLast()
    {
      contents.pointee.workspace.widthDemands.append(demand)
      let below = contents.pointee.workspace.widthDemandStack.count
      listWidthDemands(of: demand)
      contents.pointee.workspace.widthDemandStack.reverse(from: below)
    }
    for index in (list..<contents.pointee.workspace.widthDemands.count).reversed() {
      findContentWidth(contents.pointee.workspace.widthDemands[index])
    }
    contents.pointee.workspace.widthDemands.truncate(to: list)
  }

  /// Puts the containers inside on the list whose content widths have to be known first.
  private func listWidthDemands(of demand: WidthDemand) {
    let container = demand.node
    guard node(container).pointee.traits.contains(.hasGrandchildren) else { return }
    let isRow = style(container).pointee.traits.contains(.isRow)
    let room = state(container).pointee.measuringWidth
    forEachItem(of: container) { item in
      guard isContainer(item) else { return }
      let style = style(item)
      if !isCSS {
        let sizing = unresolvedHorizontalSizing(of: item)
        setRoom(max(0, room - sizing.pointee.margins - sizing.pointee.inset), of: item)
      }
      let marks = state(item).pointee.marks
      let traits = sizing(item, Widths.self).pointee.traits
      if !traits.contains(.isFixed), !marks.contains(demand.kind.mark) {
        contents.pointee.workspace.widthDemandStack.append(WidthDemand(node: item, kind: demand.kind))
      }
      if isRow, mayKeepMinimum(style, traits), !marks.contains(.hasMinContent) {
        contents.pointee.workspace.widthDemandStack.append(WidthDemand(node: item, kind: .least))
      }
    }
  }

  /// Whether an item may contribute its hypothetical size, with the automatic minimum, because it cannot flex.
  private func mayKeepMinimum(_ style: UnsafeMutablePointer<SharedStyle>, _ traits: AxisTraits) -> Bool {
    return traits.contains(.hasAutomaticMinimum) && (style.pointee.grow == 0 || style.pointee.shrink == 0)
      && (style.pointee.traits.contains(.hasBasis) || traits.isSuperset(of: [.isLimited, .isFixed]))
  }

  private func findContentWidth(_ demand: WidthDemand) {
    let state = state(demand.node)
    guard !state.pointee.marks.contains(demand.kind.mark) else { return }
    contents.pointee.statistics.containerVisits += 1
    let width =
      style(demand.node).pointee.traits.contains(.isRow)
      ? sumOfContributions(demand) : largestContribution(demand)
    if demand.kind == .largest { state.pointee.maxContent = width } else { state.pointee.minContent = width }
    state.pointee.marks.insert(demand.kind.mark)
    state.pointee.marks.remove(.isUnread)
  }

  /// A container whose width is not known yet: percentages refer to nothing.
  @inline(__always) private func openContainer(_ node: Int32) -> SweptContainer {
    var container = SweptContainer(node: node, size: 0, definiteSize: nil)
    container.measuringWidth = state(node).pointee.measuringWidth
    return container
  }

  private func largestContribution(_ demand: WidthDemand) -> Double {
    let container = openContainer(demand.node)
    var largest = 0.0
    forEachItem(of: demand.node) { item in
      let sizing = unresolvedHorizontalSizing(of: item)
      largest = max(largest, contribution(demand.kind, of: item, sizing, in: container) + sizing.pointee.margins)
    }
    return largest
  }

  private func sumOfContributions(_ demand: WidthDemand) -> Double {
    let container = openContainer(demand.node)
    var sum = 0.0
    var count = 0
    forEachItem(of: demand.node) { item in
      let sizing = unresolvedHorizontalSizing(of: item)
      sum += flexedContribution(demand.kind, of: item, sizing, in: container) + sizing.pointee.margins
      count += 1
    }
    // Percentages of an indefinite size count as 0 in gaps. css-align-3 §8
    let gap = max(0, style(demand.node).pointee.gap)
    return max(0, sum + gap * Double(max(0, count - 1)))
  }

  /// What an item's content, or its size, asks for. css-sizing-3 §5.2
  @inline(__always) private func contribution(
    _ kind: ContentWidth, of item: Int32, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double {
    let isOpen = !sizing.pointee.traits.isDisjoint(with: container.openSizes)
    let size =
      isOpen
      ? outerContentWidth(kind, of: item, sizing, room: container.measuringWidth, limit: nil)
      : borderBox(sizes(item).pointee.width, sizing)
    let width = bounds(of: item, Widths.self, sizing, in: container).clamp(size)
    return sizing.pointee.traits.contains(.hasRatio) ? max(width, leastRatioWidth(of: item, sizing)) : width
  }

  /// The width that goes with the least height, that of padding and border. css-sizing-4 §7.2
  @inline(never) private func leastRatioWidth(of item: Int32, _ sizing: AxisPointer) -> Double {
    let hasOpenEdges = style(item).pointee.traits.contains(.hasPercentageEdges)
    let verticalInset =
      hasOpenEdges
      ? resolvedEdges(of: item, basis: PercentageBasis()).vertical.inset : self.sizing(item, Heights.self).pointee.inset
    guard verticalInset > 0 else { return 0 }
    return ratioBox(of: item, sizing.pointee.inset, verticalInset).width(fromHeight: verticalInset)
  }

  /// The same, but for an item that cannot flex there its hypothetical size. css-flexbox-1 §9.9.1
  @inline(__always) private func flexedContribution(
    _ kind: ContentWidth, of item: Int32, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double {
    let contribution = contribution(kind, of: item, sizing, in: container)
    let style = style(item)
    guard style.pointee.traits.contains(.hasBasis) || sizing.pointee.traits.contains(.isLimited) else {
      return contribution
    }
    return hypotheticalContribution(contribution, of: item, sizing, in: container)
  }

  @inline(never) private func hypotheticalContribution(
    _ contribution: Double, of item: Int32, _ sizing: AxisPointer, in container: SweptContainer
  ) -> Double {
    let style = style(item)
    let specified = preferredSize(of: item, Widths.self, sizing, in: container)
    let basis =
      style.pointee.traits.contains(.hasBasis)
      ? givenBasis(of: item, inset: sizing.pointee.inset, basis: nil) : specified
    guard let basis else { return contribution }
    let base = max(basis, sizing.pointee.inset)
    let cannotMove =
      contribution > base ? style.pointee.grow == 0 : contribution < base && style.pointee.shrink == 0
    guard cannotMove else { return contribution }
    var bounds = bounds(of: item, Widths.self, sizing, in: container)
    if sizing.pointee.traits.contains(.hasAutomaticMinimum) {
      let content = outerContentWidth(.least, of: item, sizing, room: container.measuringWidth, limit: nil)
      applyAutomaticMinimum(content, specified: specified, floor: sizing.pointee.inset, to: &bounds)
    }
    return bounds.clamp(base)
  }

  /// The edges of an item while its container's width is not known: percentages count as 0. css-sizing-3 §5.2.1
  @inline(__always) func unresolvedHorizontalSizing(of item: Int32) -> AxisPointer {
    guard style(item).pointee.traits.contains(.hasPercentageEdges) else { return sizing(item, Widths.self) }
    let unresolved = contents.pointee.workspace.unresolvedEdges
    unresolved.pointee = resolvedEdges(of: item, basis: PercentageBasis()).horizontal
    return unresolved
  }

  /// Both axes of an item's style, with percentages of the edges resolved.
  @inline(never) func resolvedEdges(
    of item: Int32, basis: PercentageBasis
  ) -> (horizontal: AxisStyle, vertical: AxisStyle) {
    let style = run.arena.style(item)
    var autoMargins: SideSet = []
    let margin = run.marginEdges(style, isRightToLeft: false, basis: basis, autoMargins: &autoMargins)
    let inset = run.insetEdges(style, isRightToLeft: false, basis: basis)
    var horizontal = sizing(item, Widths.self).pointee
    var vertical = sizing(item, Heights.self).pointee
    (horizontal.marginStart, horizontal.marginEnd) = (margin.left, margin.right)
    let sizesContentBox = style.pointee.boxSizing == .contentBox
    horizontal.setInset(start: inset.left, end: inset.right, sizesContentBox: sizesContentBox)
    (vertical.marginStart, vertical.marginEnd) = (margin.top, margin.bottom)
    vertical.setInset(start: inset.top, end: inset.bottom, sizesContentBox: sizesContentBox)
    return (horizontal, vertical)
  }
}
