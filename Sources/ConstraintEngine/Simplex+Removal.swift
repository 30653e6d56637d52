extension Simplex {
  /// Makes the tableau feasible before a constraint is added or removed.
  mutating func prepareForEdit(_ records: ContiguousArray<Solver.Record>) {
    refresh(records)
    restoreFeasibility()
  }

  /// Removes the rows of a constraint.
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
  /// Removes the row that enforces a constraint, so that no row depends on the symbols of the constraint.
  /// - Returns: Whether a definition was changed.
  mutating func release(_ marker: Int32, _ other: Int32) -> Bool {
    if symbols[Int(marker)].row >= 0 { return release(marker, from: symbols[Int(marker)].row) }
    // The two symbols differ only in sign, so only the row of the other symbol contains the marker.
    if other >= 0, symbols[Int(other)].row >= 0 { return release(other, from: symbols[Int(other)].row) }
    let row = rowToRelease(marker)
    if row >= 0 {
      pivot(row, entering: marker)
      return release(marker, from: row)
    }
    return undefine(marker)
  }

  /// Removes the row of a symbol.
  ///
  /// In definitions that contain the symbol, it is replaced by the terms of the row.
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
    // Only definitions contain basic symbols. A term in any other row is a rounding error.
    if rows[Int(user)].role == .definition {
      substitute(symbol, by: row, in: user)
    } else {
      removeTerm(symbol, from: user)
    }
  }

  /// The row of the simplex tableau to pivot on before the marker is removed, so that the other rows stay feasible.
  /// - Returns: The row; -1 if no row contains the marker.
  private func rowToRelease(_ marker: Int32) -> Int32 {
    var limiting: (row: Int32, step: Number) = (-1, .zero)
    var opposite: (row: Int32, step: Number) = (-1, .zero)
    for index in 0..<columns.count(marker) {
      let row = columns[marker, index]
      guard rows[Int(row)].role == .restricted else { continue }
      let coefficient = coefficient(of: marker, in: row)
      guard coefficient.magnitude > Number.tolerance.pivot else { continue }
      // The marker's constraint made this required equation redundant. The equation takes effect again.
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

  /// Makes the variable of lowest rank whose definition contains the marker undefined.
  ///
  /// The other definitions that contain the marker are then expressed in terms of that variable.
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

  /// Removes the terms that rounding errors left of a symbol from all rows.
  mutating func forget(_ symbol: Int32) {
    while columns.count(symbol) > 0 {
      let last = columns.count(symbol) - 1
      let row = columns[symbol, last]
      columns.truncate(symbol, to: last)
      removeTerm(symbol, from: row)
    }
  }
}
