/// The values of the symbols.
///
/// What the definitions say is copied here, one after the other in the order in which they can be followed: an edit then
/// runs once along one piece of memory.
struct Evaluation: Sendable {
  private struct Step: BitwiseCopyable, Sendable {
    var symbol: Int32
    var row: Int32
    /// The index after the definition's last term.
    var end: Int
  }

  private var values: [Double] = []
  private var steps: [Step] = []
  private var terms: [Entry] = []
  private var isCurrent = true
  /// Symbols of the simplex tableau whose value may not be 0.
  private var basics: [Int32] = []

  /// Says that definitions came, went or changed.
  mutating func invalidate() { isCurrent = false }

  func value(of symbol: Int32) -> Double { Int(symbol) < values.count ? values[Int(symbol)] : 0 }

  /// Follows all definitions.
  mutating func evaluate(_ tableau: borrowing Tableau) {
    if !isCurrent { copyDefinitions(tableau) }
    if values.count < tableau.symbols.count {
      values.append(contentsOf: repeatElement(0, count: tableau.symbols.count - values.count))
    }
    for symbol in basics { values[Int(symbol)] = 0 }
    basics.removeAll(keepingCapacity: true)
    for row in tableau.rows where row.role == .restricted {
      values[Int(row.basic)] = row.constant
      basics.append(row.basic)
    }
    follow(tableau)
  }

  private mutating func follow(_ tableau: borrowing Tableau) {
    let rows = tableau.rows
    values.withUnsafeMutableBufferPointer { values in
      terms.withUnsafeBufferPointer { terms in
        var index = 0
        for step in steps {
          var value = rows[Int(step.row)].constant
          while index < step.end {
            value += terms[index].coefficient * values[Int(terms[index].symbol)]
            index += 1
          }
          values[Int(step.symbol)] = value
        }
      }
    }
  }

  private mutating func copyDefinitions(_ tableau: borrowing Tableau) {
    isCurrent = true
    var ranked: [(rank: Int32, symbol: Int32)] = []
    for index in tableau.symbols.indices where tableau.symbols[index].kind == .external {
      let record = tableau.symbols[index]
      if record.row >= 0 {
        ranked.append((record.rank, Int32(index)))
      } else if index < values.count {
        values[index] = 0
      }
    }
    ranked.sort { $0.rank < $1.rank }
    steps.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    for (_, symbol) in ranked {
      let row = tableau.symbols[Int(symbol)].row
      tableau.terms.withList(row) { terms.append(contentsOf: $0) }
      steps.append(Step(symbol: symbol, row: row, end: terms.count))
    }
  }
}
