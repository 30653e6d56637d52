/// The priority of an optional constraint, from 1 to 1000: `UILayoutPriority` without UIKit.
public struct HeadlessLayoutPriority: Hashable, Sendable, RawRepresentable {
  /// The priority of required constraints: 1000.
  public static let required = HeadlessLayoutPriority(1000)
  /// The default priority of compression resistance: 750.
  public static let defaultHigh = HeadlessLayoutPriority(750)
  /// The default priority of content hugging: 250.
  public static let defaultLow = HeadlessLayoutPriority(250)
  /// The priority with which a view is not larger than its content: 50.
  public static let fittingSizeLevel = HeadlessLayoutPriority(50)

  /// The number. The value is not changed; layouts clamp it to 1 … 1000.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
}
