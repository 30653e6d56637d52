import LayoutDocument
import LayoutEngine

/// A case as elements that a browser lays out with CSS, in parts, for a page that shows one case at a time and changes it.
///
/// The elements belong into a place of their own, such as a shadow tree, with ``styleSheet`` and nothing else.
package struct BrowserPicture {
  private let layoutCase: LayoutCase

  /// - Throws: an error at the first node that no browser can lay out.
  package init(_ layoutCase: LayoutCase) throws(LayoutCaseError) {
    if let obstacle = BrowserTree(layoutCase).obstacle { throw obstacle }
    self.layoutCase = layoutCase
  }

  /// The stage, and the elements of all nodes in it.
  package var markup: String {
    var writer = MarkupWriter(.html)
    BrowserTree(layoutCase).write(to: &writer)
    // The document type stands in front of a whole page alone.
    return String(writer.text.drop { $0 != "\n" }.dropFirst())
  }

  /// What the `style` attribute of the stage says: the available space.
  package var stageStyle: String { BrowserTree(layoutCase).stageStyle }

  /// What the `style` attribute of the root says.
  package var rootStyle: String {
    guard let root = layoutCase.nodes.first else { return "" }
    return CSSDeclarations(root.style, isRoot: true, isLeaf: root.measure != nil).text
  }

  /// How nodes and their content are laid out and painted. The colours are custom properties with the names of
  /// ``palette``: `--blue`, `--blue-stroke`.
  package static let styleSheet = PageStyleSheet.nodeRules.joined(separator: "\n")

  /// The body of a function that returns `{ measure, isFar }`. `measure(element)` gives the frames of the nodes in an element:
  /// `{ frames: [[x, y, width, height], …], extent }`. `isFar(tolerance, node, ours, theirs)` compares two frames.
  package static let script =
    PageScript.frameMeasuring + "\n" + PageScript.frameComparison + "\nreturn { measure, isFar };"

  /// The colours as JSON: `{"light": {"ink": "#1f2328", "blue": "#e3effd", "blue-stroke": …}, "dark": …}`.
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
