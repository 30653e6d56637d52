import LayoutEngine

/// Keeps what a tree consists of at an address of its own.
@safe final class TreeMemory: @unchecked Sendable {
  // Sendable although nothing guards it: it belongs to one `NodeTree`, which is used where views are used.
  @unsafe let tree: UnsafeMutablePointer<LayoutTree>
  private let itemTable: UnsafeMutablePointer<ItemTable>

  init() {
    unsafe itemTable = .allocate(capacity: 1)
    unsafe itemTable.initialize(to: ItemTable())
    unsafe tree = .allocate(capacity: 1)
    var empty = LayoutTree(rules: .stackView)
    empty.leavesInheritWritingModes = false
    unsafe tree.initialize(to: empty)
  }

  deinit {
    unsafe tree.deinitialize(count: 1)
    unsafe tree.deallocate()
    items.free()
    unsafe itemTable.deallocate()
  }

  var items: ItemTable {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(itemTable) }
    @inline(__always) unsafeMutableAddress { unsafe itemTable }
  }
}
