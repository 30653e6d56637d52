/// The levels of the optional constraints, each with the symbols whose sum is its violation.
struct Levels: Sendable {
  struct Level: Sendable {
    var priority: Priority
    /// The identifier of the level in the records of its errors.
    ///
    /// The index of the level may change, but its slot does not.
    var slot: Int32
    var errors: [Int32] = []
  }

  /// The levels, highest first.
  private(set) var ordered: [Level] = []
  /// The index in `ordered` for each slot.
  private var places: [Int32] = []
  private var unusedSlots: [Int32] = []

  /// The index in `ordered` of the level with a slot.
  func place(ofSlot slot: Int32) -> Int { Int(places[Int(slot)]) }

  /// Adds a symbol to a level.
  mutating func add<Number>(_ error: Int32, priority: Priority, _ tableau: inout Tableau<Number>) {
    let place = place(of: priority)
    tableau.symbols[Int(error)].level = ordered[place].slot
    tableau.symbols[Int(error)].place = Int32(ordered[place].errors.count)
    ordered[place].errors.append(error)
  }

  /// Removes a symbol from its level, and the level if it becomes empty.
  mutating func remove<Number>(_ error: Int32, _ tableau: inout Tableau<Number>) {
    let level = place(ofSlot: tableau.symbols[Int(error)].level)
    guard let last = ordered[level].errors.popLast() else { return }
    if last != error {
      let place = tableau.symbols[Int(error)].place
      ordered[level].errors[Int(place)] = last
      tableau.symbols[Int(last)].place = place
    }
    guard ordered[level].errors.isEmpty else { return }
    unusedSlots.append(ordered[level].slot)
    ordered.remove(at: level)
    numberPlaces(from: level)
  }

  private mutating func place(of priority: Priority) -> Int {
    var (low, high) = (0, ordered.count)
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].priority > priority { low = middle + 1 } else { high = middle }
    }
    if low < ordered.count, ordered[low].priority == priority { return low }
    let slot: Int32
    if let unused = unusedSlots.popLast() {
      slot = unused
    } else {
      slot = Int32(places.count)
      places.append(0)
    }
    ordered.insert(Level(priority: priority, slot: slot), at: low)
    numberPlaces(from: low)
    return low
  }

  private mutating func numberPlaces(from first: Int) {
    for place in first..<ordered.count { places[Int(ordered[place].slot)] = Int32(place) }
  }
}
