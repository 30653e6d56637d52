/// The values of the variables.
struct Evaluation: Sendable {
  /// The variables that have a definition, by rank: each after those that its definition names.
  private var order: [Int32] = []
  private var isOrdered = true
  private var values: [Double] = []

  /// Says that a variable was defined that has the highest rank.
  mutating func append(_ symbol: Int32) { if isOrdered { order.append(symbol) } }

  /// Says that definitions came or went otherwise.
  mutating func invalidate() { isOrdered = false }

  func value(of symbol: Int32) -> Double { values.indices.contains(Int(symbol)) ? values[Int(symbol)] : 0 }

  /// Follows all definitions.
  mutating func evaluate(_ tableau: borrowing Tableau) {
    if values.count < tableau.symbols.count {
      values.append(contentsOf: repeatElement(0, count: tableau.symbols.count - values.count))
    }
    if !isOrdered { sort(tableau) }
    for symbol in order {
      let row = tableau.symbols[Int(symbol)].row
      var value = tableau.rows[Int(row)].constant
      tableau.terms.withList(row) { entries in
        for entry in entries { value += entry.coefficient * current(entry.symbol, tableau) }
      }
      values[Int(symbol)] = value
    }
  }

  private func current(_ symbol: Int32, _ tableau: borrowing Tableau) -> Double {
    let record = tableau.symbols[Int(symbol)]
    if record.kind == .external { return values[Int(symbol)] }
    return record.row >= 0 ? tableau.rows[Int(record.row)].constant : 0
  }

  private mutating func sort(_ tableau: borrowing Tableau) {
    isOrdered = true
    var ranked: [(rank: Int32, symbol: Int32)] = []
    for index in tableau.symbols.indices where tableau.symbols[index].kind == .external {
      values[index] = 0
      if tableau.symbols[index].row >= 0 { ranked.append((tableau.symbols[index].rank, Int32(index))) }
    }
    ranked.sort { $0.rank < $1.rank }
    order = ranked.map { $0.symbol }
  }
}
