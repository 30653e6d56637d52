/// The space that a root is laid out in.
public enum RootSpace: Equatable, Sendable {
  /// The root's border box has this size, whatever its style says.
  case exact(LayoutSize)
  /// The root takes the size that its style gives within this space; `nil` is endless. Percentages refer to it.
  case available(width: Double?, height: Double?)

  /// Endless on both axes: the root's max-content size, unless its style says otherwise.
  public static let unconstrained = RootSpace.available(width: nil, height: nil)
}

extension RootSpace {
  /// Not a number counts as endless, negative as 0.
  func sanitized() -> RootSpace {
    func extent(_ value: Double?) -> Double? {
      guard let value, value < .greatestFiniteMagnitude else { return nil }
      return max(0, value).bounded
    }
    switch self {
    case .exact(let size):
      return .exact(LayoutSize(width: extent(size.width) ?? 0, height: extent(size.height) ?? 0))
    case .available(let width, let height):
      return .available(width: extent(width), height: extent(height))
    }
  }
}
