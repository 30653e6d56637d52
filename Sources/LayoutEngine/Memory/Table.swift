/// Trivial values in contiguous memory, for reading and changing.
///
/// The pointer has no owner: a ``Buffer`` or an ``ItemStack`` determines its lifetime. Debug builds check each index.
@safe struct Table<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  private let bounds: MemoryBounds

  @unsafe init(_ base: UnsafeMutablePointer<Element>, _ bounds: MemoryBounds) {
    unsafe self.base = unsafe base
    self.bounds = bounds
  }

  subscript(index: Int) -> Element {
    get {
      bounds.check(index)
      return unsafe base[index]
    }
    nonmutating _modify {
      bounds.check(index)
      yield unsafe &base[index]
    }
  }

  /// Accesses the element of a node, in a table with one element for each node.
  subscript(node: Int32) -> Element {
    get { self[Int(node)] }
    nonmutating _modify { yield &self[Int(node)] }
  }

  /// Returns the address of an element.
  @unsafe func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    bounds.check(index)
    return unsafe base + index
  }

  /// Returns the part that begins at an index.
  func suffix(from index: Int) -> Table {
    unsafe Table(base + index, bounds.suffix(from: index))
  }

  /// Returns the first elements.
  func prefix(_ count: Int) -> Elements<Element> {
    if count > 0 { bounds.check(count - 1) }
    return unsafe Elements(base, count: count, bounds)
  }
}
