// Box containers in the passes: a system of boxes is laid out with its topmost container.

extension LayoutPasses {
  // MARK: - Widths

  /// The intrinsic width of a box container, as a content box.
  func intrinsicWidth(ofBox node: Int32, _ kind: ContainerQuestion.Kind) -> Double {
    let system = makeSystem(of: node)
    defer { release(system) }
    let demands = arena.workspace.demands.count
    findNaturalWidths(in: system, kind)
    if lacksAnswers(since: demands) { return 0 }
    solve(system, BoxDimension(.horizontal, .fitting(limit: .infinity), inset: Edges(0)))
    return entries(system)[0].size.width
  }

  /// Pushes demands for the intrinsic widths of the flex containers in a system, which are needed first.
  func pushDemands(ofBox node: Int32, _ kind: ContainerQuestion.Kind) {
    forEachContainer(inSystemOf: node) { item in
      guard isCSS || kind != .minContent else { return }
      if !isCSS { setIntrinsicSpace(.endless, of: item) }
      list(kind, of: item)
    }
  }

  /// Calls `body` with the flex containers among the items of a system.
  private func forEachContainer(inSystemOf node: Int32, _ body: (Int32) -> Void) {
    let system = makeSystem(of: node)
    for entry in entries(system) where entry.kind == .content && !isLeaf(entry.node) { body(entry.node) }
    release(system)
  }

  private func findNaturalWidths(in system: BoxSystem, _ kind: ContainerQuestion.Kind) {
    var entries = entries(system)
    for index in entries.indices {
      let node = entries[index].node
      switch entries[index].kind {
      case .box: states[node].marks.remove(.isDirty)
      case .empty: break
      case .content where isLeaf(node):
        entries[index].naturalSize.width = kind == .leastContent ? 0 : intrinsicLeafWidth(kind, of: node)
      case .content:
        let width = intrinsicWidth(of: node, ContainerQuestion(kind)) + unresolvedStyle(node, Horizontal.self).inset
        // Boxes in the container may have moved the memory of the entries.
        entries = self.entries(system)
        entries[index].naturalSize.width = width
      }
    }
  }

  /// Sets the widths of all items of a system, and visits the flex containers among them.
  func setWidths(insideBox node: Int32) {
    let system = makeSystem(of: node)
    defer { release(system) }
    findNaturalWidths(in: system, .maxContent)
    let extent = node == arena.workspace.root ? arena.workspace.rootWidth : nil
    let height = node == arena.workspace.root ? arena.workspace.rootHeight : nil
    solveForItems(
      system,
      BoxDimension(
        .horizontal, extent ?? .given(states[node].width), inset: arena.inset(of: node),
        height: height ?? .fitting(limit: .infinity)))
    let entries = entries(system)
    states[node].width = entries[0].size.width
    // Entries are large: access by index avoids a copy for the call.
    for index in entries.indices.dropFirst() {
      states[entries[index].node].x = entries[index].origin.x
      if entries[index].kind == .box { forgetIntrinsicWidths(ofInnerBox: entries[index].node) }
      setWidth(ofBoxItem: index, entries)
    }
  }

  /// Clears the marks for intrinsic widths of a box inside another box.
  ///
  /// The inner box is sized with the topmost box. Its mark is cleared with that of the topmost box, so that the next
  /// change in the inner box is propagated to the topmost box again.
  private func forgetIntrinsicWidths(ofInnerBox node: Int32) {
    states[node].marks.subtract([.intrinsicWidthsAreStale, .hasMaxContent, .hasMinContent])
  }

  private func setWidth(ofBoxItem index: Int, _ entries: Elements<BoxSystemNode>) {
    let (node, width) = (entries[index].node, entries[index].size.width)
    if isLeaf(node) {
      let isNatural = width == entries[index].naturalSize.width
      states[node].marks.setWidth(followsContent: isNatural, isNatural: isNatural)
      states[node].availableSpace = .endless
    }
    guard entries[index].kind == .content, !isLeaf(node) else {
      states[node].width = width
      // The results of an earlier layout as a flex item may be those at another width.
      states[node].marks.subtract([.widthsAreSet, .hasContentHeight])
      return
    }
    // Only its pins, and its own padding and border, determine the size of a flex container as an item of a box.
    if flexStyle(node).traits.contains(.hasPercentageEdges) { resolveEdges(of: node, PercentageBasis()) }
    if states[node].marks.contains(.widthFollowsContent) {
      states[node].marks.subtract([.widthFollowsContent, .widthsAreSet])
    }
    setMeasuredWidth(width, of: node)
    setBreakHeight(.infinity, of: node)
    if !coupledHeights(of: node).ofWidths.isNone {
      arena.setHeightOfWidths(.nan, of: node)
      states[node].marks.subtract([.widthsAreSet, .hasContentHeight])
    }
    states[node].marks.insert(.heightIsNeeded)
    if !states[node].marks.contains(.widthsAreSet) || states[node].marks.contains(.isInDirtyList) {
      arena.workspace.stack.append(node)
    }
  }

