// The third pass: content heights at known widths, from the leaves upwards.

extension LayoutPasses {
  /// The height of a content box whose width is known.
  @inline(__always) func contentHeight(of node: Int32) -> Double {
    states[node].hasCurrentContentHeight ? states[node].contentHeight : findContentHeight(of: node)
  }

  @inline(never) private func findContentHeight(of node: Int32) -> Double {
    if nodes[node].traits.contains(.isLeaf) {
      let width = max(0, states[node].width - axisStyle(node, Horizontal.self).inset)
      states[node].contentHeight = measureLeaf(node, atWidth: width).size.height
    } else if nodes[node].firstChild < 0 {
      states[node].contentHeight = 0
    } else {
      findContentHeightOfContainer(node)
    }
    states[node].marks.insert(.hasContentHeight)
    states[node].marks.remove(.contentHeightIsStale)
    return states[node].contentHeight
  }

  private func findContentHeightOfContainer(_ node: Int32) {
    if let known = arena.storedAnswer(of: node, to: contentHeightQuestion(to: node)) {
      states[node].contentHeight = known
      return
    }
    states[node].marks.insert(.heightIsAsked)
    if !states[node].marks.contains(.widthsAreSet) || !states[node].widthsDefiniteHeight.isNaN {
      states[node].marks.subtract([.widthsAreSet, .hasContentHeight])
      setWidths(below: node)
    } else if states[node].marks.contains(.isInDirtyList) {
      setWidths(below: node)
      if !states[node].hasCurrentContentHeight { setContentHeight(of: node) }
    } else {
      findContentHeights(from: node)
    }
  }

  /// The same for another width, or with a definite height. The answer is kept on a list.
  func contentHeight(of node: Int32, width: Double, definiteHeight: Double?) -> Double {
    if definiteHeight == nil, states[node].width == width { return contentHeight(of: node) }
    var question = contentHeightQuestion(to: node)
    question.width = max(0, width - axisStyle(node, Horizontal.self).inset)
    question.definiteHeight = definiteHeight ?? .nan
    if let known = arena.storedAnswer(of: node, to: question) { return known }
    setMeasuredWidth(width, of: node)
    let height: Double
    if definiteHeight == nil {
      height = contentHeight(of: node)
    } else {
      ensureWidths(of: node, width: width, definiteHeight: question.definiteHeight)
      height = computeContentHeight(of: node, definiteHeight: question.definiteHeight)
    }
    arena.store(height, of: node, to: question)
    return height
  }

  /// The question for the content height that the state of a container holds.
  func contentHeightQuestion(to node: Int32) -> ContainerQuestion {
    var question = ContainerQuestion(.contentHeight)
    question.width = max(0, states[node].width - axisStyle(node, Horizontal.self).inset)
    question.breakHeight = flexStyle(node).isWrappingColumn ? states[node].breakHeight : .infinity
    question.leavesUseOuterRoom = states[node].marks.contains(.leavesUseOuterRoom)
    if question.leavesUseOuterRoom { question.room = states[node].room }
    return question
  }

  /// Lists the containers that a content height depends on, and goes through the list from its end.
  private func findContentHeights(from root: Int32) {
    let list = arena.workspace.heightDemands.count
    arena.workspace.stack.append(root)
    let base = arena.workspace.stack.count
    while arena.workspace.stack.count >= base, let node = arena.workspace.stack.popLast() {
      arena.workspace.heightDemands.append(node)
      let below = arena.workspace.stack.count
      listHeightDemands(of: node)
      arena.workspace.stack.reverse(from: below)
    }
    for index in (list..<arena.workspace.heightDemands.count).reversed() {
      setContentHeight(of: arena.workspace.heightDemands[index])
    }
    arena.workspace.heightDemands.truncate(to: list)
  }

  private func listHeightDemands(of node: Int32) {
    if nodes[node].traits.contains(.isBox) { return listHeightDemands(ofBox: node) }
    guard nodes[node].traits.contains(.hasGrandchildren) else { return }
    let isRow = flexStyle(node).isRow
    for item in items(of: node) {
      guard isContainer(item), !states[item].hasCurrentContentHeight, states[item].marks.contains(.widthsAreSet),
        states[item].widthsDefiniteHeight.isNaN
      else { continue }
      let traits = axisStyle(item, Vertical.self).traits
      let isGiven = traits.contains(.isFixed) && (isRow || !traits.contains(.hasAutomaticMinimum))
      if !isGiven { arena.workspace.stack.append(item) }
    }
  }

  private func setContentHeight(of node: Int32) {
    arena.statistics.containerVisits += 1
    states[node].contentHeight = computeContentHeight(of: node, definiteHeight: .nan)
    states[node].marks.insert(.hasContentHeight)
    states[node].marks.subtract([.contentHeightIsStale, .isDirty])
    let parent = nodes[node].parent
    if couplesAxes(node) || parent >= 0 && couplesAxes(parent) {
      arena.store(states[node].contentHeight, of: node, to: contentHeightQuestion(to: node))
    }
  }

  private func computeContentHeight(of node: Int32, definiteHeight: Double) -> Double {
    if nodes[node].traits.contains(.isBox) { return contentHeight(ofBox: node) }
    // Nothing about simple items depends on the width but what their states hold.
    if definiteHeight.isNaN, isSimple(node) { return contentHeight(of: flexContainer(node), SimpleItems.self) }
    var container = flexContainer(node)
    setWidth(of: &container)
    container.breakHeight = states[node].breakHeight
    let definite = definiteHeight.isNaN ? nil : definiteHeight
    setHeight(of: &container, definite ?? 0, definite: definite)
    return contentHeight(of: container, AnyItems.self)
  }

  /// From below upwards: finds out content heights that are going to be used, and finds those out again that may have
  /// changed and that something was made of, as far as they did change.
  func refreshContentHeights(from first: Int, below root: Int32) {
    for index in (first..<arena.workspace.visited.count).reversed() {
      let node = arena.workspace.visited[index]
      let marks = states[node].marks
      if node == root, !states[root].widthsDefiniteHeight.isNaN {
        states[node].marks.subtract([.hasContentHeight, .contentHeightIsStale])
        continue
      }
      if isInnerBox(node), node != root {
        if marks.contains(.contentHeightIsStale) { contentHeightChanged(in: nodes[node].parent) }
        states[node].marks.remove(.contentHeightIsStale)
        continue
      }
      guard marks.isSuperset(of: [.hasContentHeight, .contentHeightIsStale]) else {
        states[node].marks.remove(.contentHeightIsStale)
        if marks.contains(.heightIsAsked), !marks.contains(.hasContentHeight) { setContentHeight(of: node) }
        continue
      }
      let known = states[node].contentHeight
      setContentHeight(of: node)
      if states[node].contentHeight != known, node != root { contentHeightChanged(in: nodes[node].parent) }
    }
  }

  private func contentHeightChanged(in container: Int32) {
    states[container].marks.insert(.contentHeightIsStale)
    states[container].marks.remove(.isPlaced)
  }
}
