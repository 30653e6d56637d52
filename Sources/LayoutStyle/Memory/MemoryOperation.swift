/// An operation on the memory that a tree owns.
///
/// Each type whose values own memory has a function `apply(_:)` that applies the operation to all parts of the memory, so
/// that the parts are listed once for all operations.
@usableFromInline package enum MemoryOperation {
  /// Replaces the memory by a copy, which a copied value then owns.
  case copy
  case free
  #if COUNTING
    /// Counts subsequent accesses to the memory.
    case countAccesses(AccessCounter)
  #endif
}
