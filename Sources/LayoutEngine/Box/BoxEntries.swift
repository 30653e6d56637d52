// The entries of a system of boxes: the containers that are nested directly in each other, and their items.

extension Arena {
  /// Appends the entries of a box container: the containers of its system and all items, depth first.
  ///
  /// Hidden items are left out.
  func appendBoxEntries(of root: Int32, to entries: inout Buffer<BoxSystemNode>) {
    let isRightToLeft = nodes[root].traits.contains(.isRightToLeft)
    let first = entries.count
    entries.append(makeBoxSystemNode(root, container: -1, at: 0, isRightToLeft))
    var open = 0
    var node = nodes[root].firstChild
    while open >= 0 {
      guard node >= 0 else {
        // All entries of the open container are listed.
        entries[first + open].end = Int32(entries.count - first)
        node = nodes[entries[first + open].node].nextSibling
        open = Int(entries[first + open].container)
        continue
      }
      guard !nodes[node].traits.contains(.isHidden) else {
        node = nodes[node].nextSibling
        continue
      }
      let index = entries.count - first
      let entry = makeBoxSystemNode(node, container: open, at: index, isRightToLeft)
      entries.append(entry)
      count(entry, in: &entries[first + open])
      if entry.kind == .box { open = index }
      node = entry.kind == .box ? nodes[node].firstChild : nodes[node].nextSibling
    }
  }

  private func count(_ item: BoxSystemNode, in container: inout BoxSystemNode) {
    container.itemCount += 1
    guard item.pins > 0, let flex = contents.pinTable.pins[Int(item.pins)].flex else { return }
    container.flexCount += 1
    container.flexSum += flex
  }

  private func makeBoxSystemNode(_ node: Int32, container: Int, at index: Int, _ isRightToLeft: Bool) -> BoxSystemNode {
    var kind = BoxSystemNodeKind.empty
    var isReversed = isRightToLeft
    let places = contents.boxPlaces[node]
    if nodes[node].traits.contains(.isLeaf) {
      kind = .content
    } else if nodes[node].traits.contains(.isBox) {
      kind = .box
      switch contents.boxes[Int(places.box)].direction {
      case .auto: break
      case .leftToRight: isReversed = false
      case .rightToLeft: isReversed = true
      }
    } else if nodes[node].firstChild >= 0 {
      kind = .content
    }
    return BoxSystemNode(
      node: node, kind: kind, isRightToLeft: isReversed, container: Int32(container), end: Int32(index + 1),
      pins: places.pinsIndex, box: places.box, sizeConstraint: places.sizeConstraint)
  }
}
