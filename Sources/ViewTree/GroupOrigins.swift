import LayoutEngine
import PlatformView

/// The origins of groups in the superviews of their items.
///
/// Each origin is computed once, at any depth of nested groups.
struct GroupOrigins: ViewIsolated {
  private var known: [ObjectIdentifier: LayoutPoint] = [:]

  init() {}

  /// Returns the origin of an item in the superview of its children.
  ///
  /// For an item with a view, the children are subviews of that view, and the origin is zero.
  mutating func origin(of item: ViewNode, in tree: NodeTree) -> LayoutPoint {
    var origin = LayoutPoint()
    var groups: [ViewNode] = []
    var next: ViewNode? = item
    while let group = next, !group.hadView, tree.id(of: group) != nil {
      if let found = known[ObjectIdentifier(group)] {
        origin = found
        break
      }
      groups.append(group)
      next = group.parent
    }
    item.noteVisits(groups.count)
    for group in groups.reversed() {
      let frame = tree.frame(of: group)
      origin.x += frame.x
      origin.y += frame.y
      known[ObjectIdentifier(group)] = origin
    }
    return origin
  }
}
