/// The space in which a root is laid out.
public enum RootSpace: Equatable, Sendable {
  /// The size of the root's border box, regardless of its style.
  case exact(LayoutSize)
  /// The available space in which the root's style determines the size; `nil` is infinite.
  ///
  /// Percentages refer to this space.
  case available(width: Double?, height: Double?)

  /// Infinite space on both axes: the root takes its max-content size, unless its style sets another size.
  public static let unconstrained = RootSpace.available(width: nil, height: nil)
}

extension RootSpace {
  /// The space without invalid extents.
  ///
  /// In available space, NaN becomes infinite. In an exact size, NaN and infinity become 0. Negative extents and −0 become 0.
  func sanitized() -> RootSpace {
    func extent(_ value: Double?) -> Double? {
      guard let value, value < .greatestFiniteMagnitude else { return nil }
      return value.boundedSize
    }
    switch self {
    case .exact(let size):
      return .exact(LayoutSize(width: extent(size.width) ?? 0, height: extent(size.height) ?? 0))
    case .available(let width, let height):
      return .available(width: extent(width), height: extent(height))
    }
  }
}

extension RootSpace {
  var transposed: RootSpace {
    switch self {
    case .exact(let size): return .exact(size.transposed)
    case .available(let width, let height): return .available(width: height, height: width)
    }
  }
}
