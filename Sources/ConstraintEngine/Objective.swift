/// A sum of symbols that is to become as small as possible, kept in terms of symbols that are 0.
struct Objective: Sendable {
  private(set) var touched: [Int32] = []
  private var costs: [Double] = []
  private var isTouched: [Bool] = []

  /// Empties the sum and makes room for symbols up to `count`.
  mutating func reset(symbolCount count: Int) {
    for symbol in touched {
      costs[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
    guard count > costs.count else { return }
    let missing = max(count, costs.count * 2) - costs.count
    costs.append(contentsOf: repeatElement(0, count: missing))
    isTouched.append(contentsOf: repeatElement(false, count: missing))
  }

  /// By how much the sum grows with the symbol.
  func cost(of symbol: Int32) -> Double { costs[Int(symbol)] }

  mutating func add(_ symbol: Int32, _ cost: Double) {
    let index = Int(symbol)
    costs[index] = Tolerance.sum(costs[index], cost)
    guard !isTouched[index] else { return }
    isTouched[index] = true
    touched.append(symbol)
  }

  /// Adds what a row says, times a number.
  mutating func add(_ row: Int32, of tableau: borrowing Tableau, times factor: Double) {
    tableau.terms.withList(row) { entries in
      for entry in entries { add(entry.symbol, factor * entry.coefficient) }
    }
  }

  /// Puts what the symbol's new row says in its place.
  mutating func substitute(_ symbol: Int32, _ tableau: borrowing Tableau) {
    let cost = costs[Int(symbol)]
    costs[Int(symbol)] = 0
    guard cost != 0 else { return }
    add(tableau.symbols[Int(symbol)].row, of: tableau, times: cost)
  }
}
