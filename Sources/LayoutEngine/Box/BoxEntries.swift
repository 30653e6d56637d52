// What belongs to a system of boxes: the containers that stand directly in each other, and their items.

extension Arena {
  /// Lists a box container, the containers of its system and all items, depth first, behind other entries. Hidden items take
  /// no part.
  /// - Returns: How many entries there are.
  func appendBoxEntries(of root: Int32, isRightToLeft: Bool, to entries: inout Buffer<BoxEntry>) -> Int {
    let first = entries.count
    entries.append(makeBoxEntry(root, container: -1, at: 0, isRightToLeft))
    var open = 0
    var node = nodes[root].firstChild
    while open >= 0 {
      guard node >= 0 else {
        // Everything in the open container is listed.
        let closed = entries.base + (first + open)
        closed.pointee.end = Int32(entries.count - first)
        node = nodes[closed.pointee.node].nextSibling
        open = Int(closed.pointee.container)
        continue
      }
      let record = nodes[node]
      guard !record.traits.contains(.isHidden) else {
        node = record.nextSibling
        continue
      }
      let index = entries.count - first
      let entry = makeBoxEntry(node, container: open, at: index, isRightToLeft)
      entries.append(entry)
      count(entry, in: entries.base + (first + open))
      if entry.kind == .box { open = index }
      node = entry.kind == .box ? record.firstChild : record.nextSibling
    }
    return entries.count - first
  }

  @inline(__always) private func count(_ item: BoxEntry, in container: UnsafeMutablePointer<BoxEntry>) {
    container.pointee.itemCount += 1
    guard item.pins > 0, let flex = contents.pins[Int(item.pins)].flex else { return }
    container.pointee.flexCount += 1
    container.pointee.flexSum += flex
  }

  @inline(__always)
  private func makeBoxEntry(_ node: Int32, container: Int, at index: Int, _ isRightToLeft: Bool) -> BoxEntry {
    let record = nodes[node]
    var kind = BoxEntryKind.empty
    var isReversed = isRightToLeft
    var box: Int32 = -1
    if record.traits.contains(.isLeaf) {
      kind = .content
    } else if record.traits.contains(.isBox) {
      kind = .box
      box = Int32(boxIndex(of: node))
      switch contents.boxes.base[Int(box)].direction {
      case .auto: break
      case .leftToRight: isReversed = false
      case .rightToLeft: isReversed = true
      }
    } else if record.firstChild >= 0 {
      kind = .content
    }
    return BoxEntry(
      node: node, kind: kind, isRightToLeft: isReversed, container: Int32(container), end: Int32(index + 1),
      pins: Int32(pinsIndex(of: node)), box: box)
  }
}