  // MARK: - Heights

  func listHeightDemands(ofBox node: Int32) {
    forEachContainer(inSystemOf: node) { item in
      listContentHeight(of: item)
    }
  }

  /// The content height of a box container at its width, as a content box.
  func contentHeight(ofBox node: Int32) -> Double {
    let demands = arena.workspace.demands.count
    let system = measuredSystem(of: node)
    defer { release(system) }
    if lacksAnswers(since: demands) { return 0 }
    solve(system, BoxDimension(.vertical, .fitting(limit: .infinity), inset: Edges(0)))
    return entries(system)[0].size.height
  }

  /// Creates a system whose widths are set, with its natural heights.
  private func measuredSystem(of node: Int32) -> BoxSystem {
    let system = makeSystem(of: node)
    var entries = entries(system)
    entries[0].size.width = states[node].width
    for index in entries.indices.dropFirst() {
      let node = entries[index].node
      entries[index].size.width = states[node].width
      entries[index].origin.x = states[node].x
      switch entries[index].kind {
      case .box, .empty: break
      case .content where isLeaf(node):
        let size = measureLeaf(node, atWidth: max(0, states[node].width)).size
        entries[index].naturalSize.height = size.height
      case .content:
        let height = contentHeight(of: node) + axisStyle(node, Vertical.self).inset
        entries = self.entries(system)
        entries[index].naturalSize.height = height
      }
    }
    return system
  }

  // MARK: - Frames

  /// Sets the frames of all items of a system.
  func placeItems(ofBox node: Int32) { _ = placeItems(ofBox: node, .given(results[node].frame.height)) }

  /// - Returns: The height of the topmost container.
  private func placeItems(ofBox node: Int32, _ height: BoxExtent) -> Double {
    let system = measuredSystem(of: node)
    defer { release(system) }
    solveForItems(system, BoxDimension(.vertical, height, inset: arena.inset(of: node)))
    let entries = entries(system)
    for entry in entries.dropFirst() {
      let outer = entries[Int(entry.container)]
      let x = outer.isRightToLeft ? outer.size.width - entry.origin.x - entry.size.width : entry.origin.x
      let isSameHeight = results[entry.node].frame.height == entry.size.height
      results[entry.node].frame = LayoutRect(
        x: x, y: entry.origin.y, width: entry.size.width, height: entry.size.height)
      switch entry.kind {
      case .box: states[entry.node].marks.subtract([.isSnapped, .isDirty, .isPlaced])
      case .empty: break
      case .content where isLeaf(entry.node): setExtent(ofLeaf: entry)
      case .content:
        states[entry.node].marks.insert(.needsWidthPass)
        setDefiniteHeight(entry.size.height, of: entry.node, isSameHeight: isSameHeight)
        setPlacedBreakHeight(breakHeight(of: entry.node, height: entry.size.height), of: entry.node)
      }
    }
    return entries[0].size.height
  }

  /// Sets the marks that prevent snapping from cutting a leaf that has its natural size.
  private func setExtent(ofLeaf entry: BoxSystemNode) {
    let pins = arena.contents.pinTable.pins[Int(entry.pins) + Int(LayoutAxis.vertical.rawValue)]
    var marks = states[entry.node].marks.subtracting([.keepsWidth, .keepsHeight])
    if marks.contains(.widthIsNatural) { marks.insert(.keepsWidth) }
    if pins.size == nil, pins.relative == nil, entry.sizeConstraint < 0, entry.size.height >= entry.naturalSize.height {
      marks.insert(.keepsHeight)
    }
    states[entry.node].marks = marks
  }

