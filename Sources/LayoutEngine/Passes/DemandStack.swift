// The results about containers that passes still need: a separate stack, so that nesting does not use the call stack.
//
// A demand stays on the stack until it is met. The demands that it depends on are pushed above it. Where these are not
// known beforehand, they are found during the computation: a missing value counts as 0, and the computation is repeated
// when the value is known.
//
// The width pass and the height pass of a tree are demands, too: the widths of a container's items come first, then
// those inside the items, and on the way back the content height of the container. While this runs from the root, a
// missing value is computed immediately, in a second run on the same stack. Inside of the second run all demands are
// deferred, so that at most two runs are active at a time.

/// A result about a container that has to be computed.
struct Demand: BitwiseCopyable {
  struct Marks: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    /// The demands that this demand depends on are on the stack, as far as they are known without the computation.
    static let demandsArePushed = Marks(rawValue: 1)
    /// The widths of the items have been set for this demand, so that the visit is already counted.
    static let isCounted = Marks(rawValue: 2)
    /// A change of the node is propagated to its container.
    static let isInside = Marks(rawValue: 4)
  }

  let node: Int32
  /// The place of the full query in the workspace; −1: the result is part of the node's state.
  fileprivate let question: Int32
  fileprivate(set) var kind: ContainerQuestion.Kind
  fileprivate(set) var marks: Marks = []

  init(_ kind: ContainerQuestion.Kind, of node: Int32, _ marks: Marks = []) {
    (self.node, question, self.kind, self.marks) = (node, -1, kind, marks)
  }

  fileprivate init(_ question: DemandedQuestion, of node: Int32, at place: Int) {
    (self.node, self.question, kind) = (node, Int32(place), question.question.kind)
  }

  /// Whether the result is part of the node's state.
  var isInState: Bool { question < 0 }
}

/// A query on the stack.
struct DemandedQuestion: BitwiseCopyable {
  let question: ContainerQuestion
  /// The width of the node before the width of the query was set.
  var previousWidth = Double.nan
}

extension LayoutPasses {
  /// Computes a result immediately, or defers the computation.
  ///
  /// During the computation of a result that depends on it, the demand is met before that computation is repeated.
  @inline(never) func demand(_ kind: ContainerQuestion.Kind, of node: Int32) {
    arena.workspace.demands.append(Demand(kind, of: node))
    answerUnlessDeferred()
  }

  /// Returns the answer to a question about a container; 0 while its computation is deferred.
  @inline(never) func answer(to question: ContainerQuestion, of node: Int32) -> Double {
    if let known = arena.storedAnswer(of: node, to: question) { return known }
    let demanded = DemandedQuestion(question: question)
    arena.workspace.demands.append(Demand(demanded, of: node, at: arena.workspace.questions.count))
    arena.workspace.questions.append(demanded)
    answerUnlessDeferred()
    return arena.workspace.defersDemands ? 0 : arena.storedAnswer(of: node, to: question) ?? 0
  }

  private func answerUnlessDeferred() {
    if arena.workspace.defersDemands { return }
    arena.workspace.defersDemands = true
    answerDemands(from: arena.workspace.demands.count - 1)
    arena.workspace.defersDemands = false
  }

  /// The query of a demand.
  func question(of demand: Demand) -> ContainerQuestion { arena.workspace.questions[Int(demand.question)].question }

  func countVisit(at place: Int) {
    if !arena.workspace.demands[place].marks.contains(.isCounted) { arena.statistics.containerVisits += 1 }
  }

  /// Whether a computation lacks results, given the number of demands at its start.
  func lacksAnswers(since count: Int) -> Bool { arena.workspace.demands.count > count }

  /// Processes the stack until `first` demands remain.
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
        arena.workspace.demands[place].marks.insert(.demandsArePushed)
      }
    }
  }

  /// Sets the widths of the items of a container.
  ///
  /// The widths inside the items follow, then the content height of the container.
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
        demand.marks.union(isVisited ? [.demandsArePushed, .isCounted] : .demandsArePushed))
    } else {
      arena.workspace.demands.truncate(to: place)
    }
    while arena.workspace.stack.count > below, let item = arena.workspace.stack.popLast() {
      arena.workspace.demands.append(Demand(.itemWidths, of: item, .isInside))
    }
  }

  /// Whether a demand has been met.
  ///
  /// Otherwise missing results have been pushed onto the stack.
  private func answer(_ demand: Demand, at place: Int) -> Bool {
    if demand.kind.isIntrinsicWidth { return answerIntrinsicWidth(demand, at: place) }
    return demand.isInState ? answerContentHeight(demand, at: place) : answerAtSize(demand, at: place)
  }

  /// Computes a result for a container at another size than its own.
  ///
  /// Afterwards the width of the container is restored.
  private func answerAtSize(_ demand: Demand, at place: Int) -> Bool {
    let (node, question) = (demand.node, question(of: demand))
    if arena.storedAnswer(of: node, to: question) != nil {
      // The heights that were computed first may include the result.
      if demand.marks.contains(.demandsArePushed) { restoreWidth(of: demand) }
      return true
    }
    if !demand.marks.contains(.demandsArePushed) {
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
