/// A stack of trivial values whose memory does not move while it is in use.
///
/// A pass that another pass interrupts finds its items at the same addresses.
@safe package struct ItemStack<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var count = 0
  private var capacity: Int
  /// Memory that is too small and may still be in use.
  private var retired = Buffer<UInt>()
  private var counter = AccessCounter()

  package init() {
    capacity = 8
    unsafe base = .allocate(capacity: capacity)
  }

  /// Pushes a number of elements, and returns their memory, valid until they are popped.
  package mutating func push(_ elementCount: Int) -> Table<Element> {
    if count + elementCount > capacity { grow(by: elementCount) }
    defer { count += elementCount }
    return unsafe Table(base + count, MemoryBounds(count: elementCount, counter))
  }

  package mutating func pop(_ elementCount: Int) {
    assert(elementCount <= count, "\(elementCount) of \(count) elements")
    count -= elementCount
  }

  @inline(never) private mutating func grow(by elementCount: Int) {
    if count == 0 { unsafe base.deallocate() } else { retired.append(UInt(bitPattern: unsafe base)) }
    capacity = count + max(elementCount, capacity)
    unsafe base = .allocate(capacity: capacity)
  }

  /// Ends a layout: frees retired memory, and frees memory of more than `limit` bytes.
  package mutating func giveBack(above limit: Int) {
    while let address = retired.popLast() { deallocate(address) }
    guard count == 0, capacity * MemoryLayout<Element>.stride > limit else { return }
    free()
    let counter = counter
    self = ItemStack()
    self.counter = counter
  }

  private func deallocate(_ address: UInt) { unsafe UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }

  package mutating func apply(_ operation: MemoryOperation) {
    switch operation {
    case .copy: self = ItemStack()
    case .free: free()
    #if COUNTING
      case .countAccesses(let counter): self.counter = counter
    #endif
    }
  }

  private func free() {
    for index in 0..<retired.count { deallocate(retired[index]) }
    retired.free()
    unsafe base.deallocate()
  }
}
