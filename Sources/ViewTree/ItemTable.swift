/// The items of a tree, by the slots of their nodes.
///
/// The table keeps the items alive. It uses manually allocated memory, so that a lookup needs neither an exclusivity
/// check nor a reference count.
@safe struct ItemTable {
  private var items: UnsafeMutablePointer<Unmanaged<ViewNode>?>
  private var capacity = 16

  init() {
    unsafe items = .allocate(capacity: capacity)
    unsafe items.initialize(repeating: nil, count: capacity)
  }

  /// Releases all items and the memory.
  func free() {
    for slot in 0..<capacity { unsafe items[slot]?.release() }
    unsafe items.deallocate()
  }

  /// The item of a slot. The reference does not retain the item.
  @inline(__always) func reference(at slot: Int) -> ItemReference? {
    assert(slot >= 0, "slot \(slot)")
    return slot < capacity ? unsafe items[slot].map { unsafe ItemReference($0) } : nil
  }

  /// The item of a slot.
  subscript(slot: Int) -> ViewNode? {
    get { reference(at: slot)?.item }
    set {
      if slot >= capacity {
        if newValue == nil { return }
        grow(toHold: slot)
      }
      let old = unsafe items[slot]
      unsafe items[slot] = newValue.map { unsafe Unmanaged.passRetained($0) }
      unsafe old?.release()
    }
  }

  /// Calls `body` with each item, without retaining it.
  @inline(__always) func forEachItem(_ body: (ViewNode) -> Void) {
    for slot in 0..<capacity { reference(at: slot)?.read(body) }
  }

  /// All items.
  var all: [ViewNode] { (0..<capacity).compactMap { self[$0] } }

  private mutating func grow(toHold slot: Int) {
    let larger = Swift.max(slot + 1, 2 * capacity)
    let memory = UnsafeMutablePointer<Unmanaged<ViewNode>?>.allocate(capacity: larger)
    unsafe memory.moveInitialize(from: items, count: capacity)
    unsafe (memory + capacity).initialize(repeating: nil, count: larger - capacity)
    unsafe items.deallocate()
    unsafe items = memory
    capacity = larger
  }
}

/// An item that is kept alive by a table.
@safe struct ItemReference {
  private let reference: Unmanaged<ViewNode>

  @inline(__always) @unsafe fileprivate init(_ reference: Unmanaged<ViewNode>) { unsafe self.reference = reference }

  var item: ViewNode { unsafe reference.takeUnretainedValue() }

  /// Reads from the item without retaining it.
  @inline(__always) func read<Result>(_ body: (ViewNode) -> Result) -> Result {
    unsafe reference._withUnsafeGuaranteedRef { body($0) }
  }
}
