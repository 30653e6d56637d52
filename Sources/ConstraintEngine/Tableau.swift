/// The equations in solved form: each row expresses its basic symbol in terms of other symbols.
///
/// The rows of symbols that must not be negative form the simplex tableau: they contain only symbols that are 0.
/// Variables may be negative and never limit a step. Their rows, the *definitions*, therefore stay unexpanded: a
/// definition may contain other variables and basic symbols, and is evaluated when the value of its variable is needed.
/// A chain of 1000 boxes thus has 1000 short rows instead of 1000 long ones.
struct Tableau<Number: Scalar>: Sendable {
  struct Row: BitwiseCopyable, Sendable {
    enum Role: UInt8, Sendable {
      case unused
      /// Defines a variable.
      case definition
      /// Defines a symbol that must not be negative.
      case restricted
      /// As `restricted`, but the symbol is still negative.
      case pending
    }

    var role: Role
    var basic: Int32
    var constant: Number
  }

  var symbols: [SymbolRecord] = []
  var rows: [Row] = []
  /// The terms of each row, sorted by symbol.
  var terms = ListPool(filler: Entry<Number>(symbol: 0, coefficient: .zero))
  /// The rows that contain each symbol.
  ///
  /// A column may also list rows that no longer contain it (see ``tidyColumn(_:)``).
  var columns = ListPool<Int32>(filler: 0)
  /// Rows of the simplex tableau that may have become negative.
  var infeasibleRows: [Int32] = []
  var accumulator = Accumulator<Number>()
  var expansion = ExpansionQueue()
  /// The number of pivots since the tableau was built.
  var pivotCount = 0
  private var rowSum = RowSum<Number>()
  private var solvedRow: ContiguousArray<Entry<Number>> = []
  /// The last `sighting` at which a row was found in a column.
  private var sightings: [Int32] = []
  private var sighting: Int32 = 0
  private var unusedSymbols: [Int32] = []
  private var unusedRows: [Int32] = []

  // MARK: - Symbols

  mutating func makeSymbol(_ kind: SymbolRecord.Kind) -> Int32 {
    if kind != .external, let symbol = unusedSymbols.popLast() {
      symbols[Int(symbol)] = SymbolRecord(kind: kind)
      return symbol
    }
    let symbol = Int32(symbols.count)
    symbols.append(SymbolRecord(kind: kind))
    columns.addList()
    accumulator.reserve(symbols.count)
    return symbol
  }

  /// Releases a symbol that no row contains.
  mutating func discard(_ symbol: Int32) {
    symbols[Int(symbol)] = SymbolRecord(kind: .unused)
    columns.truncate(symbol, to: 0)
    unusedSymbols.append(symbol)
  }

  /// Removes all rows, and all symbols except the variables.
  mutating func clear() {
    for row in rows.indices where rows[row].role != .unused {
      terms.truncate(Int32(row), to: 0)
      rows[row].role = .unused
      unusedRows.append(Int32(row))
    }
    infeasibleRows.removeAll(keepingCapacity: true)
    for symbol in symbols.indices {
      columns.truncate(Int32(symbol), to: 0)
      if symbols[symbol].kind == .external {
        symbols[symbol].row = -1
        symbols[symbol].staleCount = 0
      } else if symbols[symbol].kind != .unused {
        discard(Int32(symbol))
      }
    }
  }

  /// Whether the symbol may become positive.
  func canEnter(_ symbol: Int32) -> Bool {
    let kind = symbols[Int(symbol)].kind
    return kind == .slack || kind == .error
  }

  // MARK: - Rows

  mutating func makeRow(_ role: Row.Role, basic: Int32, constant: Number, terms entries: ContiguousArray<Entry<Number>>)
    -> Int32
  {
    let row: Int32
    if let unused = unusedRows.popLast() {
      row = unused
      rows[Int(row)] = Row(role: role, basic: basic, constant: constant)
    } else {
      row = Int32(rows.count)
      rows.append(Row(role: role, basic: basic, constant: constant))
      sightings.append(0)
      terms.addList()
    }
    terms.replace(row, with: entries.span)
    for entry in entries { columns.append(row, to: entry.symbol) }
    symbols[Int(basic)].row = row
    return row
  }

  mutating func discardRow(_ row: Int32) {
    solvedRow.removeAll(keepingCapacity: true)
    for index in 0..<terms.count(row) { solvedRow.append(terms[row, index]) }
    terms.truncate(row, to: 0)
    for entry in solvedRow { removeFromColumn(entry.symbol, row) }
    symbols[Int(rows[Int(row)].basic)].row = -1
    rows[Int(row)].role = .unused
    unusedRows.append(row)
  }

