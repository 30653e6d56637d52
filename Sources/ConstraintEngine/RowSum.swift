/// Adds a multiple of a row to another one. Rows are sorted by symbol, so that one walk along both does it.
struct RowSum: Sendable {
  /// The memory of the result; the first `count` entries are it.
  private var entries: [Entry] = []
  private(set) var count = 0
  /// Symbols that the result has and the first row had not.
  private(set) var appeared: [Int32] = []
  /// Symbols that cancelled out.
  private(set) var vanished: [Int32] = []

  /// `target + factor · source`, without `symbol`, whose place `source` takes.
  mutating func add(
    _ source: UnsafeBufferPointer<Entry>, times factor: Double, to target: UnsafeBufferPointer<Entry>,
    inPlaceOf symbol: Int32
  ) {
    appeared.removeAll(keepingCapacity: true)
    vanished.removeAll(keepingCapacity: true)
    let needed = source.count + target.count
    if entries.count < needed {
      entries = [Entry](repeating: Entry(symbol: 0, coefficient: 0), count: needed * 2)
    }
    var written = 0
    entries.withUnsafeMutableBufferPointer { result in
      var (from, to) = (0, 0)
      while from < source.count || to < target.count {
        let sourceSymbol = from < source.count ? source[from].symbol : .max
        let targetSymbol = to < target.count ? target[to].symbol : .max
        var coefficient = 0.0
        if sourceSymbol == targetSymbol {
          coefficient = Tolerance.sum(target[to].coefficient, factor * source[from].coefficient)
          if coefficient == 0 { vanished.append(targetSymbol) }
          from += 1
          to += 1
        } else if targetSymbol < sourceSymbol {
          coefficient = targetSymbol == symbol ? 0 : target[to].coefficient
          to += 1
        } else {
          coefficient = factor * source[from].coefficient
          if coefficient != 0 { appeared.append(sourceSymbol) }
          from += 1
        }
        guard coefficient != 0 else { continue }
        result[written] = Entry(symbol: min(sourceSymbol, targetSymbol), coefficient: coefficient)
        written += 1
      }
    }
    count = written
  }

  func withResult<Result>(_ body: (UnsafeBufferPointer<Entry>) -> Result) -> Result {
    entries.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}
