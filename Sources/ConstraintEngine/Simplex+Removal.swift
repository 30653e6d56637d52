extension Simplex {
  /// Makes the tableau ready for a constraint to come or to go.
  mutating func prepareForEdit(_ records: ContiguousArray<Solver.Record>) {
    refresh(records)
    restoreFeasibility()
  }

  /// Takes out the rows of a constraint.
  mutating func remove(_ record: Int) {
    let (marker, other) = (markers[record].marker, markers[record].other)
    if tableau.release(marker, other) { evaluation.invalidate() }
    for symbol in [marker, other] where symbol >= 0 {
      if tableau.symbols[Int(symbol)].level >= 0 { levels.remove(symbol, &tableau) }
      tableau.forget(symbol)
      tableau.discard(symbol)
    }
    markers[record] = Markers()
    isOptimal = false
    isFaceKnown = false
    isVerified = false
  }
}

extension Tableau {
  /// Takes the row out that keeps a constraint, so that no row needs its symbols.
  /// - Returns: Whether that changed a definition.
  mutating func release(_ marker: Int32, _ other: Int32) -> Bool {
    if symbols[Int(marker)].row >= 0 { return release(marker, from: symbols[Int(marker)].row) }
    // The two symbols differ in sign alone, so the other one's row is the only one that names the marker.
    if other >= 0, symbols[Int(other)].row >= 0 { return release(other, from: symbols[Int(other)].row) }
    let row = rowToRelease(marker)
    if row >= 0 {
      pivot(row, entering: marker)
      return release(marker, from: row)
    }
    return undefine(marker)
  }

  /// Takes out the row of a symbol; definitions that name it get what the row says.
  private mutating func release(_ symbol: Int32, from row: Int32) -> Bool {
    let isNamed = columns.count(symbol) > 0
    while columns.count(symbol) > 0 { substituteLast(symbol, by: row) }
    discardRow(row)
    return isNamed
  }

  private mutating func substituteLast(_ symbol: Int32, by row: Int32) {
    let last = columns.count(symbol) - 1
    let user = columns[symbol, last]
    columns.truncate(symbol, to: last)
    // Only definitions name basic symbols; anything else is a trace of rounding.
    if rows[Int(user)].role == .definition {
      substitute(symbol, by: row, in: user)
    } else {
      removeTerm(symbol, from: user)
    }
  }

  /// The row of the simplex tableau that keeps the others feasible when the marker becomes basic in it and goes; -1 if no
  /// row names the marker.
  private func rowToRelease(_ marker: Int32) -> Int32 {
    var limiting: (row: Int32, step: Number) = (-1, .zero)
    var opposite: (row: Int32, step: Number) = (-1, .zero)
    for index in 0..<columns.count(marker) {
      let row = columns[marker, index]
      guard rows[Int(row)].role == .restricted else { continue }
      let coefficient = coefficient(of: marker, in: row)
      guard coefficient.magnitude > Number.tolerance.pivot else { continue }
      // A required equation that the marker's constraint made redundant: it counts again.
      if symbols[Int(rows[Int(row)].basic)].kind == .dummy { return row }
      let step = max(.zero, rows[Int(row)].constant) / coefficient.magnitude
      if coefficient < .zero {
        if limiting.row < 0 || step < limiting.step { limiting = (row, step) }
      } else if opposite.row < 0 || step < opposite.step {
        opposite = (row, step)
      }
    }
    return limiting.row >= 0 ? limiting.row : opposite.row
  }

  /// Frees the variable of lowest rank whose definition names the marker: nothing is known about it any more, and the
  /// others are told in terms of it.
  private mutating func undefine(_ marker: Int32) -> Bool {
    var best: Int32 = -1
    for index in 0..<columns.count(marker) {
      let row = columns[marker, index]
      guard rows[Int(row)].role == .definition, coefficient(of: marker, in: row).magnitude > Number.tolerance.pivot
      else {
        continue
      }
      if best < 0 || rank(ofRow: row) < rank(ofRow: best) { best = row }
    }
    guard best >= 0 else { return false }
    let variable = rows[Int(best)].basic
    solve(best, for: marker)
    symbols[Int(variable)].row = -1
    symbols[Int(marker)].row = best
    rows[Int(best)].basic = marker
    columns.append(best, to: variable)
    removeFromColumn(marker, best)
    _ = release(marker, from: best)
    return true
  }

  private func rank(ofRow row: Int32) -> Int32 { symbols[Int(rows[Int(row)].basic)].rank }

  /// Takes traces that rounding left of a symbol out of all rows.
  mutating func forget(_ symbol: Int32) {
    while columns.count(symbol) > 0 {
      let last = columns.count(symbol) - 1
      let row = columns[symbol, last]
      columns.truncate(symbol, to: last)
      removeTerm(symbol, from: row)
    }
  }
}
