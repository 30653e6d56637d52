/// Adds a multiple of a row to another row.
///
/// Rows are sorted by symbol, so that a single pass over both rows suffices.
struct RowSum<Number: Scalar>: Sendable {
  /// The memory of the result; only the first `count` entries are valid.
  private var entries: ContiguousArray<Entry<Number>> = []
  private(set) var count = 0
  /// Symbols of the result that the first row did not contain.
  private(set) var appeared: [Int32] = []
  /// Symbols that cancelled out.
  private(set) var vanished: [Int32] = []

  /// Computes `target + factor · source`, where `source` replaces `symbol`.
  mutating func add(
    _ source: Span<Entry<Number>>, times factor: Number, to target: Span<Entry<Number>>, inPlaceOf symbol: Int32
  ) {
    appeared.removeAll(keepingCapacity: true)
    vanished.removeAll(keepingCapacity: true)
    // The array is moved to a local variable, because the span requires exclusive access to it.
    var entries = entries
    self.entries = []
    let needed = source.count + target.count
    if entries.count < needed {
      entries = ContiguousArray(repeating: Entry(symbol: 0, coefficient: .zero), count: needed * 2)
    }
    var result = entries.mutableSpan
    var (from, to, written) = (0, 0, 0)
    var added = RowSum.entry(source, from)
    var kept = RowSum.entry(target, to)
    while added.symbol != .max || kept.symbol != .max {
      var sum = kept
      if added.symbol <= kept.symbol {
        let part = factor * added.coefficient
        if added.symbol == kept.symbol {
          sum.coefficient = Number.sum(kept.coefficient, part)
          if sum.coefficient == .zero { vanished.append(kept.symbol) }
          to += 1
          kept = RowSum.entry(target, to)
        } else {
          sum = Entry(symbol: added.symbol, coefficient: part)
          if part != .zero { appeared.append(added.symbol) }
        }
        from += 1
        added = RowSum.entry(source, from)
      } else {
        if kept.symbol == symbol { sum.coefficient = .zero }
        to += 1
        kept = RowSum.entry(target, to)
      }
      guard sum.coefficient != .zero else { continue }
      result[written] = sum
      written += 1
    }
    self.entries = entries
    count = written
  }

  /// An entry of a row; behind the last one, an entry with a symbol greater than all others.
  @inline(__always) private static func entry(_ row: Span<Entry<Number>>, _ index: Int) -> Entry<Number> {
    index < row.count ? row[index] : Entry(symbol: .max, coefficient: .zero)
  }

  func withResult<Result>(_ body: (Span<Entry<Number>>) -> Result) -> Result {
    body(entries.span.extracting(..<count))
  }
}
