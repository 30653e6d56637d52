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
      determine(NodeQuestion(.contentHeight, of: node))
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

  // MARK: - The pass

  /// Determines the content height of a container at its width, after those of the containers inside that are known to be
  /// needed.
  func determineContentHeight(of node: Int32) {
    let first = arena.workspace.containers.count
    listContentHeight(of: node)
    var next = first
    while next < arena.workspace.containers.count {
      listContentHeights(inside: arena.workspace.containers[next].node)
      next += 1
    }
    updateContentHeights(from: first)
  }

  /// Lists a container whose content height is needed and not known; if its widths have to be set, the height is determined
  /// with them.
  func listContentHeight(of node: Int32) {
    if states[node].hasCurrentContentHeight || isAbandoned { return }
    states[node].marks.insert(.heightIsNeeded)
    if !states[node].marks.contains(.widthsAreSet) || !coupledHeights(of: node).ofWidths.isNone {
      states[node].marks.subtract([.widthsAreSet, .hasContentHeight])
      setWidths(below: node)
    } else if states[node].marks.contains(.isUnvisited) {
      setWidths(below: node)
    } else {
      arena.workspace.containers.append(VisitedContainer(node))
    }
  }

  private func listContentHeights(inside node: Int32) {
    if nodes[node].traits.contains(.hasKind) { return listContentHeights(insideKind: node) }
    guard nodes[node].traits.intersection([.hasGrandchildren, .isOrthogonal]) == .hasGrandchildren else { return }
    for item in items(of: node) {
      guard isContainer(item), states[item].marks.contains(.widthsAreSet), coupledHeights(of: item).ofWidths.isNone
      else { continue }
      if !axisStyle(item, Vertical.self).traits.contains(.isFixed) { listContentHeight(of: item) }
    }
  }

  /// Removes the listed containers, the last first, and updates their content heights.
  func updateContentHeights(from first: Int) {
    while arena.workspace.containers.count > first, let container = arena.workspace.containers.popLast() {
      if !isAbandoned { updateContentHeight(of: container) }
    }
  }

  /// Computes the content height of a listed container if it is needed, or was known, and is not current.
  private func updateContentHeight(of container: VisitedContainer) {
    let node = container.node
    let (marks, known) = (states[node].marks, states[node].contentHeight)
    // The outermost of joined containers has the content height of all of them.
    if container.isInside, isJoined(node) {
      states[node].marks.remove(.contentHeightIsStale)
      if marks.contains(.contentHeightIsStale) { contentHeightChanged(inside: nodes[node].parent) }
      return
    }
    if marks.isDisjoint(with: [.heightIsNeeded, .hasContentHeight]) { return }
    if !container.isInside, !coupledHeights(of: node).ofWidths.isNone {
      // The widths inside are those for a definite height.
      return states[node].marks.subtract([.contentHeightIsStale, .hasContentHeight])
    }
    if states[node].hasCurrentContentHeight { return }
    let height =
      contentHeightBeyondLimit(of: node)
      ?? computeContentHeight(of: node, definiteHeight: .nan, breakHeight: coupledHeights(of: node).ofLineBreaks)
    if isAbandoned { return }
    if !container.isVisited { arena.statistics.containerVisits += 1 }
    keepContentHeight(height, of: node)
    if couplesAxes(node) || nodes[node].parent >= 0 && couplesAxes(nodes[node].parent) {
      arena.store(height, of: node, to: contentHeightQuestion(to: node))
    }
    let isChanged = !marks.contains(.hasContentHeight) || height != known
    if isChanged, container.isInside { contentHeightChanged(inside: nodes[node].parent) }
  }

  /// Notes that a content height inside a container has changed.
  private func contentHeightChanged(inside container: Int32) {
    states[container].marks.insert(.contentHeightIsStale)
    states[container].marks.remove(.isPlaced)
  }

  /// The content height that is used in place of further content heights: see ``AnswerLimit``.
  private func contentHeightBeyondLimit(of node: Int32) -> Double? {
    arena.contents.answerLimit.isExceeded ? arena.storedAnswer(of: node, to: contentHeightQuestion(to: node)) : nil
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
