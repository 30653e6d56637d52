// The third pass: content heights at known widths, from the leaves upwards.

extension LayoutPasses {
  /// The height of a content box whose width is known.
  func contentHeight(of node: Int32) -> Double {
    states[node].hasCurrentContentHeight ? states[node].contentHeight : findContentHeight(of: node)
  }

  @inline(never) private func findContentHeight(of node: Int32) -> Double {
    if isLeaf(node) {
      let width = max(0, states[node].width - axisStyle(node, Horizontal.self).inset)
      keepContentHeight(measureLeaf(node, atWidth: width).size.height, of: node)
    } else if nodes[node].firstChild < 0 {
      keepContentHeight(0, of: node)
    } else if let known = arena.storedAnswer(of: node, to: contentHeightQuestion(to: node)) {
      keepContentHeight(known, of: node)
    } else {
      demand(.contentHeight, of: node)
      if arena.workspace.defersDemands { return 0 }
    }
    return states[node].contentHeight
  }

  private func keepContentHeight(_ height: Double, of node: Int32) {
    states[node].contentHeight = height
    states[node].marks.insert(.hasContentHeight)
    states[node].marks.subtract([.contentHeightIsStale, .isDirty])
  }

  /// The same for another width, or with a definite height. The answer is kept on a list.
  func contentHeight(of node: Int32, width: Double, definiteHeight: Double?) -> Double {
    if definiteHeight == nil, states[node].width == width { return contentHeight(of: node) }
    var question = contentHeightQuestion(to: node)
    question.width = width
    if let definiteHeight {
      question.definiteHeight = definiteHeight
      // A column that wraps breaks its lines there.
      if flexStyle(node).isWrappingColumn {
        question.breakHeight = max(0, definiteHeight - axisStyle(node, Vertical.self).inset)
      }
    }
    if let known = arena.storedAnswer(of: node, to: question) { return known }
    demand(question, of: node)
    return arena.workspace.defersDemands ? 0 : arena.storedAnswer(of: node, to: question) ?? 0
  }

  /// The question for the content height that the state of a container holds.
  func contentHeightQuestion(to node: Int32) -> ContainerQuestion {
    var question = ContainerQuestion(.contentHeight)
    question.width = states[node].width
    question.breakHeight = flexStyle(node).isWrappingColumn ? spaces[node].breakHeight : .infinity
    question.leavesUseOuterRoom = states[node].marks.contains(.leavesUseOuterRoom)
    if question.leavesUseOuterRoom { question.room = states[node].room }
    return question
  }

  // MARK: - Demands

  /// Whether a content height is known that may have changed, or is going to be used. That of a box in another one is never found out,
  /// but a change in it is passed on.
  func mayNeedContentHeight(_ node: Int32) -> Bool {
    !states[node].marks.isDisjoint(with: [.heightIsNeeded, .hasContentHeight]) || nodes[node].traits.contains(.isBox)
  }

  /// Whether a content height has been found out that is going to be used and is not known, or may have changed. Otherwise what is
  /// missing has been put on the stack.
  func answerContentHeight(_ demand: Demand, at place: Int) -> Bool {
    let (node, isRoot) = (demand.node, !demand.marks.contains(.isInside))
    if !demand.marks.contains(.isListed), !prepareContentHeight(of: node, at: place) { return false }
    let (marks, known) = (states[node].marks, states[node].contentHeight)
    if isRoot, !spaces[node].widthsDefiniteHeight.isNone {
      states[node].marks.subtract([.contentHeightIsStale, .hasContentHeight])
      return true
    }
    var isChanged = marks.contains(.contentHeightIsStale)
    let isPlacedByOuterBox = !isRoot && isInnerBox(node)
    let isWanted = marks.contains(.hasContentHeight) ? isChanged : marks.contains(.heightIsNeeded)
    if isWanted, !isPlacedByOuterBox {
      let height = computeContentHeight(of: node, definiteHeight: .nan, breakHeight: spaces[node].breakHeight)
      if lacksAnswers(since: place + 1) { return false }
      countVisit(at: place)
      keepContentHeight(height, of: node)
      if couplesAxes(node) || nodes[node].parent >= 0 && couplesAxes(nodes[node].parent) {
        arena.store(height, of: node, to: contentHeightQuestion(to: node))
      }
      isChanged = !marks.contains(.hasContentHeight) || height != known
    } else {
      states[node].marks.remove(.contentHeightIsStale)
      if !isPlacedByOuterBox { return true }
    }
    if isChanged, !isRoot {
      states[nodes[node].parent].marks.insert(.contentHeightIsStale)
      states[nodes[node].parent].marks.remove(.isPlaced)
    }
    return true
  }

  /// Whether the content height of a container can be computed: its widths are set for it, and the heights of its items are known as
  /// far as that can be told beforehand.
  private func prepareContentHeight(of node: Int32, at place: Int) -> Bool {
    states[node].marks.insert(.heightIsNeeded)
    if !states[node].marks.contains(.widthsAreSet) || !spaces[node].widthsDefiniteHeight.isNone {
      states[node].marks.subtract([.widthsAreSet, .hasContentHeight])
      setWidths(below: node)
    } else if states[node].marks.contains(.isUnvisited) {
      setWidths(below: node)
    } else {
      listHeightDemands(of: node)
    }
    return !lacksAnswers(since: place + 1)
  }

  private func listHeightDemands(of node: Int32) {
    if nodes[node].traits.contains(.isBox) { return listHeightDemands(ofBox: node) }
    guard nodes[node].traits.intersection([.hasGrandchildren, .isOrthogonal]) == .hasGrandchildren else { return }
    let isRow = flexStyle(node).isRow
    for item in items(of: node) {
      guard isContainer(item), states[item].marks.contains(.widthsAreSet), spaces[item].widthsDefiniteHeight.isNone
      else { continue }
      let traits = axisStyle(item, Vertical.self).traits
      let isGiven = traits.contains(.isFixed) && (isRow || !traits.contains(.hasAutomaticMinimum))
      if !isGiven { listContentHeight(of: item) }
    }
  }

  func listContentHeight(of node: Int32) {
    if !states[node].hasCurrentContentHeight { arena.workspace.demands.append(Demand(.contentHeight, of: node)) }
  }

  @inline(never) private func contentHeightWithoutFlexbox(of node: Int32) -> Double {
    isOrthogonal(node)
      ? lineLength(inOrthogonal: SizedBox(node: node, basis: PercentageBasis()), .maxContent)
      : contentHeight(ofBox: node)
  }

  func computeContentHeight(of node: Int32, definiteHeight: Double, breakHeight: Double) -> Double {
    if !nodes[node].traits.isDisjoint(with: .isNotFlexContainer) { return contentHeightWithoutFlexbox(of: node) }
    // Nothing about simple items depends on the width but what their states hold.
    if definiteHeight.isNone, isSimple(node) { return contentHeight(of: flexContainer(node), SimpleItems.self) }
    var container = flexContainer(node)
    setWidth(of: &container)
    container.breakHeight = breakHeight
    let definite = definiteHeight.isNone ? nil : definiteHeight
    setHeight(of: &container, definite ?? 0, definite: definite)
    return contentHeight(of: container, AnyItems.self)
  }
}
