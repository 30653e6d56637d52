// The first pass: intrinsic widths, from the leaves upwards. css-flexbox-1 §9.9
//
// It runs when a width is asked for that is not known: what that depends on is listed from above, and found out from the end of the
// list.

/// An intrinsic width that has to be found out.
struct WidthDemand: BitwiseCopyable {
  let node: Int32
  let kind: ContainerQuestion.Kind
  /// The place of the whole question in the workspace; −1: the state of the node holds the answer.
  let question: Int32
}

extension LayoutPasses {
  /// An intrinsic width of a container, as a content box.
  @inline(__always) func intrinsicWidth(of node: Int32, _ question: ContainerQuestion) -> Double {
    guard isInState(question) else { return storedIntrinsicWidth(of: node, question) }
    if !isCSS, question.kind != .minContent { setIntrinsicRoom(question.room, of: node) }
    if !states[node].marks.contains(question.kind.mark) { findIntrinsicWidth(of: node, question.kind) }
    return question.kind == .maxContent ? states[node].maxContent : states[node].minContent
  }

  /// The same under CSS's rules, where no height matters and the width is known.
  @inline(__always) func knownIntrinsicWidth(_ kind: ContainerQuestion.Kind, of node: Int32) -> Double? {
    guard states[node].marks.contains(kind.mark) else { return nil }
    return kind == .maxContent ? states[node].maxContent : states[node].minContent
  }

  /// Whether the answer to a question is kept in the state of the node, and not on its list.
  @inline(__always) private func isInState(_ question: ContainerQuestion) -> Bool {
    question.definiteHeight.isNaN && question.breakHeight == .infinity && (isCSS || question.kind != .minContent)
  }

  /// Under StackViewLayout's rules leaves have other natural sizes in another room.
  @inline(__always) func setIntrinsicRoom(_ room: MeasuringRoom, of node: Int32) {
    guard states[node].intrinsicRoom != room else { return }
    states[node].intrinsicRoom = room
    states[node].marks.subtract(.intrinsicWidths)
  }

  @inline(never) private func storedIntrinsicWidth(of node: Int32, _ question: ContainerQuestion) -> Double {
    let known = arena.storedAnswer(of: node, to: question)
    if let known, !known.isNaN { return known }
    if arena.workspace.collectsDemands {
      if known == nil { demand(node, question) }
      return 0
    }
    let place = arena.workspace.questions.count
    arena.workspace.questions.append(question)
    findIntrinsicWidths(from: WidthDemand(node: node, kind: question.kind, question: Int32(place)))
    arena.workspace.questions.truncate(to: place)
    return arena.storedAnswer(of: node, to: question) ?? 0
  }

  @inline(never) private func findIntrinsicWidth(of node: Int32, _ kind: ContainerQuestion.Kind) {
    if arena.workspace.collectsDemands {
      demand(node, kind)
    } else {
      findIntrinsicWidths(from: WidthDemand(node: node, kind: kind, question: -1))
    }
  }

  /// Puts an intrinsic width on the stack that the state of a node is going to hold, once.
  func demand(_ node: Int32, _ kind: ContainerQuestion.Kind) {
    guard states[node].marks.isDisjoint(with: [kind.mark, kind.demandMark]) else { return }
    states[node].marks.insert(kind.demandMark)
    arena.workspace.demandStack.append(WidthDemand(node: node, kind: kind, question: -1))
  }

  /// Lists the containers that an intrinsic width depends on, and goes through the list from its end.
  private func findIntrinsicWidths(from root: WidthDemand) {
    let list = arena.workspace.demands.count
    let stack = arena.workspace.demandStack.count
    arena.workspace.demandStack.append(root)
    while arena.workspace.demandStack.count > stack, let demand = arena.workspace.demandStack.popLast() {
      arena.workspace.demands.append(demand)
      let below = arena.workspace.demandStack.count
      listDemands(of: demand)
      arena.workspace.demandStack.reverse(from: below)
    }
    for index in (list..<arena.workspace.demands.count).reversed() { answer(arena.workspace.demands[index]) }
    arena.workspace.demands.truncate(to: list)
  }

  /// The same for one that is kept on the list of the node's answers: until it is known it is NaN there.
  private func demand(_ node: Int32, _ question: ContainerQuestion) {
    arena.store(.nan, of: node, to: question)
    arena.workspace.demandStack.append(
      WidthDemand(node: node, kind: question.kind, question: Int32(arena.workspace.questions.count)))
    arena.workspace.questions.append(question)
  }

  /// Puts the containers inside on the stack whose intrinsic widths have to be known first.
  private func listDemands(of demand: WidthDemand) {
    let node = demand.node
    if nodes[node].traits.contains(.isBox) { return listDemands(ofBox: node, demand.kind) }
    guard nodes[node].traits.contains(.hasGrandchildren) else { return }
    if couplesAxes(node) || hasUnusualDemands(demand) {
      // What is missing shows when the width is computed without it.
      arena.workspace.collectsDemands = true
      _ = computeIntrinsicWidth(demand)
      arena.workspace.collectsDemands = false
      return
    }
    let isRow = flexStyle(node).isRow
    for item in items(of: node) {
      guard isContainer(item) else { continue }
      if !isCSS, demand.kind != .minContent {
        setIntrinsicRoom(
          roomInside(
            SizedBox(node: item, basis: PercentageBasis(), edgesAreUnresolved: true), states[node].intrinsicRoom),
          of: item)
      }
      let traits = axisStyle(item, Horizontal.self).traits
      if !traits.contains(.isFixed) { self.demand(item, demand.kind) }
      if isRow, isCSS, traits.contains(.hasAutomaticMinimum), mayKeepMinimum(flexStyle(item), traits) {
        self.demand(item, .minContent)
      }
    }
  }

