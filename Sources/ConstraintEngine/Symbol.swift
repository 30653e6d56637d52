/// A column of the tableau.
struct SymbolRecord: Sendable {
  /// The role of a symbol.
  enum Kind: UInt8, Sendable {
    /// Available for reuse.
    case unused
    /// A ``Variable``; it may be negative.
    case external
    /// The difference between an inequality and its bound; 0 or more.
    case slack
    /// The violation of an optional constraint in one direction; 0 or more, to be minimized.
    case error
    /// The marker of a required equation; always 0.
    case dummy
  }

  var kind: Kind
  /// Whether the symbol must stay 0 to preserve the current optimum.
  ///
  /// A positive value would increase the violation of a level.
  var isFrozen = false
  /// The row that defines the symbol; -1 for a symbol that is 0 and for an undefined variable.
  var row: Int32 = -1
  /// The slot of the level to which an error belongs; -1 for other symbols.
  var level: Int32 = -1
  /// The index of an error in its level; -1 for other symbols.
  var place: Int32 = -1
  /// The index of the variable, in the order of creation; -1 for other symbols.
  var variable: Int32 = -1
  /// The number of rows in the symbol's column that may no longer contain the symbol, or may be duplicates.
  var staleCount: Int32 = 0
  /// The rank of a variable: its definition contains only variables of smaller rank.
  var rank: Int32 = 0
}

/// A symbol with a coefficient.
struct Entry<Number: Scalar>: BitwiseCopyable, Sendable {
  var symbol: Int32
  var coefficient: Number
}
