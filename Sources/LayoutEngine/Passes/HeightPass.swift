// The third pass: content heights at known widths, from the leaves upwards.

extension LayoutPasses {
  /// The height of a content box of known width.
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

  func keepContentHeight(_ height: Double, of node: Int32) {
    states[node].contentHeight = height
    states[node].marks.insert(.hasContentHeight)
    states[node].marks.subtract([.contentHeightIsStale, .isDirty])
  }

  /// The content height for another width, or with a definite height.
  ///
  /// The result is stored in a list.
  func contentHeight(of node: Int32, width: Double, definiteHeight: Double?) -> Double {
    if definiteHeight == nil, states[node].width == width { return contentHeight(of: node) }
    var question = contentHeightQuestion(to: node)
    question.width = width
    if let definiteHeight {
      question.definiteHeight = definiteHeight
      // A wrapping column breaks its lines at this height.
      question.breakHeight = breakHeight(of: node, height: definiteHeight)
    }
    return answer(to: question, of: node)
  }

  /// The query for the content height in the state of a container.
  func contentHeightQuestion(to node: Int32) -> ContainerQuestion {
    var question = ContainerQuestion(.contentHeight)
    question.width = states[node].width
    question.breakHeight = flexStyle(node).isWrappingColumn ? coupledHeights(of: node).ofLineBreaks : .infinity
    question.widthFollowsContent = states[node].marks.contains(.widthFollowsContent)
    if question.widthFollowsContent { question.availableSpace = states[node].availableSpace }
    return question
  }

  // MARK: - Demands

  /// Whether a content height is known that may have changed, or will be used.
  ///
  /// The content height of a joined container is never computed, but a change inside is propagated.
  func mayNeedContentHeight(_ node: Int32) -> Bool {
    !states[node].marks.isDisjoint(with: [.heightIsNeeded, .hasContentHeight]) || nodes[node].traits.contains(.hasKind)
  }

  /// Computes a content height that will be used, where the height is unknown or may have changed.
  ///
  /// - Returns: Whether the demand has been met. Otherwise missing results have been pushed onto the stack.
  func answerContentHeight(_ demand: Demand, at place: Int) -> Bool {
    let (node, isRoot) = (demand.node, !demand.marks.contains(.isInside))
    if !demand.marks.contains(.demandsArePushed), !prepareContentHeight(of: node, at: place) { return false }
    let (marks, known) = (states[node].marks, states[node].contentHeight)
    if isRoot, !coupledHeights(of: node).ofWidths.isNone {
      states[node].marks.subtract([.contentHeightIsStale, .hasContentHeight])
      return true
    }
    var isChanged = marks.contains(.contentHeightIsStale)
    let isPlacedByOuter = !isRoot && isJoined(node)
    let isWanted = marks.contains(.hasContentHeight) ? isChanged : marks.contains(.heightIsNeeded)
    if isWanted, !isPlacedByOuter {
      let height =
        contentHeightBeyondLimit(of: node)
        ?? computeContentHeight(of: node, definiteHeight: .nan, breakHeight: coupledHeights(of: node).ofLineBreaks)
      if lacksAnswers(since: place + 1) { return false }
      countVisit(at: place)
      keepContentHeight(height, of: node)
      if couplesAxes(node) || nodes[node].parent >= 0 && couplesAxes(nodes[node].parent) {
        arena.store(height, of: node, to: contentHeightQuestion(to: node))
      }
      isChanged = !marks.contains(.hasContentHeight) || height != known
    } else {
      states[node].marks.remove(.contentHeightIsStale)
      if !isPlacedByOuter { return true }
    }
    if isChanged, !isRoot {
      states[nodes[node].parent].marks.insert(.contentHeightIsStale)
      states[nodes[node].parent].marks.remove(.isPlaced)
    }
    return true
  }

  /// The content height that is used in place of further content heights: see ``AnswerLimit``.
  private func contentHeightBeyondLimit(of node: Int32) -> Double? {
    arena.contents.answerLimit.isExceeded ? arena.storedAnswer(of: node, to: contentHeightQuestion(to: node)) : nil
  }

  /// Whether the content height of a container can be computed.
  ///
  /// This requires that its widths are set, and that the heights of its items are known as far as they are known to be
  /// needed.
  private func prepareContentHeight(of node: Int32, at place: Int) -> Bool {
    states[node].marks.insert(.heightIsNeeded)
    if !states[node].marks.contains(.widthsAreSet) || !coupledHeights(of: node).ofWidths.isNone {
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
    if nodes[node].traits.contains(.hasKind) { return listHeightDemands(ofKind: node) }
    guard nodes[node].traits.intersection([.hasGrandchildren, .isOrthogonal]) == .hasGrandchildren else { return }
    for item in items(of: node) {
      guard isContainer(item), states[item].marks.contains(.widthsAreSet), coupledHeights(of: item).ofWidths.isNone
      else { continue }
      if !axisStyle(item, Vertical.self).traits.contains(.isFixed) { listContentHeight(of: item) }
    }
  }

  func listContentHeight(of node: Int32) {
    if !states[node].hasCurrentContentHeight { arena.workspace.demands.append(Demand(.contentHeight, of: node)) }
  }

  @inline(never) private func contentHeightWithoutFlexbox(of node: Int32) -> Double {
    isOrthogonal(node)
      ? lineLength(inOrthogonal: SizedBox(node: node, basis: PercentageBasis()), .maxContent)
      : contentHeight(ofKind: node)
  }

  func computeContentHeight(of node: Int32, definiteHeight: Double, breakHeight: Double) -> Double {
    if !nodes[node].traits.isDisjoint(with: .isNotFlexContainer) { return contentHeightWithoutFlexbox(of: node) }
    // The layout of simple items depends on the width only through their states.
    if definiteHeight.isNone, isSimple(node) { return contentHeight(of: flexContainer(node), SimpleItems.self) }
    let container = sizedContainer(
      node, height: definiteHeight.isNone ? 0 : definiteHeight, definite: definiteHeight, breakHeight: breakHeight)
    return contentHeight(of: container, AnyItems.self)
  }
}
