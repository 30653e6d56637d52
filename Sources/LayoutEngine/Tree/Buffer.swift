/// A growable run of plain values in contiguous memory, owned by an ``Arena``.
///
/// It exists because the engine keeps pointers into memory that no reference count and no exclusivity check guards: only
/// trivial values may be stored, and the arena frees the memory.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Of what is large there is mostly little.
  private static var leastCapacity: Int { Swift.max(2, Swift.min(8, 512 / MemoryLayout<Element>.stride)) }

  init(minimumCapacity: Int = Self.leastCapacity) {
    capacity = minimumCapacity
    base = .allocate(capacity: minimumCapacity)
  }

  init(copying other: Buffer) {
    capacity = Swift.max(other.count, Self.leastCapacity)
    base = .allocate(capacity: capacity)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: nextCapacity) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Makes room for so many elements behind the last, and answers where. They do not count before they are appended.
  mutating func reserve(_ additionalCount: Int) -> UnsafeMutablePointer<Element> {
    if count + additionalCount > capacity { grow(to: Swift.max(count + additionalCount, nextCapacity)) }
    return base + count
  }

  mutating func removeLast() { count -= 1 }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Turns the order of the last elements around: those from `start` on. What is put on a stack first is then taken off first,
  /// so that a tree is gone through in the order in which it lies in memory.
  func reverse(from start: Int) {
    var (first, last) = (start, count - 1)
    while first < last {
      (base[first], base[last]) = (base[last], base[first])
      first += 1
      last -= 1
    }
  }

  mutating func truncate(to newCount: Int) { count = newCount }

  /// How much memory it takes.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  /// Large runs grow by little: what is not used is memory that nobody else has.
  private var nextCapacity: Int {
    capacity + (bytes < 16_384 ? capacity : bytes < 65_536 ? capacity / 2 : capacity / 6)
  }

  @inline(never) private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }

  /// Gives back memory that is more than `limit` bytes, of a run that is empty.
  mutating func giveBack(above limit: Int) {
    guard count == 0, bytes > limit else { return }
    free()
    self = Buffer()
  }

  func free() { base.deallocate() }
}