  /// The coefficient of a symbol in a row.
  func coefficient(of symbol: Int32, in row: Int32) -> Number {
    terms.withList(row) { entries in
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low < entries.count && entries[low].symbol == symbol ? entries[low].coefficient : .zero
    }
  }

  /// Records that a row no longer contains a symbol.
  ///
  /// The column is not searched, because a search in a long column would dominate the running time.
  mutating func removeFromColumn(_ symbol: Int32, _ row: Int32) {
    symbols[Int(symbol)].staleCount += 1
    if Int(symbols[Int(symbol)].staleCount) > 8 + columns.count(symbol) / 2 { tidyColumn(symbol) }
  }

  /// Removes stale and duplicate rows from a column.
  mutating func tidyColumn(_ symbol: Int32) {
    guard symbols[Int(symbol)].staleCount > 0 else { return }
    symbols[Int(symbol)].staleCount = 0
    sighting &+= 1
    var kept = 0
    for index in 0..<columns.count(symbol) {
      let row = columns[symbol, index]
      guard sightings[Int(row)] != sighting, coefficient(of: symbol, in: row) != .zero else { continue }
      sightings[Int(row)] = sighting
      if kept < index { columns[symbol, kept] = row }
      kept += 1
    }
    columns.truncate(symbol, to: kept)
  }

  /// Replaces `symbol` in `target` by the terms of `source`.
  mutating func substitute(_ symbol: Int32, by source: Int32, in target: Int32) {
    let factor = coefficient(of: symbol, in: target)
    guard factor != .zero else { return }
    terms.withLists(source, target) { rowSum.add($0, times: factor, to: $1, inPlaceOf: symbol) }
    rowSum.withResult { terms.replace(target, with: $0) }
    for appeared in rowSum.appeared { columns.append(target, to: appeared) }
    for vanished in rowSum.vanished { removeFromColumn(vanished, target) }
    addToConstant(factor * rows[Int(source)].constant, of: target)
  }

  /// Adds to the constant of a row, and records the row if its symbol becomes negative.
  mutating func addToConstant(_ amount: Number, of row: Int32) {
    let constant = Number.sum(rows[Int(row)].constant, amount)
    rows[Int(row)].constant = constant
    guard constant < .zero, rows[Int(row)].role == .restricted else { return }
    if constant < -Number.tolerance.feasibility {
      infeasibleRows.append(row)
    } else {
      rows[Int(row)].constant = .zero
    }
  }

  /// Removes a term from a row.
  mutating func removeTerm(_ symbol: Int32, from row: Int32) {
    var kept = 0
    for index in 0..<terms.count(row) where terms[row, index].symbol != symbol {
      if kept < index { terms[row, kept] = terms[row, index] }
      kept += 1
    }
    terms.truncate(row, to: kept)
  }

  // MARK: - Pivoting

  /// Makes `entering` basic in a row of the simplex tableau; the previous basic symbol becomes 0.
  mutating func pivot(_ row: Int32, entering: Int32) {
    pivotCount += 1
    let leaving = rows[Int(row)].basic
    solve(row, for: entering)
    symbols[Int(leaving)].row = -1
    symbols[Int(entering)].row = row
    rows[Int(row)].basic = entering
    rows[Int(row)].role = .restricted
    var kept = 0
    for index in 0..<columns.count(entering) {
      let user = columns[entering, index]
      if rows[Int(user)].role == .definition {
        if kept < index { columns[entering, kept] = user }
        kept += 1
      } else if user != row {
        substitute(entering, by: row, in: user)
      }
    }
    columns.truncate(entering, to: kept)
    symbols[Int(entering)].staleCount = Int32(kept)
    columns.append(row, to: leaving)
  }

  /// Rewrites `basic = constant + … + a · symbol` as `symbol = …`.
  ///
  /// Columns are not changed.
  mutating func solve(_ row: Int32, for symbol: Int32) {
    let basic = rows[Int(row)].basic
    let inverse = 1.0 / coefficient(of: symbol, in: row)
    solvedRow.removeAll(keepingCapacity: true)
    let count = terms.count(row)
    var isPending = true
    for index in 0..<count {
      let entry = terms[row, index]
      if isPending, entry.symbol > basic {
        solvedRow.append(Entry(symbol: basic, coefficient: inverse))
        isPending = false
      }
      guard entry.symbol != symbol else { continue }
      solvedRow.append(Entry(symbol: entry.symbol, coefficient: -entry.coefficient * inverse))
    }
    if isPending { solvedRow.append(Entry(symbol: basic, coefficient: inverse)) }
    let solved = solvedRow
    terms.replace(row, with: solved.span)
    rows[Int(row)].constant = -rows[Int(row)].constant * inverse
    if rows[Int(row)].constant == .zero { rows[Int(row)].constant = .zero }
  }
}
