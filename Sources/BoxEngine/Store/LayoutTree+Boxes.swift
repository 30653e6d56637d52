import LayoutEngine

extension ContainerKind {
  /// Boxes: containers whose items are arranged by pins.
  ///
  /// ``LayoutEngine/LayoutTree/setBox(_:of:)`` makes a node a box.
  public static let boxes = ContainerKind(
    functions: Functions(
      intrinsicWidth: { BoxPass($0).intrinsicWidth($1, height: $2) },
      setWidths: { BoxPass($0).setWidths(in: $1) },
      height: { BoxPass($0).height($1) },
      setFrames: { BoxPass($0).setFrames($1) },
      baseline: { BoxPass($0).baseline($1, height: $2) },
      issues: { BoxInspection.issues($0, $1) }),
    joinsNestedContainers: true, overflowRemedy: "let an item be smaller than its content (a lower resistance)",
    data: { BoxData() })
}

extension ContainerPass {
  /// The boxes of the tree, in a pass of the kind ``LayoutEngine/ContainerKind/boxes``.
  var boxes: BoxData { data.boxes }
}

extension ContainerData {
  /// The data of the kind ``LayoutEngine/ContainerKind/boxes``, which the kind made.
  fileprivate var boxes: BoxData { unsafe unsafeDowncast(self, to: BoxData.self) }
}

extension LayoutTree {
  /// The boxes of the tree, once it has any.
  var boxes: BoxData? { data(of: .boxes)?.boxes }

  private var mutableBoxes: BoxData {
    mutating get { mutableData(of: .boxes).boxes }
  }

  /// Whether boxes are laid out without cost curves where simple lengths suffice.
  ///
  /// If the property is set to `false` before the first layout, curves are used for every layout.
  package var allowsSimpleBoxes: Bool {
    get { boxes?.arena.contents.allowsSimpleBoxes ?? true }
    set { mutableBoxes.arena.contents.allowsSimpleBoxes = newValue }
  }

  /// The amount of work for boxes of the last layout or measurement.
  public var boxStatistics: BoxStatistics { boxes?.arena.statistics ?? BoxStatistics() }

  /// Returns the properties of a box container, as they were set.
  ///
  /// The result is `nil` if the node is no box container, or is not in this tree.
  public func box(of node: NodeID) -> BoxContainer? {
    guard kind(of: node) === ContainerKind.boxes, let boxes else { return nil }
    let slot = Int32(node.slot)
    return boxes.originals.value.boxes[slot] ?? boxes.arena.box(of: slot)
  }

  /// Makes a node a box container; `nil` makes the node a flex container again.
  ///
  /// The children of a box container form a chain, and only their pins determine their positions and sizes.
  ///
  /// Only few properties of its style apply to a box container. At the root, `width` and `height` apply; as a flex
  /// item, the properties of other flex items apply; in both cases padding, border and direction apply. As an item of
  /// another box, only the pins of the container apply. A leaf remains a leaf.
  ///
  /// Lengths that are not finite, or beyond 10¹² points, count as 0, and are reported by `issues(below:)`.
  /// ```swift
  /// try tree.setBox(BoxContainer(axis: .vertical, spacing: 8), of: node)
  /// ```
  ///
  /// - Throws: `LayoutTreeError.unknownNode` if `node` is not in this tree.
  /// - Complexity: O(depth + items). A layout takes O(n log² n) for n directly nested boxes and their items.
  public mutating func setBox(_ box: BoxContainer?, of node: NodeID) throws(LayoutTreeError) {
    guard contains(node) else { throw .unknownNode(node) }
    let (old, slot) = (self.box(of: node), Int32(node.slot))
    guard box != old else { return }
    let boxes = mutableBoxes
    if !boxes.originals.value.boxes.isEmpty { boxes.originals.value.boxes[slot] = nil }
    guard let box else {
      boxes.arena.resetBox(of: slot)
      return try setKind(nil, of: node)
    }
    let sanitized = box.sanitized()
    if sanitized != box { boxes.originals.value.boxes[slot] = box }
    boxes.arena.setBox(sanitized, of: slot)
    if old == nil { return try setKind(.boxes, of: node) }
    boxes.arena.contents.invalidateSystem(of: node)
    try markDirty(node)
  }

  /// Returns the pins of a node, as they were set; `nil` if the node has no pins of its own, or is not in this tree.
  public func pins(of node: NodeID) -> BoxPins? {
    let slot = Int32(node.slot)
    guard contains(node), let boxes, boxes.arena.contents.places[slot].pins >= 0 else { return nil }
    return boxes.originals.value.pins[slot] ?? boxes.arena.pins(of: slot)
  }