  private func hasUnusualDemands(_ demand: WidthDemand) -> Bool {
    hasKeywordItems(demand.node) || !isCSS && demand.kind == .minContent
  }

  private func hasKeywordItems(_ container: Int32) -> Bool {
    nodes[container].traits.contains(.hasKeywordItems) || !isCSS && flexStyle(container).traits.contains(.wraps)
  }

  /// Whether an item may contribute its hypothetical size, with the automatic minimum, because it cannot flex.
  private func mayKeepMinimum(_ style: FlexStyle, _ traits: AxisTraits) -> Bool {
    (style.grow == 0 || style.shrink == 0)
      && (style.traits.contains(.hasBasis) || traits.isSuperset(of: [.isLimited, .isFixed]))
  }

  private func answer(_ demand: WidthDemand) {
    if demand.question < 0 {
      states[demand.node].marks.remove(demand.kind.demandMark)
      guard !states[demand.node].marks.contains(demand.kind.mark) else { return }
      let width = computeIntrinsicWidth(demand)
      if demand.kind == .maxContent {
        states[demand.node].maxContent = width
      } else {
        states[demand.node].minContent = width
      }
      states[demand.node].marks.insert(demand.kind.mark)
    } else {
      let question = arena.workspace.questions[Int(demand.question)]
      if let known = arena.storedAnswer(of: demand.node, to: question), !known.isNaN { return }
      arena.store(computeIntrinsicWidth(demand), of: demand.node, to: question)
    }
    arena.statistics.containerVisits += 1
    states[demand.node].marks.remove(.isDirty)
  }

  @inline(never) private func computeIntrinsicWidth(_ demand: WidthDemand) -> Double {
    if nodes[demand.node].traits.contains(.isBox) { return intrinsicWidth(ofBox: demand.node, demand.kind) }
    return intrinsicWidth(of: intrinsicContainer(demand), demand.kind)
  }

  /// A container whose width is not known yet.
  @inline(__always) private func intrinsicContainer(_ demand: WidthDemand) -> FlexContainer {
    var container = flexContainer(demand.node)
    if demand.question < 0 {
      if !isCSS { container.room = states[demand.node].intrinsicRoom }
      return container
    }
    let question = arena.workspace.questions[Int(demand.question)]
    container.room = question.room
    container.breakHeight = question.breakHeight
    if !question.definiteHeight.isNaN {
      container.vertical.size = question.definiteHeight
      container.vertical.setDefinite(question.definiteHeight)
    }
    return container
  }

  // MARK: - After edits

  /// Finds out intrinsic widths again that may have changed and that something was made of: from below upwards, as far as they
  /// did change.
  func refreshIntrinsicWidths(below root: Int32) {
    let first = arena.workspace.visited.count
    arena.workspace.stack.append(root)
    let base = arena.workspace.stack.count
    while arena.workspace.stack.count >= base, let node = arena.workspace.stack.popLast() {
      arena.workspace.visited.append(node)
      let below = arena.workspace.stack.count
      arena.forEachChangedChild(of: node) { child in
        if isContainer(child), !nodes[child].traits.contains(.isHidden) { arena.workspace.stack.append(child) }
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

  /// An item of a container is another one for it; of boxes that form one system for the topmost.
  private func itemsChanged(in container: Int32) {
    var container = container
    while container >= 0 {
      states[container].marks.subtract([.widthsAreSet, .isPlaced])
      states[container].marks.formUnion([.intrinsicWidthsAreStale, .contentHeightIsStale])
      guard isInnerBox(container) else { return }
      container = nodes[container].parent
    }
  }

  /// Whether an intrinsic width that was known is another one now. One that depends on a height may always be.
  private func refreshIntrinsicWidths(of node: Int32) -> Bool {
    let known = states[node]
    states[node].marks.subtract([.intrinsicWidths, .intrinsicWidthsAreLost])
    var isChanged = couplesAxes(node) || known.marks.contains(.intrinsicWidthsAreLost) || isInnerBox(node)
    if isChanged { return true }
    if known.marks.contains(.hasMaxContent) {
      findIntrinsicWidth(of: node, .maxContent)
      isChanged = states[node].maxContent != known.maxContent
    }
    if known.marks.contains(.hasMinContent) {
      findIntrinsicWidth(of: node, isCSS ? .minContent : .leastContent)
      isChanged = states[node].minContent != known.minContent || isChanged
    }
    // Answers that the state does not hold are forgotten when they may have changed.
    return isChanged || !isCSS && hasKeywordItems(nodes[node].parent)
  }
}

extension ContainerQuestion.Kind {
  /// The mark of the width that the state of a container holds.
  @inline(__always) fileprivate var mark: NodeState.Marks { self == .maxContent ? .hasMaxContent : .hasMinContent }
  @inline(__always) fileprivate var demandMark: NodeState.Marks {
    self == .maxContent ? .maxContentIsDemanded : .minContentIsDemanded
  }
}
