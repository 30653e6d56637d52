import Foundation
import PlatformView

extension BoxLayout {
  /// A constraint on a distance or a size, in points: a number, a relation and a priority.
  ///
  /// ```swift
  /// label.boxed.left(>=20).right(==10 & .defaultHigh)
  /// ```
  /// A number that is not finite is kept, is laid out as 0, and is reported as an issue. A priority outside of 1 … 1000 is laid out as
  /// the nearer of these two, and is reported, too.
  public struct Pin: Hashable, Sendable, CustomStringConvertible {
    /// The distance or size, in points. Default: 0.
    public var constant: CGFloat
    /// How the distance or size relates to it. Default: `.equal`.
    public var relation: Relation
    /// The priority of the pin. Default: `.required`.
    public var priority: PlatformLayoutPriority

    /// `==0`, required.
    public static let zero = Pin()

    /// Makes a pin.
    public init(constant: CGFloat = 0, relation: Relation = .equal, priority: PlatformLayoutPriority = .required) {
      self.constant = constant
      self.relation = relation
      self.priority = priority
    }

    /// Makes a required pin of exactly this number of points.
    public init(_ constant: Double) { self.init(constant: CGFloat(constant)) }

    /// Exactly this distance or size; `nil` for `nil`.
    public static func equal(_ constant: CGFloat?) -> Pin? { constant.map { Pin(constant: $0) } }

    /// At least this distance or size; `nil` for `nil`.
    public static func greaterThanOrEqual(_ constant: CGFloat? = 0) -> Pin? {
      constant.map { Pin(constant: $0, relation: .greaterThanOrEqual) }
    }

    /// At most this distance or size; `nil` for `nil`.
    public static func lessThanOrEqual(_ constant: CGFloat?) -> Pin? {
      constant.map { Pin(constant: $0, relation: .lessThanOrEqual) }
    }

    /// The pin in operator notation: `20.0`, `>=20.0`, `>=20.0 & 750.0priority`.
    public var description: String {
      relation.prefix + "\(constant)" + (priority == .required ? "" : " & \(priority.rawValue)priority")
    }
  }
}

/// Pins of edges and centers.
public typealias BoxEdgePins = [BoxEdge: BoxLayout.Pin]

/// A constraint on a distance or a size: see ``BoxLayout/Pin``.
public typealias Pin = BoxLayout.Pin

extension BoxLayout.Pin: PrioritizedPin {}

extension BoxLayout.Pin: ExpressibleByIntegerLiteral {
  /// A required pin of exactly this number of points: `50`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension BoxLayout.Pin: ExpressibleByFloatLiteral {
  /// A required pin of exactly this number of points: `50.0`.
  public init(floatLiteral value: Double) { self.init(value) }
}
