import LayoutEngine
import LayoutTestSupport

/// All results of a layout for one node.
struct NodeLayout: Equatable {
  var frame: LayoutRect
  var contentSize: LayoutSize
  var margin: Edges<Double>
  var border: Edges<Double>
  var padding: Edges<Double>

  init(_ id: NodeID, in tree: LayoutTree) {
    frame = tree.frame(of: id)
    contentSize = tree.contentSize(of: id)
    margin = tree.resolvedMargin(of: id)
    border = tree.resolvedBorder(of: id)
    padding = tree.resolvedPadding(of: id)
  }
}

extension TreePlan {
  /// The first node below `root` whose layout differs between the trees, with the difference; `nil` if there is none.
  func firstDifference(
    _ tree: PlantedTree, from expected: PlantedTree, below root: Int = 0, framesOnly: Bool = false
  ) throws -> String? {
    for node in subtree(of: root) {
      let actualID = try tree.id(node)
      let expectedID = try expected.id(node)
      if framesOnly {
        let (frame, other) = (tree.tree.frame(of: actualID), expected.tree.frame(of: expectedID))
        if frame != other { return "\(path(of: node)): frame \(frame.text), expected \(other.text)" }
        continue
      }
      let actual = NodeLayout(actualID, in: tree.tree)
      let other = NodeLayout(expectedID, in: expected.tree)
      if let difference = actual.difference(from: other) { return "\(path(of: node)): \(difference)" }
    }
    return nil
  }

  /// The first issue below `root` that only one of the trees has; `nil` if the issues are equal.
  func firstOtherIssue(_ tree: PlantedTree, from expected: PlantedTree, below root: Int = 0) throws -> String? {
    let (actual, other) = (try issues(tree, below: root), try issues(expected, below: root))
    guard actual != other else { return nil }
    if let issue = actual.first(where: { !other.contains($0) }) { return "an issue of the edited tree alone: \(issue)" }
    if let issue = other.first(where: { !actual.contains($0) }) { return "no issue \(issue)" }
    return "the issues \(actual), expected \(other)"
  }

  /// The issues below a node as texts, with the paths of their nodes.
  private func issues(_ tree: PlantedTree, below root: Int) throws -> [String] {
    var paths: [NodeID: String] = [:]
    for node in subtree(of: root) { paths[try tree.id(node)] = path(of: node) }
    return tree.tree.issues(below: try tree.id(root)).map { issue in
      var (kind, other) = (issue.kind, "")
      if case .container(var known) = kind {
        other = known.otherNode.flatMap { paths[$0] } ?? ""
        known.otherNode = nil
        kind = .container(known)
      }
      return "\(paths[issue.node] ?? "an unknown node"): \(kind) \(other), \(issue.cause); \(issue.remedy)"
    }
  }

  /// The first node below `root` whose frame has a number that is not finite or is a negative zero, or a negative extent.
  func firstImpossibleFrame(in tree: PlantedTree, below root: Int = 0) throws -> String? {
    for node in subtree(of: root) {
      let frame = try tree.frame(node)
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      let isUnusual = numbers.contains { !$0.isFinite || $0 == 0 && $0.sign == .minus }
      if isUnusual || frame.width < 0 || frame.height < 0 {
        return "\(path(of: node)): frame \(frame.text)"
      }
    }
    return nil
  }
}

extension NodeLayout {
  func difference(from expected: NodeLayout) -> String? {
    if frame != expected.frame { return "frame \(frame.text), expected \(expected.frame.text)" }
    if contentSize != expected.contentSize {
      return "content size \(contentSize.text), expected \(expected.contentSize.text)"
    }
    if margin != expected.margin { return "margin \(margin), expected \(expected.margin)" }
    if border != expected.border { return "border \(border), expected \(expected.border)" }
    if padding != expected.padding { return "padding \(padding), expected \(expected.padding)" }
    return nil
  }
}

extension LayoutRect {
  /// `[x, y, width, height]`
  var text: String { "[\(x), \(y), \(width), \(height)]" }
}

extension LayoutSize {
  var text: String { "\(width) × \(height)" }
}

extension RootSpace {
  var text: String {
    switch self {
    case .exact(let size): return "exactly \(size.text)"
    case .available(let width, let height):
      return "\(width.map { "\($0)" } ?? "unconstrained") × \(height.map { "\($0)" } ?? "unconstrained")"
    }
  }
}
