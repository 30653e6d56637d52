import LayoutDocument
import LayoutEngine

/// A case that is translated for a target: the tree that the code creates, which the engine can lay out.
struct CodeTree {
  /// The original case.
  let original: LayoutCase
  /// The tree that the code creates.
  var layoutCase: LayoutCase
  /// The node of the original case for each node of the tree; `nil` for one that was added.
  let origins: [Int?]
  /// Sentences about replaced properties, for the comment in the code.
  let notes: [String]

  var nodes: [DocumentNode] { layoutCase.nodes }

  /// Returns the name of a node in the document.
  func id(of node: Int) -> String? { nodes[node].id }

  /// Returns whether a node is content or an empty box, and not a container.
  func isLeaf(_ node: Int) -> Bool {
    nodes[node].measure != nil || nodes[node].childCount == 0 && !nodes[node].style.hasBox
  }

  /// Returns the frames of the original nodes in a layout of the tree; `nil` for a node that is not in the tree.
  func originalFrames(_ frames: [LayoutRect]) -> [LayoutRect?] {
    var result = [LayoutRect?](repeating: nil, count: original.nodes.count)
    for (frame, origin) in zip(frames, origins) { if let origin { result[origin] = frame } }
    return result
  }
}

extension LayoutCase {
  /// Returns the case with a root of a fixed size, and an available space of the same size.
  func withRoot(width: Double, height: Double?) -> LayoutCase {
    var result = self
    var style = nodes[0].style
    style.boxSizing = .borderBox
    style.width = .points(width)
    (style.minWidth, style.maxWidth) = (0, .none)
    if let height {
      style.height = .points(height)
      (style.minHeight, style.maxHeight) = (0, .none)
    }
    style.aspectRatio = nil
    (result.availableWidth, result.availableHeight) = (width, height ?? availableHeight)
    result.setStyle(style, of: 0)
    return result
  }

  /// The frames of all nodes; `nil` if the case cannot be laid out.
  var frames: [LayoutRect]? { try? CaseLayout(self).frames }
}

extension LayoutRect {
  /// Returns whether two frames are equal apart from rounding.
  func isSame(as other: LayoutRect, isRoot: Bool) -> Bool {
    func isNear(_ first: Double, _ second: Double) -> Bool {
      (first - second).magnitude <= 1e-6 * max(1, first.magnitude)
    }
    guard isNear(width, other.width), isNear(height, other.height) else { return false }
    return isRoot || isNear(x, other.x) && isNear(y, other.y)
  }
}
