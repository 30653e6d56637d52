/// A table of text. The first column is aligned left, the others right.
struct TextTable {
  private let rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

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
        line += " " + (column == 0 ? "" : " ") + (column == 0 ? cell + padding : padding + cell)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