  /// Sets the pins of a node; `nil`: the four edges are pinned with `==0`.
  ///
  /// The pins have an effect while the parent is a box container. Of the item's style, only `display: none` applies;
  /// for a flex container also padding, border and the properties of its content.
  ///
  /// Invalid constants and factors are replaced by the default of their property, and priorities are limited to the
  /// range from 1 to 1000; `issues(below:)` reports both. Factors lie between a millionth and a million.
  ///
  /// - Throws: `LayoutTreeError.unknownNode` if `node` is not in this tree.
  public mutating func setPins(_ pins: BoxPins?, of node: NodeID) throws(LayoutTreeError) {
    guard contains(node) else { throw .unknownNode(node) }
    guard pins != self.pins(of: node) else { return }
    let (boxes, slot) = (mutableBoxes, Int32(node.slot))
    try markContainerDirty(of: node, ofKind: .boxes)
    if !boxes.originals.value.pins.isEmpty { boxes.originals.value.pins[slot] = nil }
    if let pins {
      let sanitized = pins.sanitized()
      if sanitized != pins { boxes.originals.value.pins[slot] = pins }
      boxes.arena.setPins(sanitized, of: slot)
    } else {
      boxes.arena.removePins(of: slot)
    }
    boxes.arena.contents.pinsDidChange(of: node, structure: versions.structure)
  }

  /// Returns the content whose baseline is the shared baseline of an item, with the distance of the baseline from the top
  /// of the content in the last layout.
  ///
  /// The result is `nil` if the bottom edge of the item stands for the baseline.
  package func boxBaseline(_ baseline: BoxBaseline, in item: NodeID) -> (node: NodeID, distance: Double)? {
    guard let boxes else { return nil }
    var open = [item]
    while let node = open.popLast() {
      if style(of: node)?.display == Display.none { continue }
      if kind(of: node) === ContainerKind.boxes, !isLeaf(node) {
        let items = children(of: node)
        if baseline == .first { open += items.reversed() } else { open += items }
      } else {
        let distance = boxes.arena.contents.baselines[Int32(node.slot)][baseline]
        if !distance.isNaN { return (node, distance) }
      }
    }
    return nil
  }

  /// Returns the constraints on the size of a node in addition to its pins, as they were set.
  ///
  /// The array is empty if the node has none, or is not in this tree.
  public func sizeConstraints(of node: NodeID) -> [BoxSizeConstraint] {
    contains(node) ? boxes?.originals.value.sizeConstraints[Int32(node.slot)] ?? [] : []
  }

  /// Sets the constraints on the size of a node in addition to its pins, and replaces previous ones.
  ///
  /// The constraints have an effect while the parent is a box container. A constraint with an invalid number is
  /// ignored; `issues(below:)` reports it.
  ///
  /// A ratio holds for both dimensions at once. Where required pins determine the height, the width follows, and vice
  /// versa. Otherwise both axes are solved together, in systems of up to 160 boxes and items. In larger systems the
  /// height follows the width, and items whose sizes are related by equations receive the sizes that are optimal for
  /// these items alone; other relations to sizes that required pins do not determine are ignored there.
  ///
  /// Where a box is an item of a flex container, its height counts as far as it is definite before the widths are
  /// determined (css-flexbox-1 §9.8). Otherwise the box is treated as one that fits its content.
  ///
  /// - Throws: `LayoutTreeError.unknownNode` if `node` is not in this tree.
  /// - Complexity: O(constraints).
  public mutating func setSizeConstraints(
    _ constraints: [BoxSizeConstraint], of node: NodeID
  ) throws(LayoutTreeError) {
    guard contains(node) else { throw .unknownNode(node) }
    guard constraints != sizeConstraints(of: node) else { return }
    let (boxes, slot) = (mutableBoxes, Int32(node.slot))
    try markContainerDirty(of: node, ofKind: .boxes)
    boxes.originals.value.sizeConstraints[slot] = constraints.isEmpty ? nil : constraints
    let stored = constraints.compactMap { StoredSizeConstraint($0) }
    boxes.arena.setSizeConstraints(stored, of: slot)
    boxes.arena.contents.invalidateSystem(of: node)
    try setCouplesAxes(stored.contains { $0.couplesAxes }, ofItem: node)
  }
}
