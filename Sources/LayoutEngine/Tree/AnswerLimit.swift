// A limit of the work for nested sizes that depend on each other.
//
// Where widths depend on heights, or heights on definite heights, the layout of a container uses more than one size of an
// item: each is the answer to another query. If items are such containers, the number of queries doubles with each level.
// A layout is exact as long as the number of its answers is proportional to the number of nodes. Beyond this limit, the
// last of a few answers of the same kind is the answer to every further query of a container.
//
// Frames depend on the tree below the root and on the space of the root alone: a layout that begins without answers below
// the root decides whether the root exceeds the limit, and every layout of a root that exceeds the limit begins without
// answers.

/// The number of answers of containers, and its limit.
struct AnswerLimit: BitwiseCopyable {
  /// The number of computed answers since the last removal of all answers, without answers that edits removed.
  ///
  /// In a layout without earlier answers, the number of its own answers.
  fileprivate var count = 0
  /// A number of answers that does not exceed the limit for the root, so that few layouts count the nodes below it.
  fileprivate var checkedCount = Self.limit(nodeCount: 0)
  /// The root of the layout or measurement.
  fileprivate var root: Int32 = -1
  /// The last root without a parent, and the number that was checked for it.
  ///
  /// Measurements of containers and layouts of the tree around them often take turns.
  private var topmost = (root: Int32(-1), checkedCount: Self.limit(nodeCount: 0))
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

  /// Notes that nodes were removed from a tree.
  mutating func noteRemoval(ofNodes count: Int) {
    let share = Self.limit(nodeCount: count) - Self.limit(nodeCount: 0)
    checkedCount -= share
    topmost.checkedCount -= share
  }

  /// Whether the nodes of a tree have been counted.
  fileprivate var hasNodeCount: Bool { max(checkedCount, topmost.checkedCount) > Self.limit(nodeCount: 0) }

  fileprivate mutating func enter(_ root: Int32, isTopmost: Bool) {
    if root == self.root { return }
    self.root = root
    if isTopmost, root != topmost.root { topmost = (root, Self.limit(nodeCount: 0)) }
    checkedCount = isTopmost ? topmost.checkedCount : Self.limit(nodeCount: 0)
  }

  /// Decides whether the limit is exceeded, for the number of nodes below the root.
  fileprivate mutating func check(nodeCount: Int) {
    checkedCount = Self.limit(nodeCount: nodeCount)
    if topmost.root == root { topmost.checkedCount = checkedCount }
    isExceeded = count > checkedCount
  }

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
    contents.answerLimit.check(nodeCount: nodeCount(below: contents.answerLimit.root))
  }

  /// Notes that a node will be removed from its parent, with its descendants.
  ///
  /// - Complexity: O(descendants) if the layout of the tree had so many answers that its nodes were counted.
  func noteRemoval(of node: Int32) {
    if contents.answerLimit.hasNodeCount { contents.answerLimit.noteRemoval(ofNodes: nodeCount(below: node)) }
  }

  private func nodeCount(below root: Int32) -> Int {
    var count = 0
    forEachDescendant(of: root) { _ in
      count += 1
      return true
    }
    return count
  }

  /// Calls a function that performs a layout or a measurement, again without earlier answers if the limit is exceeded.
  func withinAnswerLimit(_ root: Int32, _ body: () -> Void) {
    contents.answerLimit.enter(root, isTopmost: nodes[root].parent < 0)
    if hasManyAnswers {
      removeAllAnswers()
    } else {
      body()
      if !contents.answerLimit.isExceeded { return }
      removeAnswers(below: root)
    }
    let earlierCount = contents.answerLimit.count
    contents.answerLimit.count = 0
    body()
    contents.answerLimit.count += earlierCount
  }

  /// Whether all answers have to be removed before a layout.
  ///
  /// A layout without answers may compute answers that the existing ones do not require, such as those for preliminary
  /// widths. Therefore only a part of the limit is used up without a removal.
  private var hasManyAnswers: Bool {
    contents.answerLimit.isExceeded || contents.answerLimit.count > AnswerLimit.limit(nodeCount: livingNodeCount) / 4
  }

  private var livingNodeCount: Int { contents.nodes.count - contents.freeNodes.count }

  private func removeAllAnswers() {
    for node in 0..<Int32(contents.nodes.count) where nodes[node].traits.contains(.isAlive) { forgetSizes(of: node) }
    (contents.answerLimit.count, contents.answerLimit.isExceeded) = (0, false)
  }

  /// Removes the answers below a root.
  ///
  /// Other trees, and the tree around the root, keep theirs.
  private func removeAnswers(below root: Int32) {
    var count = 0
    forEachDescendant(of: root) { node in
      forgetSizes(of: node)
      count += 1
      return true
    }
    contents.answerLimit.isExceeded = false
    if count == livingNodeCount { contents.answerLimit.count = 0 }
  }
}
