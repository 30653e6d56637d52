import LayoutDocument
import LayoutEngine

/// Writes a laid-out case as a table: one line per node, indented by depth, with its frame in points.
///
/// ```
/// node          x   y  width  height
/// form          0   0    375     120
///   title      16  16    120      24
/// ```
///
/// A node without an `id` is listed with its kind. Nodes deeper than 20 levels are not indented further; their depth is
/// written.
public struct TextRenderer: Sendable {
  /// The maximum indentation.
  ///
  /// Without a limit, the size of the table would grow with the square of the depth.
  private static let indentedDepth = 20
  /// The maximum length of names; longer names are truncated.
  private static let longestName = 60

  /// Creates a renderer.
  public init() {}

  /// Returns the table, in which each line ends with a line feed.
  public func render(_ layout: CaseLayout) -> String {
    var names = ["node"]
    var rows = [["x", "y", "width", "height"]]
    for (index, node) in layout.layoutCase.nodes.enumerated() {
      names.append(name(of: node))
      let frame = layout.frames[index]
      rows.append([frame.x, frame.y, frame.width, frame.height].map { JSONText.number($0, decimals: 2) })
    }
    return table(names: names, rows: rows)
  }

  private func name(of node: DocumentNode) -> String {
    var name = String(repeating: "  ", count: min(node.depth, TextRenderer.indentedDepth))
    if node.depth > TextRenderer.indentedDepth { name += "(\(node.depth)) " }
    let ownName = node.id.map(DisplayText.singleLine) ?? ""
    name += DisplayText.shortened(ownName.isEmpty ? kind(of: node) : ownName, toWidth: TextRenderer.longestName)
    if node.style.display != .flex { name += " (" + node.style.display.keyword + ")" }
    return name
  }

  private func kind(of node: DocumentNode) -> String {
    switch node.measure?.content {
    case .text(let model):
      return "text \"" + DisplayText.shortened(DisplayText.singleLine(model.text), toWidth: 20) + "\""
    case .fixed: return "fixed"
    case .image: return "image"
    case .area: return "area"
    case nil: break
    }
    if node.childCount == 0 { return "empty" }
    return node.style.isRow ? "row" : "column"
  }

  private func table(names: [String], rows: [[String]]) -> String {
    var nameWidth = 0
    for name in names { nameWidth = max(nameWidth, DisplayText.width(of: name)) }
    var widths = [0, 0, 0, 0]
    for row in rows {
      for column in widths.indices { widths[column] = max(widths[column], row[column].utf8.count) }
    }
    var text = ""
    for (name, row) in zip(names, rows) {
      text += name
      append(spaces: nameWidth - DisplayText.width(of: name), to: &text)
      for column in widths.indices {
        append(spaces: widths[column] - row[column].utf8.count + 2, to: &text)
        text += row[column]
      }
      text += "\n"
    }
    return text
  }

  private func append(spaces count: Int, to text: inout String) {
    for _ in 0..<max(count, 0) { text += " " }
  }
}
