import LayoutEngine
import LayoutTestSupport
import Testing

/// Boxes of given lengths in a container that balances its lines, and their optimal line breaks.
private struct BalancedItems {
  var lengths: [Double]
  var margins: [Double]
  var gap: Double
  var limit: Double

  init(_ random: inout SplitMix64) {
    let count = random.integer(1...10)
    lengths = (0..<count).map { _ in Double(random.integer(1...16)) * 5 }
    margins = (0..<count).map { _ in random.chance(8) ? Double(random.integer(-120...0)) : 0 }
    gap = Double(random.integer(0...2)) * 4
    limit = Double(random.integer(12...40)) * 5
  }

  var description: String { "\(lengths), margins \(margins), gap \(gap), limit \(limit)" }

  /// The length that an item adds to its line.
  private func length(_ item: Int) -> Double { max(0, lengths[item] + margins[item]) }

  private func sum(_ line: Range<Int>) -> Double { line.reduce(gap * Double(line.count - 1)) { $0 + length($1) } }

  private func fits(_ line: Range<Int>) -> Bool { line.count == 1 || sum(line) <= limit }

  private func cost(_ lines: [Range<Int>]) -> Double {
    lines.reduce(0) { $0 + (limit - sum($1)) * (limit - sum($1)) }
  }

  /// Whether all items fit on one line, where negative margins may make lengths negative. Then nothing is balanced.
  private var fitOneLine: Bool {
    var sum = lengths[0] + margins[0]
    return lengths.indices.dropFirst().allSatisfy { item in
      sum += gap + lengths[item] + margins[item]
      return sum <= limit
    }
  }

  /// The numbers of items in the lines with the least cost. If several breaks have the least cost, the first line has
  /// as many items as possible, then the second line, and so on.
  func bestLines() -> [Int] {
    if fitOneLine { return [lengths.count] }
    var best: (counts: [Int], cost: Double) = ([], .infinity)
    for breaks in 0..<(1 << (lengths.count - 1)) {
      var lines = [0..<1]
      for item in 1..<lengths.count where lengths.count > 1 {
        if breaks & 1 << (item - 1) != 0 { lines.append(item..<item) }
        lines[lines.count - 1] = lines[lines.count - 1].lowerBound..<(item + 1)
      }
      guard lines.allSatisfy(fits) else { continue }
      let (counts, cost) = (lines.map(\.count), cost(lines))
      if cost < best.cost || cost == best.cost && best.counts.lexicographicallyPrecedes(counts) {
        best = (counts, cost)
      }
    }
    return best.counts
  }

  /// The numbers of items in the lines of the engine's layout.
  func lines(_ wrap: FlexWrap, _ direction: FlexDirection) throws -> [Int] {
    let isRow = direction == .row || direction == .rowReverse
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(
      .css {
        ($0.direction, $0.wrap, $0.gap) = (direction, wrap, Length(points: gap))
        $0.alignContent = .start
        ($0.width, $0.height) = isRow ? (.points(limit), .auto) : (.auto, .points(limit))
      })
    let items = try lengths.indices.map { index in
      try tree.add(
        .box(.points(isRow ? lengths[index] : 10), .points(isRow ? 10 : lengths[index])) {
          if isRow { $0.margin.right = .points(margins[index]) } else { $0.margin.bottom = .points(margins[index]) }
        }, to: root)
    }
    try tree.layOut(root)
    var (counts, last) = ([Int](), Double.nan)
    for item in items {
      let place = isRow ? tree.frame(of: item).y : tree.frame(of: item).x
      if place == last { counts[counts.count - 1] += 1 } else { counts.append(1) }
      last = place
    }
    return counts
  }
}

@Suite("Balanced lines")
struct BalancedLinesTests {
  @Test("random items are broken into lines with the least cost", arguments: [FlexWrap.balance, .balanceReverse])
  func randomItems(_ wrap: FlexWrap) throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<SampleSize.of(2000) {
      let items = BalancedItems(&random)
      let direction = random.pick([FlexDirection.row, .column])
      #expect(try items.lines(wrap, direction) == items.bestLines(), "\(direction), \(items.description)")
    }
  }

  @Test("balancing takes as many lines as wrapping where no margin is negative")
  func lineCount() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<SampleSize.of(2000) {
      var items = BalancedItems(&random)
      // Balancing counts items of negative length as 0.
      items.margins = items.margins.map { max(0, $0) }
      #expect(
        try items.lines(.balance, .row).count == items.lines(.wrap, .row).count, Comment(rawValue: items.description))
    }
  }

  @Test(
    "items of equal length are distributed evenly over the lines",
    arguments: [(5, [3, 2]), (7, [3, 2, 2]), (8, [3, 3, 2]), (9, [3, 3, 3]), (4, [2, 2]), (3, [3]), (1, [1])])
  func equalItems(_ count: Int, _ lines: [Int]) throws {
    var random = SplitMix64(seed: 0)
    var items = BalancedItems(&random)
    (items.lengths, items.margins) = (Array(repeating: 30, count: count), Array(repeating: 0, count: count))
    (items.gap, items.limit) = (5, 100)
    #expect(try items.lines(.balance, .row) == lines)
  }
}
