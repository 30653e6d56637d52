/// A sum of symbols in the making: a number for each symbol, and which of them have been touched.
struct Accumulator: Sendable {
  private(set) var touched: [Int32] = []
  private var coefficients: [Double] = []
  private var isTouched: [Bool] = []
  private(set) var constant = 0.0
  /// The largest constant that went into the sum.
  private(set) var largest = 0.0

  /// Makes room for symbols up to `count`.
  mutating func reserve(_ count: Int) {
    guard count > coefficients.count else { return }
    let missing = max(count, coefficients.count * 2) - coefficients.count
    coefficients.append(contentsOf: repeatElement(0, count: missing))
    isTouched.append(contentsOf: repeatElement(false, count: missing))
  }

  subscript(symbol: Int32) -> Double { coefficients[Int(symbol)] }

  /// Whether the symbol is new in the sum.
  @discardableResult
  mutating func add(_ symbol: Int32, _ coefficient: Double) -> Bool {
    let index = Int(symbol)
    coefficients[index] = Tolerance.sum(coefficients[index], coefficient)
    guard !isTouched[index] else { return false }
    isTouched[index] = true
    touched.append(symbol)
    return true
  }

  mutating func addConstant(_ amount: Double) {
    constant = Tolerance.sum(constant, amount)
    largest = max(largest, amount.magnitude)
  }

  /// Takes a symbol out of the sum and returns its coefficient.
  mutating func take(_ symbol: Int32) -> Double {
    let coefficient = coefficients[Int(symbol)]
    coefficients[Int(symbol)] = 0
    return coefficient
  }

  mutating func clear() {
    for symbol in touched {
      coefficients[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
    constant = 0
    largest = 0
  }

  /// The terms of the sum, sorted by symbol.
  mutating func sortedEntries() -> [Entry] {
    touched.sort()
    var entries: [Entry] = []
    entries.reserveCapacity(touched.count + 2)
    for symbol in touched where coefficients[Int(symbol)] != 0 {
      entries.append(Entry(symbol: symbol, coefficient: coefficients[Int(symbol)]))
    }
    return entries
  }
}
