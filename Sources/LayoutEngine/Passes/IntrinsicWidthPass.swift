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
    if !states[node].marks.contains(question.kind.mark) { findIntrinsicWidth(question.kind, of: node) }
    return states[node].intrinsicWidth(question.kind)
  }

  private func findIntrinsicWidth(_ kind: ContainerQuestion.Kind, of node: Int32) {
    // In a container that has only leaves, no other width is needed.
    if nodes[node].traits.contains(.hasGrandchildren) {
      determine(NodeQuestion(kind, of: node))
    } else {
      computeIntrinsicWidth(kind, of: node)
    }
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

  // MARK: - The pass

  /// Determines an intrinsic width that the state of a container holds, after those inside that are known to be needed.
  func determineIntrinsicWidth(_ kind: ContainerQuestion.Kind, of node: Int32) {
    let first = arena.workspace.intrinsicWidths.count
    arena.workspace.intrinsicWidths.append(
      ListedWidths(node: node, maxContent: kind == .maxContent, minContent: kind != .maxContent))
    var next = first
    while next < arena.workspace.intrinsicWidths.count {
      listIntrinsicWidths(inside: arena.workspace.intrinsicWidths[next])
      next += 1
    }
    while arena.workspace.intrinsicWidths.count > first, let listed = arena.workspace.intrinsicWidths.popLast() {
      computeIntrinsicWidths(listed)
    }
  }

  /// Computes the intrinsic widths that are listed for a container, as far as they are not known.
  private func computeIntrinsicWidths(_ listed: ListedWidths) {
    let known = states[listed.node].marks
    if listed.maxContent, !known.contains(.hasMaxContent) { computeIntrinsicWidth(.maxContent, of: listed.node) }
    if listed.minContent, !known.contains(.hasMinContent) { computeIntrinsicWidth(leastKind, of: listed.node) }
  }

  /// Determines an intrinsic width that is kept in the list of a container.
  func determineIntrinsicWidth(_ question: ContainerQuestion, of node: Int32) {
    let width = intrinsicWidth(of: node, question, isInState: false)
    if isAbandoned { return }
    noteIntrinsicWidth(of: node)
    arena.store(width, of: node, to: question)
  }

  /// Computes an intrinsic width, and keeps it in the state of the container.
  private func computeIntrinsicWidth(_ kind: ContainerQuestion.Kind, of node: Int32) {
    if isAbandoned { return }
    let width = intrinsicWidth(of: node, ContainerQuestion(kind), isInState: true)
    if isAbandoned { return }
    noteIntrinsicWidth(of: node)
    if kind == .maxContent { states[node].maxContent = width } else { states[node].minContent = width }
    states[node].marks.insert(kind.mark)
  }

  private func noteIntrinsicWidth(of node: Int32) {
    arena.statistics.containerVisits += 1
    states[node].marks.remove(.isDirty)
  }

  /// Lists the intrinsic widths inside a container that are needed first, as far as they are known without the computation
  /// of its widths.
  private func listIntrinsicWidths(inside listed: ListedWidths) {
    let node = listed.node
    // The listed widths are those in states.
    if arena.contents.answerLimit.isExceeded { return }
    if nodes[node].traits.contains(.hasKind) {
      listIntrinsicWidths(insideKind: listed)
    } else if nodes[node].traits.contains(.hasGrandchildren), !couplesAxes(node), !hasKeywordItems(node) {
      listIntrinsicWidths(ofItems: listed)
    }
  }

  private func listIntrinsicWidths(ofItems listed: ListedWidths) {
    let keepsMinimums = flexStyle(listed.node).isRow && stateHolds(.minContent)
    for item in items(of: listed.node) {
      guard isContainer(item) else { continue }
      if leavesMeasureInAvailableSpace, listed.maxContent || leastKind != .minContent {
        setIntrinsicSpace(
          availableSpaceInside(
            SizedBox(node: item, basis: PercentageBasis(), edgesAreUnresolved: true), intrinsicSpaces[listed.node]),
          of: item)
      }
      let traits = axisStyle(item, Horizontal.self).traits
      let keepsMinimum =
        keepsMinimums && traits.contains(.hasAutomaticMinimum) && mayKeepMinimum(flexStyle(item), traits)
      let contributes = !traits.contains(.isFixed)
      list(
        ListedWidths(
          node: item, maxContent: contributes && listed.maxContent,
          minContent: contributes && listed.minContent || keepsMinimum))
    }
  }

  /// Lists intrinsic widths of a container, or computes them if it has only leaves, so that no other width is needed.
  func list(_ widths: ListedWidths) {
    let known = states[widths.node].marks
    let needsMaxContent = widths.maxContent && !known.contains(.hasMaxContent)
    let needsMinContent = widths.minContent && !known.contains(.hasMinContent)
    guard needsMaxContent || needsMinContent else { return }
    if nodes[widths.node].traits.contains(.hasGrandchildren) {
      arena.workspace.intrinsicWidths.append(widths)
    } else {
      computeIntrinsicWidths(widths)
    }
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

  @inline(never)
  private func intrinsicWidth(of node: Int32, _ question: ContainerQuestion, isInState: Bool) -> Double {
    if !nodes[node].traits.isDisjoint(with: .isNotFlexContainer) { return widthWithoutFlexbox(node, question) }
    return intrinsicWidth(of: intrinsicContainer(node, question, isInState: isInState), question.kind)
  }

  @inline(never) private func widthWithoutFlexbox(_ node: Int32, _ question: ContainerQuestion) -> Double {
    guard isOrthogonal(node) else {
      return intrinsicWidth(ofKind: node, question.kind, height: question.definiteHeight)
    }
    return widthOfContent(inOrthogonal: node, atHeight: question.definiteHeight)
  }

  /// A container of unknown width.
  private func intrinsicContainer(_ node: Int32, _ question: ContainerQuestion, isInState: Bool) -> FlexContainer {
    var container = flexContainer(node)
    if isInState {
      if leavesMeasureInAvailableSpace { container.availableSpace = intrinsicSpaces[node] }
      return container
    }
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
      computeIntrinsicWidth(.maxContent, of: node)
      isChanged = states[node].maxContent != known.maxContent
    }
    if known.marks.contains(.hasMinContent) {
      computeIntrinsicWidth(leastKind, of: node)
      isChanged = states[node].minContent != known.minContent || isChanged
    }
    // Results outside of the state are removed when they may have changed.
    return isChanged || !stateHolds(.minContent) && hasKeywordItems(nodes[node].parent)
  }
}

/// Intrinsic widths that the state of a container holds, and that are being determined.
struct ListedWidths: BitwiseCopyable {
  let node: Int32
  let maxContent: Bool
  /// The width of ``LayoutPasses/leastKind``.
  let minContent: Bool
}

extension ContainerQuestion.Kind {
  /// The mark of the width in the state of a container.
  var mark: NodeState.Marks { self == .maxContent ? .hasMaxContent : .hasMinContent }
}

extension NodeState {
  func intrinsicWidth(_ kind: ContainerQuestion.Kind) -> Double { kind == .maxContent ? maxContent : minContent }
}
