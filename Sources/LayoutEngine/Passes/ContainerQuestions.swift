// Sizes of containers that a pass uses before it reaches the container.
//
// Such a size is determined by a call. Where no axis depends on the other, the containers inside are listed, and computed
// from the innermost outwards, so that the calls do not nest: see `determineIntrinsicWidth` and `determineContentHeight`.
// Elsewhere each level of containers can add a call.
//
// The number of calls inside each other is limited, so that the depth of a tree is not. A question beyond the limit is
// postponed: the calls that wait for its answer are abandoned, without results. The outermost call determines the answer
// with no call around it, and then repeats its own computation.

/// A question about a container whose answer is stored with the container.
struct NodeQuestion: BitwiseCopyable {
  /// The greatest number of questions that are determined inside each other.
  ///
  /// In flex containers, each of them takes up to 3 KB of the call stack. All of them fit on a stack of 128 KB, which is the
  /// default of threads with the C library musl. Stacks of microcontrollers are smaller.
  static var nestingLimit: Int {
    #if hasFeature(Embedded)
      8
    #else
      32
    #endif
  }

  let node: Int32
  /// Whether the answer is part of the node's state, so that the state also determines the other parts of the question.
  let isInState: Bool
  let question: ContainerQuestion

  /// A question whose answer is part of the node's state.
  init(_ kind: ContainerQuestion.Kind, of node: Int32) {
    (self.node, question, isInState) = (node, ContainerQuestion(kind), true)
  }

  /// A question whose answer is in the node's list of answers.
  init(_ question: ContainerQuestion, of node: Int32) {
    (self.node, self.question, isInState) = (node, question, false)
  }
}

extension LayoutPasses {
  /// Whether a question is postponed, so that the computation in progress is repeated and its results are discarded.
  var isAbandoned: Bool { arena.workspace.isAbandoned }

  /// Returns the answer to a question about a container. In a computation that is abandoned, the result can be 0.
  @inline(never) func answer(to question: ContainerQuestion, of node: Int32) -> Double {
    if let known = arena.storedAnswer(of: node, to: question) { return known }
    determine(NodeQuestion(question, of: node))
    return arena.storedAnswer(of: node, to: question) ?? 0
  }

  /// Determines the answer to a question, and stores it with the container.
  @inline(never) func determine(_ question: NodeQuestion) {
    if isAbandoned { return }
    if arena.workspace.nesting == NodeQuestion.nestingLimit { return postpone(question) }
    arena.workspace.nesting += 1
    compute(question)
    if isAbandoned, arena.workspace.nesting == 1 { computeAfterPostponed(question) }
    arena.workspace.nesting -= 1
  }

  private func postpone(_ question: NodeQuestion) {
    arena.workspace.isAbandoned = true
    guard question.isInState, question.question.kind == .contentHeight else {
      return arena.workspace.postponed.append(question)
    }
    // The width of the state is restored where it is that of a question.
    arena.workspace.postponed.append(NodeQuestion(contentHeightQuestion(to: question.node), of: question.node))
  }

  /// Computes the answer to a question after those to postponed questions, the innermost first.
  private func computeAfterPostponed(_ question: NodeQuestion) {
    while isAbandoned {
      while arena.workspace.postponed.count > 0 {
        arena.workspace.isAbandoned = false
        compute(arena.workspace.postponed[arena.workspace.postponed.count - 1])
        if !isAbandoned { _ = arena.workspace.postponed.popLast() }
      }
      compute(question)
    }
  }

  // Inlined at both calls, the passes take 5 KB more of a program for WebAssembly.
  @inline(never) private func compute(_ question: NodeQuestion) {
    switch (question.question.kind.isIntrinsicWidth, question.isInState) {
    case (true, true): determineIntrinsicWidth(question.question.kind, of: question.node)
    case (true, false): determineIntrinsicWidth(question.question, of: question.node)
    case (false, true): determineContentHeight(of: question.node)
    case (false, false): determineAtSize(question.question, of: question.node)
    }
  }

  /// Determines a result for a container at another size than its own.
  ///
  /// Afterwards the width of the container is restored.
  private func determineAtSize(_ question: ContainerQuestion, of node: Int32) {
    let previousWidth = states[node].width
    let isVisited = !widthsAreSet(in: node, width: question.width, definiteHeight: question.definiteHeight)
    ensureWidths(of: node, width: question.width, definiteHeight: question.definiteHeight)
    // The content heights inside may include the result.
    if !isAbandoned, arena.storedAnswer(of: node, to: question) == nil {
      let answer =
        question.kind.baselineSet.map { baseline($0, of: node, question) }
        ?? computeContentHeight(
          of: node, definiteHeight: question.definiteHeight, breakHeight: question.breakHeight)
      if !isAbandoned {
        if !isVisited { arena.statistics.containerVisits += 1 }
        arena.store(answer, of: node, to: question)
      }
    }
    setMeasuredWidth(previousWidth, of: node)
  }
}
