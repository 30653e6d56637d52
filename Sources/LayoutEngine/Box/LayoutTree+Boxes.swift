extension LayoutTree {
  /// Whether boxes are laid out without curves of cost where that is enough. Switched off before the first layout, it is curves
  /// that lay out all.
  var allowsSimpleBoxes: Bool {
    get { arena.contents.allowsSimpleBoxes }
    set { mutableArena.contents.allowsSimpleBoxes = newValue }
  }

  /// What makes a node a box container, as it was set; `nil` if it is none, or is not in this tree.
  public func box(of node: NodeID) -> BoxContainer? {
    guard contains(node), arena.isBox(node.index) else { return nil }
    return originalBoxes[node.index] ?? arena.box(of: arena.content(of: node.index))
  }

  /// Makes a node a box container, whose children stand in a chain and obey their pins alone; `nil` makes it a flex
  /// container again.
  ///
  /// A box container obeys little of its style: at the root `width` and `height`, as a flex item what other items do, and in both
  /// places its padding, border and direction. As an item of another box it obeys its pins alone. A leaf stays a leaf.
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
    originalBoxes[index] = nil
    guard let box else {
      let content = arena.content(of: index)
      arena.nodes[content].traits.remove(.isBox)
      // In a box no item couples the axes.
      arena.nodes[content].traits.insert(.hasCouplingItems)
      arena.inheritFlow(ofBox: index)
      arena.collapseItems(of: content)
      arena.propagateTraits(from: arena.content(of: index))
      arena.reviewCoupling(of: arena.content(of: index))
      return
    }
    let sanitized = box.sanitized()
    if sanitized != box { originalBoxes[index] = box }
    arena.nodes[arena.content(of: index)].traits.insert(.isBox)
    arena.inheritFlow(ofBox: index)
    let content = arena.content(of: index)
    arena.collapseItems(of: content)
    arena.reviewCoupling(of: content)
    arena.reviewCoupling(of: arena.nodes[content].parent)
    arena.setBox(sanitized, of: content)
  }

  /// The pins of a node, as they were set; `nil` if it has none of its own, or is not in this tree.
  public func pins(of node: NodeID) -> BoxPins? {
    guard contains(node), arena.nodes[node.index].traits.contains(.hasPins) else { return nil }
    return originalPins[node.index] ?? arena.pins(of: node.index)
  }

  /// Gives a node its pins, which count while its parent is a box container; `nil`: the four edges pinned with `==0`.
  ///
  /// Of its style an item obeys `display: none` alone, and a flex container what is about its inside, with its padding and border.
  /// Constants and factors that are invalid are taken for the default of their property, priorities are brought between
  /// 1 and 1000; ``issues(below:)`` reports both. Factors lie between a millionth and a million.
  public mutating func setPins(_ pins: BoxPins?, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    guard pins != self.pins(of: node) else { return }
    let arena = mutableArena
    let parent = arena.nodes[index].parent
    if parent >= 0, arena.nodes[parent].traits.contains(.isBox) { arena.invalidate(parent) }
    originalPins[index] = nil
    guard let pins else {
      arena.nodes[index].traits.remove(.hasPins)
      return
    }
    let sanitized = pins.sanitized()
    if sanitized != pins { originalPins[index] = pins }
    arena.nodes[index].traits.insert(.hasPins)
    arena.setPins(sanitized, of: index)
  }
}

/// Where what is said of a node as a box, and as an item of one, is kept, once something was. A slot keeps its places when
/// the node is destroyed.
struct BoxPlaces: BitwiseCopyable {
  var box: Int32 = -1
  var pins: Int32 = -1
  var sizeConstraint: Int32 = -1
}

extension Arena {
  func box(of node: Int32) -> BoxContainer { contents.boxes[boxIndex(of: node)] }

  /// Where a box container stands.
  func boxIndex(of node: Int32) -> Int { Int(contents.boxPlaces[Int(node)].box) }

  func setBox(_ box: BoxContainer, of node: Int32) {
    let place = Int(boxPlaces(of: node).box)
    if place >= 0 {
      contents.boxes[place] = box
    } else {
      contents.boxPlaces[Int(node)].box = Int32(contents.boxes.count)
      contents.boxes.append(box)
    }
  }

  /// Gives the box of a node to another one, which had none.
  func moveBox(of node: Int32, to other: Int32) {
    guard Int(node) < contents.boxPlaces.count, contents.boxPlaces[Int(node)].box >= 0 else { return }
    _ = boxPlaces(of: other)
    contents.boxPlaces[Int(other)].box = contents.boxPlaces[Int(node)].box
    contents.boxPlaces[Int(node)].box = -1
  }

  func pins(of node: Int32) -> BoxPins {
    let index = pinsIndex(of: node)
    return BoxPins(contents.pins[index], contents.pins[index + 1])
  }

  /// Where the pins of a node stand: those along x, and behind them those along y.
  func pinsIndex(of node: Int32) -> Int {
    nodes[node].traits.contains(.hasPins) ? 2 * Int(contents.boxPlaces[Int(node)].pins) : 0
  }

  func setPins(_ pins: BoxPins, of node: Int32) {
    guard boxPlaces(of: node).pins >= 0 else {
      contents.boxPlaces[Int(node)].pins = Int32(contents.pins.count / 2)
      for axis in Axis.allCases { contents.pins.append(pins.along(axis)) }
      return
    }
    let index = pinsIndex(of: node)
    contents.pins[index] = pins.along(.horizontal)
    contents.pins[index + 1] = pins.along(.vertical)
  }

  /// The places of a node, made if need be.
  private func boxPlaces(of node: Int32) -> BoxPlaces {
    makeBoxPlaces(of: node)
    return contents.boxPlaces[Int(node)]
  }

  func makeBoxPlaces(of node: Int32) {
    while contents.boxPlaces.count <= Int(node) { contents.boxPlaces.append(BoxPlaces()) }
  }
}
