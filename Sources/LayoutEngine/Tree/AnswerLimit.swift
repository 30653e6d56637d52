// A limit of the work for nested sizes that depend on each other.
//
// Where widths depend on heights, or heights on definite heights, the layout of a container uses more than one size of an
// item: each is the answer to another query. If items are such containers, the number of queries doubles with each level.
// A layout is exact as long as the number of its answers is proportional to the number of nodes. Beyond this limit, the
// last of a few answers of the same kind is the answer to every further query of a container.
//
// Frames depend on the tree below the root and on the space of the root alone: a layout that begins without answers below
// the root decides whether the root exceeds the limit, and every layout of a root that exceeds the limit begins without
// answers. A layout with earlier answers ends at the first answer with which the root might exceed the limit, and begins
// again without answers.

/// The number of answers of containers, and its limit.
struct AnswerLimit: BitwiseCopyable {
  /// The number of all computed answers.
  private var total = 0
  /// ``total`` at the beginning of the layout or measurement.
  private var layoutStart = 0
  /// The greatest ``total`` for which the layout need not be checked.
  private var checkedTotal = 0
  /// The number of answers of earlier layouts since the last removal of all answers, without answers that edits removed.
  private var count = 0
  /// ``total`` at the last removal of all answers.
  private var lastRemoval = 0
  /// The root of the layout or measurement.
  private var current = Root()
  /// The root before it. Measurements of a container and layouts of the tree around it often take turns.
  private var previous = Root()
  /// Whether the limit was exceeded, and further answers are approximate.
  fileprivate(set) var isExceeded = false

  /// A root of layouts.
  private struct Root: BitwiseCopyable {
    var node: Int32 = -1
    /// ``total`` at the last removal of the answers below the root.
    var start = 0
    /// A number of answers that does not exceed the limit for the root, so that few layouts count the nodes below it.
    var checkedLimit = limit(nodeCount: 0)
  }

  /// The number of answers of a kind with which a container computes no further answers beyond the limit.
  static var kept: Int { 6 }

  /// The greatest number of answers of an exact layout.
  fileprivate static func limit(nodeCount: Int) -> Int { 1024 + 2 * nodeCount }

  /// Subtracts answers that an edit removed.
  ///
  /// The edit also removes the answers of all containers around the node.
  mutating func subtract(_ removedCount: Int) { count -= removedCount }

  // MARK: - Roots

  /// Makes a node the root of a layout or measurement.
  fileprivate mutating func enter(_ root: Int32) {
    if current.node == root { return }
    swap(&current, &previous)
    if current.node != root { current = Root(node: root, start: lastRemoval) }
  }

  /// Notes that a node with answers below it was linked into a tree.
  mutating func noteLinkedAnswers() { (current.start, previous.start) = (lastRemoval, lastRemoval) }

  /// Notes that a node was destroyed, whose place can be reused.
  mutating func noteDestruction(of node: Int32) {
    noteRemoval(ofNodes: 1)
    if current.node == node { current = Root() }
    if previous.node == node { previous = Root() }
  }

  /// Notes that nodes were removed from a tree.
  fileprivate mutating func noteRemoval(ofNodes count: Int) {
    let share = Self.limit(nodeCount: count) - Self.limit(nodeCount: 0)
    current.checkedLimit -= share
    previous.checkedLimit -= share
  }

  /// Whether the nodes below a root have been counted.
  fileprivate var hasNodeCount: Bool {
    max(current.checkedLimit, previous.checkedLimit) > Self.limit(nodeCount: 0)
  }

  // MARK: - Layouts

  /// The root of the layout or measurement.
  fileprivate var root: Int32 { current.node }

  /// Begins a layout of the current root, or repeats the layout.
  fileprivate mutating func beginLayout() {
    layoutStart = total
    checkedTotal = total + remainingCount
  }

  fileprivate mutating func endLayout() { count += total - layoutStart }

  /// The greatest number of answers that the layout can add to those that may exist below the root.
  ///
  /// A layout without answers may compute answers that the existing ones do not require, such as those for preliminary
  /// widths. Therefore answers are only added to a part of the limit.
  private var remainingCount: Int {
    let earlierCount = min(count, layoutStart - current.start)
    return earlierCount > current.checkedLimit / 4 ? 0 : current.checkedLimit - earlierCount
  }

  /// Counts computed answers.
  ///
  /// - Returns: Whether the layout has to be checked.
  fileprivate mutating func add(_ answerCount: Int) -> Bool {
    total += answerCount
    return total > checkedTotal && !isExceeded
  }

  /// Decides whether the root exceeds the limit, for the number of nodes below it.
  fileprivate mutating func check(nodeCount: Int) {
    current.checkedLimit = Self.limit(nodeCount: nodeCount)
    checkedTotal = layoutStart + remainingCount
    isExceeded = total > checkedTotal
  }

  /// Notes that the answers below the root were removed.
  fileprivate mutating func noteRemovalBelowRoot() {
    current.start = total
    isExceeded = false
  }

  /// Notes that all answers were removed.
  fileprivate mutating func noteRemovalOfAll() {
    (lastRemoval, current.start, previous.start) = (total, total, total)
    (count, isExceeded) = (0, false)
  }

  /// Whether the last layout or measurement of a root is approximate.
  func isExceeded(for root: Int32) -> Bool { isExceeded && root == current.node }
}

extension Arena {
  /// Counts a computed answer. A search among many other answers of the container counts as further answers.
  func noteAnswer(besides others: Int = 0) {
    if contents.answerLimit.add(1 + others / 64) { checkAnswerLimit() }
  }

  @inline(never) private func checkAnswerLimit() {
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
    contents.answerLimit.enter(root)
    let wasExceeded = contents.answerLimit.isExceeded
    if wasExceeded { removeAllAnswers() }
    performLayout(body)
    if wasExceeded || !contents.answerLimit.isExceeded { return }
    removeAnswers(below: root)
    performLayout(body)
  }

  private func performLayout(_ body: () -> Void) {
    contents.answerLimit.beginLayout()
    body()
    contents.answerLimit.endLayout()
  }

  private func removeAllAnswers() {
    for node in 0..<Int32(contents.nodes.count) where nodes[node].traits.contains(.isAlive) { forgetAnswers(of: node) }
    contents.answerLimit.noteRemovalOfAll()
  }

  /// Removes the answers below a root.
  ///
  /// Other trees, and the tree around the root, keep theirs.
  private func removeAnswers(below root: Int32) {
    var count = 0
    forEachDescendant(of: root) { node in
      forgetAnswers(of: node)
      count += 1
      return true
    }
    if count == contents.nodes.count - contents.freeNodes.count {
      contents.answerLimit.noteRemovalOfAll()
    } else {
      contents.answerLimit.noteRemovalBelowRoot()
    }
  }

  /// Removes the answers of a node, and its resolved percentages of edges, with which approximate answers would begin.
  private func forgetAnswers(of node: Int32) {
    forgetSizes(of: node)
    guard flexStyle(node).traits.contains(.hasPercentageEdges) else { return }
    let isRightToLeft = nodes[node].traits.contains(.isRightToLeft)
    let edges = styleReference(node).style.resolvedEdges(isRightToLeft, PercentageBasis(), contents.rules)
    contents.styleTable.setEdges(nodes[node].style, edges.margin, edges.inset)
  }
}
