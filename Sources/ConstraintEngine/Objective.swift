/// A sum of symbols that is to become as small as possible, kept in terms of symbols that are 0.
struct Objective<Number: Scalar>: Sendable {
  private(set) var touched: [Int32] = []
  private var costs: [Number] = []
  private var isTouched: [Bool] = []

  /// Empties the sum and makes room for symbols up to `count`.
  mutating func reset(symbolCount count: Int) {
    for symbol in touched {
      costs[Int(symbol)] = .zero
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
    guard count > costs.count else { return }
    let missing = max(count, costs.count * 2) - costs.count
    costs.append(contentsOf: repeatElement(.zero, count: missing))
    isTouched.append(contentsOf: repeatElement(false, count: missing))
  }

  /// By how much the sum grows with the symbol.
  func cost(of symbol: Int32) -> Number { costs[Int(symbol)] }

  mutating func add(_ symbol: Int32, _ cost: Number) {
    let index = Int(symbol)
    if isTouched[index] {
      costs[index] = Number.sum(costs[index], cost)
    } else {
      isTouched[index] = true
      costs[index] = cost
      touched.append(symbol)
    }
  }

  /// Adds what a row says, times a number.
  mutating func add(_ row: Int32, of tableau: borrowing Tableau<Number>, times factor: Number) {
    tableau.terms.withList(row) { entries in
      for index in entries.indices { add(entries[index].symbol, factor * entries[index].coefficient) }
    }
  }

  /// Puts what the symbol's new row says in its place.
  mutating func substitute(_ symbol: Int32, _ tableau: borrowing Tableau<Number>) {
    let cost = costs[Int(symbol)]
    costs[Int(symbol)] = .zero
    guard cost != .zero else { return }
    add(tableau.symbols[Int(symbol)].row, of: tableau, times: cost)
  }
}
