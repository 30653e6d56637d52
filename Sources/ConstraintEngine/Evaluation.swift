/// The values of the symbols.
///
/// The definitions are copied here, in the order of evaluation, so that an evaluation reads contiguous memory once.
struct Evaluation<Number: Scalar>: Sendable {
  private struct Step: BitwiseCopyable, Sendable {
    var symbol: Int32
    var row: Int32
    /// The index after the definition's last term.
    var end: Int
  }

  private var values: ContiguousArray<Number> = []
  private var steps: ContiguousArray<Step> = []
  private var terms: ContiguousArray<Entry<Number>> = []
  private var isCurrent = true
  /// Symbols of the simplex tableau whose values may differ from 0.
  private var basics: [Int32] = []

  /// - Parameter values: The values of the symbols before the first evaluation.
  init(values: [Double]) { self.values = ContiguousArray(values.map { Number($0) }) }

  /// Marks the copied definitions as outdated.
  mutating func invalidate() { isCurrent = false }

  func value(of symbol: Int32) -> Number { Int(symbol) < values.count ? values[Int(symbol)] : .zero }

  /// Evaluates all definitions.
  mutating func evaluate(_ tableau: borrowing Tableau<Number>) {
    if !isCurrent { copyDefinitions(tableau) }
    if values.count < tableau.symbols.count {
      values.append(contentsOf: repeatElement(.zero, count: tableau.symbols.count - values.count))
    }
    for symbol in basics { values[Int(symbol)] = .zero }
    basics.removeAll(keepingCapacity: true)
    for row in tableau.rows where row.role == .restricted {
      values[Int(row.basic)] = row.constant
      basics.append(row.basic)
    }
    follow(tableau)
  }

  private mutating func follow(_ tableau: borrowing Tableau<Number>) {
    let (rows, steps, terms) = (tableau.rows, steps, terms)
    var values = values.mutableSpan
    var index = 0
    for step in steps {
      var value = rows[Int(step.row)].constant
      while index < step.end {
        value = value + terms[index].coefficient * values[Int(terms[index].symbol)]
        index += 1
      }
      values[Int(step.symbol)] = value
    }
  }

  private mutating func copyDefinitions(_ tableau: borrowing Tableau<Number>) {
    isCurrent = true
    var ranked: [(rank: Int32, symbol: Int32)] = []
    for index in tableau.symbols.indices where tableau.symbols[index].kind == .external {
      let record = tableau.symbols[index]
      if record.row >= 0 {
        ranked.append((record.rank, Int32(index)))
      } else if index < values.count {
        values[index] = .zero
      }
    }
    ranked.sort { $0.rank < $1.rank }
    steps.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    for (_, symbol) in ranked {
      let record = tableau.symbols[Int(symbol)]
      tableau.terms.withList(record.row) { for index in $0.indices { terms.append($0[index]) } }
      steps.append(Step(symbol: symbol, row: record.row, end: terms.count))
    }
  }
}
