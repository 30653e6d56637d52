// A limit of the work for nested sizes that depend on each other.
//
// Where widths depend on heights, or heights on definite heights, the layout of a container uses more than one size of an
// item: each is the answer to another query. If items are such containers, the number of queries doubles with each level.
// A layout is exact as long as the number of its answers is proportional to the number of nodes. Beyond this limit, the
// last of a few answers of the same kind is the answer to every further query of a container.
//
// Frames depend on the tree and on the space of the root alone: a layout that begins without answers decides whether a
// tree exceeds the limit, and every layout of a tree that exceeds the limit begins without answers.

/// The number of answers of containers, and its limit.
struct AnswerLimit: BitwiseCopyable {
  /// The number of computed answers since the last removal of all answers, without answers that edits removed.
  fileprivate var count = 0
  /// A number of answers that does not exceed the limit for the root, so that few layouts count the nodes below it.
  fileprivate var checkedCount = Self.limit(nodeCount: 0)
  /// The root of the layout or measurement.
  fileprivate var root: Int32 = -1
  /// Whether the limit was exceeded, and further answers are approximate.
  fileprivate(set) var isExceeded = false

  /// The number of answers of a kind with which a container computes no further answers beyond the limit.
  static var kept: Int { 6 }

  /// The greatest number of answers of an exact layout.
  fileprivate static func limit(nodeCount: Int) -> Int { 1024 + 2 * nodeCount }

  /// Subtracts answers that an edit removed.
  ///
  /// The edit also removes the answers of all containers around the node.
  mutating func subtract(_ removedCount: Int) { count -= removedCount }

  /// Notes that there may be fewer nodes below the root: a node was removed, or the root is another one.
  mutating func forgetNodeCount() { checkedCount = Self.limit(nodeCount: 0) }

  /// Whether the last layout or measurement of a root is approximate.
  func isExceeded(for root: Int32) -> Bool { isExceeded && root == self.root }
}

extension Arena {
  /// Counts a computed answer. A search among many other answers of the container counts as further answers.
  func noteAnswer(besides others: Int = 0) {
    contents.answerLimit.count += 1 + others / 64
    if contents.answerLimit.count > contents.answerLimit.checkedCount { checkAnswerLimit() }
  }

  @inline(never) private func checkAnswerLimit() {
    if contents.answerLimit.isExceeded { return }
    var nodeCount = 0
    forEachDescendant(of: contents.answerLimit.root) { _ in
      nodeCount += 1
      return true
    }
    contents.answerLimit.checkedCount = AnswerLimit.limit(nodeCount: nodeCount)
    contents.answerLimit.isExceeded = contents.answerLimit.count > contents.answerLimit.checkedCount
  }

  /// Calls a function that performs a layout or a measurement, again without earlier answers if the limit is exceeded.
  func withinAnswerLimit(_ root: Int32, _ body: () -> Void) {
    if contents.answerLimit.root != root { contents.answerLimit.forgetNodeCount() }
    contents.answerLimit.root = root
    if !hasManyAnswers {
      body()
      if !contents.answerLimit.isExceeded { return }
    }
    removeAllAnswers()
    body()
  }

  /// Whether answers have to be removed before a layout.
  ///
  /// A layout without answers may compute answers that the existing ones do not require, such as those for preliminary
  /// widths. Therefore only a part of the limit is used up without a removal.
  private var hasManyAnswers: Bool {
    let nodeCount = contents.nodes.count - contents.freeNodes.count
    return contents.answerLimit.isExceeded || contents.answerLimit.count > AnswerLimit.limit(nodeCount: nodeCount) / 4
  }

  private func removeAllAnswers() {
    for node in 0..<Int32(contents.nodes.count) where nodes[node].traits.contains(.isAlive) { forgetAnswers(of: node) }
    (contents.answerLimit.count, contents.answerLimit.isExceeded) = (0, false)
  }

  /// Removes the answers of a node, and its resolved percentages of edges, with which approximate answers would begin.
  private func forgetAnswers(of node: Int32) {
    forgetSizes(of: node)
    contents.usedStyles.forgetEdges(nodes[node].style)
  }
}
