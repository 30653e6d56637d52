/// A value in separately allocated memory.
///
/// The pointer has no owner: the code that makes the allocation frees it.
@safe struct Allocation<Value> {
  private let memory: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    unsafe memory = .allocate(capacity: 1)
    unsafe memory.initialize(to: value)
  }

  var value: Value {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(memory) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe memory }
  }

  func free() {
    unsafe memory.deinitialize(count: 1)
    unsafe memory.deallocate()
  }
}
