import LayoutDocument
import LayoutEngine

/// A case as elements that a browser lays out with CSS, for a page that shows one case at a time and changes it.
///
/// The elements must be in an isolated part of the page, such as a shadow tree, with ``styleSheet`` as the only style
/// sheet.
package struct BrowserPicture {
  private let layoutCase: LayoutCase

  /// Creates the elements of a case.
  /// - Throws: An error at the first node that a browser cannot lay out.
  package init(_ layoutCase: LayoutCase) throws(LayoutCaseError) {
    if let obstacle = BrowserTree(layoutCase).obstacle { throw obstacle }
    self.layoutCase = layoutCase
  }

  /// The stage with the elements of all nodes.
  package var markup: String {
    var writer = MarkupWriter(.html)
    BrowserTree(layoutCase).write(to: &writer)
    // The document type belongs only to complete pages.
    return String(writer.text.drop { $0 != "\n" }.dropFirst())
  }

  /// The `style` attribute of the stage: the available space.
  package var stageStyle: String { BrowserTree(layoutCase).stageStyle }

  /// The `style` attribute of the root.
  package var rootStyle: String {
    guard let root = layoutCase.nodes.first else { return "" }
    return CSSDeclarations(root.style, isRoot: true, isLeaf: root.measure != nil).text
  }

  /// The style sheet for nodes and their content.
  ///
  /// The colors are custom properties with the names of ``palette``: `--blue`, `--blue-stroke`.
  package static let styleSheet = PageStyleSheet.nodeRules.joined(separator: "\n")

  /// The body of a function that returns `{ measure, isFar }`.
  ///
  /// `measure(element)` returns the frames of the nodes in an element:
  /// `{ frames: [[x, y, width, height], …], extent }`. `isFar(tolerance, node, ours, theirs)` compares two frames.
  package static let script =
    PageScript.frameMeasuring + "\n" + PageScript.frameComparison + "\nreturn { measure, isFar };"

  /// The colors as JSON: `{"light": {"ink": "#1f2328", "blue": "#e3effd", "blue-stroke": …}, "dark": …}`.
  package static var palette: String {
    let light = properties { $0.light }
    return "{\"light\":{\(light)},\"dark\":{\(properties { $0.dark })}}"
  }

  private static func properties(_ ink: (Palette.Role) -> Palette.Ink) -> String {
    var properties: [String] = []
    for role in Palette.roles {
      if let fill = ink(role).fill { properties.append("\"\(role.name)\":\"\(fill)\"") }
      if let stroke = ink(role).stroke { properties.append("\"\(role.name)-stroke\":\"\(stroke)\"") }
    }
    return properties.joined(separator: ",")
  }
}
