// What passes have still to find out about containers: a stack of their own, so that nesting does not use the call stack.
//
// A demand stays on the stack until it is met. The demands that it depends on are put above it. Where these cannot be listed beforehand,
// they show when the answer is computed: a missing value counts as 0, and the answer is computed again when it is known.
//
// The width pass and the height pass of a tree are demands, too: the widths of a container's items come first, then those inside the
// items, and on the way back the content height of the container. While that runs from the root, a missing value is found out at once,
// in a second run on the same stack; inside that run everything is deferred, so that no more than two runs are active at a time.

/// Something that has to be found out about a container.
struct Demand: BitwiseCopyable {
  struct Marks: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    /// What it depends on has been put on the stack, as far as it can be told without computing it.
    static let isListed = Marks(rawValue: 1)
    /// The widths of the items have been set for it, so that the visit is counted already.
    static let isCounted = Marks(rawValue: 2)
    /// The container of the node is told that it has changed.
    static let isInside = Marks(rawValue: 4)
  }

  let node: Int32
  /// The place of the whole question in the workspace; −1: the state of the node holds the answer.
  fileprivate let question: Int32
  fileprivate(set) var kind: ContainerQuestion.Kind
  fileprivate(set) var marks: Marks = []

  init(_ kind: ContainerQuestion.Kind, of node: Int32, _ marks: Marks = []) {
    (self.node, question, self.kind, self.marks) = (node, -1, kind, marks)
  }

  fileprivate init(_ question: DemandedQuestion, of node: Int32, at place: Int) {
    (self.node, self.question, kind) = (node, Int32(place), question.question.kind)
  }

  /// Whether the state of the node holds the answer.
  var isInState: Bool { question < 0 }
}

/// A question on the stack.
struct DemandedQuestion: BitwiseCopyable {
  let question: ContainerQuestion
  /// The width that the node had before it was given that of the question.
  var previousWidth = Double.nan
}

extension LayoutPasses {
  /// Finds something out at once; or, where something else is being computed that depends on it, before that is computed again.
  @inline(never) func demand(_ kind: ContainerQuestion.Kind, of node: Int32) {
    arena.workspace.demands.append(Demand(kind, of: node))
    answerUnlessDeferred()
  }

  /// The same for a question whose answer is kept on the list of the node.
  @inline(never) func demand(_ question: ContainerQuestion, of node: Int32) {
    let question = DemandedQuestion(question: question)
    arena.workspace.demands.append(Demand(question, of: node, at: arena.workspace.questions.count))
    arena.workspace.questions.append(question)
    answerUnlessDeferred()
  }

  private func answerUnlessDeferred() {
    if arena.workspace.defersDemands { return }
    arena.workspace.defersDemands = true
    answerDemands(from: arena.workspace.demands.count - 1)
    arena.workspace.defersDemands = false
  }

  /// The question of a demand.
  func question(of demand: Demand) -> ContainerQuestion { arena.workspace.questions[Int(demand.question)].question }

  func countVisit(at place: Int) {
    if !arena.workspace.demands[place].marks.contains(.isCounted) { arena.statistics.containerVisits += 1 }
  }

  /// Whether something is missing for what is computed since so many demands were on the stack.
  func lacksAnswers(since count: Int) -> Bool { arena.workspace.demands.count > count }

  /// Works off the stack.
  func answerDemands(from first: Int) {
    while arena.workspace.demands.count > first {
      let place = arena.workspace.demands.count - 1
      let demand = arena.workspace.demands[place]
      if demand.kind == .itemWidths {
        setItemWidths(demand, at: place)
      } else if answer(demand, at: place) {
        arena.workspace.demands.truncate(to: place)
        if !demand.isInState { arena.workspace.questions.truncate(to: Int(demand.question)) }
      } else {
        arena.workspace.demands[place].marks.insert(.isListed)
      }
    }
  }

  /// Sets the widths of the items of a container. Those inside them come next, and then the content height of the container.
  private func setItemWidths(_ demand: Demand, at place: Int) {
    let below = arena.workspace.stack.count
    let isVisited = visitWidths(of: demand.node, isRoot: !demand.marks.contains(.isInside))
    if lacksAnswers(since: place + 1) {
      arena.workspace.stack.truncate(to: below)
      return states[demand.node].forgetWidths()
    }
    if mayNeedContentHeight(demand.node) {
      arena.workspace.demands[place] = Demand(
        .contentHeight, of: demand.node,
        demand.marks.union(isVisited ? [.isListed, .isCounted] : .isListed))
    } else {
      arena.workspace.demands.truncate(to: place)
    }
    while arena.workspace.stack.count > below, let item = arena.workspace.stack.popLast() {
      arena.workspace.demands.append(Demand(.itemWidths, of: item, .isInside))
    }
  }

  /// Whether a demand has been met. Otherwise what is missing has been put on the stack.
  private func answer(_ demand: Demand, at place: Int) -> Bool {
    if demand.kind.isIntrinsicWidth { return answerIntrinsicWidth(demand, at: place) }
    return demand.isInState ? answerContentHeight(demand, at: place) : answerAtSize(demand, at: place)
  }

  /// A question about a container at another size than its own. Afterwards it has its own width again.
  private func answerAtSize(_ demand: Demand, at place: Int) -> Bool {
    let (node, question) = (demand.node, question(of: demand))
    if arena.storedAnswer(of: node, to: question) != nil {
      // The heights that were found out first may have been the answer.
      if demand.marks.contains(.isListed) { restoreWidth(of: demand) }
      return true
    }
    if !demand.marks.contains(.isListed) {
      arena.workspace.questions[Int(demand.question)].previousWidth = states[node].width
      if !widthsAreSet(in: node, width: question.width, definiteHeight: question.definiteHeight) {
        arena.workspace.demands[place].marks.insert(.isCounted)
      }
      ensureWidths(of: node, width: question.width, definiteHeight: question.definiteHeight)
      if lacksAnswers(since: place + 1) { return false }
    }
    let answer =
      question.kind.baselineSet.map { baseline($0, of: node, question) }
      ?? computeContentHeight(
        of: node, definiteHeight: question.definiteHeight, breakHeight: question.breakHeight)
    if lacksAnswers(since: place + 1) { return false }
    countVisit(at: place)
    arena.store(answer, of: node, to: question)
    restoreWidth(of: demand)
    return true
  }

  private func restoreWidth(of demand: Demand) {
    setMeasuredWidth(arena.workspace.questions[Int(demand.question)].previousWidth, of: demand.node)
  }
}
