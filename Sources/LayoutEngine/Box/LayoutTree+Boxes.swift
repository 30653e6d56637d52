extension LayoutTree {
  /// Whether boxes are laid out without cost curves where simple lengths suffice.
  ///
  /// If the property is set to `false` before the first layout, curves are used for every layout.
  var allowsSimpleBoxes: Bool {
    get { arena.contents.allowsSimpleBoxes }
    set { mutableArena.contents.allowsSimpleBoxes = newValue }
  }

  /// Returns the properties of a box container, as they were set.
  ///
  /// The result is `nil` if the node is no box container, or is not in this tree.
  public func box(of node: NodeID) -> BoxContainer? {
    guard contains(node), arena.isBox(node.index) else { return nil }
    return originals.boxes[node.index] ?? arena.box(of: arena.content(of: node.index))
  }

  /// Makes a node a box container; `nil` makes the node a flex container again.
  ///
  /// The children of a box container form a chain, and only their pins determine their positions and sizes.
  ///
  /// Only few properties of its style apply to a box container. At the root, `width` and `height` apply; as a flex
  /// item, the properties of other flex items apply; in both cases padding, border and direction apply. As an item of
  /// another box, only the pins of the container apply. A leaf remains a leaf.
  ///
  /// Lengths that are not finite, or beyond 10¹² points, count as 0, and are reported by ``issues(below:)``.
  /// ```swift
  /// try tree.setBox(BoxContainer(axis: .vertical, spacing: 8), of: node)
  /// ```
  public mutating func setBox(_ box: BoxContainer?, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    guard box != self.box(of: node) else { return }
    let arena = mutableArena
    arena.invalidate(index)
    originals.boxes[index] = nil
    guard let box else {
      arena.nodes[arena.content(of: index)].traits.remove(.isBox)
      // In a box no item couples the axes.
      arena.nodes[arena.content(of: index)].traits.insert(.hasCouplingItems)
      arena.inheritFlow(ofBox: index)
      let content = arena.content(of: index)
      arena.collapseItems(of: content)
      arena.propagateTraits(from: content)
      arena.reviewCoupling(of: content)
      return
    }
    if arena.contents.boxSolver == nil { arena.contents.boxSolver = Allocation(BoxSystemSolver()) }
    let sanitized = box.sanitized()
    if sanitized != box { originals.boxes[index] = box }
    arena.nodes[arena.content(of: index)].traits.insert(.isBox)
    arena.inheritFlow(ofBox: index)
    let content = arena.content(of: index)
    arena.collapseItems(of: content)
    arena.reviewCoupling(of: content)
    arena.reviewCoupling(of: arena.nodes[content].parent)
    arena.setBox(sanitized, of: content)
  }

  /// Returns the pins of a node, as they were set; `nil` if the node has no pins of its own, or is not in this tree.
  public func pins(of node: NodeID) -> BoxPins? {
    guard contains(node), arena.contents.boxPlaces[node.index].pins >= 0 else { return nil }
    return originals.pins[node.index] ?? arena.pins(of: node.index)
  }

  /// Sets the pins of a node; `nil`: the four edges are pinned with `==0`.
  ///
  /// The pins have an effect while the parent is a box container. Of the item's style, only `display: none` applies;
  /// for a flex container also padding, border and the properties of its content.
  ///
  /// Invalid constants and factors are replaced by the default of their property, and priorities are limited to the
  /// range from 1 to 1000; ``issues(below:)`` reports both. Factors lie between a millionth and a million.
  public mutating func setPins(_ pins: BoxPins?, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    guard pins != self.pins(of: node) else { return }
    let arena = mutableArena
    let parent = arena.nodes[index].parent
    if parent >= 0, arena.nodes[parent].traits.contains(.isBox) { arena.invalidate(parent) }
    originals.pins[index] = nil
    guard let pins else { return arena.removePins(of: index) }
    let sanitized = pins.sanitized()
    if sanitized != pins { originals.pins[index] = pins }
    arena.setPins(sanitized, of: index)
  }
}

/// The places of the properties that a node has as a box and as an item of a box.
///
/// A place is −1 if the node has no such property.
struct BoxPlaces: BitwiseCopyable {
  /// The place of the container's properties, which is kept when the node is destroyed.
  var box: Int32 = -1
  var pins: Int32 = -1
  /// The place of the first size constraint in addition to pins.
  var sizeConstraint: Int32 = -1

  /// The index of the pins along x, which the pins along y follow; 0, the index of the default pins, without pins.
  var pinsIndex: Int32 { max(0, 2 * pins) }
}

extension Arena {
  func box(of node: Int32) -> BoxContainer { contents.boxes[Int(contents.boxPlaces[node].box)] }

  func setBox(_ box: BoxContainer, of node: Int32) {
    insertDefaultPins()
    let place = Int(contents.boxPlaces[node].box)
    if place >= 0 {
      contents.boxes[place] = box
    } else {
      contents.boxPlaces[node].box = Int32(contents.boxes.count)
      contents.boxes.append(box)
    }
  }

  /// Exchanges the places of the box properties of two nodes.
  ///
  /// A node that is not a box may have a place, from a former box at its slot.
  func moveBox(of node: Int32, to other: Int32) {
    let (place, otherPlace) = (contents.boxPlaces[node].box, contents.boxPlaces[other].box)
    if place < 0 { return }
    (contents.boxPlaces[other].box, contents.boxPlaces[node].box) = (place, otherPlace)
  }

  func pins(of node: Int32) -> BoxPins {
    let index = Int(contents.boxPlaces[node].pinsIndex)
    return BoxPins(contents.pinTable.pins[index], contents.pinTable.pins[index + 1])
  }

  fileprivate func setPins(_ pins: BoxPins, of node: Int32) {
    insertDefaultPins()
    let place = contents.pinTable.insert(pins)
    removePins(of: node)
    contents.boxPlaces[node].pins = place
  }

  /// Removes the pins of a node, so that its four edges are pinned with `==0`.
  func removePins(of node: Int32) {
    let place = contents.boxPlaces[node].pins
    guard place >= 0 else { return }
    contents.pinTable.remove(place)
    contents.boxPlaces[node].pins = -1
  }

  /// Stores the first pins, which are those of items without their own pins.
  private func insertDefaultPins() {
    if contents.pinTable.isEmpty { _ = contents.pinTable.insert(BoxPins()) }
  }
}
