/// A collection of trivial values in contiguous memory.
///
/// Like a ``Table``, the collection has no owner. Debug builds check each index.
@safe struct Elements<Element: BitwiseCopyable>: RandomAccessCollection {
  private let memory: UnsafeMutableBufferPointer<Element>
  private let bounds: MemoryBounds

  @unsafe init(_ base: UnsafeMutablePointer<Element>, count: Int, _ bounds: MemoryBounds) {
    unsafe memory = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    self.bounds = bounds
  }

  /// Makes an empty collection.
  init() {
    unsafe memory = UnsafeMutableBufferPointer(start: nil, count: 0)
    bounds = MemoryBounds(count: 0, AccessCounter())
  }

  var startIndex: Int { 0 }
  var endIndex: Int { unsafe memory.count }

  subscript(index: Int) -> Element {
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
  func part(_ range: Range<Int>) -> Elements {
    assert(range.lowerBound >= 0 && range.upperBound <= count, "\(range) of \(count) elements")
    guard let base = unsafe memory.baseAddress else { return self }
    return unsafe Elements(base + range.lowerBound, count: range.count, bounds.suffix(from: range.lowerBound))
  }

  func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var elements = unsafe memory
    unsafe elements.sort(by: areInIncreasingOrder)
  }
}
