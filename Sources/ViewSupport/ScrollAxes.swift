/// Axes along which content scrolls.
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  /// The raw bits of the axes.
  public let rawValue: Int

  /// Makes axes from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = ScrollAxes(rawValue: 1)
  /// The vertical axis.
  public static let vertical = ScrollAxes(rawValue: 2)
}
