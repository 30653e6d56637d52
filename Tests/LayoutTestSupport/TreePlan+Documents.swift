import LayoutDocument
import LayoutEngine

extension TreePlan {
  /// The tree of a case; its nodes have the indices of the case's nodes.
  package init(_ layoutCase: LayoutCase) {
    self.init(rules: layoutCase.rules)
    for node in layoutCase.nodes {
      let index = add(node.style, content: node.measure.map { .document($0) }, to: node.parent)
      (self[index].box, self[index].pins) = (node.box, node.item)
    }
  }
}
