// Checks and counts of accesses to the engine's memory. Only debug builds check, and only builds with the flag
// `COUNTING` count, for tests. Other builds contain neither the code nor its data.

/// The number of elements of a memory range, and the counter of accesses to it.
///
/// In release builds that do not count, the size is 0.
@safe @usableFromInline package struct MemoryBounds {
  #if DEBUG
    @usableFromInline let count: Int
  #endif
  @usableFromInline let counter: AccessCounter

  @inlinable package init(count: Int, _ counter: AccessCounter) {
    #if DEBUG
      self.count = count
    #endif
    self.counter = counter
  }

  /// Checks an index, and counts the access.
  @inlinable package func check(_ index: Int) {
    #if DEBUG
      assert(index >= 0 && index < count, "index \(index) of \(count) elements")
    #endif
    counter.count()
  }

  /// Returns the bounds of the part that begins at an index.
  @inlinable package func suffix(from index: Int) -> MemoryBounds {
    #if DEBUG
      assert(index >= 0 && index <= count, "beginning \(index) of \(count) elements")
      return MemoryBounds(count: count - index, counter)
    #else
      return self
    #endif
  }
}

/// A counter of accesses to memory, for tests.
///
/// Without the flag `COUNTING` the size is 0.
@safe @usableFromInline package struct AccessCounter {
  #if COUNTING
    @usableFromInline let number: UnsafeMutablePointer<Int>?

    @inlinable package init() { unsafe number = nil }

    package init(_ count: AccessCount) { unsafe number = count.number }
  #else
    @inlinable package init() {}
  #endif

  @inlinable package func count(_ accesses: Int = 1) {
    #if COUNTING
      unsafe number?.pointee += accesses
    #endif
  }
}

#if COUNTING
  /// The number of accesses of trees to their memory, as a measure of the work of edits and layouts.
  ///
  /// The number is deterministic, so that tests can compare it.
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
