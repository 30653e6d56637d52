import LayoutEngine

// The entries of a system of boxes: the containers that are nested directly in each other, and their items.

extension ContainerPass {
  /// Appends the entries of a box container: the containers of its system and all items, depth first.
  ///
  /// Hidden items are left out. The pins of the topmost container have no effect. A container without properties has no
  /// place, −1, among the boxes of the tree.
  func appendBoxEntries(to entries: inout Buffer<BoxSystemNode>, _ arena: BoxArena) {
    let first = entries.count
    entries.append(makeBoxSystemNode((container, id, .joinedContainer), container: -1, at: 0, arena))
    (entries[first].pins, entries[first].sizeConstraint) = (0, -1)
    var open = 0
    var next = listedItem(firstIn: container)
    while open >= 0 {
      guard let listed = next else {
        // All entries of the open container are listed.
        entries[first + open].end = Int32(entries.count - first)
        let closed = (item: entries[first + open].item, container: entries[first + open].container)
        open = Int(closed.container)
        if open >= 0 { next = listedItem(after: closed.item) }
        continue
      }
      let index = entries.count - first
      entries.append(makeBoxSystemNode(listed, container: open, at: index, arena))
      count(entries[first + index].pins, in: &entries[first + open], arena)
      if case .joinedContainer = listed.content {
        open = index
        next = listedItem(firstIn: listed.item)
      } else {
        next = listedItem(after: listed.item)
      }
    }
  }

  /// Adds an item with pins to the counts of its container.
  private func count(_ pins: Int32, in container: inout BoxSystemNode, _ arena: BoxArena) {
    container.itemCount += 1
    guard pins > 0, let flex = arena.contents.pinTable.pins[Int(pins)].flex else { return }
    container.flexCount += 1
    container.flexSum += flex
  }

  private func makeBoxSystemNode(
    _ listed: ListedItem, container: Int, at index: Int, _ arena: BoxArena
  ) -> BoxSystemNode {
    var (kind, isReversed, marks) = (BoxSystemNodeKind.content, isRightToLeft, BoxMarks())
    switch listed.content {
    case .leaf: break
    case .container: marks.insert(.isContainer)
    case .none: kind = .empty
    case .joinedContainer:
      kind = .box
      // The container has no results yet.
      marks = .isStale
      switch arena.box(of: Int32(listed.id.slot)).direction {
      case .auto: break
      case .leftToRight: isReversed = false
      case .rightToLeft: isReversed = true
      }
    }
    let places = arena.contents.places[Int32(listed.id.slot)]
    return BoxSystemNode(
      item: listed.item, id: listed.id, kind: kind, isRightToLeft: isReversed, container: Int32(container),
      end: Int32(index + 1), pins: places.pinsIndex, box: places.box, sizeConstraint: places.sizeConstraint,
      marks: marks)
  }
}
