/// Trivial values in contiguous memory, for reading and changing.
///
/// The pointer has no owner: a ``Buffer`` or an ``ItemStack`` determines its lifetime. Debug builds check each index.
@safe @usableFromInline package struct Table<Element: BitwiseCopyable> {
  @usableFromInline let base: UnsafeMutablePointer<Element>
  @usableFromInline let bounds: MemoryBounds

  @inlinable @unsafe package init(_ base: UnsafeMutablePointer<Element>, _ bounds: MemoryBounds) {
    unsafe self.base = unsafe base
    self.bounds = bounds
  }

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

  /// Accesses the element of a node, in a table with one element for each node.
  @inlinable package subscript(node: Int32) -> Element {
    get { self[Int(node)] }
    nonmutating _modify { yield &self[Int(node)] }
  }

  /// Returns the address of an element.
  @inlinable @unsafe package func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    bounds.check(index)
    return unsafe base + index
  }

  /// Returns the part that begins at an index.
  @inlinable package func suffix(from index: Int) -> Table {
    unsafe Table(base + index, bounds.suffix(from: index))
  }

  /// Returns the first elements.
  @inlinable package func prefix(_ count: Int) -> Elements<Element> {
    if count > 0 { bounds.check(count - 1) }
    return unsafe Elements(base, count: count, bounds)
  }
}
