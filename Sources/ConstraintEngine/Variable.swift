/// An unknown of a ``Solver``, whose value is determined by constraints.
///
/// The value may be negative. A variable belongs to the solver that created it, and to copies of that solver. The
/// variable is valid as long as that solver exists.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The index of the variable in the solver, in the order of creation.
  let index: Int32
}
