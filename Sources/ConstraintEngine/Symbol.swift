/// A column of the tableau.
struct SymbolRecord: Sendable {
  /// What a symbol stands for.
  enum Kind: UInt8, Sendable {
    /// Free for another use.
    case unused
    /// A ``Variable``; it may be negative.
    case external
    /// The distance of an inequality from its bound; 0 or more.
    case slack
    /// The violation of a wish in one direction; 0 or more, and the less the better.
    case error
    /// Marks a required equation; always 0.
    case dummy
  }

  var kind: Kind
  /// Whether it has left 0 for good as long as the present optimum is kept: it would worsen some level.
  var isFrozen = false
  /// The row that says what the symbol is; -1 for one that is 0, or a variable about which nothing is known.
  var row: Int32 = -1
  /// The level that an error counts in; -1 for other symbols.
  var level: Int32 = -1
  /// Where an error stands in its level; the record of an edit variable's wish; -1 otherwise.
  var place: Int32 = -1
  /// Which variable it is, in the order in which they were made; -1 for other symbols.
  var variable: Int32 = -1
  /// How many rows in the symbol's column may no longer name it, or stand there twice.
  var staleCount: Int32 = 0
  /// A variable's definition names only variables of smaller rank.
  var rank: Int32 = 0
}

/// A symbol times a number.
struct Entry<Number: Scalar>: BitwiseCopyable, Sendable {
  var symbol: Int32
  var coefficient: Number
}
