import LayoutDocument
import LayoutEngine
import LayoutHTML

/// A tree as an HTML page with a style sheet.
///
/// Every node is a `div`; an image is a `canvas`. The declarations are those of ``CSSDeclarations``, with shorthands.
struct HTMLCode {
  private let tree: CodeTree
  private var rules = CSSRules()
  /// The class of each node; empty for none.
  private var classes: [String] = []
  /// Whether the layout depends on baselines of content.
  private let alignsBaselines: Bool

  init(_ tree: CodeTree) throws(LayoutCodeError) {
    self.tree = tree
    alignsBaselines = tree.nodes.contains { $0.style.alignsBaselines }
    if let obstacle = BrowserTree.obstacle(to: tree.layoutCase) {
      throw LayoutCodeError(tree.original, node: obstacle.node, reason: obstacle.reason)
    }
    if let node = tree.nodes.firstIndex(where: { $0.measure?.isBlank ?? false }) {
      throw LayoutCodeError(
        tree.original, node: tree.origins[node] ?? 0,
        reason: "browsers do not lay out text that consists only of spaces")
    }
    let largest = HTMLCode.largestExtent
    if let node = (tree.layoutCase.frames ?? []).firstIndex(where: { $0.width > largest || $0.height > largest }) {
      throw LayoutCodeError(
        tree.original, node: tree.origins[node] ?? 0,
        reason: "browsers do not lay out boxes larger than \(Int(largest)) points")
    }
    for node in tree.nodes.indices { classes.append(className(node)) }
  }

  /// Chromium stores a length as a 32-bit number of 64ths of a pixel.
  private static let largestExtent = 33_554_428.0

  // MARK: - The page

  var text: String {
    var text = "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width\">\n"
    text += "<title>\(MarkupText.escaped(tree.original.name))</title>\n<style>\n"
    text += "  body { \(bodyStyle) }\n"
    text += "  div\(hasImages ? ", canvas" : "") { display: flow-root; position: relative }\n"
    if hasSpans { text += "  span { display: block }\n" }
    if alignsBaselines {
      text += "  b { display: block; height: 0; font: 0/0 serif }\n  i { display: inline-block; width: 0; height: 0 }\n"
    }
    return text + rules.text + "</style>\n<body>\n" + elements + "</body>\n</html>\n"
  }

  private var hasImages: Bool {
    tree.nodes.contains { node in
      if case .image? = node.measure?.content { return true }
      return false
    }
  }

  private var hasSpans: Bool {
    tree.nodes.contains { node in
      if case .fixed? = node.measure?.content { return true }
      return alignsBaselines && node.measure?.baseline != nil
    }
  }

  /// The style of the body: the available space, if the layout of the root depends on it.
  private var bodyStyle: String {
    let root = tree.nodes[0].style
    var style = ["margin: 0"]
    let isVertical = root.writingMode.isVertical
    if isVertical { style.append("writing-mode: \(CSSDeclarations.text(root.writingMode))") }
    if root.dependsOnRoom(.horizontal) {
      if let width = tree.layoutCase.availableWidth {
        style.append("width: \(CSSDeclarations.points(width))")
      } else if !isVertical {
        style.append("width: max-content")
      }
    }
    if root.dependsOnRoom(.vertical) {
      if let height = tree.layoutCase.availableHeight {
        style.append("height: \(CSSDeclarations.points(height))")
      } else if isVertical {
        style.append("height: max-content")
      }
    }
    return style.joined(separator: "; ")
  }

  // MARK: - Rules

  private mutating func className(_ index: Int) -> String {
    let node = tree.nodes[index]
    let base = CSSDeclarations(node.style, isRoot: index == 0, isLeaf: node.measure != nil).text
    var declarations = CSSRules.declarations(base)
    if node.style.border != StyleEdges(0) { declarations.insert(("border", "0 solid"), at: 0) }
    if node.childCount > 0, !declarations.contains(where: { $0.0 == "display" }) {
      declarations.insert(("display", "flex"), at: 0)
    }
    // The engine reserves no space for scroll bars.
    if node.style.overflowX == .scroll || node.style.overflowY == .scroll {
      declarations.append(("scrollbar-width", "none"))
    }
    if let measure = node.measure { declarations += contentDeclarations(measure) }
    let word = node.measure != nil ? "content" : node.childCount == 0 ? "box" : node.style.isRow ? "row" : "column"
    return rules.className(declarations, name: node.id, word: word)
  }