  /// The first baseline of the first item with a baseline, or the last baseline of the last such item; NaN without any.
  func baseline(_ set: BaselineSet, ofBox node: Int32, _ question: ContainerQuestion) -> Double {
    let demands = arena.workspace.demands.count
    let system = measuredSystem(of: node)
    defer { release(system) }
    if lacksAnswers(since: demands) { return 0 }
    solve(system, BoxDimension(.vertical, .given(question.height), inset: arena.inset(of: node)))
    let indices = entries(system).indices.dropFirst()
    for place in 0..<indices.count {
      let index = set == .first ? indices.startIndex + place : indices.endIndex - 1 - place
      let entry = entries(system)[index]
      guard entry.kind == .content else { continue }
      let baseline = baseline(set, of: entry)
      if baseline.isNone { continue }
      var top = 0.0
      var outer = index
      while outer > 0 {
        top += entries(system)[outer].origin.y
        outer = Int(entries(system)[outer].container)
      }
      return top + baseline
    }
    return .nan
  }

  private func baseline(_ set: BaselineSet, of entry: BoxSystemNode) -> Double {
    if isLeaf(entry.node) {
      return measureLeaf(entry.node, atWidth: max(0, entry.size.width)).baseline(set) ?? .nan
    }
    // The missing baseline of orthogonal lines is known without a demand, after which the system is solved again.
    if isOrthogonal(entry.node) { return .nan }
    return answer(to: baselineQuestion(set, to: entry.node, at: entry.size), of: entry.node)
  }

  // MARK: - The root

  /// Sizes a box container at the root: the size is given, or follows from its constraints.
  ///
  /// With a fitted height, the items are placed, too.
  func sizedBoxRoot(_ root: Int32, in space: RootSpace) -> SizedRoot {
    let (width, height) = boxRootExtents(root, in: space)
    setWidths(inBoxRoot: root, width, height)
    var sized = SizedRoot(size: LayoutSize(width: states[root].width, height: 0))
    if case .given(let height) = height {
      sized.size.height = height
    } else {
      sized.size.height = placeItems(ofBox: root, height)
      sized.isPlaced = true
    }
    sized.definiteHeight = sized.size.height
    return sized
  }

  /// Measures a box container at the root.
  func measureBoxRoot(_ root: Int32, in space: RootSpace) -> LayoutSize {
    let (width, height) = boxRootExtents(root, in: space)
    if case .given(let width) = width, case .given(let height) = height {
      return LayoutSize(width: width, height: height)
    }
    var question = ContainerQuestion(.extentWidth)
    (question.width, question.height) = (width.limit, height.limit)
    if let known = storedExtent(of: root, question) { return known }
    setWidths(inBoxRoot: root, width, height)
    let system = measuredSystem(of: root)
    defer { release(system) }
    solve(system, BoxDimension(.vertical, height, inset: arena.inset(of: root)))
    let size = entries(system)[0].size
    store(size, of: root, question)
    return size
  }

  /// The known extents of a box container at the root.
  private func boxRootExtents(_ root: Int32, in space: RootSpace) -> (width: BoxExtent, height: BoxExtent) {
    switch space {
    case .exact(let size):
      _ = rootBox(root, PercentageBasis(width: size.width, height: size.height))
      return (.given(size.width), .given(size.height))
    case .available(let width, let height):
      let box = rootBox(root, PercentageBasis(width: width, height: height))
      return (
        sizing(box, Horizontal.self).definiteSize.map { .given($0) } ?? .fitting(limit: width ?? .infinity),
        sizing(box, Vertical.self).definiteSize.map { .given($0) } ?? .fitting(limit: height ?? .infinity)
      )
    }
  }

  /// Sets the widths of a box container at the root, and of everything below.
  private func setWidths(inBoxRoot root: Int32, _ width: BoxExtent, _ height: BoxExtent) {
    var (usedWidth, isFitted) = (states[root].width, true)
    if case .given(let width) = width { (usedWidth, isFitted) = (width, false) }
    prepareRoot(root, width: usedWidth, widthFollowsContent: false, availableSpace: .endless)
    if isFitted || arena.contents.sizeConstraints.count > 0 {
      // In another space, the items may have other widths.
      states[root].forgetWidths()
      arena.contents.fittedRoot = root
    }
    (arena.workspace.rootWidth, arena.workspace.rootHeight) = (isFitted ? width : nil, height)
    states[root].marks.remove(.heightIsNeeded)
    setWidths(below: root)
    (arena.workspace.rootWidth, arena.workspace.rootHeight) = (nil, nil)
  }
}
