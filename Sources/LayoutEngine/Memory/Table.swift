/// Plain values in contiguous memory, to read and to change. It is a pointer without an owner: a ``Buffer`` or an ``ItemStack`` decides
/// how long it is valid.
///
/// Debug builds check each index.
@safe struct Table<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  private let bounds: MemoryBounds

  @inline(__always) @unsafe init(_ base: UnsafeMutablePointer<Element>, _ bounds: MemoryBounds) {
    unsafe self.base = unsafe base
    self.bounds = bounds
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      bounds.check(index)
      return unsafe base[index]
    }
    nonmutating _modify {
      bounds.check(index)
      yield unsafe &base[index]
    }
  }

  /// What belongs to a node, in a table with an element for each node.
  @inline(__always) subscript(node: Int32) -> Element {
    get { self[Int(node)] }
    nonmutating _modify { yield &self[Int(node)] }
  }

  /// Where an element lies.
  @inline(__always) @unsafe func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    bounds.check(index)
    return unsafe base + index
  }

  /// The part that begins at an index.
  @inline(__always) func suffix(from index: Int) -> Table {
    unsafe Table(base + index, bounds.suffix(from: index))
  }

  /// The first elements.
  @inline(__always) func prefix(_ count: Int) -> Elements<Element> {
    if count > 0 { bounds.check(count - 1) }
    return unsafe Elements(base, count: count, bounds)
  }
}
