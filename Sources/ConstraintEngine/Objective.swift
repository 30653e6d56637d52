/// A sum of symbols to minimize, expressed in symbols that are 0.
struct Objective<Number: Scalar>: Sendable {
  /// The symbols that are or were part of the sum, each with the increase of the sum per unit of the symbol.
  private(set) var costs: [Entry<Number>] = []
  /// The index of a symbol in `costs`; -1 if it is not part of the sum.
  private var places: [Int32] = []

  /// Clears the sum and reserves memory for symbols up to `count`.
  mutating func reset(symbolCount count: Int) {
    for cost in costs { places[Int(cost.symbol)] = -1 }
    costs.removeAll(keepingCapacity: true)
    guard count > places.count else { return }
    places.append(contentsOf: repeatElement(-1, count: max(count, places.count * 2) - places.count))
  }

  mutating func add(_ symbol: Int32, _ cost: Number) {
    let place = Int(places[Int(symbol)])
    if place >= 0 {
      costs[place].coefficient = Number.sum(costs[place].coefficient, cost)
    } else {
      places[Int(symbol)] = Int32(costs.count)
      costs.append(Entry(symbol: symbol, coefficient: cost))
    }
  }

  /// Adds the terms of a row, multiplied by a factor.
  mutating func add(_ row: Int32, of tableau: borrowing Tableau<Number>, times factor: Number) {
    tableau.terms.withList(row) { entries in
      for index in entries.indices { add(entries[index].symbol, factor * entries[index].coefficient) }
    }
  }

  /// Replaces a symbol by the terms of its new row.
  mutating func substitute(_ symbol: Int32, _ tableau: borrowing Tableau<Number>) {
    let place = Int(places[Int(symbol)])
    guard place >= 0 else { return }
    let cost = costs[place].coefficient
    costs[place].coefficient = .zero
    guard cost != .zero else { return }
    add(tableau.symbols[Int(symbol)].row, of: tableau, times: cost)
  }
}
