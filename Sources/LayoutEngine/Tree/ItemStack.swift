/// A stack of plain values whose memory does not move while somebody uses it: a pass that is interrupted by another one finds its
/// items where they were.
struct ItemStack<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var count = 0
  private var capacity: Int
  /// Memory that has become too small, and may still be in use.
  private var retired = Buffer<UInt>()

  init() {
    capacity = 8
    base = .allocate(capacity: capacity)
  }

  /// Room for so many elements, until they are popped.
  @inline(__always) mutating func push(_ elementCount: Int) -> UnsafeMutablePointer<Element> {
    if count + elementCount > capacity { grow(by: elementCount) }
    defer { count += elementCount }
    return base + count
  }

  mutating func pop(_ elementCount: Int) { count -= elementCount }

  @inline(never) private mutating func grow(by elementCount: Int) {
    if count == 0 { base.deallocate() } else { retired.append(UInt(bitPattern: base)) }
    capacity = count + max(elementCount, capacity)
    base = .allocate(capacity: capacity)
  }

  /// Ends a layout: memory that was retired is freed, and memory beyond `limit` bytes is given back.
  mutating func giveBack(above limit: Int) {
    while let address = retired.popLast() { UnsafeMutableRawPointer(bitPattern: address)?.deallocate() }
    guard count == 0, capacity * MemoryLayout<Element>.stride > limit else { return }
    free()
    self = ItemStack()
  }

  func free() {
    for index in 0..<retired.count { UnsafeMutableRawPointer(bitPattern: retired[index])?.deallocate() }
    retired.free()
    base.deallocate()
  }
}
