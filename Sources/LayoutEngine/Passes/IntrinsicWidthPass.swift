// The first pass: intrinsic widths, from the leaves upwards. css-flexbox-1 §9.9
//
// The pass runs when an unknown width is used.

extension LayoutPasses {
  /// An intrinsic width of a container, as a content box.
  func intrinsicWidth(of node: Int32, _ question: ContainerQuestion) -> Double {
    guard isInState(question) else { return answer(to: question, of: node) }
    if leavesMeasureInAvailableSpace, question.kind != .minContent {
      setIntrinsicSpace(question.availableSpace, of: node)
    }
    if !states[node].marks.contains(question.kind.mark), !isComputedAtOnce(question.kind, of: node) {
      demand(question.kind, of: node)
    }
    return states[node].intrinsicWidth(question.kind)
  }

  /// Whether the result of a query is stored in the state of the node, and not in its list.
  ///
  /// Beyond the limit of answers, all results are in the list, which contains a few results for different spaces.
  private func isInState(_ question: ContainerQuestion) -> Bool {
    question.definiteHeight.isNone && question.breakHeight == .infinity && stateHolds(question.kind)
      && !arena.contents.answerLimit.isExceeded
  }

  /// The kind of the smallest width of a fit-content box. ``Deviations/leavesFitAnyWidth``
  var leastKind: ContainerQuestion.Kind { deviations.contains(.leavesFitAnyWidth) ? .leastContent : .minContent }

  /// Whether the state of a node has a place for widths of a kind: one for max-content, and one for ``leastKind``.
  @inline(__always) func stateHolds(_ kind: ContainerQuestion.Kind) -> Bool {
    !deviations.contains(.leavesFitAnyWidth) || kind != .minContent
  }

  /// Sets the available space for intrinsic widths.
  ///
  /// The natural sizes of leaves depend on the available space: ``Deviations/leavesMeasureInAvailableSpace``. After a
  /// change, results that the container derived from the previous widths cannot be compared with the new widths.
  func setIntrinsicSpace(_ availableSpace: MeasureSpace, of node: Int32) {
    guard intrinsicSpaces[node] != availableSpace else { return }
    intrinsicSpaces[node] = availableSpace
    if states[node].marks.isDisjoint(with: .intrinsicWidths) { return }
    // The widths have to be computed again.
    arena.noteAnswer()
    states[node].marks.subtract(.intrinsicWidths)
    states[node].marks.insert(.intrinsicWidthsAreLost)
  }

  /// Whether a demand has been met.
  ///
  /// Otherwise missing results have been pushed onto the stack.
  func answerIntrinsicWidth(_ demand: Demand, at place: Int) -> Bool {
    if !demand.marks.contains(.demandsArePushed) {
      if isKnown(demand) { return true }
      if pushDemands(of: demand, at: place) { return false }
    }
    let width = computeIntrinsicWidth(demand)
    if lacksAnswers(since: place + 1) { return false }
    keep(width, demand)
    return true
  }

  private func isKnown(_ demand: Demand) -> Bool {
    if demand.isInState { return states[demand.node].marks.contains(demand.kind.mark) }
    return arena.storedAnswer(of: demand.node, to: question(of: demand)) != nil
  }

  /// Pushes demands for intrinsic widths inside a container that are needed first.
  ///
  /// The demands are those that are known without the computation of the width.
  ///
  /// - Returns: Whether there are such demands.
  private func pushDemands(of demand: Demand, at place: Int) -> Bool {
    let node = demand.node
    // The demands are for results in states.
    if arena.contents.answerLimit.isExceeded { return false }
    if nodes[node].traits.contains(.hasKind) {
      pushDemands(ofKind: node, demand.kind)
    } else if nodes[node].traits.contains(.hasGrandchildren), !couplesAxes(node), !hasKeywordItems(node),
      stateHolds(demand.kind)
    {
      pushDemandsOfItems(of: demand)
    }
    return lacksAnswers(since: place + 1)
  }

  private func pushDemandsOfItems(of demand: Demand) {
    let node = demand.node
    let needsMinimums = flexStyle(node).isRow && stateHolds(.minContent)
    for item in items(of: node) {
      guard isContainer(item) else { continue }
      if leavesMeasureInAvailableSpace, demand.kind != .minContent {
        setIntrinsicSpace(
          availableSpaceInside(
            SizedBox(node: item, basis: PercentageBasis(), edgesAreUnresolved: true), intrinsicSpaces[node]),
          of: item)
      }
      let traits = axisStyle(item, Horizontal.self).traits
      if !traits.contains(.isFixed) { list(demand.kind, of: item) }
      if needsMinimums, traits.contains(.hasAutomaticMinimum), mayKeepMinimum(flexStyle(item), traits) {
        list(.minContent, of: item)
      }
    }
  }

  /// Pushes a demand for an intrinsic width that is stored in the state of a node.
  func list(_ kind: ContainerQuestion.Kind, of node: Int32) {
    if states[node].marks.contains(kind.mark) || isComputedAtOnce(kind, of: node) { return }
    arena.workspace.demands.append(Demand(kind, of: node))
  }

  /// Computes an intrinsic width of a container that has only leaves, so that no result can be missing.
  private func isComputedAtOnce(_ kind: ContainerQuestion.Kind, of node: Int32) -> Bool {
    if nodes[node].traits.contains(.hasGrandchildren) { return false }
    let demand = Demand(kind, of: node)
    keep(computeIntrinsicWidth(demand), demand)
    return true
  }

  private func hasKeywordItems(_ container: Int32) -> Bool {
    nodes[container].traits.contains(.hasKeywordItems)
      || !stateHolds(.minContent) && flexStyle(container).traits.contains(.wraps)
  }

