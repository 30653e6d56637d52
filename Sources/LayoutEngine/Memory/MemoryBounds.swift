// What debug builds do at each access to the engine's memory. Release builds do none of it, and keep nothing for it.

/// How many elements a run of memory has, and who counts accesses to it. In release builds it has no size.
@safe struct MemoryBounds {
  #if DEBUG
    private let count: Int
  #endif
  private let counter: AccessCounter

  @inline(__always) init(count: Int, _ counter: AccessCounter) {
    #if DEBUG
      self.count = count
    #endif
    self.counter = counter
  }

  /// Checks an index, and counts the access.
  @inline(__always) func check(_ index: Int) {
    #if DEBUG
      assert(index >= 0 && index < count, "index \(index) of \(count) elements")
      counter.count()
    #endif
  }

  /// The bounds of the part that begins at an index.
  @inline(__always) func suffix(from index: Int) -> MemoryBounds {
    #if DEBUG
      assert(index >= 0 && index <= count, "beginning \(index) of \(count) elements")
      return MemoryBounds(count: count - index, counter)
    #else
      return self
    #endif
  }
}

/// Counts accesses to memory, where a test wants that. In release builds it has no size.
@safe struct AccessCounter {
  #if DEBUG
    private let number: UnsafeMutablePointer<Int>?

    init() { unsafe number = nil }

    init(_ count: AccessCount) { unsafe number = count.number }
  #endif

  @inline(__always) func count(_ accesses: Int = 1) {
    #if DEBUG
      unsafe number?.pointee += accesses
    #endif
  }
}

#if DEBUG
  /// How often trees accessed their memory: the work of edits and layouts. It is deterministic, so that tests can count it.
  @safe package final class AccessCount {
    fileprivate let number: UnsafeMutablePointer<Int>

    package init() {
      unsafe number = .allocate(capacity: 1)
      unsafe number.initialize(to: 0)
    }

    package var total: Int { unsafe number.pointee }

    deinit { unsafe number.deallocate() }
  }
#endif
