/// An unknown of a ``Solver``: a number that its constraints decide. It may be negative.
///
/// A variable belongs to the solver that made it (and to copies of that solver), and lasts as long as it.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// Its place among the variables of the solver, in the order in which they were made.
  let index: Int32
}
