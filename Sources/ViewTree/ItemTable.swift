/// The items of a tree by the slots of their nodes. It keeps them alive.
///
/// It is memory of its own, so that looking an item up neither checks an access nor counts a reference.
struct ItemTable {
  private var items: UnsafeMutablePointer<Unmanaged<ViewNode>?>
  private var capacity = 16

  init() {
    items = .allocate(capacity: capacity)
    items.initialize(repeating: nil, count: capacity)
  }

  /// Lets go of all items, and of the memory.
  func free() {
    for slot in 0..<capacity { items[slot]?.release() }
    items.deallocate()
  }

  /// The item of a slot, not kept alive beyond what the table does.
  @inline(__always) func reference(at slot: Int) -> Unmanaged<ViewNode>? { slot < capacity ? items[slot] : nil }

  /// The item of a slot.
  subscript(slot: Int) -> ViewNode? {
    get { reference(at: slot)?.takeUnretainedValue() }
    set {
      if slot >= capacity {
        if newValue == nil { return }
        grow(toHold: slot)
      }
      let old = items[slot]
      items[slot] = newValue.map { Unmanaged.passRetained($0) }
      old?.release()
    }
  }

  /// All items.
  var all: [ViewNode] { (0..<capacity).compactMap { self[$0] } }

  private mutating func grow(toHold slot: Int) {
    let larger = Swift.max(slot + 1, 2 * capacity)
    let memory = UnsafeMutablePointer<Unmanaged<ViewNode>?>.allocate(capacity: larger)
    memory.moveInitialize(from: items, count: capacity)
    (memory + capacity).initialize(repeating: nil, count: larger - capacity)
    items.deallocate()
    (items, capacity) = (memory, larger)
  }
}
