import LayoutDocument
import LayoutEngine

/// Removes defaults of the original rules that are not defaults of the target, if no frame changes.
///
/// Frames are compared at the size of the layout, and at 0.5 and 1.5 times its width.
struct Reduction {
  private var tree: CodeTree
  /// The rules of the original case.
  private let rules: LayoutRules
  private let unset: Style
  private let written: Style

  /// Nodes are tried one by one in small cases only.
  private static let largestCase = 80

  init(_ tree: CodeTree, rules: LayoutRules) {
    self.tree = tree
    self.rules = rules
    unset = Style(tree.layoutCase.rules)
    written = Style(rules)
  }

  /// A property that may be removed.
  private enum Property: CaseIterable { case minWidth, minHeight, shrink }

  var result: CodeTree {
    guard rules != tree.layoutCase.rules, let frames = Reduction.probes(tree.layoutCase) else { return tree }
    var result = tree
    for property in Property.allCases {
      let nodes = result.nodes.indices.filter { isWritten(property, result.nodes[$0].style) }
      if nodes.isEmpty { continue }
      var reduced = result.layoutCase
      for node in nodes { remove(property, of: node, &reduced) }
      if Reduction.isSame(frames, reduced) {
        result.layoutCase = reduced
      } else if result.nodes.count <= Reduction.largestCase {
        for node in nodes {
          var reduced = result.layoutCase
          remove(property, of: node, &reduced)
          if Reduction.isSame(frames, reduced) { result.layoutCase = reduced }
        }
      }
    }
    return result
  }

  private func isWritten(_ property: Property, _ style: Style) -> Bool {
    switch property {
    case .minWidth: return style.minWidth == written.minWidth
    case .minHeight: return style.minHeight == written.minHeight
    case .shrink: return style.shrink == written.shrink
    }
  }

  private func remove(_ property: Property, of node: Int, _ layoutCase: inout LayoutCase) {
    var style = layoutCase.nodes[node].style
    switch property {
    case .minWidth: style.minWidth = unset.minWidth
    case .minHeight: style.minHeight = unset.minHeight
    case .shrink: style.shrink = unset.shrink
    }
    layoutCase.setStyle(style, of: node)
  }

  // MARK: - Frames

  /// Returns the frames of the case, of the case in a space of its own size, and at two other widths.
  private static func probes(_ layoutCase: LayoutCase) -> [[LayoutRect]]? {
    guard let frames = layoutCase.frames, let root = frames.first else { return nil }
    var probes = [frames]
    for other in variants(layoutCase, root) {
      guard let frames = other.frames else { return nil }
      probes.append(frames)
    }
    return probes
  }

  private static func variants(_ layoutCase: LayoutCase, _ root: LayoutRect) -> [LayoutCase] {
    [
      layoutCase.withRoot(width: root.width, height: root.height),
      layoutCase.withRoot(width: root.width / 2, height: nil),
      layoutCase.withRoot(width: root.width * 1.5, height: nil),
    ]
  }

  private static func isSame(_ probes: [[LayoutRect]], _ layoutCase: LayoutCase) -> Bool {
    guard let root = probes[0].first else { return false }
    for (index, other) in ([layoutCase] + variants(layoutCase, root)).enumerated() {
      guard let frames = other.frames, frames.count == probes[index].count else { return false }
      for (node, (frame, expected)) in zip(frames, probes[index]).enumerated()
      where !frame.isSame(as: expected, isRoot: node == 0) {
        return false
      }
    }
    return true
  }
}
