import LayoutEngine

/// The boxes of a tree: the properties of containers and items, and the memory for layouts.
struct BoxContents {
  /// The places of boxes and pins, by the slots of nodes.
  var places = SparseTable(default: BoxPlaces())
  var boxes = Buffer<BoxContainer>()
  // For each box, its system if it is a topmost container, and its costs along x and y if they are simple.
  var systems = Buffer<StoredSystem>()
  var rows = (horizontal: Buffer<SimpleRow>(), vertical: Buffer<SimpleRow>())
  /// The entries of all systems, and the number of those that are no longer used.
  var entries = Buffer<BoxSystemNode>()
  var unusedEntries = 0
  var pinTable = PinTable()
  /// Size constraints in addition to pins, each with the place of the item's next constraint.
  ///
  /// Few trees have any.
  var sizeConstraints = Buffer<StoredSizeConstraint>()
  /// The first free place among the size constraints; −1: none.
  var freeSizeConstraint: Int32 = -1
  /// The natural sizes, in the last layout, of items whose content has the priority 1000; otherwise NaN.
  ///
  /// Only the search for issues uses them.
  var naturalSizes = SparseTable(default: LayoutSize(width: .nan, height: .nan))
  /// The baselines of items, in trees with items that share one.
  var baselines = SparseTable(default: BoxBaselines())
  /// Whether boxes are laid out without cost curves if possible.
  ///
  /// Tests compare the results with those of curves.
  var allowsSimpleBoxes = true
  /// The amount of work of the last layout or measurement, for tests.
  var statistics = BoxStatistics()
  var workspace = BoxWorkspace()

  /// Makes memory for the systems and the costs of all boxes.
  mutating func growSystems() {
    let count = boxes.count - systems.count
    if count == 0 { return }
    _ = systems.reserve(count)
    _ = rows.horizontal.reserve(count)
    _ = rows.vertical.reserve(count)
    for _ in 0..<count {
      systems.append(StoredSystem())
      rows.horizontal.append(SimpleRow())
      rows.vertical.append(SimpleRow())
    }
  }

  mutating func removeAll() {
    places.removeAll()
    boxes.truncate(to: 0)
    systems.truncate(to: 0)
    rows.horizontal.truncate(to: 0)
    rows.vertical.truncate(to: 0)
    entries.truncate(to: 0)
    unusedEntries = 0
    pinTable.removeAll()
    sizeConstraints.truncate(to: 0)
    freeSizeConstraint = -1
    naturalSizes.removeAll()
    baselines.removeAll()
  }

  mutating func apply(_ operation: MemoryOperation) {
    places.apply(operation)
    boxes.apply(operation)
    systems.apply(operation)
    rows.horizontal.apply(operation)
    rows.vertical.apply(operation)
    entries.apply(operation)
    pinTable.apply(operation)
    sizeConstraints.apply(operation)
    naturalSizes.apply(operation)
    baselines.apply(operation)
    workspace.apply(operation)
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
  /// The place of the node's entry, and that of the box whose system contains it; possibly outdated.
  var entry: Int32 = -1
  var system: Int32 = -1

  /// Notes the place of the entry for edits of the pins.
  mutating func noteEntry(_ index: Int, of system: Int) { (entry, self.system) = (Int32(index), Int32(system)) }

  /// The index of the pins along x, which the pins along y follow; 0, the index of the default pins, without pins.
  var pinsIndex: Int32 { max(0, 2 * pins) }
}

/// A handle to the memory of the boxes of a tree.
///
/// The pointer has no owner: ``BoxData`` determines its lifetime. Nodes are named by their slots.
struct BoxArena {
  private let memory: Allocation<BoxContents>

  init() { memory = Allocation(BoxContents()) }

  init(copying other: BoxArena) {
    memory = Allocation(other.contents)
    memory.value.apply(.copy)
  }

  func free() {
    memory.value.apply(.free)
    memory.free()
  }