  private func contentDeclarations(_ measure: MeasureModel) -> [(String, String)] {
    var declarations: [(String, String)] = []
    // Content without a baseline is aligned by its bottom edge.
    if alignsBaselines, measure.baseline == nil { declarations.append(("contain", "layout")) }
    guard case .text(let text) = measure.content else { return declarations }
    return declarations + HTMLCode.font(text)
  }

  /// Returns the declarations of a font whose characters have the advance of the document on every system.
  private static func font(_ text: TextModel) -> [(String, String)] {
    let size = JSONText.rounded(min(text.advance / 0.6, text.lineHeight), decimals: 1)
    let advance = CSSDeclarations.points(text.advance)
    var spaces: [(String, String)] = []
    if text.text.utf8.first == UInt8(ascii: " ") || text.pieces.contains(where: { $0.spaces > 1 }) {
      spaces.append(("white-space", "pre-wrap"))
    }
    return spaces + [
      ("font", "\(CSSDeclarations.points(size))/\(CSSDeclarations.points(text.lineHeight)) monospace"),
      ("letter-spacing", "calc(\(advance) - 1ch)"),
    ]
  }

  // MARK: - Elements

  private var elements: String {
    NodeElements.markup(
      of: tree.nodes, level: 1, attributes: { classes[$0].isEmpty ? "" : " class=\"\(classes[$0])\"" }, content: content
    )
  }

  private func content(_ measure: MeasureModel) -> String {
    let content: String
    switch measure.content {
    case .fixed(let size): content = NodeElements.box(size)
    case .text(let text): content = HTMLCode.markup(text.text)
    case .image, .area: return ""
    }
    return alignsBaselines ? NodeElements.withBaselines(content, of: measure) : content
  }

  private static func markup(_ text: String) -> String {
    var markup = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": markup += "<br>"
      case "\u{200B}": markup += "<wbr>"
      // White space other than a space has the width of a character in a document.
      case "\t", "\r": markup += "\u{FFFD}"
      default: markup += MarkupText.escaped(String(scalar))
      }
    }
    return markup
  }
}

extension MeasureModel {
  /// Whether the content is a text with lines that contain only spaces.
  fileprivate var isBlank: Bool {
    guard case .text(let text) = content else { return false }
    return !text.pieces.isEmpty && text.pieces.allSatisfy { $0.characters == 0 && $0.spaces > 0 }
  }
}

extension Style {
  /// Whether items, or the item itself, are aligned by baselines.
  var alignsBaselines: Bool {
    alignItems == .baseline || alignItems == .lastBaseline || alignSelf == .baseline || alignSelf == .lastBaseline
  }

  /// Returns whether the layout of a root depends on the available space along an axis.
  fileprivate func dependsOnRoom(_ axis: LayoutAxis) -> Bool {
    let isHorizontal = axis == .horizontal
    func isFixed(_ length: Length?) -> Bool { length.map { !$0.hasPercentage } ?? false }
    // Percentages of all edges refer to the width.
    let edges =
      [
        margin.top, margin.left, margin.bottom, margin.right, margin.start ?? 0, margin.end ?? 0,
      ].compactMap { $0.plainLength } + [
        padding.top, padding.left, padding.bottom, padding.right, padding.start ?? 0, padding.end ?? 0,
      ]
    if edges.contains(where: { $0.hasPercentage }) { return true }
    let size = isHorizontal ? width : height
    let (minimum, maximum) = isHorizontal ? (minWidth, maxWidth) : (minHeight, maxHeight)
    if !isFixed(size.plainLength) { return true }
    return minimum != .auto && !isFixed(minimum.plainLength) || maximum != .none && !isFixed(maximum.plainLength)
  }
}
