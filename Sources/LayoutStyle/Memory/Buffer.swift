/// A growable array of trivial values in contiguous memory, owned by an ``Arena``.
///
/// The engine uses pointers into this memory without reference counts and exclusivity checks. Therefore, a buffer
/// stores only trivial values, and the arena frees the memory. Debug builds check each index.
@safe @usableFromInline package struct Buffer<Element: BitwiseCopyable> {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline package internal(set) var count = 0
  @usableFromInline package internal(set) var capacity: Int
  @usableFromInline var counter = AccessCounter()

  /// The smallest capacity.
  ///
  /// It is smaller for large elements, because buffers of large elements are rarely full.
  @inlinable static var leastCapacity: Int { Swift.max(2, Swift.min(8, 512 / MemoryLayout<Element>.stride)) }

  /// Makes an empty buffer.
  ///
  /// Without a minimum capacity, memory is allocated for the first element.
  @inlinable package init(minimumCapacity: Int = 0) {
    capacity = minimumCapacity
    unsafe base = Self.allocate(minimumCapacity)
  }

  @inlinable var bounds: MemoryBounds { MemoryBounds(count: count, counter) }

  @inlinable package subscript(index: Int) -> Element {
    get {
      bounds.check(index)
      return unsafe base[index]
    }
    nonmutating _modify {
      bounds.check(index)
      yield unsafe &base[index]
    }
  }

  // MARK: - Windows

  /// A table of the elements, valid until the memory grows.
  @inlinable package var table: Table<Element> { unsafe Table(base, bounds) }

  /// All elements, valid until the memory grows.
  @inlinable package var elements: Elements<Element> { unsafe Elements(base, count: count, bounds) }

  /// Reserves memory after the last element, and returns it.
  ///
  /// The elements do not count before they are appended.
  @inlinable package mutating func reserve(_ additionalCount: Int) -> Elements<Element> {
    if count + additionalCount > capacity { grow(to: Swift.max(count + additionalCount, nextCapacity)) }
    return unsafe Elements(base + count, count: additionalCount, MemoryBounds(count: additionalCount, counter))
  }

  // MARK: - Changing the number of elements

  @inlinable package mutating func append(_ element: Element) {
    if count == capacity { grow(to: nextCapacity) }
    unsafe (base + count).initialize(to: element)
    count += 1
    counter.count()
  }

  /// Appends an element in reserved memory: see ``reserve(_:)``.
  ///
  /// - Parameter index: The number of elements, which the caller knows.
  @inlinable @inline(__always) package mutating func appendInReserve(_ element: Element, at index: Int) {
    assert(index == count && index < capacity, "no memory is reserved at \(index)")
    unsafe (base + index).initialize(to: element)
    count = index &+ 1
    counter.count()
  }

  /// Appends the first elements of a table, which may be part of this memory.
  @inlinable package mutating func append(_ newCount: Int, of table: Table<Element>) {
    guard newCount > 0 else { return }
    let offset = unsafe table.pointer(to: 0) - base
    let isOwn = offset >= 0 && offset < count
    let place = reserve(newCount)
    let source = isOwn ? self.table.suffix(from: offset) : table
    for index in 0..<newCount { place[index] = source[index] }
    count += newCount
  }

  @inlinable package mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    counter.count()
    return unsafe base[count]
  }

  @inlinable package mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count, "\(newCount) of \(count) elements")
    count = newCount
  }

  /// Reverses the order of the last elements, from `start` on.
  ///
  /// The elements that were pushed on a stack first are then popped first, so that a tree is traversed in memory order.
  @inlinable package func reverse(from start: Int) {
    var (first, last) = (start, count - 1)
    while first < last {
      (self[first], self[last]) = (self[last], self[first])
      first += 1
      last -= 1
    }
  }

  // MARK: - Memory

  /// The size of the memory in bytes.
  @inlinable package var bytes: Int { capacity * MemoryLayout<Element>.stride }

  /// The capacity after the next growth.
  ///
  /// Large buffers grow by a smaller ratio, to limit unused memory.
  @inlinable var nextCapacity: Int {
    Swift.max(Self.leastCapacity, capacity + (bytes < 16_384 ? capacity : bytes < 65_536 ? capacity / 2 : capacity / 4))
  }

  @inlinable @inline(never) mutating func grow(to newCapacity: Int) {
    let larger = unsafe Self.allocate(newCapacity)
    unsafe larger.moveInitialize(from: base, count: count)
    free()
    unsafe base = larger
    capacity = newCapacity
  }

  /// Frees memory of more than `limit` bytes, if the buffer is empty.
  @inlinable package mutating func giveBack(above limit: Int) {
    guard count == 0, bytes > limit else { return }
    free()
    let counter = counter
    self = Buffer()
    self.counter = counter
  }

  @inlinable package mutating func apply(_ operation: MemoryOperation) {
    switch operation {
    case .copy:
      let copy = unsafe Self.allocate(count)
      unsafe copy.initialize(from: base, count: count)
      unsafe base = copy
      capacity = count
      counter.count(count)
    case .free: free()
    #if COUNTING
      case .countAccesses(let counter): self.counter = counter
    #endif
    }
  }

  @inlinable package func free() {
    if capacity > 0 { unsafe base.deallocate() }
  }

  /// Allocates memory for a number of elements.
  ///
  /// Without elements, the pointer is aligned and is never read.
  @inlinable @unsafe static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    if capacity > 0 { return .allocate(capacity: capacity) }
    return unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }
}
