/// A reference that does not keep its object alive. The object clears the reference before it is deallocated.
///
/// A weak reference would need a reference count with every access.
@safe @frozen package struct BackReference<Object: AnyObject> {
  @usableFromInline var stored: Unmanaged<Object>?

  @inlinable package init(_ object: Object?) { unsafe stored = object.map { unsafe Unmanaged.passUnretained($0) } }

  /// The object; `nil` if there is none.
  @inlinable package var object: Object? {
    get { unsafe stored?.takeUnretainedValue() }
    set { self = BackReference(newValue) }
  }

  /// Whether there is no object.
  @inlinable package var isEmpty: Bool { unsafe stored == nil }

  /// Returns whether the reference is one to `other`.
  @inlinable package func refers(to other: Object) -> Bool {
    unsafe stored?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }

  /// Returns a value of the object; `nil` without an object. The object is not retained.
  @inlinable package func read<Value>(_ body: (Object) -> Value) -> Value? {
    unsafe stored.map { unsafe $0._withUnsafeGuaranteedRef { body($0) } }
  }
}
