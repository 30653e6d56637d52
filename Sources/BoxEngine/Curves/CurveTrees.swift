import LayoutEngine

// Large curves: trees of pieces, sorted by their starts and thereby by their slopes.

/// A piece in a randomly balanced tree.
///
/// When two trees are joined, the probability that one becomes the upper tree is proportional to its size.
struct CurveNode: BitwiseCopyable {
  var left: Int32 = -1
  var right: Int32 = -1
  /// The number of pieces in this tree.
  var count: Int32 = 1
  var start: Double
  // The pending changes of all nodes below; the row after the node's slope is to be added to their slopes.
  var pending = Transformation()
  var addsSlope = false
}

/// A change of the argument of a curve: starts become `scale · start + shift`, and slopes are divided by the scale.
struct Transformation: BitwiseCopyable {
  var scale = 1.0
  var shift = 0.0

  var isIdentity: Bool { scale == 1 && shift == 0 }
}

/// The place at which a tree is split in two.
enum CurveCut {
  /// Before the first piece that starts at this place or after.
  case start(Double)
  /// Before the first piece whose slope is at least that of another piece.
  case slope(Int)
  /// Before the first piece that is steeper than another piece.
  case steeperThan(Int)
}

extension CostCurves {
  typealias Halves = (left: Int32, right: Int32)

  private func slope(of node: Int32) -> Table<Double> { nodeSlopes[2 * Int(node)] }

  private func addition(of node: Int32) -> Table<Double> { nodeSlopes[2 * Int(node) + 1] }

  // MARK: - Runs and trees

  /// The tree of a curve.
  ///
  /// The tree of a run is created from a copy.
  mutating func tree(of curve: CostCurve) -> Int32 { curve.isTree ? curve.first : makeTree(of: curve.pieces) }

  private mutating func makeTree(of pieces: Range<Int>) -> Int32 {
    guard !pieces.isEmpty else { return -1 }
    let middle = (pieces.lowerBound + pieces.upperBound) / 2
    let left = makeTree(of: pieces.lowerBound..<middle)
    let node = makeNode(at: starts[middle], slope: slopes[middle])
    let right = makeTree(of: (middle + 1)..<pieces.upperBound)
    (nodes[Int(node)].left, nodes[Int(node)].right) = (left, right)
    updateCount(of: node)
    return node
  }

  mutating func makeNode(at start: Double, slope: Table<Double>) -> Int32 {
    nodeSlopes.append(slope)
    nodeSlopes.appendZeros()
    nodes.append(CurveNode(start: start))
    return Int32(nodes.count - 1)
  }

  /// The run of a curve.
  ///
  /// A tree is taken apart, and must not be used any more.
  mutating func run(of curve: CostCurve) -> CostCurve {
    guard curve.isTree else { return curve }
    let first = starts.count
    appendPieces(of: curve.first)
    return CostCurve(first: Int32(first), count: Int32(starts.count - first))
  }

  private mutating func appendPieces(of node: Int32) {
    guard node >= 0 else { return }
    settle(node)
    appendPieces(of: nodes[Int(node)].left)
    appendPiece(at: nodes[Int(node)].start, slope: slope(of: node))
    appendPieces(of: nodes[Int(node)].right)
  }

  func curve(ofTree root: Int32) -> CostCurve {
    CostCurve(first: root, count: root < 0 ? 0 : nodes[Int(root)].count, isTree: true)
  }

  // MARK: - Changes of many pieces

  /// Changes all pieces of a tree: first their arguments, then their slopes.
  func apply(_ change: Transformation, adding slopes: Table<Double>? = nil, to root: Int32) {
    guard root >= 0, slopes != nil || !change.isIdentity else { return }
    var node = nodes[Int(root)]
    node.start = change.scale * node.start + change.shift
    node.pending.scale *= change.scale
    node.pending.shift = change.scale * node.pending.shift + change.shift
    if slopes != nil { node.addsSlope = true }
    nodes[Int(root)] = node
    let (slope, addition) = (slope(of: root), addition(of: root))
    for tier in 0..<self.slopes.width {
      slope[tier] = slope[tier] / change.scale + (slopes?[tier] ?? 0)
      addition[tier] = addition[tier] / change.scale + (slopes?[tier] ?? 0)
    }
  }

  /// Applies the pending changes of a node to the nodes below.
  private func settle(_ root: Int32) {
    var node = nodes[Int(root)]
    guard node.addsSlope || !node.pending.isIdentity else { return }
    let addition = addition(of: root)
    apply(node.pending, adding: addition, to: node.left)
    apply(node.pending, adding: addition, to: node.right)
    for tier in 0..<slopes.width { addition[tier] = 0 }
    (node.pending, node.addsSlope) = (Transformation(), false)
    nodes[Int(root)] = node
  }

