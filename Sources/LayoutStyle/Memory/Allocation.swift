/// A value in separately allocated memory.
///
/// The pointer has no owner: the code that makes the allocation frees it.
@safe @usableFromInline package struct Allocation<Value> {
  @usableFromInline let memory: UnsafeMutablePointer<Value>

  @inlinable package init(_ value: Value) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: value)
  }

  @inlinable package var value: Value {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe memory }
  }

  @inlinable package func free() {
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }
}