  /// Whether an item may contribute its hypothetical size, with the automatic minimum, because the item is inflexible.
  private func mayKeepMinimum(_ style: FlexStyle, _ traits: AxisTraits) -> Bool {
    (style.grow == 0 || style.shrink == 0)
      && (traits.contains(.hasBasis) || traits.isSuperset(of: [.isLimited, .isFixed]))
  }

  private func keep(_ width: Double, _ demand: Demand) {
    arena.statistics.containerVisits += 1
    states[demand.node].marks.remove(.isDirty)
    guard demand.isInState else { return arena.store(width, of: demand.node, to: question(of: demand)) }
    if demand.kind == .maxContent {
      states[demand.node].maxContent = width
    } else {
      states[demand.node].minContent = width
    }
    states[demand.node].marks.insert(demand.kind.mark)
  }

  @inline(never) private func computeIntrinsicWidth(_ demand: Demand) -> Double {
    if !nodes[demand.node].traits.isDisjoint(with: .isNotFlexContainer) { return widthWithoutFlexbox(demand) }
    return intrinsicWidth(of: intrinsicContainer(demand), demand.kind)
  }

  @inline(never) private func widthWithoutFlexbox(_ demand: Demand) -> Double {
    let height = demand.isInState ? .nan : question(of: demand).definiteHeight
    guard isOrthogonal(demand.node) else { return intrinsicWidth(ofKind: demand.node, demand.kind, height: height) }
    return widthOfContent(inOrthogonal: demand.node, atHeight: height)
  }

  /// A container of unknown width.
  private func intrinsicContainer(_ demand: Demand) -> FlexContainer {
    var container = flexContainer(demand.node)
    if demand.isInState {
      if leavesMeasureInAvailableSpace { container.availableSpace = intrinsicSpaces[demand.node] }
      return container
    }
    let question = question(of: demand)
    container.availableSpace = question.availableSpace
    container.breakHeight = question.breakHeight
    if !question.definiteHeight.isNone {
      container.vertical.size = question.definiteHeight
      container.vertical.setDefinite(question.definiteHeight)
    }
    return container
  }

  // MARK: - After edits

  /// Recomputes intrinsic widths that may have changed and that other results depend on.
  ///
  /// The computation runs from the leaves upwards, as far as widths actually change.
  func refreshIntrinsicWidths(below root: Int32) {
    let first = arena.workspace.visited.count
    arena.workspace.stack.append(root)
    let base = arena.workspace.stack.count
    while arena.workspace.stack.count >= base, let node = arena.workspace.stack.popLast() {
      arena.workspace.visited.append(node)
      let below = arena.workspace.stack.count
      arena.forEachChangedChild(of: node) { child in
        let isMeasured = nodes[child].traits.intersection([.isHidden, .isCollapsed]) != .isHidden
        if isContainer(child), isMeasured { arena.workspace.stack.append(child) }
      }
      arena.workspace.stack.reverse(from: below)
    }
    for index in (first..<arena.workspace.visited.count).reversed() {
      let node = arena.workspace.visited[index]
      states[node].marks.remove(.isDirty)
      arena.endRefresh(of: node)
      guard states[node].marks.contains(.intrinsicWidthsAreStale) else { continue }
      states[node].marks.remove(.intrinsicWidthsAreStale)
      if node != root, refreshIntrinsicWidths(of: node) { itemsChanged(in: nodes[node].parent) }
      if node == root { states[node].marks.subtract(.intrinsicWidths) }
    }
    arena.workspace.visited.truncate(to: first)
  }

  /// Marks that an item of a container changed; for joined containers, up to the outermost one.
  private func itemsChanged(in container: Int32) {
    var container = container
    while isJoined(container) {
      // The containers around a container that is already marked are marked, too.
      if states[container].marks.itemsAreStale { return }
      states[container].marks.makeItemsStale()
      container = nodes[container].parent
    }
    states[container].marks.makeItemsStale()
  }

  /// Whether a known intrinsic width changed.
  ///
  /// A width that depends on a height counts as changed.
  private func refreshIntrinsicWidths(of node: Int32) -> Bool {
    let known = states[node]
    states[node].marks.subtract([.intrinsicWidths, .intrinsicWidthsAreLost])
    var isChanged = couplesAxes(node) || known.marks.contains(.intrinsicWidthsAreLost) || isJoined(node)
    if isChanged { return true }
    if known.marks.contains(.hasMaxContent) {
      refresh(.maxContent, of: node)
      isChanged = states[node].maxContent != known.maxContent
    }
    if known.marks.contains(.hasMinContent) {
      refresh(leastKind, of: node)
      isChanged = states[node].minContent != known.minContent || isChanged
    }
    // Results outside of the state are removed when they may have changed.
    return isChanged || !stateHolds(.minContent) && hasKeywordItems(nodes[node].parent)
  }

  /// Computes an intrinsic width after those inside, so that results are rarely missing.
  private func refresh(_ kind: ContainerQuestion.Kind, of node: Int32) {
    let count = arena.workspace.demands.count
    let demand = Demand(kind, of: node)
    arena.workspace.defersDemands = true
    let width = computeIntrinsicWidth(demand)
    arena.workspace.defersDemands = false
    if !lacksAnswers(since: count) { return keep(width, demand) }
    arena.workspace.demands.truncate(to: count)
    self.demand(kind, of: node)
  }
}

extension ContainerQuestion.Kind {
  /// The mark of the width in the state of a container.
  var mark: NodeState.Marks { self == .maxContent ? .hasMaxContent : .hasMinContent }
}

extension NodeState {
  func intrinsicWidth(_ kind: ContainerQuestion.Kind) -> Double { kind == .maxContent ? maxContent : minContent }
}
