import LayoutEngine

/// The pins of the items of boxes.
///
/// Items with equal pins share one place, because most trees have many items and few different pins.
struct PinTable {
  /// The pins at each place: along x, and along y.
  ///
  /// The pins at the first place are those of items without their own pins.
  private(set) var pins: Buffer<AxisPins>
  private var places: HashedTable<Place>
  /// Whether the table has had pins of an item whose content has the priority 1000.
  private(set) var hasStrongestContent = false
  /// Whether the table has had pins of an item that shares a baseline.
  private(set) var hasBaselines = false

  /// A place without further properties.
  private struct Place: BitwiseCopyable {}

  /// Makes an empty table without memory.
  init() {
    pins = Buffer()
    places = HashedTable()
  }

  mutating func apply(_ operation: MemoryOperation) {
    pins.apply(operation)
    places.apply(operation)
  }

  var isEmpty: Bool { places.count == 0 }

  /// Returns the place of pins for one more item.
  mutating func insert(_ itemPins: BoxPins) -> Int32 {
    let (horizontal, vertical) = (itemPins.along(.horizontal), itemPins.along(.vertical))
    let hash = Self.hash(horizontal, vertical)
    let known = places.find(hash) { pins[2 * Int($0)] == horizontal && pins[2 * Int($0) + 1] == vertical }
    let place = known ?? append(horizontal, vertical, hash)
    places.addUse(place)
    return place
  }

  private mutating func append(_ horizontal: AxisPins, _ vertical: AxisPins, _ hash: UInt32) -> Int32 {
    let place = places.insert(Place(), hash)
    if !horizontal.traits.union(vertical.traits).isDisjoint(with: .hasStrongestContent) { hasStrongestContent = true }
    if vertical.baseline != nil { hasBaselines = true }
    if 2 * Int(place) == pins.count {
      pins.append(horizontal)
      pins.append(vertical)
    } else {
      (pins[2 * Int(place)], pins[2 * Int(place) + 1]) = (horizontal, vertical)
    }
    return place
  }

  /// Removes the pins of an item.
  mutating func remove(_ place: Int32) { places.removeUse(place) }

  mutating func removeAll() {
    pins.truncate(to: 0)
    places.removeAll()
    hasStrongestContent = false
    hasBaselines = false
  }

  /// A hash of all properties that pins can have.
  private static func hash(_ horizontal: AxisPins, _ vertical: AxisPins) -> UInt32 {
    var mixed: UInt64 = 0
    func mix(_ number: Double?) {
      mixed = (mixed ^ (number ?? .infinity).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      mixed ^= mixed >> 32
    }
    func mix(_ pin: BoxPin?) {
      mix(pin?.constant)
      mix(pin.map { $0.priority + Double($0.relation.rawValue) / 4 })
    }
    func mix(_ pins: AxisPins) {
      mix(pins.begin)
      mix(pins.end)
      mix(pins.size)
      mix(pins.center)
      mix(pins.relative?.pin)
      mix(pins.baseline.map { -pins.hugging - Double($0.rawValue) } ?? pins.hugging)
      mix(pins.keepsSize ? -pins.resistance : pins.resistance)
      mix(pins.relative?.multiplier)
      // The last number hardly changes the lowest bits. This one was mixed before, with the pins along x.
      mix(pins.flex)
    }
    mix(horizontal)
    mix(vertical)
    mix(horizontal.gap)
    return UInt32(truncatingIfNeeded: mixed)
  }
}
