/// A stack of plain values whose memory does not move while somebody uses it: a pass that is interrupted by another one finds its
/// items where they were.
@safe struct ItemStack<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var count = 0
  private var capacity: Int
  /// Memory that has become too small, and may still be in use.
  private var retired = Buffer<UInt>()
  var counter = AccessCounter()

  init() {
    capacity = 8
    unsafe base = .allocate(capacity: capacity)
  }

  /// Room for so many elements, until they are popped.
  @inline(__always) mutating func push(_ elementCount: Int) -> Table<Element> {
    if count + elementCount > capacity { grow(by: elementCount) }
    defer { count += elementCount }
    return unsafe Table(base + count, MemoryBounds(count: elementCount, counter))
  }

  mutating func pop(_ elementCount: Int) {
    assert(elementCount <= count, "\(elementCount) of \(count) elements")
    count -= elementCount
  }

  @inline(never) private mutating func grow(by elementCount: Int) {
    if count == 0 { unsafe base.deallocate() } else { retired.append(UInt(bitPattern: unsafe base)) }
    capacity = count + max(elementCount, capacity)
    unsafe base = .allocate(capacity: capacity)
  }

  /// Ends a layout: memory that was retired is freed, and memory beyond `limit` bytes is given back.
  mutating func giveBack(above limit: Int) {
    while let address = retired.popLast() { deallocate(address) }
    guard count == 0, capacity * MemoryLayout<Element>.stride > limit else { return }
    free()
    let counter = counter
    self = ItemStack()
    self.counter = counter
  }

  private func deallocate(_ address: UInt) { unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }

  func free() {
    for index in 0..<retired.count { deallocate(retired[index]) }
    retired.free()
    unsafe base.deallocate()
  }
}
