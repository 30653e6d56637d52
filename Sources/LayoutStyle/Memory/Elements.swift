/// A collection of trivial values in contiguous memory.
///
/// Like a ``Table``, the collection has no owner. Debug builds check each index.
@safe @usableFromInline package struct Elements<Element: BitwiseCopyable>: RandomAccessCollection {
  @usableFromInline let memory: UnsafeMutableBufferPointer<Element>
  @usableFromInline let bounds: MemoryBounds

  @inlinable @unsafe package init(_ base: UnsafeMutablePointer<Element>, count: Int, _ bounds: MemoryBounds) {
    unsafe memory = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    self.bounds = bounds
  }

  /// Makes an empty collection.
  @inlinable package init() {
    unsafe memory = UnsafeMutableBufferPointer(start: nil, count: 0)
    bounds = MemoryBounds(count: 0, AccessCounter())
  }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { unsafe memory.count }

  @inlinable package subscript(index: Int) -> Element {
    get {
      bounds.check(index)
      return unsafe memory[index]
    }
    nonmutating _modify {
      bounds.check(index)
      yield unsafe &memory[index]
    }
  }

  /// Returns the elements in a range.
  @inlinable package func part(_ range: Range<Int>) -> Elements {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "\(range) of \(count) elements")
    guard let base = unsafe memory.baseAddress else { return self }
    return unsafe Elements(base + range.lowerBound, count: range.count, bounds.suffix(from: range.lowerBound))
  }

  @inlinable package func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var elements = unsafe memory
    unsafe elements.sort(by: areInIncreasingOrder)
  }
}
