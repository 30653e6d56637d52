import LayoutDocument
import LayoutEngine

/// Nodes as HTML elements: a `canvas` for each image, a `div` for each other node.
package enum NodeElements {
  /// The elements of a tree, one per line, indented by `level`.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, depth first.
  ///   - level: The indentation of the root.
  ///   - attributes: Returns the attributes of a node's element, each after a space.
  ///   - content: Returns the markup of a leaf's content.
  package static func markup(
    of nodes: [DocumentNode], level: Int, attributes: (Int) -> String, content: (MeasureModel) -> String
  ) -> String {
    var markup = ""
    /// The ends of the nodes whose elements are open.
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      markup += indentation(ends.count + level)
      if case .image(let size)? = node.measure?.content {
        // A canvas has a natural size and aspect ratio and requires no loading.
        let (width, height) = (JSONText.number(size.width), JSONText.number(size.height))
        markup += "<canvas\(attributes(index)) width=\"\(width)\" height=\"\(height)\"></canvas>\n"
      } else if node.childCount > 0 {
        markup += "<div\(attributes(index))>\n"
        ends.append(node.subtreeEnd)
      } else {
        markup += "<div\(attributes(index))>\(node.measure.map(content) ?? "")</div>\n"
      }
      while let end = ends.last, end == index + 1 {
        ends.removeLast()
        markup += indentation(ends.count + level) + "</div>\n"
      }
    }
    return markup
  }

  private static func indentation(_ level: Int) -> String { String(repeating: "  ", count: level) }

  /// Content of a fixed size. The element requires `display: block`.
  package static func box(_ size: LayoutSize) -> String {
    let (width, height) = (CSSDeclarations.points(size.width), CSSDeclarations.points(size.height))
    return "<span style=\"width: \(width); height: \(height)\"></span>"
  }

  /// The content with lines of height 0 at its first and its last baseline; the content alone if it has no baseline.
  ///
  /// The elements require `span, b { display: block }`, `b { height: 0; font-size: 0; line-height: 0 }` and
  /// `i { display: inline-block; width: 0; height: 0 }`.
  package static func withBaselines(_ content: String, of measure: MeasureModel) -> String {
    guard let baseline = measure.baseline else { return content }
    // The content starts at the top again after the line.
    let (down, up) = (CSSDeclarations.points(baseline), CSSDeclarations.points(-baseline))
    let markup =
      "<b style=\"margin-block-start: \(down)\"><i></i></b><span style=\"margin-block-start: \(up)\">\(content)</span>"
    guard let last = distanceFromBottom(measure, baseline) else { return markup }
    let margins = "\(CSSDeclarations.points(-last)) \(CSSDeclarations.points(last))"
    return markup + "<b style=\"margin-block: \(margins)\"><i></i></b>"
  }

  /// The distance of the last baseline from the bottom of the content; `nil` if it is the first baseline.
  private static func distanceFromBottom(_ measure: MeasureModel, _ baseline: Double) -> Double? {
    switch measure.content {
    case .text(let text): return text.pieces.isEmpty ? nil : text.lineHeight - baseline
    case .fixed(let size): return measure.lastBaseline.map { size.height - $0 }
    case .area, .image: return nil
    }
  }
}
