import LayoutEngine

// The entries of a system of boxes: the containers that are nested directly in each other, and their items.

extension ContainerPass {
  /// Appends the entries of a box container: the containers of its system and all items, depth first.
  ///
  /// Hidden items are left out.
  func appendBoxEntries(to entries: inout Buffer<BoxSystemNode>, _ arena: BoxArena) {
    let first = entries.count
    entries.append(makeBoxSystemNode(container, .box, container: -1, at: 0, arena))
    var open = 0
    var next = firstItem
    while open >= 0 {
      guard let item = next else {
        // All entries of the open container are listed.
        entries[first + open].end = Int32(entries.count - first)
        let closed = entries[first + open]
        open = Int(closed.container)
        if open >= 0 { next = self.item(after: closed.item) }
        continue
      }
      let index = entries.count - first
      let content = content(of: item)
      var entry = makeBoxSystemNode(item, kind(of: content), container: open, at: index, arena)
      if content == .container { entry.marks.insert(.isContainer) }
      entries.append(entry)
      count(entry, in: &entries[first + open], arena)
      if entry.kind == .box {
        open = index
        next = firstItem(of: item)
      } else {
        next = self.item(after: item)
      }
    }
  }

  private func kind(of content: ContainerItem.Content) -> BoxSystemNodeKind {
    switch content {
    case .leaf, .container: return .content
    case .joinedContainer: return .box
    case .none: return .empty
    }
  }

  private func count(_ item: BoxSystemNode, in container: inout BoxSystemNode, _ arena: BoxArena) {
    container.itemCount += 1
    guard item.pins > 0, let flex = arena.contents.pinTable.pins[Int(item.pins)].flex else { return }
    container.flexCount += 1
    container.flexSum += flex
  }

  private func makeBoxSystemNode(
    _ item: ContainerItem, _ kind: BoxSystemNodeKind, container: Int, at index: Int, _ arena: BoxArena
  ) -> BoxSystemNode {
    let id = id(of: item)
    var isReversed = isRightToLeft
    if kind == .box {
      switch arena.contents.boxes[Int(arena.place(ofBox: Int32(id.slot)))].direction {
      case .auto: break
      case .leftToRight: isReversed = false
      case .rightToLeft: isReversed = true
      }
    }
    let places = arena.contents.places[Int32(id.slot)]
    return BoxSystemNode(
      item: item, id: id, kind: kind, isRightToLeft: isReversed, container: Int32(container), end: Int32(index + 1),
      pins: places.pinsIndex, box: places.box, sizeConstraint: places.sizeConstraint)
  }
}
