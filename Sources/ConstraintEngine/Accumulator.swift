/// A sum of symbols under construction: a coefficient for each symbol, and the list of the symbols in use.
struct Accumulator<Number: Scalar>: Sendable {
  private(set) var touched: [Int32] = []
  private var coefficients: [Number] = []
  private var isTouched: [Bool] = []
  private(set) var constant = Number.zero
  /// The largest magnitude of the constants that were added to the sum.
  private(set) var largest = Number.zero

  /// Reserves memory for symbols up to `count`.
  mutating func reserve(_ count: Int) {
    guard count > coefficients.count else { return }
    let missing = max(count, coefficients.count * 2) - coefficients.count
    coefficients.append(contentsOf: repeatElement(.zero, count: missing))
    isTouched.append(contentsOf: repeatElement(false, count: missing))
  }

  subscript(symbol: Int32) -> Number { coefficients[Int(symbol)] }

  /// Adds a term.
  /// - Returns: Whether the symbol is new in the sum.
  @discardableResult
  mutating func add(_ symbol: Int32, _ coefficient: Number) -> Bool {
    let index = Int(symbol)
    if isTouched[index] {
      coefficients[index] = Number.sum(coefficients[index], coefficient)
      return false
    }
    isTouched[index] = true
    coefficients[index] = coefficient
    touched.append(symbol)
    return true
  }

  mutating func addConstant(_ amount: Number) {
    constant = Number.sum(constant, amount)
    largest = max(largest, amount.magnitude)
  }

  /// Removes a symbol from the sum and returns its coefficient.
  mutating func take(_ symbol: Int32) -> Number {
    let coefficient = coefficients[Int(symbol)]
    coefficients[Int(symbol)] = .zero
    return coefficient
  }

  mutating func clear() {
    for symbol in touched {
      coefficients[Int(symbol)] = .zero
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
    constant = .zero
    largest = .zero
  }

  /// The terms of the sum, sorted by symbol.
  mutating func sortedEntries() -> ContiguousArray<Entry<Number>> {
    touched.sort()
    var entries: ContiguousArray<Entry<Number>> = []
    entries.reserveCapacity(touched.count + 2)
    for symbol in touched where coefficients[Int(symbol)] != .zero {
      entries.append(Entry(symbol: symbol, coefficient: coefficients[Int(symbol)]))
    }
    return entries
  }
}
