extension Solver: CustomStringConvertible {
  /// The tableau as text, one row per line.
  ///
  /// The definitions of the variables come first, by rank, followed by the simplex tableau and the levels. Variables
  /// are written with their names, or as `v` and the number of their symbol. Slack variables are written as `s`, errors
  /// as `e` and dummies as `d`, each followed by the number of the symbol.
  public var description: String {
    let names = variables.map { $0.name }
    return isExtended ? extended.text(names) : standard.text(names)
  }
}

extension Simplex {
  fileprivate func text(_ names: [String]) -> String {
    var definitions: [(rank: Int32, line: String)] = []
    var restricted: [String] = []
    for row in tableau.rows.indices where tableau.rows[row].role != .unused {
      let line = text(ofRow: Int32(row), names)
      if tableau.rows[row].role == .definition {
        definitions.append((tableau.symbols[Int(tableau.rows[row].basic)].rank, line))
      } else {
        restricted.append(line)
      }
    }
    definitions.sort { $0.rank < $1.rank }
    let levels = levels.ordered.map { level in
      "@\(Simplex.text(level.priority.value ?? 0)): "
        + Simplex.joined(level.errors.map { text(ofSymbol: $0, names) }, by: " + ")
    }
    return Simplex.joined(definitions.map { $0.line } + restricted + levels, by: "\n")
  }

  private func text(ofRow row: Int32, _ names: [String]) -> String {
    let record = tableau.rows[Int(row)]
    var text = text(ofSymbol: record.basic, names) + " = " + Simplex.text(record.constant.rounded)
    for index in 0..<tableau.terms.count(row) {
      let entry = tableau.terms[row, index]
      let coefficient = entry.coefficient.rounded
      text += coefficient < 0 ? " - " : " + "
      if coefficient.magnitude != 1 { text += Simplex.text(coefficient.magnitude) + "·" }
      text += self.text(ofSymbol: entry.symbol, names)
    }
    return text
  }

  private func text(ofSymbol symbol: Int32, _ names: [String]) -> String {
    let record = tableau.symbols[Int(symbol)]
    switch record.kind {
    case .external:
      let name = names[Int(record.variable)]
      return name.isEmpty ? "v\(symbol)" : name
    case .slack: return "s\(symbol)"
    case .error: return "e\(symbol)"
    case .dummy: return "d\(symbol)"
    case .unused: return "?\(symbol)"
    }
  }

  /// The text of a number; integers have no fraction.
  private static func text(_ number: Double) -> String {
    // Functions of the C library are not used, because a program that uses only the standard library is not linked with
    // it.
    number.magnitude < 1e15 && number == Double(Int64(number)) ? "\(Int64(number))" : "\(number)"
  }

  private static func joined(_ parts: [String], by separator: String) -> String {
    var text = ""
    for (index, part) in parts.enumerated() { text += index == 0 ? part : separator + part }
    return text
  }
}