  var contents: BoxContents {
    get { memory.value }
    nonmutating _modify { yield &memory.value }
  }

  var statistics: BoxStatistics {
    get { memory.value.statistics }
    nonmutating _modify { yield &memory.value.statistics }
  }

  // MARK: - Containers and pins

  /// The properties of a box; the default ones if none were set.
  func box(of slot: Int32) -> BoxContainer {
    let place = contents.places[slot].box
    return place < 0 ? BoxContainer() : contents.boxes[Int(place)]
  }

  /// Returns the place of a box, which gets the default properties if none were set.
  func place(ofBox slot: Int32) -> Int32 {
    if contents.places[slot].box < 0 { setBox(BoxContainer(), of: slot) }
    return contents.places[slot].box
  }

  func setBox(_ box: BoxContainer, of slot: Int32) {
    insertDefaultPins()
    let place = Int(contents.places[slot].box)
    if place >= 0 {
      contents.boxes[place] = box
    } else {
      contents.places[slot].box = Int32(contents.boxes.count)
      contents.boxes.append(box)
    }
  }

  /// Resets the properties of a box to the default ones, and removes its system. The box keeps its place.
  func resetBox(of slot: Int32) {
    let place = Int(contents.places[slot].box)
    guard place >= 0 else { return }
    contents.boxes[place] = BoxContainer()
    if place < contents.systems.count { contents.removeSystem(ofBox: place) }
  }

  func pins(of slot: Int32) -> BoxPins {
    let index = Int(contents.places[slot].pinsIndex)
    return BoxPins(contents.pinTable.pins[index], contents.pinTable.pins[index + 1])
  }

  func setPins(_ pins: BoxPins, of slot: Int32) {
    insertDefaultPins()
    let place = contents.pinTable.insert(pins)
    removePins(of: slot)
    contents.places[slot].pins = place
  }

  /// Removes the pins of a node, so that its four edges are pinned with `==0`.
  func removePins(of slot: Int32) {
    let place = contents.places[slot].pins
    guard place >= 0 else { return }
    contents.pinTable.remove(place)
    contents.places[slot].pins = -1
  }

  /// Stores the first pins, which are those of items without their own pins.
  private func insertDefaultPins() {
    if contents.pinTable.isEmpty { _ = contents.pinTable.insert(BoxPins()) }
  }

  // MARK: - Size constraints

  /// Calls `body` with each constraint on a node's size.
  func forEachSizeConstraint(from first: Int32, _ body: (StoredSizeConstraint) -> Void) {
    var place = first
    while place >= 0 {
      let constraint = contents.sizeConstraints[Int(place)]
      body(constraint)
      place = constraint.next
    }
  }

  func setSizeConstraints(_ constraints: [StoredSizeConstraint], of slot: Int32) {
    removeSizeConstraints(of: slot)
    guard !constraints.isEmpty else { return }
    var first: Int32 = -1
    for constraint in constraints.reversed() {
      var constraint = constraint
      constraint.next = first
      first = contents.freeSizeConstraint
      if first >= 0 {
        contents.freeSizeConstraint = contents.sizeConstraints[Int(first)].next
        contents.sizeConstraints[Int(first)] = constraint
      } else {
        first = Int32(contents.sizeConstraints.count)
        contents.sizeConstraints.append(constraint)
      }
    }
    contents.places[slot].sizeConstraint = first
  }

  /// Removes the constraints of a node, and keeps their places for other constraints.
  func removeSizeConstraints(of slot: Int32) {
    var place = contents.places[slot].sizeConstraint
    guard place >= 0 else { return }
    while place >= 0 {
      let next = contents.sizeConstraints[Int(place)].next
      contents.sizeConstraints[Int(place)].next = contents.freeSizeConstraint
      contents.freeSizeConstraint = place
      place = next
    }
    contents.places[slot].sizeConstraint = -1
  }
}
