#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  /// How much a wish of the layout counts, from 1 to 1000: `UILayoutPriority` without UIKit.
  public struct HeadlessLayoutPriority: Hashable, Sendable, RawRepresentable {
    /// 1000: whoever else may wish what he likes.
    public static let required = HeadlessLayoutPriority(1000)
    /// 750: what content has against being cut.
    public static let defaultHigh = HeadlessLayoutPriority(750)
    /// 250: what content has against being stretched.
    public static let defaultLow = HeadlessLayoutPriority(250)
    /// 50: what a view has against being larger than its content.
    public static let fittingSizeLevel = HeadlessLayoutPriority(50)

    /// The number. It is kept as it is; layouts bring it between 1 and 1000.
    public var rawValue: Float

    /// Makes a priority of a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority of a number.
    public init(rawValue: Float) { self.rawValue = rawValue }
  }
#endif
