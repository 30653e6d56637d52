import LayoutEngine

/// Stores the parts of a tree at fixed addresses.
@safe final class TreeMemory: @unchecked Sendable {
  // This class is `Sendable` without a lock: it belongs to one `NodeTree`, which is used only where views are used.
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
