import LayoutDocument
import LayoutEngine

/// A case of a page, laid out as written and in its variants, for comparison with the layout of a browser.
public struct PageCase: Sendable {
  /// The layouts, in the order of `CaseVariant.allCases`, without snapping, because browsers keep 64ths of a pixel.
  let layouts: [CaseLayout]

  /// Lays out a case.
  /// - Throws: An error at the first node that the engine or a browser cannot lay out: a box container, content with a
  ///   fixed area, a border whose width is not a whole number of points, or a depth of more than 480 levels.
  public init(_ layoutCase: LayoutCase) throws(LayoutCaseError) {
    if let obstacle = BrowserTree(layoutCase).obstacle { throw obstacle }
    var unsnapped = layoutCase
    unsnapped.scale = 0
    var layouts: [CaseLayout] = []
    for variant in CaseVariant.allCases { layouts.append(try CaseLayout(unsnapped.variant(variant))) }
    self.layouts = layouts
  }

  /// The name of the case.
  var name: String { layouts[0].layoutCase.name }

  /// The expected frames, and the names of the nodes that have one, as JSON for the script.
  func expectation(document: String) -> String {
    let layoutCase = layouts[0].layoutCase
    var text = "{\"document\":\(JSONText.quoted(document)),\"name\":\(JSONText.quoted(name)),"
    text += "\"tolerance\":\(JSONText.number(layoutCase.tolerance)),\"frames\":["
    for (index, layout) in layouts.enumerated() {
      text += index == 0 ? "[" : ",["
      for (index, frame) in layout.frames.enumerated() {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { JSONText.number($0, decimals: 4) }
        text += (index == 0 ? "[" : ",[") + numbers.joined(separator: ",") + "]"
      }
      text += "]"
    }
    var names: [String] = []
    for (index, node) in layoutCase.nodes.enumerated() {
      guard let id = node.id, !id.isEmpty else { continue }
      names.append("\"\(index)\":" + JSONText.quoted(DisplayText.singleLine(id)))
    }
    return text + (names.isEmpty ? "]}" : "],\"names\":{" + names.joined(separator: ",") + "}}")
  }

  // MARK: - Drawing

  /// Writes the case below a heading with the identifier `anchor`.
  func write(anchor: String, to writer: inout MarkupWriter) {
    writer.open("article")
    writer.heading("h3", DisplayText.singleLine(name), anchor: anchor)
    if let about = layouts[0].layoutCase.about {
      writer.element("p", content: DisplayText.singleLine(about))
    }
    writer.open("div")
    writer.attribute("class", "variants")
    for (variant, layout) in zip(CaseVariant.allCases, layouts) {
      writer.open("figure")
      writer.element("figcaption", content: PageCase.caption(of: variant))
      writer.open("div")
      writer.attribute("class", "pair")
      let engine = EnginePanel(layout)
      let bounds = engine.bounds
      openPanel(titled: "browser", showing: bounds, in: &writer)
      BrowserTree(layout.layoutCase).write(to: &writer)
      closePanel(in: &writer)
      openPanel(titled: "StackLayout", showing: bounds, in: &writer)
      engine.write(to: &writer)
      closePanel(in: &writer)
      writer.close()
      writer.close()
    }
    writer.close()
    writer.close()
  }

  /// The caption of a variant.
  static func caption(of variant: CaseVariant) -> String {
    switch variant {
    case .asWritten: return "as written"
    case .otherBoxSizing: return "other box sizing"
    case .otherDirection: return "other direction"
    case .otherBoxSizingAndDirection: return "both"
    }
  }

  /// Opens a scrolling element and an element with the size of `bounds` inside it.
  ///
  /// The origin of the root's container lies at `--x`, `--y` in the inner element.
  private func openPanel(titled title: String, showing bounds: LayoutRect, in writer: inout MarkupWriter) {
    writer.open("div")
    writer.attribute("class", "side")
    writer.element("span", content: title)
    writer.open("div")
    writer.attribute("class", bounds.height > PageStyleSheet.panelHeight ? "panel tall" : "panel")
    writer.open("div")
    writer.attribute("class", "plane")
    writer.attribute(
      "style",
      "width:\(CSSDeclarations.points(bounds.width));height:\(CSSDeclarations.points(bounds.height));"
        + "--x:\(CSSDeclarations.points(-bounds.x));--y:\(CSSDeclarations.points(-bounds.y))")
  }

  private func closePanel(in writer: inout MarkupWriter) {
    for _ in 0..<3 { writer.close() }
  }
}

extension MarkupWriter {
  /// Writes a heading that links to itself.
  mutating func heading(_ name: String, _ content: String, anchor: String) {
    open(name)
    attribute("id", anchor)
    link(to: anchor, content: content)
    close()
  }

  /// Writes a link to an anchor of the page.
  mutating func link(to anchor: String, content: String) {
    open("a")
    attribute("href", "#" + anchor)
    close(content: content)
  }
}