  private func updateCount(of root: Int32) {
    let (left, right) = (nodes[Int(root)].left, nodes[Int(root)].right)
    let leftCount = left < 0 ? 0 : nodes[Int(left)].count
    nodes[Int(root)].count = 1 + leftCount + (right < 0 ? 0 : nodes[Int(right)].count)
  }

  // MARK: - Cutting and joining

  /// Whether a piece lies to the left of a cut.
  private func isLeft(_ node: Int32, of cut: CurveCut) -> Bool {
    switch cut {
    case .start(let start): return nodes[Int(node)].start < start
    case .slope(let piece): return compare(slope(of: node), slopes[piece]) < 0
    case .steeperThan(let piece): return compare(slope(of: node), slopes[piece]) <= 0
    }
  }

  func split(_ root: Int32, at cut: CurveCut) -> Halves {
    guard root >= 0 else { return (-1, -1) }
    settle(root)
    if isLeft(root, of: cut) {
      let halves = split(nodes[Int(root)].right, at: cut)
      nodes[Int(root)].right = halves.left
      updateCount(of: root)
      return (root, halves.right)
    }
    let halves = split(nodes[Int(root)].left, at: cut)
    nodes[Int(root)].left = halves.right
    updateCount(of: root)
    return (halves.left, root)
  }

  /// Joins two trees.
  ///
  /// All pieces of the first tree lie to the left of those of the second.
  mutating func join(_ left: Int32, _ right: Int32) -> Int32 {
    guard left >= 0 else { return right }
    guard right >= 0 else { return left }
    let (leftCount, rightCount) = (UInt32(nodes[Int(left)].count), UInt32(nodes[Int(right)].count))
    random ^= random << 13
    random ^= random >> 17
    random ^= random << 5
    if random % (leftCount + rightCount) < leftCount {
      settle(left)
      let joined = join(nodes[Int(left)].right, right)
      nodes[Int(left)].right = joined
      updateCount(of: left)
      return left
    }
    settle(right)
    let joined = join(left, nodes[Int(right)].left)
    nodes[Int(right)].left = joined
    updateCount(of: right)
    return right
  }

  /// The first piece of a tree, or the last.
  func outermost(of root: Int32, isLast: Bool) -> Int32 {
    var node = root
    while true {
      settle(node)
      let next = isLast ? nodes[Int(node)].right : nodes[Int(node)].left
      guard next >= 0 else { return node }
      node = next
    }
  }

  /// The start of a tree; ∞ if the tree is empty.
  func start(of root: Int32) -> Double {
    root < 0 ? .infinity : nodes[Int(outermost(of: root, isLast: false))].start
  }

  /// The start of the first piece that is steeper than another piece; ∞ if there is none.
  ///
  /// With `orEqual`, a piece of equal slope counts, too.
  func start(in root: Int32, atSlopeOf piece: Int, orEqual: Bool) -> Double {
    var (node, start) = (root, Double.infinity)
    while node >= 0 {
      settle(node)
      if isLeft(node, of: orEqual ? .slope(piece) : .steeperThan(piece)) {
        node = nodes[Int(node)].right
      } else {
        start = nodes[Int(node)].start
        node = nodes[Int(node)].left
      }
    }
    return start
  }

  func slopeOfOutermost(of root: Int32, isLast: Bool) -> Table<Double> {
    slope(of: outermost(of: root, isLast: isLast))
  }

  // MARK: - Sums

  /// Adds a run to a tree: the slope of each piece of the run is added to the part of the tree over the same interval.
  mutating func add(_ run: CostCurve, toTree root: Int32) -> CostCurve {
    var (done, rest) = (Int32(-1), root)
    for piece in run.pieces {
      guard piece + 1 < run.pieces.upperBound else {
        apply(Transformation(), adding: slopes[piece], to: rest)
        continue
      }
      let start = starts[piece + 1]
      var halves = split(rest, at: .start(start))
      if self.start(of: halves.right) != start {
        // The piece in which the slope of the run changes is split in two.
        let cut = makeNode(at: start, slope: slopeOfOutermost(of: halves.left, isLast: true))
        halves.right = join(cut, halves.right)
      }
      apply(Transformation(), adding: slopes[piece], to: halves.left)
      done = join(done, halves.left)
      rest = halves.right
    }
    done = join(done, rest)
    return curve(ofTree: done)
  }
}
