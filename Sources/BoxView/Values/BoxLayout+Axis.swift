extension BoxLayout {
  /// An axis along which items follow each other.
  public enum Axis: Sendable, CaseIterable {
    /// Horizontal, from the leading edge.
    case x
    /// Vertical, from the top.
    case y

    /// The cross axis.
    public var other: Axis { self == .x ? .y : .x }
  }
}

extension BoxLayout {
  /// How a distance or a size relates to the number of a pin.
  public enum Relation: Sendable, CaseIterable {
    /// `==`
    case equal
    /// `>=`
    case greaterThanOrEqual
    /// `<=`
    case lessThanOrEqual

    /// The relation as a prefix of a number; empty for `==`.
    var prefix: String {
      switch self {
      case .equal: return ""
      case .greaterThanOrEqual: return ">="
      case .lessThanOrEqual: return "<="
      }
    }
  }
}
