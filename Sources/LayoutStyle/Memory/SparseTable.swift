/// Values of nodes, most of which are the default value.
///
/// The table has memory up to the last node that has had another value. Most trees need no memory.
@usableFromInline package struct SparseTable<Value: BitwiseCopyable> {
  @usableFromInline var values = Buffer<Value>()
  @usableFromInline let defaultValue: Value

  @inlinable package init(default value: Value) { defaultValue = value }

  @inlinable package mutating func apply(_ operation: MemoryOperation) { values.apply(operation) }

  /// Whether all values are the default value, and have been since the table was made or emptied.
  @inlinable package var isEmpty: Bool { values.count == 0 }

  @inlinable package subscript(node: Int32) -> Value {
    get { Int(node) < values.count ? values[Int(node)] : defaultValue }
    _modify {
      if Int(node) >= values.count { extend(toInclude: node) }
      yield &values[Int(node)]
    }
  }

  @inlinable @inline(never) mutating func extend(toInclude node: Int32) {
    while values.count <= Int(node) { values.append(defaultValue) }
  }

  /// Sets the value of a node to the default value.
  @inlinable package func reset(_ node: Int32) {
    if Int(node) < values.count { values[Int(node)] = defaultValue }
  }

  /// Sets all values to the default value, and keeps the memory.
  @inlinable package mutating func removeAll() { values.truncate(to: 0) }
}
