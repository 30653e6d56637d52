/// A table of text. The columns in `leading` are aligned left, the others right.
struct TextTable {
  private let rows: [[String]]
  private let leading: Set<Int>

  init(_ rows: [[String]], leading: Set<Int> = [0]) {
    self.rows = rows
    self.leading = leading
  }

  /// The table, a line for each row, indented.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      var line = " "
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += " " + (column == 0 ? "" : " ") + (leading.contains(column) ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
