import LayoutEngine

/// Where groups lie in the views that the items in them are subviews of. Each is found once, however deep groups stand in each other.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
struct GroupOrigins {
  private var known: [ObjectIdentifier: LayoutPoint] = [:]

  init() {}

  /// Where an item lies in the view that the items in it are subviews of: they are subviews of its own view, unless it is a group.
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
      next = group.container?.node
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
